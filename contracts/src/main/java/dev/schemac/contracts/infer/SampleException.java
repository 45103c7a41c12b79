package dev.schemac.contracts.infer;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Reason;

/** Thrown when a sample cannot be read. The message names the place, not values. */
public final class SampleException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** See {@link #line}. */
    private final long line;
    /** See {@link #column}. */
    private final int column;
    /** See {@link #path}. */
    private final String path;
    /** See {@link #description}. */
    private final String description;

    /** See {@link #isSecondDocument}. */
    private final boolean secondDocument;

    SampleException(long line, int column, String path, String description) {
        this(line, column, path, description, false);
    }

    SampleException(JsonParseException e) {
        this(e.line(), e.column(), e.path(), e.description(), e.reason() == Reason.SECOND_DOCUMENT);
    }

    private SampleException(long line, int column, String path, String description, boolean secondDocument) {
        super(description + " at " + path + " (line " + line + ", column " + column + ")");
        this.secondDocument = secondDocument;
        this.line = line;
        this.column = column;
        this.path = path;
        this.description = description;
    }

    /** {@return the line within the sample, from 1} */
    public long line() {
        return line;
    }

    /** {@return the column within the line, from 1, as {@code JsonParseException} counts it} */
    public int column() {
        return column;
    }

    /** {@return the path of the value in the sample, {@code $} for the whole one, as {@code JsonParseException} writes it} */
    public String path() {
        return path;
    }

    /** {@return whether another document follows the sample} */
    public boolean isSecondDocument() {
        return secondDocument;
    }

    /** {@return the expected and the found input, without the place} */
    public String description() {
        return description;
    }
}
