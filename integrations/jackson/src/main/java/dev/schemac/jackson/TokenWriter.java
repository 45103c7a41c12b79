package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectWriter;
import java.io.IOException;
import java.util.Objects;

/**
 * Writes events of one schema to the generators of jackson-core, whatever their format: CBOR, Smile, YAML, JSON.
 *
 * <pre>{@code
 * TokenWriter<Order> orders = TokenWriter.of(OrderWriter.INSTANCE);
 * try (JsonGenerator out = new CBORFactory().createGenerator(stream)) {
 *     orders.write(order, out);
 * }
 * }</pre>
 *
 * <p>What is written is what the generated writer writes as JSON: the same members with the same names, in the same
 * order. Whole numbers become the smallest kind of integer that has them; decimals become doubles where the text of the
 * double is theirs, and big decimals otherwise, so that {@code 1.10} stays what it is; {@code binary} columns become
 * bytes in formats that have bytes. Immutable and shared freely between threads, if the generators are not.
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

    /** {@return a writer under {@link JsonOptions#DEFAULT}} */
    public static <T> TokenWriter<T> of(ObjectWriter<T> writer) {
        return new TokenWriter<>(Objects.requireNonNull(writer, "writer"), new ValueWriter(JsonOptions.DEFAULT));
    }

    /**
     * {@return a writer of the same events under other options}
     *
     * @param options which columns without a value are written, and whether members are sorted; indentation is the
     *     generator's business
     */
    public TokenWriter<T> withOptions(JsonOptions options) {
        return new TokenWriter<>(writer, new ValueWriter(Objects.requireNonNull(options, "options")));
    }

    /**
     * Writes an event as one object.
     *
     * @param value not null
     * @param out a generator at a place where a value may stand; neither flushed nor closed
     * @throws dev.schemac.runtime.JsonWriteException if a part of the event has no JSON form; then nothing was written
     * @throws IOException what the generator throws
     */
    public void write(T value, JsonGenerator out) throws IOException {
        Objects.requireNonNull(value, "value");
        values.write(json -> writer.write(value, json), out);
    }
}
