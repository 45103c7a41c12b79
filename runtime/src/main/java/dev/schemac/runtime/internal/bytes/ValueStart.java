package dev.schemac.runtime.internal.bytes;

/** Classifies the first byte of a column's value on the fast path; every other value uses the general path. */
public enum ValueStart {
    /** A quote, which is read together with the name. */
    STRING('"'),
    CHARACTER('"'),
    OBJECT('{'),
    ARRAY('['),
    /** A digit or minus; any other byte that is not above '9' fails when it is read. */
    NUMBER(0),
    /** The first letter of a literal. */
    BOOLEAN(0),
    ANY(0);

    /** The only byte that may open the value, or 0 if there are several. */
    public final char opener;

    ValueStart(int opener) {
        this.opener = (char) opener;
    }
}
