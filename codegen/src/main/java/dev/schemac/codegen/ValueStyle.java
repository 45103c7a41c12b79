package dev.schemac.codegen;

/** What kind of classes events are. Parsing, writing, {@code asMap()} and equality are the same for each. */
public enum ValueStyle {
    /** Mutable JavaBeans with getters and setters; primitive columns are primitive and know whether they are present. */
    BEAN,

    /** Records with builders; columns of numbers, booleans and characters are boxed, and null where they are absent. */
    RECORD
}
