package dev.schemac.codegen.plan;

/** What kind of class the events of a schema are. */
public enum ValueKind {
    /** A generated JavaBean. */
    BEAN,
    /** A generated record. */
    RECORD,
    /** A class of the application. */
    APPLICATION
}
