package dev.schemac.spring;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
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
        /** Returns whether bodies of this type can be read, and not only written. */
        boolean readable() {
            return container != Container.COLLECTION || declared.isAssignableFrom(ArrayList.class);
        }
    }

    private final JsonOptions options;
    private final ClassValue<Optional<? extends ObjectParser<?>>> parsers;

    EventBodies(ParserIndex index, JsonOptions options) {
        this(options, new ClassValue<>() {
            @Override
            protected Optional<? extends ObjectParser<?>> computeValue(Class<?> type) {
                return index.find(type);
            }
        });
    }

    private EventBodies(JsonOptions options, ClassValue<Optional<? extends ObjectParser<?>>> parsers) {
        this.options = options;
        this.parsers = parsers;
    }

    /** Returns the same without indentation, for formats in which a line feed ends a value. */
    EventBodies withoutIndent() {
        return new EventBodies(options.withIndent(0), parsers);
    }

    /** Returns null for the type of something else. */
    BodyType type(ResolvableType type) {
        Class<?> declared = type.resolve();
        if (declared == null) {
            return null;
        }
        if (isEvent(declared)) {
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
        return event != null && isEvent(event) ? new BodyType(container, declared, event) : null;
    }

    /** Returns whether a class was generated, or is the {@code className} of a schema. */
    boolean isEvent(Class<?> type) {
        return JsonEvent.class.isAssignableFrom(type) || parsers.get(type).isPresent();
    }

    static boolean isLines(MimeType type) {
        return type != null && MediaType.APPLICATION_NDJSON.isCompatibleWith(type);
    }

    /** @throws IllegalStateException if the class has no parser */
    ObjectParser<?> parser(Class<?> event) {
        return parsers.get(event)
                .orElseThrow(() -> new IllegalStateException("no generated parser of " + event.getName()
                        + " was found: declare a generated class as the type of the body, and put its index META-INF/services/"
                        + ObjectParser.class.getName() + " on the class path"));
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
     * Reads a body that is in memory, and has at most {@link #maxBytes}.
     *
     * @return an event, an array, a list or a stream
     * @throws JsonParseException if it is invalid
     */
    Object read(BodyType type, byte[] json, boolean lines) {
        if (type.container == Container.NONE) {
            return parser(type.event).parse(json, options);
        }
        List<Object> events = new ArrayList<>();
        feed(format(type, lines), json, events::add);
        return switch (type.container) {
            case ARRAY -> events.toArray((Object[]) Array.newInstance(type.event, 0));
            case STREAM -> events.stream();
            default -> events;
        };
    }

    /**
     * Returns all errors of a body that is in memory.
     *
     * @param first the error that {@link #read} has thrown, or that it is longer than {@link #maxBytes}
     */
    List<JsonParseException> errors(BodyType type, byte[] json, boolean lines, JsonParseException first) {
        ObjectParser<?> parser = parser(type.event);
        if (ProblemDetails.isTooLong(first)) {
            return List.of(first);
        }
        return type.container == Container.NONE
                ? ProblemDetails.errors(parser, json, options, first)
                : ProblemDetails.errors(parser, json, lines, options, first);
    }

    private static <T> void feed(EventFormat<T> format, byte[] json, Consumer<Object> consumer) {
        var feed = format.feed(consumer);
        feed.feed(json, 0, json.length);
        feed.finish();
    }

    /**
     * Writes a body completely or not at all.
     *
     * @param body an event, or an array, collection or stream of events; a stream is closed
     * @param lines whether each event becomes a line
     * @throws dev.schemac.runtime.JsonWriteException if a value has no JSON form
     */
    byte[] write(Object body, boolean lines) {
        if (body instanceof Stream<?> stream) {
            try (stream) {
                return write(stream.toList(), lines);
            }
        }
        if (lines) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (EventWriter<Object> out = writer(bytes, true)) {
                out.writeAll(events(body));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return bytes.toByteArray();
        }
        ObjectWriter<Object> json = isOne(body) ? this::writeEvent : this::writeArray;
        return json.toJsonBytes(body, options);
    }

    private void writeArray(Object body, JsonWriter out) {
        out.beginArray();
        events(body).forEach(event -> out.value(this::writeEvent, event));
        out.endArray();
    }

    /** Returns whether a body is an event, and not several of them. */
    private static boolean isOne(Object body) {
        return body instanceof JsonEvent || !(body instanceof Object[] || body instanceof Iterable);
    }

    /** Writes an event with the writer that was generated for its class. */
    @SuppressWarnings("unchecked") // the parser of a class has the writer of the same class
    private void writeEvent(Object event, JsonWriter out) {
        if (event instanceof JsonEvent generated) {
            generated.writeTo(out);
        } else {
            ((ObjectWriter<Object>) parser(event.getClass()).writer()).write(event, out);
        }
    }

    /** Returns the events of a body; null among them is rejected, as a parser does. */
    private static Iterable<Object> events(Object body) {
        Iterable<?> events = isOne(body)
                ? List.of(body)
                : body instanceof Object[] array ? Arrays.asList(array) : (Iterable<?>) body;
        List<Object> all = new ArrayList<>();
        for (Object event : events) {
            if (event == null) {
                throw new JsonWriteException("element " + all.size() + " is null: expected an event");
            }
            all.add(event);
        }
        return all;
    }

    /** Returns a writer of events that are not in memory. */
    EventWriter<Object> writer(OutputStream target, boolean lines) {
        return lines
                ? EventWriter.lines(this::writeEvent, target, options)
                : EventWriter.array(this::writeEvent, target, options);
    }
}
