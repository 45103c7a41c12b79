package dev.schemac.flink;

import dev.schemac.runtime.JsonParseException;
import java.io.Serializable;

/**
 * An invalid line of a file, for the handler of an {@link EventLinesFormat}. Reading continues with the next line.
 *
 * <pre>{@code
 * EventLinesFormat.of(ClickParser.INSTANCE).onRejected(line -> LOG.warn("{}", line))
 * }</pre>
 *
 * @param file the file with its path; null with {@code FileSource.forRecordStreamFormat}, which does not provide it
 * @param offset its first byte, from the beginning of the file, after decompression by Flink
 * @param document its bytes without the line feed; only the beginning of a line that exceeds the size limit
 * @param error the error, with its offset in the file and its column in the line; with the line in the first
 *     split of a file only, otherwise 0
 */
public record RejectedLine(String file, long offset, byte[] document, JsonParseException error) {
    /** Handles an invalid line. The handler is serialized with the job. */
    @FunctionalInterface
    public interface Handler extends Serializable {
        /**
         * Called by the thread that reads the split.
         *
         * @param line the rejected line
         */
        void handle(RejectedLine line);
    }

    /** {@return file, byte and error, in one line for logs; nothing of the document} */
    @Override
    public String toString() {
        return (file == null ? "" : file + ": ") + "line at byte " + offset + ": " + error.getMessage();
    }
}
