package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;

/** Reads the events of one schema for an {@code ObjectMapper}. */
final class EventDeserializer<T> extends StdDeserializer<T> {
    private static final long serialVersionUID = 1L;

    private final transient ValueReader<T> values;

    EventDeserializer(ObjectParser<T> parser, JsonOptions options) {
        super(parser.eventType().type());
        this.values = new ValueReader<>(parser, options);
    }

    @Override
    public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
        try {
            return values.read(in);
        } catch (RefusedValue e) {
            throw MappedError.of(e, in, values.parser().eventType());
        }
    }

    /** An event is read whole. To put its members into another one, some would have to be taken back where one is refused. */
    @Override
    public T deserialize(JsonParser in, DeserializationContext context, T into) throws IOException {
        return context.reportBadDefinition(
                handledType(),
                "an event of " + values.parser().eventType()
                        + " is not updated: read a new one, or set its columns in the program");
    }

    /** The object may have its type among its members. */
    @Override
    public Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer types)
            throws IOException {
        return types.deserializeTypedFromObject(in, context);
    }

    @Override
    public Boolean supportsUpdate(DeserializationConfig config) {
        return Boolean.FALSE;
    }

    @Override
    public LogicalType logicalType() {
        return LogicalType.POJO;
    }

    @Override
    public boolean isCachable() {
        return true;
    }
}
