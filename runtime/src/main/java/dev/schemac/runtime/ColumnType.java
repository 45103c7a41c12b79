package dev.schemac.runtime;

import dev.schemac.runtime.support.event.ColumnTypes;

/**
 * The type of a column, of the elements of an array or list, or of the values of a map. Immutable. Two types are equal
 * if values that are not null are the same in Java and in JSON, whether or not null is allowed. {@code toString()} returns
 * the type as a schema spells it, for messages.
 *
 * <p>A switch over {@link #kind} without a {@code default} covers each type:
 *
 * <pre>{@code
 * boolean isArray = switch (column.type().kind()) {
 *     case ARRAY, PRIMITIVES, LIST, SET -> true;
 *     case SCALAR, CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED, MAP, ANY, ANY_OBJECT, ALWAYS_NULL -> false;
 * };
 * }</pre>
 */
public sealed interface ColumnType permits Scalar, ColumnTypes.InForm, ColumnTypes.Plain, ColumnTypes.Container {
    /** The kinds of types. A later version can add a constant. */
    enum Kind {
        /** A JSON string, number or boolean: {@link #scalar} in a {@link #form}. */
        SCALAR,
        /** A constant of an enum, a JSON string. */
        CONSTANT,
        /** An object of one schema. */
        OBJECT,
        /** An object of a union, whose schemas are the {@linkplain ObjectParser#subtypes subtypes} of its parser. */
        UNION,
        /** An object of an application class without a schema. Only the writer of the event can write it. */
        APPLICATION,
        /** A value that a {@link JsonAdapter} reads and writes. */
        ADAPTED,
        /** A Java array. */
        ARRAY,
        /** An array of Java primitives, none of which is null. */
        PRIMITIVES,
        /** A {@link java.util.List}, a JSON array. */
        LIST,
        /** A {@link java.util.Set}, a JSON array without repeated elements. */
        SET,
        /** A {@link java.util.Map} with values of one type, a JSON object. */
        MAP,
        /** Any JSON value, untyped: {@code Object} in a schema. */
        ANY,
        /** A JSON object with members of any type: {@code Map} in a schema. */
        ANY_OBJECT,
        /** No value: the column is null in each event, whatever the JSON member contains. */
        ALWAYS_NULL
    }

    /** {@return the kind of type} */
    Kind kind();

    /**
     * {@return the class of a value that is not null, in {@link JsonEvent#asMap}} It is {@code Integer} for {@code int},
     * and {@code int[]} for an array of primitives.
     */
    Class<?> javaClass();

    /**
     * {@return the type of a JSON string, number or boolean}
     *
     * @throws IllegalStateException if the kind is not {@link Kind#SCALAR}
     */
    default Scalar scalar() {
        throw isNot("a scalar");
    }

    /**
     * {@return how JSON represents the scalar}
     *
     * @throws IllegalStateException if the kind is not {@link Kind#SCALAR}
     */
    default ScalarForm form() {
        throw isNot("a scalar");
    }

    /**
     * {@return the type of the elements of an array, list or set, or of the values of a map}
     *
     * @throws IllegalStateException unless the kind is {@link Kind#ARRAY}, {@link Kind#PRIMITIVES}, {@link Kind#LIST},
     *     {@link Kind#SET} or {@link Kind#MAP}
     */
    default ColumnType element() {
        throw isNot("an array, list or map");
    }

    /** {@return whether it is an array, list or map whose elements or values can be null} */
    default boolean nullableElements() {
        return false;
    }

    /** {@return the innermost type of arrays, lists and maps with typed values; this type if it is none of them} */
    default ColumnType leaf() {
        return this;
    }

    private IllegalStateException isNot(String expected) {
        return new IllegalStateException("expected " + expected + " but found " + this);
    }
}
