package dev.schemac.jackson;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import java.io.IOException;

/** The code of {@code docs/jackson.md} for Gson, which {@link DefaultMappersTest} runs. */
final class GsonExamples {
    private GsonExamples() {}

    static Gson gson() {
        Gson gson = new GsonBuilder()
                .registerTypeAdapterFactory(new EventAdapters())
                .create();
        return gson;
    }

    static final class EventAdapters implements TypeAdapterFactory {
        private final ParserIndex parsers =
                ParserIndex.of(Thread.currentThread().getContextClassLoader());

        @Override
        public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            Class<? super T> event = type.getRawType();
            if (!JsonEvent.class.isAssignableFrom(event)) {
                return null;
            }
            ObjectParser<? super T> parser = parsers.find(event).orElseThrow();
            TypeAdapter<JsonElement> elements = gson.getAdapter(JsonElement.class);
            return new TypeAdapter<T>() {
                @Override
                public void write(JsonWriter out, T value) throws IOException {
                    out.jsonValue(((JsonEvent) value).toJson());
                }

                @Override
                @SuppressWarnings("unchecked")
                public T read(JsonReader in) throws IOException {
                    return (T) parser.parse(elements.read(in).toString());
                }
            }.nullSafe();
        }
    }
}
