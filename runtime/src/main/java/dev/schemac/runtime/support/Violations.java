package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.ErrorLocation;

/**
 * Is told which value breaks a rule of its column, by the checks in generated parsers. Scanners and writers make the
 * errors of documents and of output; a builder makes its own.
 */
public interface Violations {
    /** Those of the builder of a record. */
    Violations OF_BUILDER = (column, expected, path) -> {
        throw new IllegalStateException(message(column, expected, path));
    };

    /**
     * Says that a value breaks a rule.
     *
     * @param column the key of the column
     * @param expected what the rule demands, as in {@code expected an array of at most 3 elements}
     * @param path the indexes and keys that lead from the column's array, list or map to the value; none where the
     *     value is the column's own
     * @throws RuntimeException always, but for the text of {@code toString()}
     */
    void violation(JsonKey column, String expected, Object... path);

    /**
     * What the builder of a record says of a column that must have a value.
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

    /** The text of an error about a column without a value, if no document is at fault. */
    static String missing(String column) {
        return "column '" + column + "' has no value, and must have one";
    }

    /** The text of an error that is none of a document. */
    static String message(JsonKey column, String expected, Object... path) {
        return "column '" + column.name() + "'" + (path.length == 0 ? "" : " at " + ErrorLocation.steps(path))
                + ": expected " + expected;
    }
}
