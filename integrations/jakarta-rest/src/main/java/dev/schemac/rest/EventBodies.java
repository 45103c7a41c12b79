package dev.schemac.rest;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Reads and writes bodies of requests and responses: one event, or several in an array or a collection. */
final class EventBodies {
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

    /** Returns the class of the events in a body of this type, or null for the type of something else. */
    Class<?> eventOf(Class<?> declared, Type generic) {
        Class<?> event = declared;
        if (declared.isArray()) {
            event = declared.getComponentType();
        } else if (isCollection(declared)) {
            event = element(generic);
        }
        return event != null && isEvent(event) ? event : null;
    }

    private static boolean isCollection(Class<?> type) {
        return type == Iterable.class || Collection.class.isAssignableFrom(type);
    }

    /** Returns the class of the elements of a collection, or null if its type does not name it. */
    private static Class<?> element(Type collection) {
        if (!(collection instanceof ParameterizedType parameterized)
                || parameterized.getActualTypeArguments().length != 1) {
            return null;
        }
        Type element = parameterized.getActualTypeArguments()[0];
        if (element instanceof WildcardType wildcard) {
            element = wildcard.getUpperBounds()[0];
        }
        return element instanceof Class<?> event ? event : null;
    }

    /** Returns whether a class was generated, or is the {@code className} of a schema. */
    private boolean isEvent(Class<?> type) {
        return JsonEvent.class.isAssignableFrom(type) || parsers.get(type).isPresent();
    }

    /** Returns whether a body of this class can be read, and not only written. */
    static boolean isReadable(Class<?> declared) {
        return !isCollection(declared) || declared.isAssignableFrom(ArrayList.class);
    }

    /** @throws IllegalStateException if the class has no parser */
    private ObjectParser<?> parser(Class<?> event) {
        return parsers.get(event)
                .orElseThrow(() -> new IllegalStateException("no generated parser of " + event.getName()
                        + " was found: declare a generated class as the type of the body, and put its index META-INF/services/"
                        + ObjectParser.class.getName() + " on the class path"));
    }

    /**
     * Reads a body.
     *
     * @param length the announced number of its bytes, or less than 0
     * @param lines whether each event is a line, and not an element of one array
     * @return an event, an array or a list
     * @throws InvalidEventException if it is invalid or too long
     */
    Object read(Class<?> declared, Type generic, InputStream body, long length, boolean lines) throws IOException {
        Class<?> event = eventOf(declared, generic);
        byte[] json = bytes(body, length);
        if (declared == event) {
            return readOne(parser(event), json);
        }
        List<Object> events = readAll(parser(event), json, lines);
        return declared.isArray() ? events.toArray((Object[]) Array.newInstance(event, 0)) : events;
    }

    private byte[] bytes(InputStream body, long length) throws IOException {
        try {
            return ProblemDetails.readBody(body, length, options.maxEventBytes());
        } catch (JsonParseException e) {
            throw new InvalidEventException(List.of(e));
        }
    }

    private Object readOne(ObjectParser<?> parser, byte[] json) {
        try {
            return parser.parse(json, options);
        } catch (JsonParseException e) {
            throw new InvalidEventException(ProblemDetails.errors(parser, json, options, e));
        }
    }

    private <T> List<Object> readAll(ObjectParser<T> parser, byte[] json, boolean lines) {
        List<Object> events = new ArrayList<>();
        EventFormat<T> format = lines ? EventFormat.lines(parser) : EventFormat.elements(parser);
        EventFeed<T> feed = format.withOptions(options).feed(events::add);
        try {
            feed.feed(json, 0, json.length);
            feed.finish();
        } catch (JsonParseException e) {
            throw new InvalidEventException(ProblemDetails.errors(parser, json, lines, options, e));
        }
        return events;
    }

    /**
     * Writes a body, completely or not at all.
     *
     * @param body an event, or an array or collection of events
     * @param lines whether each event becomes a line
     * @throws JsonWriteException if a value has no JSON form, or an element is null
     */
    byte[] write(Object body, boolean lines) throws IOException {
        if (lines) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (EventWriter<Object> out = EventWriter.lines(this::writeEvent, bytes, options)) {
                out.writeAll(events(body));
            }
            return bytes.toByteArray();
        }
        ObjectWriter<Object> json = isOne(body) ? this::writeEvent : this::writeArray;
        return json.toJsonBytes(body, options);
    }

    private static boolean isOne(Object body) {
        return body instanceof JsonEvent || !(body instanceof Object[] || body instanceof Iterable);
    }

    private void writeArray(Object body, JsonWriter out) {
        out.beginArray();
        events(body).forEach(event -> out.value(this::writeEvent, event));
        out.endArray();
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
    private static List<Object> events(Object body) {
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
}
