package dev.schemac.processor;

/** Thrown when a Java source does not compile, or its classes cannot have a schema. The message has no place. */
public final class SourceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long line;
    private final long column;

    SourceException(long line, long column, String message) {
        super(message);
        this.line = Math.max(1, line);
        this.column = Math.max(1, column);
    }

    /** {@return the line of the error, from 1} */
    public long line() {
        return line;
    }

    /** {@return the place in the line, from 1} */
    public int column() {
        return (int) column;
    }
}
