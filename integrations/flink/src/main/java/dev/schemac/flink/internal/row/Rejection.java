package dev.schemac.flink.internal.row;

import dev.schemac.runtime.JsonParseException;
import org.apache.flink.table.data.StringData;

/**
 * An invalid document, for the row that replaces it.
 *
 * @param document its bytes
 * @param envelope the error of a changelog envelope; null for all other documents
 * @param error the error of its parser, with its place
 */
public record Rejection(byte[] document, String envelope, JsonParseException error) {
    /** Returns the value of a field; null if it is unknown. */
    Object value(ErrorPart part, boolean text) {
        return switch (part) {
            case MESSAGE -> StringData.fromString(envelope == null ? error.getMessage() : envelope);
            case DOCUMENT -> text ? StringData.fromBytes(document) : document;
            case PATH -> StringData.fromString(error.path());
            case OFFSET -> error.offset();
            case LINE -> error.line() == 0 ? null : error.line();
            case COLUMN -> error.column();
        };
    }
}
