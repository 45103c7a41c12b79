package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;

/**
 * A class of the application, a JSON object. Classes may refer to themselves in circles; two of the same class are
 * equal. Immutable once it is linked.
 */
public final class ClassType implements ValueType {
    /**
     * Something of the class that JSON can set.
     *
     * @param column the property as a column that says nothing more than name and type; its place is where the class is
     *     named
     * @param javaType the type as Java source spells it with full names; tells {@code int} and {@code
     *     java.lang.Integer} apart
     * @param access how it is set
     * @param getter the method that reads it; empty for a field, and for a property that can only be set
     */
    public record Property(Column column, String javaType, JavaClasses.Access access, Optional<String> getter) {
        /** {@return the name of the field, or the one the setter stands for; also the name of the JSON member} */
        public String name() {
            return column.name();
        }

        /** {@return what it holds} */
        public ValueType type() {
            return column.type();
        }

        /** {@return whether it can be read, and so is written as JSON} */
        public boolean readable() {
            return access == JavaClasses.Access.FIELD || getter.isPresent();
        }

        /** Name and type. */
        @Override
        public String toString() {
            return column.toString();
        }
    }

    private final String className;
    private List<Property> properties;

    /** The class without its properties; {@link #complete} adds them. Only linking calls this. */
    public ClassType(String className) {
        this.className = className;
    }

    /**
     * Gives the class its properties, whose types may lead back to the class. Only linking calls this.
     *
     * @throws IllegalStateException if it has them
     */
    public void complete(List<Property> found) {
        if (properties != null) {
            throw new IllegalStateException("class " + className + " is complete");
        }
        properties = List.copyOf(found);
    }

    /** {@return the canonical name of the class} */
    public String className() {
        return className;
    }

    /** {@return what JSON can set, in the order of the class} */
    public List<Property> properties() {
        return properties == null ? List.of() : properties;
    }

    /** {@return the properties as columns that say nothing more than name and type} */
    public List<Column> columns() {
        return properties().stream().map(Property::column).toList();
    }

    /** {@return the property of this name} */
    public Optional<Property> property(String name) {
        return properties().stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.application(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClassType that && className.equals(that.className);
    }

    @Override
    public int hashCode() {
        return className.hashCode();
    }

    /** The canonical name. */
    @Override
    public String toString() {
        return className;
    }
}
