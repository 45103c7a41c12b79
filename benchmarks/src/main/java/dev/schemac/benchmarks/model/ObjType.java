package dev.schemac.benchmarks.model;

/** The types of {@link Obj#type}. */
public enum ObjType {
    UNKNOWN,
    FOO,
    BAR
}
