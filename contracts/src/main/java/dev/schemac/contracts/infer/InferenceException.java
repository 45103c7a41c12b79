package dev.schemac.contracts.infer;

/** Thrown when no schema can read all samples. The message is a sentence that explains the fix. */
public final class InferenceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Longer names are cut in messages. */
    private static final int LONGEST_NAME = 60;

    InferenceException(String message) {
        super(message);
    }

    /** Returns a name in quotes. */
    static String quoted(String name) {
        return "'" + (name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...") + "'";
    }
}
