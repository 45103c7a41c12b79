package dev.schemac.runtime;

/**
 * A document that could not be parsed: what was expected and found, and where. This is the only exception that a parse of
 * bytes in memory throws. Its texts name members and kinds of values, never the values themselves.
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
public final class JsonParseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with the document. */
    public enum Kind {
        /** It is not JSON: RFC 8259 or UTF-8 is violated, or something follows the document. */
        MALFORMED,
        /** It is JSON, but not of the shape that the schema and the options ask for. */
        MISMATCH,
        /** It is larger or deeper than a limit of {@link JsonOptions}. */
        LIMIT
    }

    /** See {@link #kind}. */
    private final Kind kind;
    /** See {@link #description}. */
    private final String description;
    /** See {@link #offset}. */
    private final int offset;
    /** See {@link #line}. */
    private final int line;
    /** See {@link #column}. */
    private final int column;
    /** See {@link #path}. */
    private final String path;

    JsonParseException(Kind kind, String description, int offset, ErrorLocation location) {
        super(description + " at " + location.path() + " (line " + location.line() + ", column " + location.column()
                + ")");
        this.kind = kind;
        this.description = description;
        this.offset = offset;
        this.line = location.line();
        this.column = location.column();
        this.path = location.path();
    }

    /** {@return what is wrong with the document} */
    public Kind kind() {
        return kind;
    }

    /** {@return what was expected and what was found, without the place} */
    public String description() {
        return description;
    }

    /**
     * {@return where the problem is, in bytes of UTF-8 from the beginning of the given document or range} For a document given as a
     * String these are the bytes of its encoding.
     */
    public int offset() {
        return offset;
    }

    /** {@return the line of {@link #offset}, from 1} A line ends with a line feed. */
    public int line() {
        return line;
    }

    /** {@return the place in the line, from 1, in UTF-16 units as editors count them} */
    public int column() {
        return column;
    }

    /**
     * {@return the member or element that was being read, or had been read last, for example {@code $.users[3].name}} Names that are
     * no plain identifiers stand as {@code ['...']}, escaped and cut after 64 characters. Of more than 64 steps the first and the
     * last 32 are there, with {@code ...} between them.
     */
    public String path() {
        return path;
    }
}
