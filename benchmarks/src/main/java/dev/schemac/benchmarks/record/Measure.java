package dev.schemac.benchmarks.record;

import java.util.Locale;

/** A further figure of a library in a row: a column of a record, which older records may lack. */
public enum Measure {
    /** Allocated for each operation. */
    BYTES,
    /** Mean bytes of a document, as the library reads or writes it. */
    SIZE,
    /** The lower quartile of the ratios of the JVMs, each the median of its parts. */
    JVM_RATIO_LOWER,
    JVM_RATIO_UPPER,
    /** Nanoseconds of a fixed loop before and after the row: the median of all JVMs. */
    CALIBRATION,
    CALIBRATION_LOWEST,
    CALIBRATION_HIGHEST,
    /** Nanoseconds of a single call, which half of the calls do not exceed. */
    P50_NS,
    P90_NS,
    P99_NS,
    P999_NS,
    /** The share of garbage collection in the time of these calls, up to 1. */
    GC_SHARE;

    /** The name of the column. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
