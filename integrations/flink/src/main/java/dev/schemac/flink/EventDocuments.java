package dev.schemac.flink;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;

/** Writes events one after another into the same memory, for one thread. */
final class EventDocuments<T> {
    /** Memory for more than that is not kept for the next event, which most likely is smaller. */
    static final int KEPT_BYTES = 1 << 20;

    private final ObjectWriter<T> writer;
    private final JsonOptions options;
    private JsonWriter out;

    EventDocuments(GeneratedParser<T> parser, JsonOptions options) {
        this.writer = parser.get().writer();
        this.options = options;
        this.out = new JsonWriter(options);
    }

    /** {@return the document of an event, complete, until the next one is written} */
    JsonWriter write(T event) {
        if (out.size() > KEPT_BYTES) {
            out = new JsonWriter(options);
        } else {
            out.reset();
        }
        writer.write(event, out);
        return out;
    }
}
