package dev.schemac.contracts.load;

import dev.schemac.runtime.JsonParseException;

/** Thrown when a contract cannot be imported. The message begins with the file and the place in it. */
public final class ContractException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** See {@link #isSecondDocument}. */
    private final boolean secondDocument;

    private final String description;
    private final long line;
    private final int column;

    /** @param place the file, and the place in it if it is known */
    public ContractException(String place, String description) {
        this(place + ": " + description);
    }

    public ContractException(String message) {
        this(message, message, 0, 0, false);
    }

    /** Makes the exception of a file that is not JSON. */
    ContractException(String file, JsonParseException e) {
        this(
                file + ":" + e.line() + ":" + e.column() + ": " + e.description(),
                e.description(),
                e.line(),
                e.column(),
                e.reason() == JsonParseException.Reason.SECOND_DOCUMENT);
    }

    /** Makes the exception of a file with invalid syntax. */
    ContractException(String file, ContractSyntaxException e) {
        this(
                file + ":" + e.line() + ":" + e.column() + ": " + e.getMessage(),
                e.getMessage(),
                e.line(),
                e.column(),
                false);
    }

    private ContractException(String message, String description, long line, int column, boolean secondDocument) {
        super(message);
        this.description = description;
        this.line = line;
        this.column = column;
        this.secondDocument = secondDocument;
    }

    /** {@return the message without the place if {@link #line} is known} */
    public String description() {
        return description;
    }

    /** {@return the line of invalid syntax, from 1; 0 for other errors, whose message contains the JSON pointer} */
    public long line() {
        return line;
    }

    /** {@return the place in the line, from 1, in UTF-16 units; 0 for other errors} */
    public int column() {
        return column;
    }

    /** {@return whether the file contains another JSON document after the first one} */
    public boolean isSecondDocument() {
        return secondDocument;
    }
}
