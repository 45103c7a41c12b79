package dev.schemac.spring;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** For events inside of objects that Gson reads and writes: otherwise it would use reflection, and lose data. */
final class GsonEvents implements TypeAdapterFactory {
    private final EventBodies bodies;

    GsonEvents(EventBodies bodies) {
        // Gson indents the objects around events by its own settings.
        this.bodies = bodies.withoutIndent();
    }

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        Class<? super T> event = type.getRawType();
        if (!bodies.isEvent(event)) {
            return null;
        }
        TypeAdapter<JsonElement> elements = gson.getAdapter(JsonElement.class);
        return new TypeAdapter<T>() {
            @Override
            public void write(JsonWriter out, T value) throws IOException {
                String json;
                try {
                    json = new String(bodies.write(value, false), StandardCharsets.UTF_8);
                } catch (JsonWriteException e) {
                    throw new JsonIOException(e.getMessage(), e);
                }
                out.jsonValue(json);
            }

            @Override
            @SuppressWarnings("unchecked") // the parser of a class returns its events
            public T read(JsonReader in) throws IOException {
                String json = elements.read(in).toString();
                try {
                    return (T) bodies.parser(event).parse(json, bodies.options());
                } catch (JsonParseException e) {
                    throw new com.google.gson.JsonParseException(e.getMessage(), e);
                }
            }
        }.nullSafe();
    }
}
