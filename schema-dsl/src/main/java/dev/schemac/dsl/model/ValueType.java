package dev.schemac.dsl.model;

import java.util.List;

/** The type of a column or of an element, resolved. {@code toString()} is its spelling in a schema. */
public sealed interface ValueType
        permits ScalarType,
                ValueType.UntypedType,
                ValueType.ArrayType,
                ValueType.ListType,
                ValueType.MapType,
                ValueType.EnumType,
                ValueType.AdaptedType,
                ClassType,
                ObjectType {
    /** The types that take JSON as it comes. */
    enum UntypedType implements ValueType {
        /** Any JSON value. */
        OBJECT("Object"),
        /** Any JSON object. */
        MAP("Map"),
        /** No value: the column is always null, whatever the JSON member holds. */
        NULL("null");

        private final String spelling;

        UntypedType(String spelling) {
            this.spelling = spelling;
        }

        /** The name as written in a schema. */
        @Override
        public String toString() {
            return spelling;
        }
    }

    /**
     * An array; {@code int[][]} is an array of arrays of {@code int}.
     *
     * @param element what the array holds; another array where there are more dimensions
     * @param primitive true where the elements are Java primitives and cannot be null: the innermost array of {@code
     *     int[primitive]}
     */
    record ArrayType(ValueType element, boolean primitive) implements ValueType {
        /** The spelling in a schema, for instance {@code int[primitive][]}. */
        @Override
        public String toString() {
            return element + (primitive ? "[primitive]" : "[]");
        }
    }

    /**
     * A {@code java.util.List}, a JSON array.
     *
     * @param element what the list holds; an element may be null
     */
    record ListType(ValueType element) implements ValueType {
        /** The spelling in a schema, for instance {@code List<int>}. */
        @Override
        public String toString() {
            return "List<" + element + ">";
        }
    }

    /**
     * A {@code java.util.Map} from strings to values of one type, a JSON object. Maps of values of any type are {@link
     * UntypedType#MAP}.
     *
     * @param value what the map holds; a value may be null
     */
    record MapType(ValueType value) implements ValueType {
        /** The spelling in a schema, for instance {@code Map<String, int>}. */
        @Override
        public String toString() {
            return "Map<String, " + value + ">";
        }
    }

    /**
     * A Java enum, a JSON string. Two of the same class are equal.
     *
     * @param className the canonical name of the enum
     * @param constants the names of its constants, in the order of declaration
     */
    record EnumType(String className, List<String> constants) implements ValueType {
        public EnumType {
            constants = List.copyOf(constants);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof EnumType that && className.equals(that.className);
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

    /**
     * A type that an adapter class reads from text in JSON and writes as such.
     *
     * @param className the Java type of the column, as Java source spells it with full names: {@code java.util.Date}
     * @param adapterClassName the canonical name of the adapter: a public class with a public constructor without
     *     parameters
     */
    record AdaptedType(String className, String adapterClassName) implements ValueType {
        /** The Java type of the column. */
        @Override
        public String toString() {
            return className;
        }
    }
}
