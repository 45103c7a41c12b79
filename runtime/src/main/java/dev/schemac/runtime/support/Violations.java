package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.ErrorLocation;

/**
 * Receives the values that break a rule of their column, from the checks in generated parsers. Scanners and writers
 * make the errors of documents and of output; a builder makes its own.
 */
public interface Violations {
    /** Those of the builder of a record. */
    Violations OF_BUILDER = (column, expected, path) -> {
        throw new IllegalStateException(message(column, expected, path));
    };

    /**
     * Reports that a value breaks a rule.
     *
     * @param column the key of the column
     * @param expected the demand of the rule, as in {@code expected an array of at most 3 elements}
     * @param path the indexes and keys that lead from the column's array, list or map to the value; empty if the value
     *     is the column's own
     * @throws RuntimeException unless {@code toString()} makes its string, or all errors of a document are collected
     */
    void violation(JsonKey column, String expected, Object... path);

    /**
     * Checks that a required column of a record has a value, for its builder.
     *
     * @param present whether it has one
     * @param column the name of its member in JSON
     * @throws IllegalStateException if it has none
     */
    static void require(boolean present, String column) {
        if (!present) {
            throw new IllegalStateException(missing(column));
        }
    }

    /** Returns the message about a column without a value, if no document is at fault. */
    static String missing(String column) {
        return "column '" + column + "' must have a value but has none";
    }

    /** Returns the message of an error outside of documents. */
    static String message(JsonKey column, String expected, Object... path) {
        return "column '" + column.name() + "'" + (path.length == 0 ? "" : " at " + ErrorLocation.steps(path))
                + ": expected " + expected;
    }
}
