package dev.schemac.spark.internal.write;

/** Thrown when a row has a value that JSON cannot contain. The message has no values. */
final class RowWriteException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String description;
    private final String path;

    RowWriteException(String description) {
        this(description, "", null);
    }

    private RowWriteException(String description, String path, Throwable cause) {
        super(description + " at $" + path, cause);
        this.description = description;
        this.path = path;
    }

    /** {@return the exception with the place of the value in a larger one} */
    RowWriteException in(String part) {
        return new RowWriteException(description, part + path, this);
    }
}
