package dev.schemac.benchmarks.stream;

import java.util.Locale;

/** How the events stand in a file. */
enum StreamForm {
    /** JSON Lines. */
    LINES,
    /** The elements of one array. */
    ARRAY,
    /** One event in {@code $.users}, behind a member that holds all the others. */
    SKIPPED;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
