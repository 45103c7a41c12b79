package dev.schemac.benchmarks.stream;

/** The framing of the events in a file. */
enum StreamFraming {
    LINES("JSON Lines"),
    ARRAY("elements of one array"),
    /** One event in {@code $.users}, after a member that contains all others. */
    SKIPPED("one event after all others");

    private final String title;

    StreamFraming(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
