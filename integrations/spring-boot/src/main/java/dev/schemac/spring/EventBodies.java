package dev.schemac.spring;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;

/** Reads and writes bodies of requests and responses: one event, or several in an array, a collection or a stream. */
final class EventBodies {
    /** The media types of all bodies; the last one has one event in a line. */
    static final MediaType[] MEDIA_TYPES = {
        MediaType.APPLICATION_JSON, new MediaType("application", "*+json"), MediaType.APPLICATION_NDJSON
    };

    /** The container of the events of a body. */
    enum Container {
        NONE,
        ARRAY,
        COLLECTION,
        STREAM
    }

    /**
     * The type of a body.
     *
     * @param declared the class of the body
     * @param event the class of its events
     */
    record BodyType(Container container, Class<?> declared, Class<?> event) {
        /** Returns null for the type of something else. */
        static BodyType of(ResolvableType type) {
            Class<?> declared = type.resolve();
            if (declared == null) {
                return null;
            }
            if (JsonEvent.class.isAssignableFrom(declared)) {
                return new BodyType(Container.NONE, declared, declared);
            }
            Container container;
            ResolvableType element;
            if (declared.isArray()) {
                container = Container.ARRAY;
                element = type.getComponentType();
            } else if (declared == Stream.class) {
                container = Container.STREAM;
                element = type.getGeneric();
            } else if (declared == Iterable.class || Collection.class.isAssignableFrom(declared)) {
                container = Container.COLLECTION;
                element = type.as(Iterable.class).getGeneric();
            } else {
                return null;
            }
            Class<?> event = element.resolve();
            return event == null || !JsonEvent.class.isAssignableFrom(event)
                    ? null
                    : new BodyType(container, declared, event);
        }

        /** Returns whether bodies of this type can be read, and not only written. */
        boolean readable() {
            return container != Container.COLLECTION || declared.isAssignableFrom(ArrayList.class);
        }
    }

    private final JsonOptions options;
    private final ClassValue<Optional<? extends ObjectParser<?>>> parsers;

    EventBodies(ParserIndex index, JsonOptions options) {
        this.options = options;
        this.parsers = new ClassValue<>() {
            @Override
            protected Optional<? extends ObjectParser<?>> computeValue(Class<?> type) {
                return index.find(type);
            }
        };
    }

    static boolean isLines(MimeType type) {
        return type != null && MediaType.APPLICATION_NDJSON.isCompatibleWith(type);
    }

    /** @throws IllegalStateException if the class has no parser */
    private ObjectParser<?> parser(Class<?> event) {
        return parsers.get(event)
                .orElseThrow(() -> new IllegalStateException("no generated parser of " + event.getName()
                        + " was found: its index META-INF/services/" + ObjectParser.class.getName()
                        + " must be on the class path"));
    }

    /**
     * Returns the format of a body with several events.
     *
     * @param lines whether each of them is a line, and not an element of one array
     */
    EventFormat<?> format(BodyType type, boolean lines) {
        return format(parser(type.event), lines, options);
    }

    /** Returns the format of events that arrive in pieces, as {@link #format}, with a limit for each of them. */
    EventFormat<?> format(BodyType type, boolean lines, int maxEventBytes) {
        return format(parser(type.event), lines, options.withMaxEventBytes(maxEventBytes));
    }

    /** Returns the format of a sequence of documents. */
    EventFormat<?> documents(BodyType type, int maxEventBytes) {
        return EventFormat.documents(parser(type.event)).withOptions(options.withMaxEventBytes(maxEventBytes));
    }

    private static <T> EventFormat<T> format(ObjectParser<T> parser, boolean lines, JsonOptions options) {
        EventFormat<T> format = lines ? EventFormat.lines(parser) : EventFormat.elements(parser);
        return format.withOptions(options);
    }

    /** Returns the largest number of bytes of a body that is in memory as a whole. */
    int maxBytes() {
        return options.maxEventBytes();
    }

    /**
     * Reads a body that is in memory.
     *
     * @return an event, an array or a list
     * @throws dev.schemac.runtime.JsonParseException if it is invalid or too long
     */
    Object read(BodyType type, byte[] json, boolean lines) {
        if (type.container == Container.NONE || json.length > maxBytes()) {
            return parser(type.event).parse(json, options);
        }
        List<Object> events = new ArrayList<>();
        feed(format(type, lines), json, events::add);
        if (type.container != Container.ARRAY) {
            return events;
        }
        return events.toArray((Object[]) Array.newInstance(type.event, 0));
    }

    private static <T> void feed(EventFormat<T> format, byte[] json, Consumer<Object> consumer) {
        var feed = format.feed(consumer);
        feed.feed(json, 0, json.length);
        feed.finish();
    }

    /**
     * Writes a body that is in memory, completely or not at all.
     *
     * @param body an event, or an array or collection of events
     * @param lines whether each event becomes a line
     * @throws dev.schemac.runtime.JsonWriteException if a value has no JSON form
     */
    byte[] write(Object body, boolean lines) {
        if (lines) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (EventWriter<JsonEvent> out = EventWriter.lines(JsonEvent::writeTo, bytes, options)) {
                out.writeAll(events(body));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return bytes.toByteArray();
        }
        if (body instanceof JsonEvent event) {
            return event.toJsonBytes(options);
        }
        JsonWriter out = new JsonWriter(options);
        out.beginArray();
        for (JsonEvent event : events(body)) {
            if (event == null) {
                out.nullValue();
            } else {
                out.value(JsonEvent::writeTo, event);
            }
        }
        out.endArray();
        return out.toByteArray();
    }

    @SuppressWarnings("unchecked") // BodyType.of has checked the elements
    private static Iterable<JsonEvent> events(Object body) {
        if (body instanceof JsonEvent event) {
            return List.of(event);
        }
        return body instanceof Object[] array
                ? (List<JsonEvent>) (List<?>) Arrays.asList(array)
                : (Iterable<JsonEvent>) body;
    }

    /** Returns a writer of events that are not in memory. */
    EventWriter<JsonEvent> writer(OutputStream target, boolean lines) {
        return lines
                ? EventWriter.lines(JsonEvent::writeTo, target, options)
                : EventWriter.array(JsonEvent::writeTo, target, options);
    }
}
