package dev.schemac.spring;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ParserIndex;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractEncoder;
import org.springframework.core.codec.EncodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.HttpMessageEncoder;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Writes generated classes for Spring WebFlux and {@code WebClient}, with their generated writers: single events, lists,
 * arrays and {@link java.util.stream.Stream}s of them, and each event of a {@code Flux} as soon as it is emitted. The
 * media types are {@code application/json}, {@code application/*+json} and {@code application/x-ndjson}; the last one is
 * flushed after each event of a {@code Flux}.
 *
 * <p>A {@code Stream} is written as a whole, on the thread that encodes, and closed. Use a {@code Flux} for many events, or
 * if their source blocks.
 */
public final class EventEncoder extends AbstractEncoder<Object> implements HttpMessageEncoder<Object> {
    private final EventBodies bodies;

    EventEncoder(EventBodies bodies) {
        super(EventBodies.MEDIA_TYPES);
        this.bodies = bodies;
    }

    /** Creates an encoder. */
    public EventEncoder(JsonOptions options) {
        this(new EventBodies(ParserIndex.of(), options));
    }

    @Override
    public List<MediaType> getStreamingMediaTypes() {
        return List.of(MediaType.APPLICATION_NDJSON);
    }

    @Override
    public boolean canEncode(ResolvableType elementType, MimeType mimeType) {
        return bodies.type(elementType) != null
                && super.canEncode(elementType, mimeType)
                && EventBodies.charsetError(mimeType) == null;
    }

    @Override
    public Flux<DataBuffer> encode(
            Publisher<? extends Object> events,
            DataBufferFactory buffers,
            ResolvableType elementType,
            MimeType mimeType,
            Map<String, Object> hints) {
        if (events instanceof Mono<?> one) {
            return one.map(event -> encodeValue(event, buffers, elementType, mimeType, hints))
                    .flux();
        }
        if (EventBodies.isLines(mimeType)) {
            return Flux.from(events).map(event -> encodeValue(event, buffers, elementType, mimeType, hints));
        }
        return Flux.defer(() -> {
            AtomicBoolean isFirst = new AtomicBoolean(true);
            // The bracket comes with the first event, so that an error before it still decides about the status.
            return Flux.from(events)
                    .map(event -> join(
                            buffers,
                            isFirst.getAndSet(false) ? "[" : ",",
                            encodeValue(event, buffers, elementType, mimeType, hints)))
                    .concatWith(Mono.fromSupplier(() -> text(buffers, isFirst.get() ? "[]" : "]")));
        });
    }

    private static DataBuffer join(DataBufferFactory buffers, String before, DataBuffer json) {
        return buffers.join(List.of(text(buffers, before), json));
    }

    private static DataBuffer text(DataBufferFactory buffers, String text) {
        return buffers.wrap(text.getBytes(StandardCharsets.US_ASCII));
    }

    @Override
    public DataBuffer encodeValue(
            Object body,
            DataBufferFactory buffers,
            ResolvableType valueType,
            MimeType mimeType,
            Map<String, Object> hints) {
        try {
            return buffers.wrap(bodies.write(body, EventBodies.isLines(mimeType)));
        } catch (JsonWriteException e) {
            throw new EncodingException(e.getMessage(), e);
        }
    }
}
