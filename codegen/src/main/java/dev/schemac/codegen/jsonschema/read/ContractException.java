package dev.schemac.codegen.jsonschema.read;

/** Thrown when a contract cannot be imported. The message begins with the file and the place in it. */
public final class ContractException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ContractException(String place, String description) {
        this(place + ": " + description);
    }

    ContractException(String message) {
        super(message);
    }
}
