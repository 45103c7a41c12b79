package dev.schemac.integrations.common;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Pools a writer that is used for one document after another, so that a document needs no new memory.
 *
 * <pre>{@code
 * JsonWriter out = writers.take();
 * OrderWriter.INSTANCE.write(order, out);
 * out.writeLineTo(stream);
 * writers.give(out);
 * }</pre>
 *
 * <p>The pool contains one writer while it is not in use, and none whose last document was larger than
 * {@value #LARGEST_DOCUMENT} bytes. Thread-safe: threads that write at the same time receive new writers.
 */
public final class WriterPool {
    /** One event must not keep megabytes in memory. */
    public static final int LARGEST_DOCUMENT = 1 << 20;

    private final AtomicReference<JsonWriter> idle = new AtomicReference<>();
    private final JsonOptions options;

    /** @param options the options of the writers */
    public WriterPool(JsonOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /** {@return an empty writer, from now on the caller's alone} */
    public JsonWriter take() {
        JsonWriter writer = idle.getAndSet(null);
        return writer == null ? new JsonWriter(options) : writer;
    }

    /**
     * Returns a writer whose document is written and no longer needed. A failed writer must not be returned: it may
     * have become large before its output was undone.
     *
     * @param writer the result of {@link #take}; the pool owns it from now on
     */
    public void give(JsonWriter writer) {
        if (writer.size() <= LARGEST_DOCUMENT) {
            writer.reset();
            idle.set(writer);
        }
    }
}
