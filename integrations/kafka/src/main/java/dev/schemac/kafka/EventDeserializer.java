package dev.schemac.kafka;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.nio.ByteBuffer;
import java.util.Map;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;

/**
 * Reads events of one schema from the keys or values of records.
 *
 * <pre>{@code
 * KafkaConsumer<String, Order> consumer = new KafkaConsumer<>(properties,
 *     new StringDeserializer(), new EventDeserializer<>(OrderParser.INSTANCE));
 *
 * properties.put("value.deserializer", "dev.schemac.kafka.EventDeserializer");
 * properties.put("schemac.value.type", "com.acme.orders.Order");
 * }</pre>
 *
 * <p>Null, the tombstone of a compacted topic, reads as null. An invalid record causes a
 * {@link SerializationException}. Its cause is the {@link JsonParseException} with kind, place and path. Its
 * message contains type, topic and place, and no content. A consumer throws it as
 * {@code RecordDeserializationException} with partition and offset; Kafka Streams passes it to the
 * {@code DeserializationExceptionHandler}. Exceptions of application classes become the cause of a
 * SerializationException too.
 *
 * <p>Records whose headers contain the id of a schema in a registry need no option. Others begin with byte 0 and an id of
 * four bytes. They are invalid unless {@link EventSerdeConfig#REGISTRY_ID} or {@link #skippingRegistryId} skips these
 * bytes. Places in messages do not count them.
 *
 * <p>Thread-safe after configuration. Closing does nothing.
 *
 * @param <T> the value class: generated, or of the application
 */
public final class EventDeserializer<T> implements Deserializer<T> {
    private final boolean givenInCode;
    private volatile ConfiguredType<T> type;

    /** For Kafka, which calls {@link #configure} next. */
    public EventDeserializer() {
        this.givenInCode = false;
    }

    /**
     * Creates a deserializer with {@link JsonOptions#DEFAULT}.
     *
     * @param parser the generated parser, not null
     */
    public EventDeserializer(ObjectParser<T> parser) {
        this(parser, JsonOptions.DEFAULT);
    }

    /**
     * Creates a deserializer with these options.
     *
     * @param parser the generated parser, not null
     * @param options how events are read, not null
     */
    public EventDeserializer(ObjectParser<T> parser, JsonOptions options) {
        this(new ConfiguredType<>(parser, options));
    }

    EventDeserializer(ConfiguredType<T> type) {
        this.givenInCode = true;
        this.type = type;
    }

    /**
     * {@return a deserializer like this one for records of a schema registry} It skips byte 0 and the four bytes of the
     * schema's id before each document, and accepts any id. It rejects records without these bytes unless a header
     * contains the id. In properties: {@code schemac.registry.id = any}.
     *
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    public EventDeserializer<T> skippingRegistryId() {
        return new EventDeserializer<>(configured().with(RegistryFraming.ANY_ID));
    }

    /**
     * {@return the parser that was given or configured}
     *
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    public ObjectParser<T> parser() {
        return configured().parser();
    }

    /**
     * {@return the options that were given or configured}
     *
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    public JsonOptions options() {
        return configured().options();
    }

    ConfiguredType<T> configured() {
        return ConfiguredType.check(type, "EventDeserializer");
    }

    /**
     * Reads the type and the options from the keys of {@link EventSerdeConfig}. Has no effect if the parser was
     * given in code.
     *
     * @param configs the configuration of the consumer or of the Streams application
     * @param isKey true for {@code schemac.key.type}, false for {@code schemac.value.type}
     * @throws org.apache.kafka.common.config.ConfigException if a key is missing or unknown, or has an invalid
     *     value
     */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        if (!givenInCode) {
            type = ConfiguredType.of(configs, isKey);
        }
    }

    /**
     * {@return the event, or null for null}
     *
     * @param topic for messages; may be null
     * @param data one document in UTF-8, only read; may be null
     * @throws SerializationException if the data are not one event
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    @Override
    public T deserialize(String topic, byte[] data) {
        return deserialize(topic, null, data);
    }

    /**
     * {@return the event, or null for null} A header with the id of a schema replaces the bytes that {@link
     * EventSerdeConfig#REGISTRY_ID} or {@link #skippingRegistryId} requires.
     *
     * @param topic for messages; may be null
     * @param headers of the record, not changed; may be null
     * @param data one document in UTF-8, only read; may be null
     * @throws SerializationException if the data are not one event
     * @throws IllegalStateException if neither a parser was given nor {@link #configure} called
     */
    @Override
    public T deserialize(String topic, Headers headers, byte[] data) {
        return data == null ? null : read(topic, headers, data, 0, data.length);
    }

    /**
     * {@return the event, or null for null} A buffer with an accessible array is parsed in place, others (direct
     * and read-only buffers) from one copy.
     *
     * @param topic for messages; may be null
     * @param headers of the record, not changed; may be null
     * @param data one document in UTF-8 from the position to the limit, which stay unchanged; may be null
     * @throws SerializationException if the data are not one event
     * @throws IllegalStateException without a parser and without {@link #configure}
     */
    @Override
    public T deserialize(String topic, Headers headers, ByteBuffer data) {
        if (data == null) {
            return null;
        }
        if (data.hasArray()) {
            return read(topic, headers, data.array(), data.arrayOffset() + data.position(), data.remaining());
        }
        byte[] copy = new byte[data.remaining()];
        data.get(data.position(), copy);
        return read(topic, headers, copy, 0, copy.length);
    }

    private T read(String topic, Headers headers, byte[] data, int offset, int length) {
        ConfiguredType<T> configured = configured();
        RegistryFraming framing = configured.framing();
        int prefix = RegistryFraming.lengthAt(data, offset, length);
        String problem = prefix > 0 || !framing.isUsed() ? null : framing.problem(headers);
        if (problem != null) {
            throw new SerializationException(subject(configured, topic) + ": " + problem);
        }
        int skipped = framing.isUsed() ? prefix : 0;
        try {
            return configured.parser().parse(data, offset + skipped, length - skipped, configured.options());
        } catch (JsonParseException e) {
            String reason = prefix > skipped
                    ? "expected a document but found byte 0 and schema id " + RegistryFraming.id(data, offset, prefix)
                            + " of a schema registry; set " + EventSerdeConfig.REGISTRY_ID
                            + "=any, or call skippingRegistryId(), to skip them"
                    : e.getMessage();
            throw new SerializationException(subject(configured, topic) + ": " + reason, e);
        } catch (RuntimeException e) {
            // Only from a class of the application. Its message may quote the record, so it stays with the cause.
            throw new SerializationException(
                    subject(configured, topic) + ": its class threw "
                            + e.getClass().getName(),
                    e);
        }
    }

    private static String subject(ConfiguredType<?> configured, String topic) {
        return "cannot read a record of topic " + topic + " as " + configured.name();
    }
}
