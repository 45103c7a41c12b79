package dev.schemac.flink;

import dev.schemac.runtime.JsonParseException;
import java.io.Serializable;

/**
 * A line of a file that is no event. Given to the handler of an {@link EventLinesFormat}, which goes on behind it.
 *
 * <pre>{@code
 * EventLinesFormat.of(ClickParser.INSTANCE).onRejected(line -> LOG.warn("{}", line))
 * }</pre>
 *
 * @param offset where it begins, in bytes from the beginning of the file, of one that Flink decompresses as it is
 *     without
 * @param document its bytes as they are in the file, without the line feed; of a line that is longer than an event may be
 *     only so many
 * @param error what is wrong, with its offset in the file, and its column in the line
 */
public record RejectedLine(long offset, byte[] document, JsonParseException error) {
    /** What is done with a line that is no event; it is serialized with the job. */
    @FunctionalInterface
    public interface Handler extends Serializable {
        /**
         * Called by the thread that reads the split.
         *
         * @param line what was refused
         */
        void handle(RejectedLine line);
    }

    /** {@return byte and error, in one line for logs; nothing of the document} */
    @Override
    public String toString() {
        return "line at byte " + offset + ": " + error.getMessage();
    }
}
