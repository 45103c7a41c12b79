package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.WritableTypeId;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import java.io.IOException;

/** Writes the events of one schema for an {@code ObjectMapper}. */
final class EventSerializer<T> extends StdSerializer<T> {
    private static final long serialVersionUID = 1L;

    private final transient ObjectWriter<T> writer;
    private final transient ValueWriter values;

    EventSerializer(Class<T> type, ObjectWriter<T> writer, JsonOptions options) {
        super(type);
        this.writer = writer;
        this.values = new ValueWriter(options);
    }

    /** Has a serializer for each generated class, and for each other class with a generated writer. */
    static Serializers all(EventParsers parsers, JsonOptions options) {
        return new Serializers.Base() {
            @Override
            public JsonSerializer<?> findSerializer(
                    SerializationConfig config, JavaType type, BeanDescription description) {
                Class<?> rawClass = type.getRawClass();
                if (JsonEvent.class.isAssignableFrom(rawClass)) {
                    // An event writes itself, with or without an index.
                    return new EventSerializer<>(JsonEvent.class, JsonEvent::writeTo, options);
                }
                ObjectParser<?> parser = parsers.of(rawClass);
                return parser == null ? null : of(parser, options);
            }
        };
    }

    private static <T> EventSerializer<T> of(ObjectParser<T> parser, JsonOptions options) {
        return new EventSerializer<>(parser.eventType().type(), parser.writer(), options);
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
        try {
            values.write(json -> writer.write(value, json), out);
        } catch (JsonWriteException e) {
            throw JsonMappingException.from(out, e.getMessage(), e);
        }
    }

    /** The type may be one of the members: these are written without braces, which databind writes. */
    @Override
    public void serializeWithType(T value, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
            throws IOException {
        WritableTypeId type = types.writeTypePrefix(out, types.typeId(value, JsonToken.START_OBJECT));
        try {
            values.writeMembers(json -> writer.write(value, json), out);
        } catch (JsonWriteException e) {
            throw JsonMappingException.from(out, e.getMessage(), e);
        }
        types.writeTypeSuffix(out, type);
    }
}
