package dev.schemac.kafka.connect;

import dev.schemac.kafka.EventDeserializer;
import dev.schemac.kafka.EventSerde;
import dev.schemac.kafka.EventSerdeConfig;
import dev.schemac.kafka.EventSerializer;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Importance;
import org.apache.kafka.common.config.ConfigDef.Type;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.connect.components.Versioned;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaAndValue;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.storage.Converter;

/**
 * Reads and writes keys or values of records in Kafka Connect, as structs whose schema is that of a generated class.
 *
 * <pre>{@code
 * value.converter = dev.schemac.kafka.connect.EventConverter
 * value.converter.schemac.value.type = com.acme.orders.Order
 * }</pre>
 *
 * <p>A sink connector receives a struct with a field for each column. A source connector may provide a struct or a map.
 * It is written as JSON, which the generated parser checks: types, required members and rules. Null, the tombstone of a
 * compacted topic, is null in both directions.
 *
 * <p>An invalid record, or an invalid value, causes a {@link DataException}. Its message contains topic, type and path,
 * and no content. Connect then applies {@code errors.tolerance} of the connector.
 *
 * <p>Thread-safe after configuration. Closing does nothing.
 */
public final class EventConverter implements Converter, Versioned {
    /**
     * The digits after the decimal point of a {@code BigDecimal} column, from 0 to 1,000; by default 18. A value with
     * more digits is rejected.
     */
    public static final String DECIMAL_SCALE = "schemac.connect.decimal.scale";

    /**
     * The type of an {@code Instant} column:
     *
     * <ul>
     *   <li>{@code exact}, the default: a timestamp. An instant with a fraction of a millisecond is rejected.
     *   <li>{@code millis}: a timestamp without the fraction of a millisecond.
     *   <li>{@code string}: a string in ISO form.
     * </ul>
     */
    public static final String INSTANT = "schemac.connect.instant";

    private static final int DEFAULT_SCALE = 18;
    private static final int MOST_SCALE = 1_000;

    private volatile Conversion conversion;

    private record Conversion(
            EventDeserializer<Object> deserializer, EventSerializer<Object> serializer, StructMapping mapping) {}

    /** For Kafka Connect, which calls {@link #configure} next. */
    public EventConverter() {}

    /**
     * Reads the type and the options from the keys of {@link EventSerdeConfig} and of this class.
     *
     * @param configs the configuration of the converter, without the prefix {@code key.converter.} or
     *     {@code value.converter.}
     * @param isKey true for {@code schemac.key.type}, false for {@code schemac.value.type}
     * @throws ConfigException if a key is missing or unknown, or has an invalid value, or if the type has no schema in
     *     Connect
     */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        Map<String, Object> serdeConfigs = new HashMap<>(configs);
        serdeConfigs.keySet().removeIf(key -> key.equals(DECIMAL_SCALE) || key.equals(INSTANT));
        EventSerde<Object> serde = new EventSerde<>();
        serde.configure(serdeConfigs, isKey);
        Mappings mappings = new Mappings(new ScalarMappings.Settings(scale(configs), instants(configs)));
        StructMapping mapping = mappings.of(serde.deserializer().parser(), false);
        if (mapping == null) {
            String key = isKey ? EventSerdeConfig.KEY_TYPE : EventSerdeConfig.VALUE_TYPE;
            throw new ConfigException(
                    key,
                    configs.get(key),
                    "expected a generated class, or a union with a discriminator whose schemas have equal columns of"
                            + " equal names");
        }
        conversion = new Conversion(serde.deserializer(), serde.serializer(), mapping);
    }

    private static int scale(Map<String, ?> configs) {
        Object value = configs.get(DECIMAL_SCALE);
        if (value == null) {
            return DEFAULT_SCALE;
        }
        try {
            int scale = Integer.parseInt(value.toString().strip());
            if (scale >= 0 && scale <= MOST_SCALE) {
                return scale;
            }
        } catch (NumberFormatException e) {
            // the message is the same
        }
        throw new ConfigException(DECIMAL_SCALE, value, "expected a whole number from 0 to " + MOST_SCALE);
    }

    private static InstantMode instants(Map<String, ?> configs) {
        Object value = configs.get(INSTANT);
        if (value == null) {
            return InstantMode.EXACT;
        }
        for (InstantMode mode : InstantMode.values()) {
            if (mode.name().toLowerCase(Locale.ROOT).equals(value.toString().strip())) {
                return mode;
            }
        }
        throw new ConfigException(INSTANT, value, "expected exact, millis or string");
    }

    /** {@return the keys that Kafka Connect shows; the other options of {@link EventSerdeConfig} work too} */
    @Override
    public ConfigDef config() {
        return new ConfigDef()
                .define(EventSerdeConfig.KEY_TYPE, Type.STRING, null, Importance.HIGH, "Event type of keys")
                .define(EventSerdeConfig.VALUE_TYPE, Type.STRING, null, Importance.HIGH, "Event type of values")
                .define(EventSerdeConfig.PROFILE, Type.STRING, null, Importance.MEDIUM, "default, strict or esper")
                .define(
                        EventSerdeConfig.REGISTRY_ID,
                        Type.STRING,
                        null,
                        Importance.MEDIUM,
                        "Id of a schema registry: none, any, a number, a GUID, globalId:NUMBER or contentId:NUMBER")
                .define(
                        DECIMAL_SCALE,
                        Type.STRING,
                        null,
                        Importance.LOW,
                        "Digits after the decimal point of a BigDecimal column")
                .define(INSTANT, Type.STRING, null, Importance.LOW, "Type of an Instant column: exact, millis, string");
    }

    /** {@return the version of this library, or {@code undefined} if its classes are not in their jar} */
    @Override
    public String version() {
        return Objects.requireNonNullElse(EventConverter.class.getPackage().getImplementationVersion(), "undefined");
    }

    /**
     * {@return the struct of a record, or {@link SchemaAndValue#NULL} for null} The schema is the same object for all
     * records.
     *
     * @param topic for messages; may be null
     * @param value one document in UTF-8, only read; may be null
     * @throws DataException if the record is not one event, or Connect cannot express a value
     * @throws IllegalStateException if {@link #configure} was not called
     */
    @Override
    public SchemaAndValue toConnectData(String topic, byte[] value) {
        return toConnectData(topic, null, value);
    }

    /**
     * {@return the struct of a record, or {@link SchemaAndValue#NULL} for null} The schema is the same object for all
     * records.
     *
     * @param topic for messages; may be null
     * @param headers of the record, which may contain the id of a schema; may be null
     * @param value one document in UTF-8, only read; may be null
     * @throws DataException if the record is not one event, or Connect cannot express a value
     * @throws IllegalStateException if {@link #configure} was not called
     */
    @Override
    public SchemaAndValue toConnectData(String topic, Headers headers, byte[] value) {
        if (value == null) {
            return SchemaAndValue.NULL;
        }
        Conversion configured = configured();
        StructMapping mapping = configured.mapping;
        try {
            Object event = configured.deserializer.deserialize(topic, headers, value);
            return new SchemaAndValue(mapping.schema(), mapping.toConnect(event));
        } catch (SerializationException e) {
            throw new DataException(e.getMessage(), e);
        } catch (Mismatch e) {
            throw new DataException("cannot convert a record of topic " + topic + " from "
                    + mapping.schema().name() + ": " + e.withPath());
        }
    }

    /**
     * {@return the event as JSON in UTF-8, or null for null}
     *
     * @param topic for messages; may be null
     * @param schema not used: the class decides which fields are allowed
     * @param value a struct, a map with strings as keys, or null
     * @throws DataException if the class rejects the value
     * @throws IllegalStateException if {@link #configure} was not called
     */
    @Override
    public byte[] fromConnectData(String topic, Schema schema, Object value) {
        return fromConnectData(topic, null, schema, value);
    }

    /**
     * {@return the event as JSON in UTF-8, or null for null}
     *
     * @param topic for messages; may be null
     * @param headers of the record, to which an id for a header is added; may be null
     * @param schema not used: the class decides which fields are allowed
     * @param value a struct, a map with strings as keys, or null
     * @throws DataException if the class rejects the value
     * @throws IllegalStateException if {@link #configure} was not called
     */
    @Override
    public byte[] fromConnectData(String topic, Headers headers, Schema schema, Object value) {
        if (value == null) {
            return null;
        }
        Conversion configured = configured();
        JsonWriter json = new JsonWriter();
        try {
            configured.mapping.write(value, json);
            Object event =
                    configured.deserializer.parser().parse(json.toByteArray(), configured.deserializer.options());
            return configured.serializer.serialize(topic, headers, event);
        } catch (Mismatch e) {
            throw new DataException(subject(configured, topic) + e.withPath());
        } catch (JsonParseException e) {
            throw new DataException(subject(configured, topic) + e.description() + " at " + e.path(), e);
        } catch (JsonWriteException e) {
            throw new DataException(subject(configured, topic) + e.getMessage(), e);
        } catch (SerializationException e) {
            throw new DataException(e.getMessage(), e);
        }
    }

    private static String subject(Conversion configured, String topic) {
        return "cannot write a value to topic " + topic + " as "
                + configured.mapping.schema().name() + ": ";
    }

    private Conversion configured() {
        Conversion configured = conversion;
        if (configured == null) {
            throw new IllegalStateException("EventConverter is not configured: call configure");
        }
        return configured;
    }
}
