package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;

/**
 * An application class, which is a JSON object. Classes may refer to themselves in cycles. Two instances for the same
 * class and type arguments are equal. Immutable after linking.
 */
public final class ClassType implements ValueType {
    /**
     * A property of the class that JSON can set.
     *
     * @param column the property as a column with only name and type; its place is the name of the class
     * @param javaType its type in Java; {@code int} and {@code java.lang.Integer} differ
     * @param access how it is set
     * @param getter the method that reads it; empty for a field and for a write-only property
     */
    public record Property(Column column, JavaTypeName javaType, JavaClasses.Access access, Optional<String> getter) {
        /** {@return the name of the field or of the setter's property; also the name of the JSON member} */
        public String name() {
            return column.name();
        }

        /** {@return the type of its values} */
        public ValueType type() {
            return column.type();
        }

        /** {@return whether it can be read, and therefore written as JSON} */
        public boolean readable() {
            return access == JavaClasses.Access.FIELD || getter.isPresent();
        }

        /** Returns name and type. */
        @Override
        public String toString() {
            return column.toString();
        }
    }

    private final JavaTypeName type;
    private final Optional<JavaClasses.Creator> creator;
    private final Optional<JavaClasses.Undeclared> undeclared;
    private final List<String> supertypes;
    private List<Property> properties;

    /**
     * Creates the class without its properties; {@link #complete} adds them. Only linking calls this.
     *
     * @param creator makes its objects; empty if they are made without arguments
     * @param undeclared how they keep undeclared members; empty if they do not
     * @param supertypes the canonical names of all classes and interfaces that it inherits from
     */
    public ClassType(
            JavaTypeName type,
            Optional<JavaClasses.Creator> creator,
            Optional<JavaClasses.Undeclared> undeclared,
            List<String> supertypes) {
        this.type = type;
        this.undeclared = undeclared;
        this.creator = creator;
        this.supertypes = List.copyOf(supertypes);
    }

    /**
     * Sets the properties, whose types may refer to the class. Only linking calls this.
     *
     * @throws IllegalStateException if they are set already
     */
    public void complete(List<Property> found) {
        if (properties != null) {
            throw new IllegalStateException("class " + type + " is complete");
        }
        properties = List.copyOf(found);
    }

    /** {@return the canonical name of the class, without its type arguments} */
    public String className() {
        return type.name();
    }

    /** {@return the class with its type arguments} */
    public JavaTypeName type() {
        return type;
    }

    /** {@return the constructor or factory that makes its objects; empty if they are made without arguments} */
    public Optional<JavaClasses.Creator> creator() {
        return creator;
    }

    /** {@return how its objects keep undeclared members; empty if they do not} */
    public Optional<JavaClasses.Undeclared> undeclared() {
        return undeclared;
    }

    /** {@return whether its objects are also objects of the other class} */
    public boolean isSubtypeOf(ClassType other) {
        return supertypes.contains(other.className());
    }

    /** {@return the properties that JSON can set, in the order of the class} */
    public List<Property> properties() {
        return properties == null ? List.of() : properties;
    }

    /** {@return the properties as columns with only name and type} */
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
        return other instanceof ClassType that && type.equals(that.type);
    }

    @Override
    public int hashCode() {
        return type.hashCode();
    }

    /** Returns the canonical name, with type arguments. */
    @Override
    public String toString() {
        return type.toString();
    }
}
