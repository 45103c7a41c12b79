package dev.schemac.benchmarks.payload;

/** The operation on a document. */
public enum Operation {
    /** From a document to objects. */
    READ,
    /** From objects to a document. */
    WRITE,
    /** Read a document, change one or two of its members, write it again. */
    RMW
}
