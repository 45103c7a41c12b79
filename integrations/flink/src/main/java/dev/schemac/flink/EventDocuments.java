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
    /** Null where the memory of the last one was let go. */
    private JsonWriter out;

    EventDocuments(GeneratedParser<T> parser, JsonOptions options) {
        this.writer = parser.get().writer();
        this.options = options;
    }

    /** {@return the document of an event, complete; the caller says with {@link #release} when it is done with it} */
    JsonWriter write(T event) {
        // one that fails is dropped: it may have become large before
        JsonWriter document = out == null ? new JsonWriter(options) : out;
        out = null;
        document.reset();
        writer.write(event, document);
        out = document;
        return document;
    }

    /** Keeps no more memory than the next event most likely needs. */
    void release() {
        if (out.size() > KEPT_BYTES) {
            out = null;
        }
    }
}
