package dev.schemac.rest;

import dev.schemac.integrations.common.ProblemDetails;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Reads and writes generated classes in bodies of requests and responses. */
abstract class EventProvider implements MessageBodyReader<Object>, MessageBodyWriter<Object> {
    private final Supplier<EventBodies> bodies;
    private final boolean isServer;

    private EventProvider(Supplier<EventBodies> bodies, boolean isServer) {
        this.bodies = bodies;
        this.isServer = isServer;
    }

    /** For {@code application/json}. A provider of one media type is used before those of any media type. */
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    static final class OfJson extends EventProvider {
        OfJson(Supplier<EventBodies> bodies, boolean isServer) {
            super(bodies, isServer);
        }

        @Override
        boolean accepts(MediaType type) {
            return true;
        }
    }

    /** For {@code application/x-ndjson} and {@code application/*+json}, which a response has only if it is requested. */
    @Consumes("application/*")
    @Produces("application/*")
    static final class OfOtherTypes extends EventProvider {
        OfOtherTypes(Supplier<EventBodies> bodies, boolean isServer) {
            super(bodies, isServer);
        }

        @Override
        boolean accepts(MediaType type) {
            return type != null
                    && type.getType().equalsIgnoreCase("application")
                    && (isLines(type)
                            || type.getSubtype().toLowerCase(Locale.ROOT).endsWith("+json"));
        }
    }

    abstract boolean accepts(MediaType type);

    private static boolean isLines(MediaType type) {
        return type != null && type.getSubtype().equalsIgnoreCase("x-ndjson");
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return accepts(mediaType)
                && EventBodies.isReadable(type)
                && bodies.get().eventOf(type, generic) != null;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return accepts(mediaType) && type != Stream.class && bodies.get().eventOf(type, generic) != null;
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
        String charsetError =
                ProblemDetails.charsetError(mediaType.getParameters().get(MediaType.CHARSET_PARAMETER));
        if (charsetError != null) {
            throw isServer ? unsupported(charsetError) : new ProcessingException(charsetError);
        }
        if (type == (Class<?>) Stream.class && isServer) {
            return bodies.get().stream(generic, body, isLines(mediaType));
        }
        try {
            return bodies.get().read(type, generic, body, length(headers), isLines(mediaType));
        } catch (InvalidEventException e) {
            throw isServer ? e : new ProcessingException(e.getMessage(), e.error());
        }
    }

    private static NotSupportedException unsupported(String charsetError) {
        return new NotSupportedException(
                charsetError,
                Response.status(Response.Status.UNSUPPORTED_MEDIA_TYPE)
                        .type(ProblemDetails.MEDIA_TYPE)
                        .entity(ProblemDetails.unsupportedCharset(charsetError))
                        .build());
    }

    /** Returns the announced number of bytes; -1 if it is unknown or invalid, which the server has to judge. */
    private static long length(MultivaluedMap<String, String> headers) {
        String length = headers.getFirst(HttpHeaders.CONTENT_LENGTH);
        return length != null && length.matches("\\d{1,18}") ? Long.parseLong(length) : -1;
    }

    /** Writes nothing if a part of the body has no JSON form. The response is in UTF-8, also if another charset is accepted. */
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
        byte[] json = bodies.get().write(body, isLines(mediaType));
        if (mediaType.getParameters().containsKey(MediaType.CHARSET_PARAMETER)) {
            headers.putSingle(HttpHeaders.CONTENT_TYPE, mediaType.withCharset("UTF-8"));
        }
        out.write(json);
    }
}
