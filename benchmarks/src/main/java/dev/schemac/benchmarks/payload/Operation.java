package dev.schemac.benchmarks.payload;

/** The operation on a document. */
public enum Operation {
    /** From a document to objects. */
    READ,
    /** From objects to a document. */
    WRITE
}
