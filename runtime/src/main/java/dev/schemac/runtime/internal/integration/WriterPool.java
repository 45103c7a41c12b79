package dev.schemac.runtime.internal.integration;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A writer that is used for one document after another, so that a document needs no memory of its own.
 *
 * <pre>{@code
 * JsonWriter out = writers.take();
 * OrderWriter.INSTANCE.write(order, out);
 * out.writeLineTo(stream);
 * writers.give(out);
 * }</pre>
 *
 * <p>The pool holds one writer while nobody has it, and none whose last document was larger than {@value
 * #LARGEST_DOCUMENT} bytes. Safe for use by many threads: those that write at the same time get new writers.
 */
public final class WriterPool {
    /** Nobody is to hold megabytes because of one event. */
    public static final int LARGEST_DOCUMENT = 1 << 20;

    private final AtomicReference<JsonWriter> idle = new AtomicReference<>();
    private final JsonOptions options;

    /** @param options those of the writers */
    public WriterPool(JsonOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /** {@return an empty writer, from now on the caller's alone} */
    public JsonWriter take() {
        JsonWriter writer = idle.getAndSet(null);
        return writer == null ? new JsonWriter(options) : writer;
    }

    /**
     * Returns a writer whose document is written and no longer needed. A writer that failed is not returned: it may
     * have become large before what it wrote was undone.
     *
     * @param writer one of {@link #take}, from now on the pool's
     */
    public void give(JsonWriter writer) {
        if (writer.size() <= LARGEST_DOCUMENT) {
            writer.reset();
            idle.set(writer);
        }
    }
}
