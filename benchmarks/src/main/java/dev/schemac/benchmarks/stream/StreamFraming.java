package dev.schemac.benchmarks.stream;

import java.util.Locale;

/** The framing of the events in a file. */
enum StreamFraming {
    /** JSON Lines. */
    LINES,
    /** The elements of one array. */
    ARRAY,
    /** One event in {@code $.users}, after a member that contains all others. */
    SKIPPED;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
