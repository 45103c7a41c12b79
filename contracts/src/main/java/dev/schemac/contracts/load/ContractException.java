package dev.schemac.contracts.load;

import dev.schemac.runtime.JsonParseException;

/** Thrown when a contract cannot be imported. The message begins with the file and the place in it. */
public final class ContractException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** See {@link #isSamples}. */
    private final boolean samples;

    private final String description;
    private final long line;
    private final int column;

    /** @param place the file, and the place in it if it is known */
    public ContractException(String place, String description) {
        this(place + ": " + description);
    }

    /** Makes the exception of a file that is an array of JSON. */
    static ContractException ofArray(String file, String description) {
        return new ContractException(file + ": " + description, description, 0, 0, true);
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

    private ContractException(String message, String description, long line, int column, boolean samples) {
        super(message);
        this.description = description;
        this.line = line;
        this.column = column;
        this.samples = samples;
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

    /** {@return whether the file may contain samples: an array, or another JSON document after the first one} */
    public boolean isSamples() {
        return samples;
    }
}
