package dev.schemac.runtime.internal.input;

/**
 * Describes an error in the input and its offset. The entry point of the parse computes line, column and path, if they
 * are needed. It has no stack trace, so that a reader may try incomplete bytes at low cost.
 */
public final class InvalidInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The kinds of {@code JsonParseException}, which documents them. */
    public enum Kind {
        MALFORMED,
        MISMATCH,
        VIOLATION,
        LIMIT
    }

    /** The reasons of {@code JsonParseException}, which documents them. */
    public enum Reason {
        END_OF_INPUT,
        SECOND_DOCUMENT,
        ARRAY,
        MISSING_MEMBER,
        WRAPPER,
        EVENT_BYTES,
        OTHER
    }

    private final Kind kind;
    private final Reason reason;
    private final int at;
    private final String missingMember;

    private InvalidInput(Kind kind, Reason reason, String description, int at, String missingMember, Throwable cause) {
        super(description, cause, false, false);
        this.kind = kind;
        this.reason = reason;
        this.at = at;
        this.missingMember = missingMember;
    }

    InvalidInput(Kind kind, String description, int at) {
        this(kind, Reason.OTHER, description, at);
    }

    InvalidInput(Kind kind, Reason reason, String description, int at) {
        this(kind, reason, description, at, null, null);
    }

    /** Makes the error that the object whose closing brace is at {@code at} lacks a member, null if its path is known. */
    static InvalidInput missing(String member, int at) {
        return new InvalidInput(Kind.MISMATCH, Reason.MISSING_MEMBER, "required member is missing", at, member, null);
    }

    /** Returns the same error with a cause, or null for none. */
    public InvalidInput withCause(Throwable cause) {
        return new InvalidInput(kind, reason, description(), at, missingMember, cause);
    }

    public Kind kind() {
        return kind;
    }

    public Reason reason() {
        return reason;
    }

    /** Returns the expected and the found value, without the place. */
    public String description() {
        return getMessage();
    }

    /** Returns the index in the array. */
    public int at() {
        return at;
    }

    /** Returns the member that the object open at {@link #at} does not have, or null. */
    String missingMember() {
        return missingMember;
    }
}
