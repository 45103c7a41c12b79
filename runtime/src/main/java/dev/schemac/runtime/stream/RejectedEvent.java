package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;

/**
 * An event of a stream that could not be parsed: what was there, where, and what is wrong with it. Given to the handler
 * of {@link EventFormat#onRejected}; the stream goes on behind it.
 *
 * <pre>{@code
 * EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE)
 *         .onRejected(bad -> log.warn("{}", bad));     // event 17 (line 18, byte 20481): expected int but found string at $.age (...)
 * }</pre>
 *
 * <p>Immutable, but for the array of {@link #document}.
 */
public final class RejectedEvent {
    /** What an error holds besides its texts. */
    private static final int ERROR_BYTES = 512;

    /** What it holds besides if it has a cause: that one has a stack trace. */
    private static final int CAUSE_BYTES = 1 << 12;

    private final long number;
    private final long line;
    private final long offset;
    private final byte[] document;
    private final JsonParseException error;

    RejectedEvent(long number, long line, long offset, byte[] document, JsonParseException error) {
        this.number = number;
        this.line = line;
        this.offset = offset;
        this.document = document;
        this.error = error;
    }

    /** The same, as seen from a stream in which this one stands behind so many events and lines. */
    RejectedEvent behind(long events, long lines) {
        JsonParseException moved = error.at(error.path(), error.offset(), lines + error.line(), error.column());
        return new RejectedEvent(events + number, lines + line, offset, document, moved);
    }

    /** About how much memory it holds, in bytes. */
    long memory() {
        return document.length
                + 2L * error.getMessage().length()
                + (error.getCause() == null ? ERROR_BYTES : ERROR_BYTES + CAUSE_BYTES);
    }

    /** {@return which one of the stream's events it is, good and bad ones counted from 1; blank lines do not count} */
    public long number() {
        return number;
    }

    /** {@return the line it begins in, from 1} */
    public long line() {
        return line;
    }

    /**
     * {@return where it begins, in bytes from the beginning of the stream; of one that was compressed, as it is
     * without}
     */
    public long offset() {
        return offset;
    }

    /**
     * {@return its bytes as they came, without the line feed or comma behind them} Of one that is longer than {@link
     * dev.schemac.runtime.JsonOptions#maxEventBytes} these are only so many bytes of it. The array is not copied.
     */
    public byte[] document() {
        return document;
    }

    /** {@return what is wrong, with offset and line counted from the beginning of the stream; it has no stack trace} */
    public JsonParseException error() {
        return error;
    }

    /** {@return number, line, byte and error, in one line for logs; nothing of the document} */
    @Override
    public String toString() {
        return "event " + number + " (line " + line + ", byte " + offset + "): " + error.getMessage();
    }
}
