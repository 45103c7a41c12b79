package dev.schemac.spark;

/** How a read continues after an invalid line. */
enum ReadMode {
    /** With a row of nulls, and the line in the column for invalid lines. */
    PERMISSIVE,
    /** With the next line. */
    DROPMALFORMED,
    /** Not at all. */
    FAILFAST
}
