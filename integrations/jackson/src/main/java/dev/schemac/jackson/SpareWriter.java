package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.concurrent.atomic.AtomicReference;

/** Keeps one writer between two values, so that a single thread allocates no buffer for each; others get new ones. */
final class SpareWriter {
    /** A writer that had a larger document is dropped: nobody is to hold megabytes because of one event. */
    private static final int LARGEST_KEPT = 1 << 20;

    private final AtomicReference<JsonWriter> idle = new AtomicReference<>();
    private final JsonOptions options;
    private final boolean remembersBytes;

    /** @param remembersBytes whether the writers know which of their strings are bytes */
    SpareWriter(JsonOptions options, boolean remembersBytes) {
        this.options = options;
        this.remembersBytes = remembersBytes;
    }

    /** An empty writer. */
    JsonWriter take() {
        JsonWriter writer = idle.getAndSet(null);
        if (writer == null) {
            writer = new JsonWriter(options);
            if (remembersBytes) {
                writer.binaryValues();
            }
        }
        return writer;
    }

    /**
     * Takes a writer back whose document was written to its end. One that failed is left to the garbage collector: it may have grown before what it
     * wrote was undone.
     */
    void give(JsonWriter writer) {
        if (writer.size() <= LARGEST_KEPT) {
            writer.reset();
            idle.set(writer);
        }
    }
}
