package dev.schemac.runtime;

/** What the text of an enum column that is no constant of the enum reads as, where no constant is named for that. */
public enum UnknownConstant {
    /** It is an error. */
    FAIL,
    /** The column has no value. */
    NULL
}
