package com.acme.orders;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.EventWriter;
import io.micronaut.core.annotation.Order;
import io.micronaut.core.order.Ordered;
import io.micronaut.core.type.Argument;
import io.micronaut.core.type.Headers;
import io.micronaut.core.type.MutableHeaders;
import io.micronaut.http.HttpHeaders;
import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Produces;
import io.micronaut.http.body.MessageBodyReader;
import io.micronaut.http.body.MessageBodyWriter;
import io.micronaut.http.codec.CodecException;
import jakarta.inject.Singleton;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads and writes generated classes: one event, or a list or array of them, as a JSON array or as JSON Lines. Micronaut has
 * other readers and writers for other classes.
 */
@Singleton
@Order(Ordered.HIGHEST_PRECEDENCE)
@Consumes({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
@Produces({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
public final class EventBodies<T> implements MessageBodyReader<T>, MessageBodyWriter<T> {
    /** Each line of such a body is an event. */
    public static final String JSON_LINES = "application/x-ndjson";

    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT;
    private final ParserIndex parsers = ParserIndex.of(EventBodies.class.getClassLoader());

    /** Returns the class of the events of a body. */
    private static Class<?> event(Argument<?> type) {
        if (type.getType().isArray()) {
            return type.getType().getComponentType();
        }
        return Iterable.class.isAssignableFrom(type.getType())
                ? type.getFirstTypeVariable().<Class<?>>map(Argument::getType).orElse(Object.class)
                : type.getType();
    }

    private static boolean isLines(MediaType mediaType) {
        return mediaType != null && mediaType.getName().equals(JSON_LINES);
    }

    @Override
    public boolean isReadable(Argument<T> type, MediaType mediaType) {
        return isWriteable(type, mediaType)
                && (!Iterable.class.isAssignableFrom(type.getType()) || type.getType().isAssignableFrom(List.class));
    }

    @Override
    @SuppressWarnings("unchecked") // the body has the requested type
    public T read(Argument<T> type, MediaType mediaType, Headers headers, InputStream body) {
        Class<?> event = event(type);
        ObjectParser<?> parser = parsers.find(event).orElseThrow();
        try {
            if (event == type.getType()) {
                return (T) parser.parse(body, OPTIONS);
            }
            List<Object> events = new ArrayList<>();
            EventFormat<?> format = isLines(mediaType) ? EventFormat.lines(parser) : EventFormat.elements(parser);
            try (EventStream<?> stream = format.withOptions(OPTIONS).read(body)) {
                stream.forEach(events::add);
            }
            return (T) (type.getType().isArray() ? events.toArray((Object[]) Array.newInstance(event, 0)) : events);
        } catch (JsonException | IOException e) {
            throw new CodecException(e.getMessage(), e);
        }
    }

    @Override
    public boolean isWriteable(Argument<T> type, MediaType mediaType) {
        return JsonEvent.class.isAssignableFrom(event(type));
    }

    /** Writes all events or none, because the response has its status before its first bytes. */
    @Override
    public void writeTo(Argument<T> type, MediaType mediaType, T body, MutableHeaders headers, OutputStream out) {
        headers.set(HttpHeaders.CONTENT_TYPE, mediaType);
        try {
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
        } catch (JsonException | IOException e) {
            throw new CodecException(e.getMessage(), e);
        }
    }
}
