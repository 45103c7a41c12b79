package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.List;
import java.util.Optional;

/**
 * A class of the application, a JSON object. Classes may refer to themselves in circles; two of the same class are
 * equal. Immutable for everyone outside this package.
 */
public final class ClassType implements ValueType {
    /** How a property is set. */
    public enum Access {
        /** By assignment to a public field. */
        FIELD,
        /** By a public method {@code setX}, and read by {@code getX} or {@code isX} where there is one. */
        SETTER
    }

    /** Something of the class that JSON can set. Immutable. */
    public static final class Property {
        private final Column member;
        private final String javaType;
        private final Access access;
        private final Optional<String> getter;

        /** @param at where the schema names the class */
        Property(
                String name,
                ValueType type,
                SourceLocation at,
                String javaType,
                Access access,
                Optional<String> getter) {
            this.member = new Column(name, type, at, ColumnOptions.NONE);
            this.javaType = javaType;
            this.access = access;
            this.getter = getter;
        }

        /** {@return the name of the field, or the one the setter stands for; also the name of the JSON member} */
        public String name() {
            return member.name();
        }

        /** {@return what it holds} */
        public ValueType type() {
            return member.type();
        }

        /**
         * {@return the property as a column that says nothing more than name and type; its place is where the class is named}
         */
        public Column member() {
            return member;
        }

        /**
         * {@return the type as Java source spells it with full names; tells {@code int} and {@code java.lang.Integer} apart}
         */
        public String javaType() {
            return javaType;
        }

        /** {@return how it is set} */
        public Access access() {
            return access;
        }

        /** {@return the method that reads it; empty for a field, and for a property that can only be set} */
        public Optional<String> getter() {
            return getter;
        }

        /** {@return whether it can be read, and so is written as JSON} */
        public boolean readable() {
            return access == Access.FIELD || getter.isPresent();
        }

        /** Name and type. */
        @Override
        public String toString() {
            return member.toString();
        }
    }

    private final String className;
    private List<Property> properties = List.of();

    ClassType(String className) {
        this.className = className;
    }

    /** Gives the class its properties, whose types may lead back to the class. */
    void complete(List<Property> found) {
        properties = List.copyOf(found);
    }

    /** {@return the canonical name of the class} */
    public String className() {
        return className;
    }

    /** {@return what JSON can set, in the order of the class} */
    public List<Property> properties() {
        return properties;
    }

    /** {@return the properties as columns that say nothing more than name and type} */
    public List<Column> members() {
        return properties.stream().map(Property::member).toList();
    }

    /**
     * {@return the property of this name}
     *
     * @param name the qualified class name
     */
    public Optional<Property> property(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
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
