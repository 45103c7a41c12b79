package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
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

    /** Has a deserializer for each class with a generated parser. */
    static Deserializers all(EventParsers parsers, JsonOptions options) {
        return new Deserializers.Base() {
            @Override
            public JsonDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription description)
                    throws JsonMappingException {
                try {
                    ObjectParser<?> parser = parsers.of(type.getRawClass());
                    return parser == null ? null : new EventDeserializer<>(parser, options);
                } catch (IllegalArgumentException | IllegalStateException e) {
                    throw InvalidDefinitionException.from((JsonParser) null, e.getMessage(), type);
                }
            }

            @Override
            public boolean hasDeserializerFor(DeserializationConfig config, Class<?> valueType) {
                return parsers.of(valueType) != null;
            }
        };
    }

    @Override
    public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
        try {
            return values.read(in);
        } catch (RefusedValue e) {
            throw MappedError.of(e, in, values.parser().eventType());
        }
    }

    /**
     * Reads an event completely: members that were set in an existing event would have to be removed if a later
     * one is rejected.
     */
    @Override
    public T deserialize(JsonParser in, DeserializationContext context, T into) throws IOException {
        return context.reportBadDefinition(
                handledType(),
                "an event of " + values.parser().eventType()
                        + " cannot be updated while reading: read a new event, or call its setters");
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
