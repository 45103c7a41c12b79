package dev.schemac.runtime.support.event;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the types of columns that are not a scalar in its default form. */
public final class ColumnTypes {
    /** The type of kind {@link Kind#ANY}. */
    public static final ColumnType ANY = new Plain(Kind.ANY, Object.class, "Object");

    /** The type of kind {@link Kind#ANY_OBJECT}. */
    public static final ColumnType ANY_OBJECT = new Plain(Kind.ANY_OBJECT, Map.class, "Map");

    /** The type of kind {@link Kind#ALWAYS_NULL}. */
    public static final ColumnType ALWAYS_NULL = new Plain(Kind.ALWAYS_NULL, Object.class, "null");

    private ColumnTypes() {}

    /** {@return a scalar in a form, which the language defines for it} */
    public static ColumnType scalar(Scalar type, ScalarForm form) {
        return form.kind() == ScalarForm.Kind.DEFAULT ? type : new InForm(type, form);
    }

    /** {@return a date or time in a pattern of {@link java.time.format.DateTimeFormatter}} */
    public static ColumnType pattern(Scalar type, String pattern) {
        return new InForm(type, ScalarForm.pattern(pattern));
    }

    /**
     * {@return the form of a kind}
     *
     * @param kind the kind of form
     * @param pattern the pattern of {@link ScalarForm.Kind#PATTERN}; not used for another kind
     */
    public static ScalarForm form(ScalarForm.Kind kind, String pattern) {
        return switch (kind) {
            case DEFAULT -> ScalarForm.DEFAULT;
            case STRING -> ScalarForm.STRING;
            case EPOCH_MILLIS -> ScalarForm.EPOCH_MILLIS;
            case EPOCH_SECONDS -> ScalarForm.EPOCH_SECONDS;
            case MILLIS -> ScalarForm.MILLIS;
            case SECONDS -> ScalarForm.SECONDS;
            case BASE64_MIME -> ScalarForm.BASE64_MIME;
            case BASE64_PEM -> ScalarForm.BASE64_PEM;
            case BASE64_URL -> ScalarForm.BASE64_URL;
            case PATTERN -> ScalarForm.pattern(pattern);
        };
    }

    /** {@return arrays with elements of a type, which can be null} */
    public static ColumnType array(ColumnType element) {
        return new Container(Kind.ARRAY, element, true);
    }

    /** {@return arrays of Java primitives of a type} */
    public static ColumnType primitives(ColumnType element) {
        return new Container(Kind.PRIMITIVES, element, false);
    }

    /** {@return lists with elements of a type, which can be null} */
    public static ColumnType list(ColumnType element) {
        return new Container(Kind.LIST, element, true);
    }

    /** {@return sets with elements of a type, which can be null} */
    public static ColumnType set(ColumnType element) {
        return new Container(Kind.SET, element, true);
    }

    /** {@return maps with values of a type, which can be null} */
    public static ColumnType map(ColumnType value) {
        return new Container(Kind.MAP, value, true);
    }

    /** {@return the same arrays, lists or maps without null in them; another type unchanged} */
    public static ColumnType withoutNulls(ColumnType type) {
        return type instanceof Container container ? new Container(container.kind, container.element, false) : type;
    }

    /** {@return the type of the constants of an enum} */
    public static ColumnType constant(Class<? extends Enum<?>> type) {
        return new Plain(Kind.CONSTANT, type, type.getName());
    }

    /** {@return the type of the objects of one schema, by its value class} */
    public static ColumnType object(Class<?> type) {
        return new Plain(Kind.OBJECT, type, type.getName());
    }

    /** {@return the type of the objects of a union, by its value class} */
    public static ColumnType union(Class<?> type) {
        return new Plain(Kind.UNION, type, type.getName());
    }

    /** {@return the type of an application class without a schema} */
    public static ColumnType application(Class<?> type) {
        return new Plain(Kind.APPLICATION, type, type.getName());
    }

    /** {@return the type of values that an adapter reads and writes} */
    public static ColumnType adapted(Class<?> type, Class<?> adapter) {
        return new Plain(Kind.ADAPTED, type, type.getName() + "(" + adapter.getName() + ")");
    }

    /** A scalar in another form than the default one. */
    public record InForm(Scalar scalar, ScalarForm form) implements ColumnType {
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
    public record Plain(Kind kind, Class<?> javaClass, String spelling) implements ColumnType {
        @Override
        public String toString() {
            return spelling;
        }
    }

    /** An array, a list or a map. */
    public record Container(Kind kind, ColumnType element, boolean nullableElements) implements ColumnType {
        @Override
        public Class<?> javaClass() {
            return switch (kind) {
                case MAP -> Map.class;
                case LIST -> List.class;
                case SET -> Set.class;
                default -> elementClass().arrayType();
            };
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
            return switch (kind) {
                case MAP -> "Map<String, " + element + ">";
                case LIST -> "List<" + element + ">";
                case SET -> "Set<" + element + ">";
                default -> element + (kind == Kind.ARRAY ? "[]" : "[primitive]");
            };
        }
    }
}
