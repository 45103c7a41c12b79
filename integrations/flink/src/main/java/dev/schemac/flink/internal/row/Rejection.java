package dev.schemac.flink.internal.row;

import dev.schemac.runtime.JsonParseException;
import org.apache.flink.table.data.StringData;

/**
 * An invalid document, for the row that replaces it.
 *
 * @param document its bytes
 * @param message the error and its place, without a value of the document
 * @param path of the value; null if it is unknown
 * @param offset of the error, or of the line; null if it is unknown
 * @param line null if it is unknown
 * @param column null if it is unknown
 */
public record Rejection(byte[] document, String message, String path, Long offset, Long line, Integer column) {
    /** {@return a document of which only its own place is known, which can be null} */
    public static Rejection of(byte[] document, String message, Long offset, Long line) {
        return new Rejection(document, message, null, offset, line, null);
    }

    /** {@return a document with the error of its parser} */
    public static Rejection of(byte[] document, JsonParseException error) {
        // the line is unknown in later splits of a file
        Long line = error.line() == 0 ? null : error.line();
        return new Rejection(document, error.getMessage(), error.path(), error.offset(), line, error.column());
    }

    /** Returns the value of a field; null if it is unknown. */
    Object value(ErrorPart part, boolean text) {
        return switch (part) {
            case MESSAGE -> StringData.fromString(message);
            case DOCUMENT -> text ? StringData.fromBytes(document) : document;
            case PATH -> StringData.fromString(path);
            case OFFSET -> offset;
            case LINE -> line;
            case COLUMN -> column;
        };
    }
}
