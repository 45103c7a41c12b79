package dev.schemac.spring;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.integrations.common.ReceivedEvents;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventWriter;
import dev.schemac.spring.EventBodies.BodyType;
import dev.schemac.spring.EventBodies.Container;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.springframework.core.GenericTypeResolver;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.client.ClientHttpResponse;
import org.springframework.http.converter.AbstractGenericHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.util.StreamUtils;

/**
 * Reads and writes generated classes for Spring MVC, {@code RestClient} and {@code RestTemplate}, with their generated
 * parsers and writers: single events, and collections, arrays and {@link Stream}s of them. The media types are
 * {@code application/json}, {@code application/*+json} and {@code application/x-ndjson}.
 *
 * <p>The starter registers it. Elsewhere it must come before the converter of Jackson:
 *
 * <pre>{@code
 * RestClient client = RestClient.builder()
 *         .configureMessageConverters(converters -> converters.addCustomConverter(
 *                 new EventHttpMessageConverter(ParserIndex.of(loader), JsonOptions.DEFAULT)))
 *         .build();
 * }</pre>
 *
 * <p>Collections and arrays are read and written as a whole. A {@code Stream} in a controller reads and writes one event
 * after another, so it may be of any length. If it fails after the first bytes of the response were sent, an exception
 * leaves the converter, and the container closes the connection. The starter keeps exception handlers of the application
 * from adding their answer to such a response, and breaks the connection of Undertow, too. Without the starter, handlers
 * must rethrow the exception if {@code HttpServletResponse.isCommitted()}.
 */
public final class EventHttpMessageConverter extends AbstractGenericHttpMessageConverter<Object> {
    private final EventBodies bodies;
    private final EventBodies parts;

    /** The responses of emitters in which a part failed. */
    private final Set<HttpOutputMessage> failed =
            Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

    /**
     * Creates a converter.
     *
     * @param parsers where the parsers are found
     * @param options for all events; {@link JsonOptions#maxEventBytes} also limits a body that is read as a whole
     */
    public EventHttpMessageConverter(ParserIndex parsers, JsonOptions options) {
        this(new EventBodies(parsers, options));
    }

    EventHttpMessageConverter(EventBodies bodies) {
        super(EventBodies.MEDIA_TYPES);
        this.bodies = bodies;
        this.parts = bodies.withoutIndent();
    }

    @Override
    public List<MediaType> getSupportedMediaTypes(Class<?> type) {
        // Of a collection the class alone is known here.
        boolean possible = Iterable.class.isAssignableFrom(type)
                || Stream.class.isAssignableFrom(type)
                || bodies.type(ResolvableType.forClass(type)) != null;
        return possible ? getSupportedMediaTypes() : List.of();
    }

    @Override
    protected boolean supports(Class<?> type) {
        return bodies.type(ResolvableType.forClass(type)) != null;
    }

    @Override
    public boolean canRead(Type type, Class<?> contextClass, MediaType mediaType) {
        BodyType body = bodyType(type, contextClass);
        return body != null && body.readable() && canRead(mediaType);
    }

    @Override
    public boolean canWrite(Type type, Class<?> valueClass, MediaType mediaType) {
        // A declared type such as Object or an interface does not name the class of the event.
        boolean known = type != null && bodyType(type, null) != null || supports(valueClass);
        return known && canWrite(mediaType) && EventBodies.charsetError(mediaType) == null;
    }

    private BodyType bodyType(Type type, Class<?> contextClass) {
        return bodies.type(ResolvableType.forType(GenericTypeResolver.resolveType(type, contextClass)));
    }

    @Override
    protected Object readInternal(Class<?> type, HttpInputMessage input) throws IOException {
        return read(type, null, input);
    }

    @Override
    public Object read(Type type, Class<?> contextClass, HttpInputMessage input) throws IOException {
        BodyType body = bodyType(type, contextClass);
        boolean lines = EventBodies.isLines(input.getHeaders().getContentType());
        // The response of a server is closed when this returns.
        boolean isResponse = input instanceof ClientHttpResponse;
        String charsetError = EventBodies.charsetError(input.getHeaders().getContentType());
        if (charsetError != null) {
            throw isResponse
                    ? new HttpMessageNotReadableException(charsetError, input)
                    : new EventCharsetException(charsetError);
        }
        if (body.container() == Container.STREAM && !isResponse) {
            return ReceivedEvents.stream(
                    bodies.format(body, lines), input.getBody(), error -> unreadable(List.of(error), input));
        }
        byte[] json = {};
        try {
            json = ProblemDetails.readBody(input.getBody(), input.getHeaders().getContentLength(), bodies.maxBytes());
            return bodies.read(body, json, lines);
        } catch (JsonParseException e) {
            if (isResponse) {
                throw new HttpMessageNotReadableException(e.getMessage(), e, input);
            }
            throw unreadable(bodies.errors(body, json, lines, e), input);
        }
    }

    private static RuntimeException unreadable(List<JsonParseException> errors, HttpInputMessage request) {
        JsonParseException first = errors.get(0);
        return ProblemDetails.isTooLong(first)
                ? new EventTooLargeException(first)
                : new UnreadableEventException(errors, request);
    }

    @Override
    protected boolean supportsRepeatableWrites(Object body) {
        return !(body instanceof Stream);
    }

    @Override
    @SuppressWarnings("unchecked") // a stream of anything has elements of Object
    protected void writeInternal(Object body, Type type, HttpOutputMessage output) throws IOException {
        boolean lines = EventBodies.isLines(output.getHeaders().getContentType());
        if (body instanceof Stream<?> stream) {
            try (Stream<Object> events = (Stream<Object>) stream) {
                write(events, bodies.writer(StreamUtils.nonClosing(output.getBody()), lines), output);
            }
            return;
        }
        StreamUtils.copy(type == null ? part(body, output) : json(bodies, body, lines), output.getBody());
    }

    /**
     * Returns a part of a body: the emitters of Spring MVC write them without a type, and add the line feeds between
     * them. They go on after a part that fails, while Spring answers the failure on another thread, so no part may follow
     * it.
     */
    private byte[] part(Object body, HttpOutputMessage output) {
        if (failed.contains(output)) {
            throw new HttpMessageNotWritableException("an earlier event of the response could not be written");
        }
        try {
            return json(parts, body, false);
        } catch (RuntimeException | Error e) {
            failed.add(output);
            throw e;
        }
    }

    private static byte[] json(EventBodies bodies, Object body, boolean lines) {
        try {
            return bodies.write(body, lines);
        } catch (JsonWriteException e) {
            throw notWritable(e);
        }
    }

    private static void write(Stream<Object> events, EventWriter<Object> out, HttpOutputMessage output)
            throws IOException {
        try {
            out.writeAll(events::iterator);
            out.close(); // not after an error, so that the response can still be one
        } catch (RuntimeException | Error e) {
            throw failure(e, out.count(), output);
        }
    }

    /** Returns the exception for a stream that fails: one that no resolver turns into a response that has begun. */
    private static RuntimeException failure(Throwable failure, long events, HttpOutputMessage output) {
        if (output instanceof ServletServerHttpResponse response
                && response.getServletResponse().isCommitted()) {
            return new IncompleteResponseException(events, failure);
        }
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof JsonWriteException e ? notWritable(e) : (RuntimeException) failure;
    }

    private static HttpMessageNotWritableException notWritable(JsonWriteException e) {
        return new HttpMessageNotWritableException(e.getMessage(), e);
    }
}
