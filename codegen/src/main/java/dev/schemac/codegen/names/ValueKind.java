package dev.schemac.codegen.names;

/** The kind of class of a schema's events. */
public enum ValueKind {
    /** A generated JavaBean. */
    BEAN,
    /** A generated record. */
    RECORD,
    /** A class of the application. */
    APPLICATION
}
