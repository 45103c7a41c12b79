package dev.schemac.contracts.load;

import dev.schemac.runtime.JsonParseException;

/** Thrown when a contract cannot be imported. The message begins with the file and the place in it. */
public final class ContractException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** See {@link #isSecondDocument}. */
    private final boolean secondDocument;

    /** @param place the file, and the place in it if it is known */
    public ContractException(String place, String description) {
        this(place + ": " + description);
    }

    public ContractException(String message) {
        super(message);
        this.secondDocument = false;
    }

    /** Makes the exception of a file that is not JSON. */
    ContractException(String file, JsonParseException e) {
        super(file + ":" + e.line() + ":" + e.column() + ": " + e.description());
        this.secondDocument = e.reason() == JsonParseException.Reason.SECOND_DOCUMENT;
    }

    /** {@return whether the file contains another JSON document after the first one} */
    public boolean isSecondDocument() {
        return secondDocument;
    }
}
