package dev.schemac.spring;

import dev.schemac.integrations.common.BodyCodec;
import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventFormat;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.util.MimeType;

/** Reads and writes bodies of requests and responses: one event, or several in an array, a collection or a stream. */
final class EventBodies extends BodyCodec {
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

    EventBodies(ParserIndex index, JsonOptions options) {
        super(index, options);
    }

    private EventBodies(EventBodies parsers, JsonOptions options) {
        super(parsers, options);
    }

    /** Returns the same without indentation, for formats in which a line feed ends a value. */
    EventBodies withoutIndent() {
        return new EventBodies(this, options().withIndent(0));
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

    /** Returns the names of the schema of an event: with its module, and alone. Empty if it has no parser. */
    List<String> names(Class<?> event) {
        return findParser(event)
                .map(ObjectParser::eventType)
                .map(type -> List.of(type.qualifiedName(), type.name()))
                .orElse(List.of());
    }

    static boolean isLines(MimeType type) {
        return type != null && MediaType.APPLICATION_NDJSON.isCompatibleWith(type);
    }

    /** Returns the message for a media type with another charset than UTF-8, or null. */
    static String charsetError(MimeType type) {
        boolean isNamed = type != null && type.getCharset() != null;
        return isNamed ? ProblemDetails.charsetError(type.getCharset().name()) : null;
    }

    /**
     * Returns the format of a body with several events.
     *
     * @param lines whether each of them is a line, and not an element of one array
     */
    EventFormat<?> format(BodyType type, boolean lines) {
        return format(parser(type.event), lines, options());
    }

    /** Returns the format of events that arrive in pieces, as {@link #format}, with a limit for each of them. */
    EventFormat<?> format(BodyType type, boolean lines, int maxEventBytes) {
        return format(parser(type.event), lines, options().withMaxEventBytes(maxEventBytes));
    }

    /** Returns the format of a sequence of documents. */
    EventFormat<?> documents(BodyType type, int maxEventBytes) {
        return EventFormat.documents(parser(type.event)).withOptions(options().withMaxEventBytes(maxEventBytes));
    }

    /** Returns the largest number of bytes of a body that is in memory as a whole. */
    int maxBytes() {
        return options().maxEventBytes();
    }

    /**
     * Reads a body that is in memory, and has at most {@link #maxBytes}.
     *
     * @return an event, an array, a list or a stream
     * @throws JsonParseException if it is invalid
     */
    Object read(BodyType type, byte[] json, boolean lines) {
        if (type.container == Container.NONE) {
            return parser(type.event).parse(json, options());
        }
        List<Object> events = readAll(type.event, json, lines);
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
        return errors(type.event, type.container == Container.NONE, json, lines, first);
    }

    /**
     * Writes a body completely or not at all.
     *
     * @param body an event, or an array, collection or stream of events; a stream is closed
     * @param lines whether each event becomes a line
     * @throws JsonWriteException if a value has no JSON form
     */
    @Override
    public byte[] write(Object body, boolean lines) {
        if (body instanceof Stream<?> stream) {
            try (stream) {
                return write(stream.toList(), lines);
            }
        }
        return super.write(body, lines);
    }
}
