package dev.schemac.contracts.load;

/** Thrown when the content of a file is invalid in its syntax. The message does not contain the place. */
public final class ContractSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long line;
    private final int column;

    /**
     * Creates an exception.
     *
     * @param line the line, from 1
     * @param column the place in the line, from 1, in UTF-16 units
     */
    public ContractSyntaxException(long line, int column, String message) {
        super(message);
        this.line = line;
        this.column = column;
    }

    /** {@return the line, from 1} */
    public long line() {
        return line;
    }

    /** {@return the place in the line, from 1, in UTF-16 units} */
    public int column() {
        return column;
    }
}
