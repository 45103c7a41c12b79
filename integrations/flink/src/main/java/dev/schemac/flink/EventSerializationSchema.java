package dev.schemac.flink;

import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializationSchema;

/**
 * Writes events as records of bytes, each one JSON document in UTF-8, with a generated writer. It works with Kafka and
 * every other connector that accepts a {@link SerializationSchema}.
 *
 * <pre>{@code
 * KafkaRecordSerializationSchema.<Click>builder()
 *         .setTopic("clicks")
 *         .setValueSerializationSchema(EventSerializationSchema.of(ClickParser.INSTANCE))
 *         .build();
 * }</pre>
 *
 * <p>No event (null) is written as no value, which is a tombstone for Kafka. Immutable.
 *
 * @param <T> the value class
 */
public final class EventSerializationSchema<T> implements SerializationSchema<T> {
    private static final long serialVersionUID = 1L;

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    /** See {@link #withOptions}. */
    private final JsonOptions options;

    private EventSerializationSchema(GeneratedParser<T> parser, JsonOptions options) {
        this.parser = parser;
        this.options = options;
    }

    /**
     * {@return a schema that writes with {@link JsonOptions#DEFAULT}}
     *
     * @param parser the generated parser, {@code ClickParser.INSTANCE}, which contains its writer
     * @throws IllegalArgumentException if the parser cannot be recreated on a task manager, because it is not a
     *     generated one
     */
    public static <T> EventSerializationSchema<T> of(ObjectParser<T> parser) {
        return new EventSerializationSchema<>(GeneratedParser.of(parser), JsonOptions.DEFAULT);
    }

    /** {@return this schema with other options} */
    public EventSerializationSchema<T> withOptions(JsonOptions options) {
        return new EventSerializationSchema<>(parser, Objects.requireNonNull(options, "options"));
    }

    /**
     * Writes one event.
     *
     * @param element the event, or null
     * @return the document in UTF-8; null for null
     * @throws JsonWriteException if a part of the event has no JSON form, such as {@code NaN}
     */
    @Override
    public byte[] serialize(T element) {
        return element == null ? null : parser.get().writer().toJsonBytes(element, options);
    }
}
