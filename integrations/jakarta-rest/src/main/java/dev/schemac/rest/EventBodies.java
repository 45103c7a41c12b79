package dev.schemac.rest;

import dev.schemac.integrations.common.BodyCodec;
import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.integrations.common.ReceivedEvents;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ParserIndex;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** Reads and writes bodies of requests and responses: one event, or several in an array or a collection. */
final class EventBodies extends BodyCodec {
    EventBodies(ParserIndex index, JsonOptions options) {
        super(index, options);
    }

    /** Returns the class of the events in a body of this type, or null for the type of something else. */
    Class<?> eventOf(Class<?> declared, Type generic) {
        Class<?> event = declared;
        if (declared.isArray()) {
            event = declared.getComponentType();
        } else if (isCollection(declared) || declared == Stream.class) {
            event = element(generic);
        }
        return event != null && isEvent(event) ? event : null;
    }

    private static boolean isCollection(Class<?> type) {
        return type == Iterable.class || Collection.class.isAssignableFrom(type);
    }

    /** Returns the class of the elements of a collection or stream, or null if its type does not name it. */
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

    /** Returns whether a body of this class can be read, and not only written. */
    static boolean isReadable(Class<?> declared) {
        return !isCollection(declared) || declared.isAssignableFrom(ArrayList.class);
    }

    /**
     * Returns the events of a request, each of which is parsed when the resource reads it. Implementations of Jakarta REST close
     * the body before they call the method of the resource, unless its argument is {@link Closeable}.
     *
     * @throws InvalidEventException for the first invalid event, by the stream
     */
    Object stream(Type generic, InputStream body, boolean lines) {
        Stream<?> events = ReceivedEvents.stream(
                format(parser(element(generic)), lines, options()),
                body,
                error -> new InvalidEventException(List.of(error)));
        return Proxy.newProxyInstance(
                EventBodies.class.getClassLoader(),
                new Class<?>[] {Stream.class, Closeable.class},
                (proxy, method, arguments) -> {
                    try {
                        return method.invoke(events, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /**
     * Reads a body.
     *
     * @param length the announced number of its bytes, or less than 0
     * @param lines whether each event is a line, and not an element of one array
     * @return an event, an array, a list or a stream
     * @throws InvalidEventException if it is invalid or too long
     */
    Object read(Class<?> declared, Type generic, InputStream body, long length, boolean lines) throws IOException {
        Class<?> event = eventOf(declared, generic);
        boolean isOne = declared == event;
        byte[] json = null;
        try {
            json = ProblemDetails.readBody(body, length, options().maxEventBytes());
            if (isOne) {
                return parser(event).parse(json, options());
            }
            List<Object> events = readAll(event, json, lines);
            if (declared == Stream.class) {
                return events.stream();
            }
            return declared.isArray() ? events.toArray((Object[]) Array.newInstance(event, 0)) : events;
        } catch (JsonParseException e) {
            throw new InvalidEventException(errors(event, isOne, json, lines, e));
        }
    }
}
