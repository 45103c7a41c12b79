package com.acme.orders;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ParserIndex;
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
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Reads and writes generated classes. Micronaut has other readers and writers for other classes. */
@Singleton
@Order(Ordered.HIGHEST_PRECEDENCE)
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public final class EventBodies<T extends JsonEvent> implements MessageBodyReader<T>, MessageBodyWriter<T> {
    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT;
    private final ParserIndex parsers = ParserIndex.of(EventBodies.class.getClassLoader());

    @Override
    public boolean isReadable(Argument<T> type, MediaType mediaType) {
        return JsonEvent.class.isAssignableFrom(type.getType());
    }

    @Override
    public T read(Argument<T> type, MediaType mediaType, Headers headers, InputStream body) {
        try {
            return parsers.find(type.getType()).orElseThrow().parse(body, OPTIONS);
        } catch (JsonException | IOException e) {
            throw new CodecException(e.getMessage(), e);
        }
    }

    @Override
    public boolean isWriteable(Argument<T> type, MediaType mediaType) {
        return JsonEvent.class.isAssignableFrom(type.getType());
    }

    @Override
    public void writeTo(Argument<T> type, MediaType mediaType, T event, MutableHeaders headers, OutputStream out) {
        headers.set(HttpHeaders.CONTENT_TYPE, mediaType);
        try {
            event.writeTo(out, OPTIONS);
        } catch (JsonException | IOException e) {
            throw new CodecException(e.getMessage(), e);
        }
    }
}
