package dev.schemac.flink.internal.row;

/** Thrown if a column of a table does not fit the schema. */
public final class ColumnMismatchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String path;

    ColumnMismatchException(String path, String description) {
        super(description);
        this.path = path;
    }

    /** {@return the column, and the fields in it} */
    public String path() {
        return path;
    }
}
