package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;

/**
 * Describes an event of a stream that could not be parsed: its bytes, its place, and its error. The handler of
 * {@link EventFormat#onRejected} receives it; the stream then continues.
 *
 * <pre>{@code
 * EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE)
 *         .onRejected(bad -> log.warn("{}", bad));     // event 17 (line 18, byte 20481): expected int but found string at $.age (...)
 * }</pre>
 *
 * <p>Immutable, except for the array of {@link #document}.
 */
public final class RejectedEvent {
    /** The memory of an error without its strings, in bytes. */
    private static final int ERROR_BYTES = 512;

    /** The additional memory of a cause, in bytes: it has a stack trace. */
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

    /** Returns the same, counted from the beginning of a stream with so many earlier events and lines. */
    RejectedEvent behind(long events, long lines) {
        JsonParseException moved =
                RuntimeAccess.at(error, error.path(), error.offset(), lines + error.line(), error.column());
        return new RejectedEvent(events + number, lines + line, offset, document, moved);
    }

    /** Returns its approximate memory, in bytes. */
    long memory() {
        return document.length
                + 2L * error.getMessage().length()
                + (error.getCause() == null ? ERROR_BYTES : ERROR_BYTES + CAUSE_BYTES);
    }

    /**
     * {@return which one of the stream's events it is, good and bad ones counted from 1; blank lines do not count} In a
     * range of a file the events of the range count.
     */
    public long number() {
        return number;
    }

    /** {@return the line it begins in, from 1; 0 in a range of a file that does not begin at byte 0} */
    public long line() {
        return line;
    }

    /** {@return its beginning, in decompressed bytes from the beginning of the stream; in a range, of the file} */
    public long offset() {
        return offset;
    }

    /**
     * {@return its unchanged bytes, without the line feed or comma after them} An event longer than
     * {@link dev.schemac.runtime.JsonOptions#maxEventBytes} is cut to that length. The array is not copied.
     */
    public byte[] document() {
        return document;
    }

    /**
     * {@return the error, with offset and line counted from the beginning of the stream; it has no stack trace} In a
     * range its offset counts from the beginning of the file, and its line is {@link #line}.
     */
    public JsonParseException error() {
        return error;
    }

    /** {@return number, line, byte and error, in one line for logs; nothing of the document} */
    @Override
    public String toString() {
        String place = line == 0 ? " of the range (byte " : " (line " + line + ", byte ";
        return "event " + number + place + offset + "): " + error.getMessage();
    }
}
