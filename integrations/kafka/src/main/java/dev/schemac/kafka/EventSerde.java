package dev.schemac.kafka;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.Map;
import org.apache.kafka.common.serialization.Serde;

/**
 * Reads and writes events of one schema as keys or values of Kafka Streams, configured in code or in properties.
 *
 * <pre>{@code
 * KStream<String, Order> orders = builder.stream("orders",
 *     Consumed.with(Serdes.String(), new EventSerde<>(OrderParser.INSTANCE)));
 *
 * properties.put("default.value.serde", "dev.schemac.kafka.EventSerde");
 * properties.put("schemac.value.type", "com.acme.orders.Order");
 * }</pre>
 *
 * <p>It combines an {@link EventSerializer} and an {@link EventDeserializer} of the same type with the same
 * options, and has their contracts for null, invalid records and threads.
 *
 * @param <T> the value class: generated, or of the application
 */
public final class EventSerde<T> implements Serde<T> {
    private final EventSerializer<T> serializer;
    private final EventDeserializer<T> deserializer;

    /** For Kafka, which calls {@link #configure} next. */
    public EventSerde() {
        this.serializer = new EventSerializer<>();
        this.deserializer = new EventDeserializer<>();
    }

    /**
     * Creates a serde with {@link JsonOptions#DEFAULT}.
     *
     * @param parser the generated parser, not null
     */
    public EventSerde(ObjectParser<T> parser) {
        this(parser, JsonOptions.DEFAULT);
    }

    /**
     * Creates a serde with these options.
     *
     * @param parser the generated parser, not null
     * @param options how events are read and written, not null
     */
    public EventSerde(ObjectParser<T> parser, JsonOptions options) {
        this(new ConfiguredType<>(parser, options));
    }

    private EventSerde(ConfiguredType<T> type) {
        this.serializer = new EventSerializer<>(type);
        this.deserializer = new EventDeserializer<>(type);
    }

    /**
     * {@return a serde like this one for records of a schema registry} It writes byte 0 and the id as four bytes
     * before each document. It skips them when reading, with any id, and requires them unless a header contains the id.
     * In properties: {@code schemac.registry.id}.
     *
     * @param id the id of the schema in the registry, at least 0
     * @throws IllegalArgumentException if the id is negative
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    public EventSerde<T> withRegistryId(int id) {
        return new EventSerde<>(deserializer.configured().with(RegistryFraming.of(id)));
    }

    /**
     * {@return a serde like this one for records of a schema registry that reads the id from a header} It writes the
     * document, and the header of the record. It reads documents, and skips the bytes of {@link #withRegistryId} if
     * they come first. In properties: {@code schemac.registry.id}.
     *
     * @param header the header of keys or values, not null
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    public EventSerde<T> withRegistryHeader(RegistryHeader header) {
        return new EventSerde<>(deserializer.configured().with(RegistryFraming.of(header)));
    }

    /**
     * Reads the type and the options from the keys of {@link EventSerdeConfig}. Has no effect if the parser was
     * given in code.
     *
     * @param configs the configuration of the client or of the Streams application
     * @param isKey true for {@code schemac.key.type}, false for {@code schemac.value.type}
     * @throws org.apache.kafka.common.config.ConfigException if a key is missing or unknown, or has an invalid
     *     value
     */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        deserializer.configure(configs, isKey);
        serializer.configure(deserializer.configured());
    }

    @Override
    public EventSerializer<T> serializer() {
        return serializer;
    }

    @Override
    public EventDeserializer<T> deserializer() {
        return deserializer;
    }
}
