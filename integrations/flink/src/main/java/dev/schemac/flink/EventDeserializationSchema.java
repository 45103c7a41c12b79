package dev.schemac.flink;

import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.util.Objects;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.SimpleCounter;

/**
 * Reads records of bytes, each one JSON document, with a generated parser: for Kafka and every other connector
 * that accepts a {@link DeserializationSchema}.
 *
 * <pre>{@code
 * KafkaSource<Click> source = KafkaSource.<Click>builder()
 *         .setValueOnlyDeserializer(EventDeserializationSchema.of(ClickParser.INSTANCE)
 *                 .withOptions(JsonOptions.STRICT)
 *                 .skippingRejected())
 *         ...
 * }</pre>
 *
 * <p>An invalid record fails the job with an {@link IOException}, which contains place and path and never the
 * value. With {@link #skippingRejected} it is skipped, and the metric {@value #REJECTED_EVENTS} of the source
 * counts it. Records without a value, such as the tombstones of Kafka, produce no event and no error. The schema
 * is immutable until Flink opens it; afterwards it belongs to one thread.
 *
 * @param <T> the value class
 */
public final class EventDeserializationSchema<T> implements DeserializationSchema<T> {
    private static final long serialVersionUID = 1L;

    /** The name of the counter of records that were skipped. */
    public static final String REJECTED_EVENTS = "rejectedEvents";

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    /** See {@link #withOptions}. */
    private final JsonOptions options;

    /** See {@link #skippingRejected}. */
    private final boolean skipsRejected;

    private transient Counter rejected;

    private EventDeserializationSchema(GeneratedParser<T> parser, JsonOptions options, boolean skipsRejected) {
        this.parser = parser;
        this.options = options;
        this.skipsRejected = skipsRejected;
    }

    /**
     * {@return a schema that reads with {@link JsonOptions#DEFAULT} and fails at the first invalid record}
     *
     * @param parser a generated parser, {@code ClickParser.INSTANCE}
     * @throws IllegalArgumentException if the parser cannot be recreated on a task manager, because it is not a
     *     generated one
     */
    public static <T> EventDeserializationSchema<T> of(ObjectParser<T> parser) {
        return new EventDeserializationSchema<>(GeneratedParser.of(parser), JsonOptions.DEFAULT, false);
    }

    /**
     * {@return this schema with other options}
     *
     * @param options how records are read, and their limits
     */
    public EventDeserializationSchema<T> withOptions(JsonOptions options) {
        return new EventDeserializationSchema<>(parser, Objects.requireNonNull(options, "options"), skipsRejected);
    }

    /** {@return this schema, but invalid records are skipped and counted by the metric {@value #REJECTED_EVENTS}} */
    public EventDeserializationSchema<T> skippingRejected() {
        return new EventDeserializationSchema<>(parser, options, true);
    }

    @Override
    public void open(InitializationContext context) {
        rejected = context.getMetricGroup().counter(REJECTED_EVENTS);
    }

    /**
     * Reads one record.
     *
     * @param message one document in UTF-8; null for a record without a value
     * @return the event; null for a record without a value, and for a skipped invalid record
     * @throws IOException if the record is invalid, unless such records are skipped
     */
    @Override
    public T deserialize(byte[] message) throws IOException {
        if (message == null) {
            return null;
        }
        try {
            // as a range, so that lazy strings do not refer to an array of the connector
            return parser.get().parse(message, 0, message.length, options);
        } catch (JsonParseException e) {
            if (skipsRejected) {
                count();
                return null;
            }
            throw new IOException(
                    "cannot read a record as " + parser.get().eventType() + ": " + e.getMessage()
                            + "; skippingRejected() skips and counts such records",
                    e);
        }
    }

    private void count() {
        if (rejected == null) {
            // a source that does not open its schema has no place for the metric either
            rejected = new SimpleCounter();
        }
        rejected.inc();
    }

    /** {@return false: no event ends the stream} */
    @Override
    public boolean isEndOfStream(T nextElement) {
        return false;
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return new EventTypeInfo<>(parser);
    }
}
