package dev.schemac.benchmarks.library;

/** Like is compared with like. */
public enum Tier {
    /** From JSON to objects of declared classes. */
    DATABIND,
    /** A parser written by hand over a library's token stream. */
    STREAMING,
    /** With a schema or a format of its own. */
    SCHEMA,
    /** What no parser can beat. */
    LIMIT,
    /** What is there already, called in another way: timed only when it is named. */
    VARIANT
}
