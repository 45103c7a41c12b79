package dev.schemac.dsl.model;

import java.util.List;

/**
 * A class of the application, a JSON object. Classes may refer to themselves in circles; two of the same class are
 * equal. Immutable for everyone outside this package.
 */
public final class ClassType implements ValueType {
    /** How a property is set. */
    public enum Access {
        /** By assignment to a public field. */
        FIELD,
        /** By a public method {@code setX}, and read by {@code getX} or {@code isX}. */
        SETTER
    }

    /** Something of the class that JSON can set. Immutable. */
    public static final class Property {
        private final String name;
        private final ValueType type;
        private final String javaType;
        private final Access access;

        Property(String name, ValueType type, String javaType, Access access) {
            this.name = name;
            this.type = type;
            this.javaType = javaType;
            this.access = access;
        }

        /** The name of the field, or the one the setter stands for; also the name of the JSON member. */
        public String name() {
            return name;
        }

        /** What it holds. */
        public ValueType type() {
            return type;
        }

        /** The type as Java source spells it with full names; tells {@code int} and {@code java.lang.Integer} apart. */
        public String javaType() {
            return javaType;
        }

        /** How it is set. */
        public Access access() {
            return access;
        }

        /** Name and type. */
        @Override
        public String toString() {
            return name + " " + type;
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

    /** The canonical name of the class. */
    public String className() {
        return className;
    }

    /** What JSON can set, in the order of the class. */
    public List<Property> properties() {
        return properties;
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
