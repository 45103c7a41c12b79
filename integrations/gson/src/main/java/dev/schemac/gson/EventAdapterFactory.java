package dev.schemac.gson;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.JsonParser;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.support.JsonConstant;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;

/**
 * Lets Gson read and write generated classes with their generated parsers and writers. By reflection it would lose data:
 * names in JSON, presence, formats and rules.
 *
 * <pre>{@code
 * Gson gson = new GsonBuilder().registerTypeAdapterFactory(new EventAdapterFactory()).create();
 * }</pre>
 *
 * <p>With the compiler option {@code gson}, generated classes select this factory by an annotation, and {@code new
 * Gson()} needs no registration. By default, the option is on if this module is on the class path of the schemas.
 *
 * <p>An invalid event is a {@link com.google.gson.JsonParseException} with the property path and without values. An event
 * that cannot be written is a {@link JsonIOException}. Thread-safe.
 */
public final class EventAdapterFactory implements TypeAdapterFactory {
    private final JsonOptions options;
    private final ParserIndex parsers;

    /** Creates a factory with {@link JsonOptions#DEFAULT}. */
    public EventAdapterFactory() {
        this(JsonOptions.DEFAULT);
    }

    /**
     * Creates a factory that finds parsers with the context class loader of the thread.
     *
     * @param options their indentation is ignored
     */
    public EventAdapterFactory(JsonOptions options) {
        this(ParserIndex.of(Thread.currentThread().getContextClassLoader()), options);
    }

    /**
     * Creates a factory.
     *
     * @param parsers where the parsers are found
     * @param options their indentation is ignored
     */
    public EventAdapterFactory(ParserIndex parsers, JsonOptions options) {
        this.parsers = Objects.requireNonNull(parsers, "parsers");
        this.options = options.withIndent(0);
    }

    /**
     * {@return an adapter of a generated class, an enum of a schema, or a class that a schema names; null for other
     * classes}
     *
     * @throws IllegalArgumentException if several event types have this class
     * @throws IllegalStateException if the index of parsers names a parser that cannot be loaded
     */
    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        Class<? super T> raw = type.getRawType();
        if (JsonConstant.class.isAssignableFrom(raw) && raw.isEnum()) {
            return new ConstantAdapter<T>(raw.getEnumConstants()).nullSafe();
        }
        Optional<? extends ObjectParser<? super T>> parser = parsers.find(raw);
        if (parser.isEmpty() && !JsonEvent.class.isAssignableFrom(raw)) {
            return null;
        }
        return new EventAdapter<T>(raw, parser.orElse(null), gson.getAdapter(JsonElement.class)).nullSafe();
    }

    private final class EventAdapter<T> extends TypeAdapter<T> {
        private final Class<?> type;
        private final ObjectParser<? super T> parser;
        private final TypeAdapter<JsonElement> elements;

        /** @param parser null if the index has none: then events can only be written */
        EventAdapter(Class<?> type, ObjectParser<? super T> parser, TypeAdapter<JsonElement> elements) {
            this.type = type;
            this.parser = parser;
            this.elements = elements;
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            String json;
            try {
                json = value instanceof JsonEvent event
                        ? event.toJson(options)
                        : parser.writer().toJson(value, options);
            } catch (JsonWriteException e) {
                throw new JsonIOException(e.getMessage(), e);
            }
            try {
                out.jsonValue(json);
            } catch (UnsupportedOperationException e) { // toJsonTree
                elements.write(out, JsonParser.parseString(json));
            }
        }

        @Override
        @SuppressWarnings("unchecked") // the parser of a class returns its events
        public T read(JsonReader in) throws IOException {
            if (parser == null) {
                throw new com.google.gson.JsonParseException("no generated parser of " + type.getName()
                        + " was found: put its index META-INF/services/" + ObjectParser.class.getName()
                        + " on the class path");
            }
            String path = in.getPath();
            String json = elements.read(in).toString();
            try {
                return (T) parser.parse(json, options);
            } catch (JsonParseException e) {
                // lines and columns would be those of the copy
                throw new com.google.gson.JsonParseException(
                        e.description() + " at " + path + e.path().substring(1), e);
            }
        }
    }

    private static final class ConstantAdapter<T> extends TypeAdapter<T> {
        private final Object[] constants;

        ConstantAdapter(Object[] constants) {
            this.constants = constants;
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            out.value(((JsonConstant) value).jsonString());
        }

        @Override
        @SuppressWarnings("unchecked") // the constants are of the type
        public T read(JsonReader in) throws IOException {
            String path = in.getPath();
            String string = in.nextString();
            for (Object constant : constants) {
                if (Objects.equals(((JsonConstant) constant).jsonString(), string)) {
                    return (T) constant;
                }
            }
            throw new com.google.gson.JsonParseException("expected a constant of "
                    + constants.getClass().getComponentType().getSimpleName() + " but found another string at " + path);
        }
    }
}
