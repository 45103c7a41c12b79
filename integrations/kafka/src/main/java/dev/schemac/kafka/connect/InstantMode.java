package dev.schemac.kafka.connect;

/** The type of instants in Connect. */
enum InstantMode {
    /** A timestamp; an instant with a fraction of a millisecond is rejected. */
    EXACT,
    /** A timestamp without the fraction of a millisecond. */
    MILLIS,
    /** A string. */
    STRING
}
