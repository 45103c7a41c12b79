package dev.schemac.runtime;

import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;

/** The types of columns, except scalars in their default form. */
final class ColumnTypes {
    private ColumnTypes() {}

    static IllegalStateException not(String expected, ColumnType found) {
        return new IllegalStateException("expected " + expected + " but found " + found);
    }

    /** A scalar in another form than the default one. */
    record InForm(Scalar scalar, ScalarForm form) implements ColumnType {
        @Override
        public Kind kind() {
            return Kind.SCALAR;
        }

        @Override
        public Class<?> javaClass() {
            return scalar.javaClass();
        }

        @Override
        public String toString() {
            return scalar + "(" + form + ")";
        }
    }

    /**
     * A type that its class defines.
     *
     * @param spelling the string of the type in messages
     */
    record Plain(Kind kind, Class<?> javaClass, String spelling) implements ColumnType {
        @Override
        public String toString() {
            return spelling;
        }
    }

    /** An array, a list or a map. */
    record Container(Kind kind, ColumnType element, boolean nullableElements) implements ColumnType {
        @Override
        public Class<?> javaClass() {
            return kind == Kind.MAP
                    ? Map.class
                    : kind == Kind.LIST ? List.class : elementClass().arrayType();
        }

        private Class<?> elementClass() {
            Class<?> boxed = element.javaClass();
            return kind == Kind.PRIMITIVES
                    ? MethodType.methodType(boxed).unwrap().returnType()
                    : boxed;
        }

        @Override
        public ColumnType leaf() {
            return element.leaf();
        }

        @Override
        public ColumnType withoutNulls() {
            return new Container(kind, element, false);
        }

        /** Null in it is a property, and no part of the type. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Container that && kind == that.kind && element.equals(that.element);
        }

        @Override
        public int hashCode() {
            return 31 * kind.hashCode() + element.hashCode();
        }

        @Override
        public String toString() {
            return kind == Kind.MAP
                    ? "Map<String, " + element + ">"
                    : kind == Kind.LIST
                            ? "List<" + element + ">"
                            : element + (kind == Kind.ARRAY ? "[]" : "[primitive]");
        }
    }
}
