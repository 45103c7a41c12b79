package com.acme.orders;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ParserIndex;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

/** Reads and writes generated classes. Quarkus has other readers and writers for other classes. */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class EventBodies implements MessageBodyReader<JsonEvent>, MessageBodyWriter<JsonEvent> {
    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT;
    private final ParserIndex parsers = ParserIndex.of(EventBodies.class.getClassLoader());

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return JsonEvent.class.isAssignableFrom(type);
    }

    @Override
    public JsonEvent readFrom(
            Class<JsonEvent> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        try {
            return parsers.find(type).orElseThrow().parse(body, OPTIONS);
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
        return JsonEvent.class.isAssignableFrom(type);
    }

    @Override
    public void writeTo(
            JsonEvent event,
            Class<?> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, Object> headers,
            OutputStream out)
            throws IOException {
        event.writeTo(out, OPTIONS);
    }
}
