package dev.schemac.flink.internal.row;

/** Thrown if a value does not fit the type of its column in the table. Contains the path, and never the value. */
public final class ValueMismatchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String description;

    /** @param description the expected value, and what to do */
    ValueMismatchException(String description) {
        this("", description);
    }

    private ValueMismatchException(String path, String description) {
        super(path.isEmpty() ? description : description + " in column '" + path + "'", null, false, false);
        this.path = path;
        this.description = description;
    }

    /** {@return the same error in a value of this column} */
    ValueMismatchException in(String column) {
        return new ValueMismatchException(path.isEmpty() ? column : column + "." + path, description);
    }
}
