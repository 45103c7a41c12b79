package dev.schemac.integrations.common;

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
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads and writes bodies of requests and responses that are in memory: one event, or several as an array or as lines.
 * Each framework adds its types of bodies. Immutable.
 */
public abstract class BodyCodec {
    private final JsonOptions options;
    private final ClassValue<Optional<? extends ObjectParser<?>>> parsers;

    /** @param options for all events; {@link JsonOptions#maxEventBytes} also limits a body with several of them */
    protected BodyCodec(ParserIndex index, JsonOptions options) {
        this.options = options;
        this.parsers = new ClassValue<>() {
            @Override
            protected Optional<? extends ObjectParser<?>> computeValue(Class<?> type) {
                return index.find(type);
            }
        };
    }

    /** Creates a codec with the parsers of another one. */
    protected BodyCodec(BodyCodec parsers, JsonOptions options) {
        this.options = options;
        this.parsers = parsers.parsers;
    }

    /** {@return the options of all events} */
    protected final JsonOptions options() {
        return options;
    }

    /** {@return the parser of a class, if it has one} */
    protected final Optional<? extends ObjectParser<?>> findParser(Class<?> type) {
        return parsers.get(type);
    }

    /** {@return whether a class was generated, or is the {@code className} of a schema} */
    protected final boolean isEvent(Class<?> type) {
        return JsonEvent.class.isAssignableFrom(type) || parsers.get(type).isPresent();
    }

    /**
     * {@return the parser of a class}
     *
     * @throws IllegalStateException if it has none
     */
    protected final ObjectParser<?> parser(Class<?> event) {
        return parsers.get(event)
                .orElseThrow(() -> new IllegalStateException("no generated parser of " + event.getName()
                        + " was found: declare a generated class as the type of the body, and put its index META-INF/services/"
                        + ObjectParser.class.getName() + " on the class path"));
    }

    /**
     * {@return the format of a body with several events}
     *
     * @param lines whether each of them is a line, and not an element of one array
     */
    protected static <T> EventFormat<T> format(ObjectParser<T> parser, boolean lines, JsonOptions options) {
        EventFormat<T> format = lines ? EventFormat.lines(parser) : EventFormat.elements(parser);
        return format.withOptions(options);
    }

    /**
     * {@return the events of a body}
     *
     * @param lines whether each event is a line, and not an element of one array
     * @throws JsonParseException if it is invalid
     */
    protected final List<Object> readAll(Class<?> event, byte[] json, boolean lines) {
        List<Object> events = new ArrayList<>();
        EventFeed<?> feed = format(parser(event), lines, options).feed(events::add);
        feed.feed(json, 0, json.length);
        feed.finish();
        return events;
    }

    /**
     * {@return all errors of a body}
     *
     * @param isOne whether the body is one event
     * @param json the body; ignored if it is too long
     * @param first the error of the parser or of {@link #readAll}, or that the body is too long
     */
    protected final List<JsonParseException> errors(
            Class<?> event, boolean isOne, byte[] json, boolean lines, JsonParseException first) {
        if (ProblemDetails.isTooLong(first)) {
            return List.of(first);
        }
        return isOne
                ? ProblemDetails.errors(parser(event), json, options, first)
                : ProblemDetails.errors(parser(event), json, lines, options, first);
    }

    /**
     * Writes a body completely or not at all.
     *
     * @param body an event, or an array or collection of events
     * @param lines whether each event becomes a line
     * @throws JsonWriteException if a value has no JSON form, or an element is null
     */
    public byte[] write(Object body, boolean lines) {
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

    /** {@return a writer of events that are not in memory} */
    public final EventWriter<Object> writer(OutputStream target, boolean lines) {
        return lines
                ? EventWriter.lines(this::writeEvent, target, options)
                : EventWriter.array(this::writeEvent, target, options);
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
