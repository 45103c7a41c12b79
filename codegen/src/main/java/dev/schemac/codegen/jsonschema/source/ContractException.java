package dev.schemac.codegen.jsonschema.source;

/** Thrown when a contract cannot be imported. The message begins with the file and the place in it. */
public final class ContractException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param place the file, and the place in it if it is known */
    public ContractException(String place, String description) {
        this(place + ": " + description);
    }

    public ContractException(String message) {
        super(message);
    }
}
