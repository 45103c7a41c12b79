package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.ErrorLocation;
import dev.schemac.runtime.internal.input.InvalidInput;

/**
 * Thrown when a document cannot be parsed: describes the expected and the found value, and the place. Whatever the
 * document contains, a parse of bytes in memory throws no other exception. Its strings name members and kinds of values,
 * never the values themselves. The cause is the exception of a {@link JsonAdapter}; otherwise there is none.
 *
 * <pre>{@code
 * try {
 *     Order order = Order.parse(json);
 * } catch (JsonParseException e) {
 *     log.warn("order refused: {}", e.getMessage());   // names place and kinds
 *     metrics.count(e.kind());
 * }
 * }</pre>
 *
 * <p>{@link #getMessage} reads {@code expected int but found string at $.items[3].qty (line 1, column 87)}.
 */
public final class JsonParseException extends JsonException {
    private static final long serialVersionUID = 1L;

    /** The kind of error in the document. */
    public enum Kind {
        /** It is not JSON: RFC 8259 or UTF-8 is violated, or something follows the document. */
        MALFORMED,
        /** It is JSON, but does not match the schema and the options. */
        MISMATCH,
        /** It matches the schema and the options, but a value violates a rule of its column, a range for example. */
        VIOLATION,
        /** It is larger or deeper than a limit of {@link JsonOptions}. */
        LIMIT
    }

    /** Why a document has an error of its {@link Kind}, as far as callers handle reasons differently. */
    public enum Reason {
        /** {@link Kind#MALFORMED}: it ends before it is complete. */
        END_OF_INPUT,
        /** {@link Kind#MALFORMED}: another object or array follows it. */
        SECOND_DOCUMENT,
        /** {@link Kind#MISMATCH}: an array is at a place where another value is expected. */
        ARRAY,
        /** {@link Kind#MISMATCH}: an object lacks a required member. */
        MISSING_MEMBER,
        /** {@link Kind#MISMATCH}: the only member of an object, which must name a subtype, is missing or another one. */
        WRAPPER,
        /** {@link Kind#LIMIT}: it is longer than {@link JsonOptions#maxEventBytes}. */
        EVENT_BYTES,
        /** Any other reason. A later version may have a constant for it. */
        OTHER
    }

    /** See {@link #kind}. */
    private final Kind kind;
    /** See {@link #reason}. */
    private final Reason reason;
    /** See {@link #description}. */
    private final String description;
    /** See {@link #offset}. */
    private final long offset;
    /** See {@link #line}. */
    private final long line;
    /** See {@link #column}. */
    private final int column;
    /** See {@link #path}. */
    private final String path;

    /** Whether there is a stack trace. */
    private final boolean traced;

    /**
     * Finds the place of an error and makes the exception, for every entry point of a parse.
     *
     * @param failure an {@link InvalidInput} or a {@link StackOverflowError}
     * @param in the cursor of the parse
     * @param traced whether the exception has a stack trace
     */
    static JsonParseException of(Throwable failure, Cursor in, boolean traced) {
        InvalidInput error = failure instanceof InvalidInput invalid ? invalid : in.tooDeepForStack();
        ErrorLocation location = ErrorLocation.of(error, in);
        Kind kind = switch (error.kind()) {
            case MALFORMED -> Kind.MALFORMED;
            case MISMATCH -> Kind.MISMATCH;
            case VIOLATION -> Kind.VIOLATION;
            case LIMIT -> Kind.LIMIT;
        };
        return new JsonParseException(
                kind,
                Reason.valueOf(error.reason().name()),
                error.description(),
                error.at() - in.start,
                location.line(),
                location.column(),
                location.path(),
                error.getCause(),
                traced);
    }

    private JsonParseException(
            Kind kind,
            Reason reason,
            String description,
            long offset,
            long line,
            int column,
            String path,
            Throwable cause,
            boolean traced) {
        super(
                description + " at " + path + (line == 0 ? " (byte " + offset : " (line " + line) + ", column " + column
                        + ")",
                cause,
                traced);
        this.traced = traced;
        this.kind = kind;
        this.reason = reason;
        this.description = description;
        this.offset = offset;
        this.line = line;
        this.column = column;
        this.path = path;
    }

    /** Returns the same error at another place, with the stack trace and the cause of this one. */
    JsonParseException at(String path, long offset, long line, int column) {
        JsonParseException moved =
                new JsonParseException(kind, reason, description, offset, line, column, path, getCause(), traced);
        if (traced) {
            moved.setStackTrace(getStackTrace());
        }
        return moved;
    }

    /** {@return the kind of error in the document} */
    public Kind kind() {
        return kind;
    }

    /** {@return the reason of an error that callers can handle; {@link Reason#OTHER} for all others} */
    public Reason reason() {
        return reason;
    }

    /** {@return the expected and the found value, without the place} */
    public String description() {
        return description;
    }

    /**
     * {@return the place of the error, in bytes of UTF-8 from the beginning of the given document, range or stream} For
     * a document given as a String these are the bytes of its encoding. In a range of a file they count from the
     * beginning of the file.
     */
    public long offset() {
        return offset;
    }

    /**
     * {@return the line of {@link #offset}, from 1} A line ends with a line feed. It is 0 if it is unknown: in a range
     * of a file that does not begin at byte 0. The message then contains the offset instead.
     */
    public long line() {
        return line;
    }

    /**
     * {@return the place in the line, from 1, in UTF-16 units as editors count them} In a stream, the bytes of the line
     * before the event count instead of their UTF-16 units.
     */
    public int column() {
        return column;
    }

    /**
     * {@return the member or element that was being read, or had been read last, for example {@code $.users[3].name}}
     * Names that are not identifiers appear as {@code ['...']}, escaped and cut after 64 characters. Of more than 64
     * steps the first and the last 32 are there, with {@code ...} between them.
     *
     * <p>Without {@code $.} it is a {@link PropertyPath}: {@code users[3].name}. A property path has backticks around
     * names that are not identifiers: {@code $.users[3]['first name']} becomes {@code users[3].`first name`}.
     */
    public String path() {
        return path;
    }
}
