package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.WritableTypeId;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
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
