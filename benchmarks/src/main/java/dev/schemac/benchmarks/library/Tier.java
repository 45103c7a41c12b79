package dev.schemac.benchmarks.library;

/** Like is compared with like. */
public enum Tier {
    /** From JSON to objects of declared classes. */
    DATABIND,
    /** A lower bound for every writer. */
    LIMIT,
    /** Another way of calling a contender: timed only if named. */
    VARIANT
}
