package dev.schemac.spark.internal.table;

/** How a read continues after an invalid line. */
public enum ReadMode {
    /** With a row of nulls, and the line in the column for invalid lines. */
    PERMISSIVE,
    /** With the next line. */
    DROPMALFORMED,
    /** Not at all. */
    FAILFAST
}
