package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import java.util.Objects;

/**
 * Contains a column's member name, prepared for comparing with input and for copying to output. Generated code keeps
 * one in a {@code static final} field for each column. The JIT trusts the fields of records and folds them into the
 * code.
 *
 * @param name the member name as declared, not escaped
 * @param pattern the prepared bytes; its type is not public, so only the factory methods make keys
 */
public record JsonKey(String name, KeyPattern pattern) {
    /**
     * Checks that nothing is missing.
     *
     * @param pattern the prepared bytes
     */
    public JsonKey {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(pattern, "pattern");
    }

    /**
     * {@return the key of a string column: {@link JsonScanner#tryNext} consumes the opening quote of the value as well}
     */
    public static JsonKey string(String name) {
        return of(name, ValueStart.STRING, true);
    }

    /** {@return the key of a char column} */
    public static JsonKey character(String name) {
        return of(name, ValueStart.CHARACTER, false);
    }

    /** {@return the key of a column of a primitive numeric type, or of such a type in a format of numbers} */
    public static JsonKey number(String name) {
        return of(name, ValueStart.NUMBER, false);
    }

    /** {@return the key of a numeric column whose Java type is a class, such as {@code BigDecimal}} */
    public static JsonKey numberOrNull(String name) {
        return of(name, ValueStart.NUMBER, true);
    }

    /** {@return the key of a boolean column} */
    public static JsonKey bool(String name) {
        return of(name, ValueStart.BOOLEAN, false);
    }

    /** {@return the key of a column of a nested schema or a map} */
    public static JsonKey object(String name) {
        return of(name, ValueStart.OBJECT, true);
    }

    /** {@return the key of an array column} */
    public static JsonKey array(String name) {
        return of(name, ValueStart.ARRAY, true);
    }

    /** {@return the key of a column of any value} */
    public static JsonKey any(String name) {
        return of(name, ValueStart.ANY, true);
    }

    private static JsonKey of(String name, ValueStart start, boolean nullable) {
        return new JsonKey(name, KeyPattern.of(name, start, nullable));
    }

    /**
     * {@return the same key for a column whose value is never null} On the fast path {@link JsonScanner#tryNext} leaves
     * a member with null to {@link JsonScanner#nextColumn}.
     */
    public JsonKey notNull() {
        return of(name, pattern.valueStart(), false);
    }

    @Override
    public String toString() {
        return name;
    }
}
