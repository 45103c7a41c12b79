package dev.schemac.kafka;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectWriter;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Serializer;

/**
 * Writes events of one schema as keys or values of records: JSON in UTF-8, the same bytes for equal events.
 *
 * <pre>{@code
 * KafkaProducer<String, Order> producer = new KafkaProducer<>(properties,
 *     new StringSerializer(), new EventSerializer<>(OrderWriter.INSTANCE));
 *
 * properties.put("value.serializer", "dev.schemac.kafka.EventSerializer");
 * properties.put("schemac.value.type", "com.acme.orders.Order");
 * }</pre>
 *
 * <p>Null is written as null, the tombstone of a compacted topic. An event with a value without JSON form causes a
 * {@link SerializationException} with the {@link JsonWriteException} as cause; nothing is sent. Exceptions of
 * application classes become the cause of a SerializationException too.
 *
 * <p>Thread-safe after configuration. Closing does nothing.
 *
 * @param <T> the value class: generated, or of the application
 */
public final class EventSerializer<T> implements Serializer<T> {
    private final boolean givenInCode;
    private volatile Target<T> target;

    /** A writer and its options. The class is null if only a writer was given, which then knows it. */
    private record Target<T>(ObjectWriter<T> writer, JsonOptions options, RegistryFraming framing, Class<T> type) {
        Target {
            Objects.requireNonNull(writer, "writer");
            Objects.requireNonNull(options, "options");
        }

        static <T> Target<T> of(ConfiguredType<T> type) {
            return new Target<>(
                    type.parser().writer(),
                    type.options(),
                    type.framing(),
                    type.parser().eventType().type());
        }
    }

    /** For Kafka, which calls {@link #configure} next. */
    public EventSerializer() {
        this.givenInCode = false;
    }

    /**
     * Creates a serializer with {@link JsonOptions#DEFAULT}.
     *
     * @param writer the generated writer, not null
     */
    public EventSerializer(ObjectWriter<T> writer) {
        this(writer, JsonOptions.DEFAULT);
    }

    /**
     * Creates a serializer with these options.
     *
     * @param writer the generated writer, not null
     * @param options how events are written, not null
     */
    public EventSerializer(ObjectWriter<T> writer, JsonOptions options) {
        this.givenInCode = true;
        this.target = new Target<>(writer, options, RegistryFraming.NONE, null);
    }

    EventSerializer(ConfiguredType<T> type) {
        this(Target.of(type));
    }

    private EventSerializer(Target<T> target) {
        this.givenInCode = true;
        this.target = target;
    }

    /**
     * {@return a serializer like this one for records of a schema registry} It writes byte 0 and the id as four bytes
     * before each document. The registry is not called. In properties: {@code schemac.registry.id}.
     *
     * @param id the id of the schema in the registry, at least 0
     * @throws IllegalArgumentException if the id is negative
     * @throws IllegalStateException if neither a writer was given nor {@link #configure} called
     */
    public EventSerializer<T> withRegistryId(int id) {
        return with(RegistryFraming.of(id));
    }

    /**
     * {@return a serializer like this one for records of a schema registry that reads the id from a header} It writes
     * the document, and the header of the record. The registry is not called. In properties:
     * {@code schemac.registry.id}.
     *
     * @param header the header of keys or values, not null
     * @throws IllegalStateException if neither a writer was given nor {@link #configure} called
     */
    public EventSerializer<T> withRegistryHeader(RegistryHeader header) {
        return with(RegistryFraming.of(header));
    }

    private EventSerializer<T> with(RegistryFraming framing) {
        Target<T> before = ConfiguredType.check(target, "EventSerializer");
        return new EventSerializer<>(new Target<>(before.writer, before.options, framing, before.type));
    }

    /**
     * Reads the type and the options from the keys of {@link EventSerdeConfig}. Has no effect if the writer was
     * given in code.
     *
     * @param configs the configuration of the producer or of the Streams application
     * @param isKey true for {@code schemac.key.type}, false for {@code schemac.value.type}
     * @throws org.apache.kafka.common.config.ConfigException if a key is missing or unknown, or has an invalid
     *     value
     */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        if (!givenInCode) {
            ConfiguredType<T> type = ConfiguredType.of(configs, isKey);
            EventSerdeConfig.checkId(configs, isKey);
            configure(type);
        }
    }

    /** Writes only null if the id of the schema is missing. */
    void configure(ConfiguredType<T> type) {
        if (!givenInCode) {
            target = Target.of(type);
        }
    }

    /**
     * {@return the event as JSON in UTF-8, an array of the caller's own, or null for null} With {@link
     * EventSerdeConfig#REGISTRY_ID} or {@link #withRegistryId}, byte 0 and the id of the schema come first. An id for a
     * header is not written.
     *
     * @param topic for messages; may be null
     * @param event the event, which must not change during the call; may be null
     * @throws SerializationException if a value of the event has no JSON form, or the object is of another class than
     *     the configured one
     * @throws IllegalStateException if neither a writer was given nor {@link #configure} called
     */
    @Override
    public byte[] serialize(String topic, T event) {
        return serialize(topic, null, event);
    }

    /**
     * {@return the event as JSON in UTF-8, an array of the caller's own, or null for null} With {@link
     * EventSerdeConfig#REGISTRY_ID} or {@link #withRegistryHeader}, the id of the schema is a header or comes first.
     * Other headers of registries, which name the schema of another event, are removed then.
     *
     * @param topic for messages; may be null
     * @param headers of the record; may be null, and then none is written
     * @param event the event, which must not change during the call; may be null
     * @throws SerializationException if a value of the event has no JSON form, or the object is of another class than
     *     the configured one
     * @throws IllegalStateException if neither a writer was given nor {@link #configure} called
     */
    @Override
    public byte[] serialize(String topic, Headers headers, T event) {
        if (event == null) {
            return null;
        }
        Target<T> configured = ConfiguredType.check(target, "EventSerializer");
        Class<T> type = configured.type;
        if (type != null && !type.isInstance(event)) {
            throw new SerializationException(
                    subject(event, topic) + ": this serializer is configured for " + type.getName());
        }
        RegistryFraming framing = configured.framing;
        if (framing.expected() && framing.id() == null) {
            throw new SerializationException(subject(event, topic) + ": " + EventSerdeConfig.REGISTRY_ID
                    + " is any, but writing needs the id of the schema");
        }
        byte[] document;
        try {
            document = configured.writer.toJsonBytes(event, configured.options);
        } catch (JsonWriteException e) {
            throw new SerializationException(subject(event, topic) + ": " + e.getMessage(), e);
        } catch (ClassCastException e) {
            // An object of another class through a raw type: the message of Kafka's clients explains it.
            throw e;
        } catch (RuntimeException e) {
            throw new SerializationException(
                    subject(event, topic) + ": its class threw " + e.getClass().getName(), e);
        }
        return framing.frame(document, headers);
    }

    private static String subject(Object event, String topic) {
        return "an object of " + event.getClass().getName() + " cannot be written to topic " + topic;
    }
}
