package dev.schemac.codegen.infer;

/** A sample that cannot be read. The message names line and column, not values. */
public final class SampleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;
    private final String description;

    SampleException(int line, int column, String description) {
        super(description + " (line " + line + ", column " + column + ")");
        this.line = line;
        this.column = column;
        this.description = description;
    }

    /** The line within the sample, from 1. */
    public int line() {
        return line;
    }

    /** The column within the line, from 1, as {@code JsonParseException} counts it. */
    public int column() {
        return column;
    }

    /** What was expected and what was found, without the place. */
    public String description() {
        return description;
    }
}
