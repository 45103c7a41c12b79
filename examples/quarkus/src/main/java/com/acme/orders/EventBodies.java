package com.acme.orders;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.EventWriter;
import jakarta.annotation.Priority;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads and writes generated classes: one event, or a list or array of them, as a JSON array or as JSON Lines. Quarkus has
 * other readers and writers for other classes.
 */
@Provider
@Priority(Priorities.ENTITY_CODER - 1000) // before those of Quarkus
@Consumes({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
@Produces({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
public class EventBodies implements MessageBodyReader<Object>, MessageBodyWriter<Object> {
    /** Each line of such a body is an event. */
    public static final String JSON_LINES = "application/x-ndjson";

    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT;
    private final ParserIndex parsers = ParserIndex.of(EventBodies.class.getClassLoader());

    /** Returns the class of the events of a body. */
    private static Class<?> event(Class<?> type, Type generic) {
        if (type.isArray()) {
            return type.getComponentType();
        }
        if (Iterable.class.isAssignableFrom(type)) {
            return generic instanceof ParameterizedType list && list.getActualTypeArguments()[0] instanceof Class<?> event
                    ? event
                    : Object.class;
        }
        return type;
    }

    private static boolean isLines(MediaType mediaType) {
        return mediaType != null && mediaType.getSubtype().equals("x-ndjson");
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return isWriteable(type, generic, annotations, mediaType)
                && (!Iterable.class.isAssignableFrom(type) || type.isAssignableFrom(List.class));
    }

    @Override
    public Object readFrom(
            Class<Object> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        Class<?> event = event(type, generic);
        ObjectParser<?> parser = parsers.find(event).orElseThrow();
        try {
            if (event == (Class<?>) type) {
                return parser.parse(body, OPTIONS);
            }
            List<Object> events = new ArrayList<>();
            EventFormat<?> format = isLines(mediaType) ? EventFormat.lines(parser) : EventFormat.elements(parser);
            try (EventStream<?> stream = format.withOptions(OPTIONS).read(body)) {
                stream.forEach(events::add);
            }
            return type.isArray() ? events.toArray((Object[]) Array.newInstance(event, 0)) : events;
        } catch (JsonParseException e) {
            throw new BadRequestException(
                    Response.status(Response.Status.BAD_REQUEST)
                            .type(MediaType.TEXT_PLAIN)
                            .entity(e.getMessage())
                            .build(),
                    e);
        }
    }

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return JsonEvent.class.isAssignableFrom(event(type, generic));
    }

    /** Writes all events or none, because the response has its status before its first bytes. */
    @Override
    public void writeTo(
            Object body,
            Class<?> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream out)
            throws IOException {
        if (body instanceof JsonEvent event) {
            event.writeTo(out, OPTIONS);
            return;
        }
        Iterable<?> events = body instanceof Object[] array ? Arrays.asList(array) : (Iterable<?>) body;
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        try (EventWriter<JsonEvent> writer = isLines(mediaType)
                ? EventWriter.lines(JsonEvent::writeTo, json, OPTIONS)
                : EventWriter.array(JsonEvent::writeTo, json, OPTIONS)) {
            for (Object event : events) {
                writer.write((JsonEvent) event);
            }
        }
        json.writeTo(out);
    }
}
