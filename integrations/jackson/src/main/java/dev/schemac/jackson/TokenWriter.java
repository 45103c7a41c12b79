package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectWriter;
import java.io.IOException;
import java.util.Objects;

/**
 * Writes events of one schema to the generators of jackson-core, for any format: CBOR, Smile, YAML, JSON.
 *
 * <pre>{@code
 * TokenWriter<Order> orders = TokenWriter.of(OrderWriter.INSTANCE);
 * try (JsonGenerator out = new CBORFactory().createGenerator(stream)) {
 *     orders.write(order, out);
 * }
 * }</pre>
 *
 * <p>The output has the same members with the same names in the same order as the JSON of the generated writer.
 * Integers become the smallest type that fits. Decimals become doubles if the double has the same string, and big
 * decimals otherwise, so {@code 1.10} stays unchanged. {@code binary} columns become bytes in formats with bytes.
 * Immutable and thread-safe, if the generators are not shared.
 *
 * @param <T> the value class
 */
public final class TokenWriter<T> {
    private final ObjectWriter<T> writer;
    private final ValueWriter values;

    private TokenWriter(ObjectWriter<T> writer, ValueWriter values) {
        this.writer = writer;
        this.values = values;
    }

    /** {@return a writer with {@link JsonOptions#DEFAULT}} */
    public static <T> TokenWriter<T> of(ObjectWriter<T> writer) {
        return new TokenWriter<>(Objects.requireNonNull(writer, "writer"), new ValueWriter(JsonOptions.DEFAULT));
    }

    /**
     * {@return a writer of the same events with other options}
     *
     * @param options whether columns without a value are written, and whether members are sorted; the generator
     *     decides about indentation
     */
    public TokenWriter<T> withOptions(JsonOptions options) {
        return new TokenWriter<>(writer, new ValueWriter(Objects.requireNonNull(options, "options")));
    }

    /**
     * Writes an event as one object.
     *
     * @param value not null
     * @param out a generator that expects a value; neither flushed nor closed
     * @throws dev.schemac.runtime.JsonWriteException if a part of the event has no JSON form; nothing is written
     *     then
     * @throws IOException if the generator fails
     */
    public void write(T value, JsonGenerator out) throws IOException {
        Objects.requireNonNull(value, "value");
        values.write(json -> writer.write(value, json), out);
    }
}
