package dev.schemac.spring;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.spring.EventBodies.BodyType;
import dev.schemac.spring.EventBodies.Container;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractDecoder;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Reads generated classes for Spring WebFlux and {@code WebClient}, with their generated parsers: single events, lists,
 * arrays and {@link java.util.stream.Stream}s of them, and a {@code Flux} that emits each event as soon as its bytes have
 * arrived. The media types are {@code application/json}, {@code application/*+json} and {@code application/x-ndjson}.
 *
 * <p>The starter registers it. Elsewhere:
 *
 * <pre>{@code
 * WebClient.builder().codecs(codecs -> codecs.customCodecs()
 *         .register(EventDecoder.forClient(ParserIndex.of(loader), JsonOptions.DEFAULT)));
 * }</pre>
 */
public final class EventDecoder extends AbstractDecoder<Object> {
    /** As Spring's own decoders. */
    private static final int DEFAULT_MEMORY = 256 * 1024;

    /** The bytes of blanks and of a byte order mark. */
    private static final String BLANKS_AND_MARK = " \t\r\n\u00EF\u00BB\u00BF";

    private final EventBodies bodies;
    private final boolean isServer;
    private volatile int maxInMemorySize = DEFAULT_MEMORY;

    EventDecoder(EventBodies bodies, boolean isServer) {
        super(EventBodies.MEDIA_TYPES);
        this.bodies = bodies;
        this.isServer = isServer;
    }

    /** {@return a decoder of requests, whose errors become a response with status 400, or 413 if they are too large} */
    public static EventDecoder forServer(ParserIndex parsers, JsonOptions options) {
        return new EventDecoder(new EventBodies(parsers, options), true);
    }

    /** {@return a decoder of responses} */
    public static EventDecoder forClient(ParserIndex parsers, JsonOptions options) {
        return new EventDecoder(new EventBodies(parsers, options), false);
    }

    /**
     * Sets the limit of a body, or of each event of a {@code Flux}. {@link JsonOptions#maxEventBytes} applies as well.
     *
     * @param bytes 256 KB by default, -1 for no limit of its own
     */
    public void setMaxInMemorySize(int bytes) {
        maxInMemorySize = bytes;
    }

    @Override
    public boolean canDecode(ResolvableType elementType, MimeType mimeType) {
        BodyType type = bodies.type(elementType);
        return type != null && type.readable() && super.canDecode(elementType, mimeType);
    }

    @Override
    public Mono<Object> decodeToMono(
            Publisher<DataBuffer> input, ResolvableType elementType, MimeType mimeType, Map<String, Object> hints) {
        checkCharset(mimeType);
        int limit = limit();
        return DataBufferUtils.join(input, limit)
                .onErrorMap(DataBufferLimitException.class, e -> failure(List.of(ProblemDetails.tooLong(limit))))
                .map(buffer -> decode(buffer, elementType, mimeType, hints));
    }

    @Override
    public Object decode(DataBuffer buffer, ResolvableType elementType, MimeType mimeType, Map<String, Object> hints) {
        BodyType type = bodies.type(elementType);
        byte[] json = bytes(buffer);
        boolean lines = EventBodies.isLines(mimeType);
        int limit = limit();
        try {
            if (json.length > limit) {
                throw ProblemDetails.tooLong(limit);
            }
            return bodies.read(type, json, lines);
        } catch (JsonParseException e) {
            throw failure(bodies.errors(type, json, lines, e));
        }
    }

    @Override
    public Flux<Object> decode(
            Publisher<DataBuffer> input, ResolvableType elementType, MimeType mimeType, Map<String, Object> hints) {
        BodyType type = bodies.type(elementType);
        checkCharset(mimeType);
        if (type.container() != Container.NONE) {
            return decodeToMono(input, elementType, mimeType, hints).flux();
        }
        int limit = limit();
        return Flux.defer(() -> {
            Arriving events = new Arriving(type, EventBodies.isLines(mimeType), limit);
            return Flux.from(input)
                    .concatMap(buffer -> events.next(bytes(buffer)))
                    .concatWith(Flux.defer(events::last))
                    .doOnDiscard(DataBuffer.class, DataBufferUtils::release)
                    .onErrorMap(JsonParseException.class, e -> failure(List.of(e)));
        });
    }

    private void checkCharset(MimeType type) {
        String error = EventBodies.charsetError(type);
        if (error != null) {
            throw isServer ? new EventCharsetException(error) : new DecodingException(error);
        }
    }

    /** Returns the largest number of bytes of a body, or of an event of a {@code Flux}. */
    private int limit() {
        return maxInMemorySize < 0 ? bodies.maxBytes() : Math.min(maxInMemorySize, bodies.maxBytes());
    }

    private RuntimeException failure(List<JsonParseException> errors) {
        JsonParseException first = errors.get(0);
        if (!isServer) {
            return new DecodingException(first.getMessage(), first);
        }
        return ProblemDetails.isTooLong(first)
                ? new EventTooLargeException(first)
                : new UndecodableEventException(errors);
    }

    private static byte[] bytes(DataBuffer buffer) {
        byte[] bytes = new byte[buffer.readableByteCount()];
        buffer.read(bytes);
        DataBufferUtils.release(buffer);
        return bytes;
    }

    /** The events of a body that arrives in pieces: lines, the elements of an array, or documents. */
    private final class Arriving {
        private final BodyType type;
        private final boolean lines;
        private final int limit;
        private List<Object> complete = new ArrayList<>();
        /** Blanks before the first byte of an event or array. */
        private final ByteArrayOutputStream blanks = new ByteArrayOutputStream();
        /** Null until that byte is known. */
        private EventFeed<?> feed;

        Arriving(BodyType type, boolean lines, int limit) {
            this.type = type;
            this.lines = lines;
            this.limit = limit;
        }

        Flux<Object> next(byte[] bytes) {
            if (feed != null) {
                return completed(() -> feed.feed(bytes, 0, bytes.length));
            }
            int first = 0;
            while (first < bytes.length && BLANKS_AND_MARK.indexOf(bytes[first] & 0xFF) >= 0) {
                first++;
            }
            if (first > limit - blanks.size()) {
                return Flux.error(ProblemDetails.tooLong(limit));
            }
            blanks.write(bytes, 0, bytes.length);
            if (first == bytes.length) {
                return Flux.empty();
            }
            feed = feed(lines || bytes[first] == '[');
            return next(blanks.toByteArray());
        }

        /** @param format whether the body is lines or one array, and not documents */
        private EventFeed<?> feed(boolean format) {
            return (format ? bodies.format(type, lines, limit) : bodies.documents(type, limit))
                    .feed(event -> complete.add(event));
        }

        Flux<Object> last() {
            return completed(() -> {
                if (feed == null) { // no event: blanks, or a byte order mark, which the options may reject
                    byte[] all = blanks.toByteArray();
                    feed = feed(lines);
                    feed.feed(all, 0, all.length);
                }
                feed.finish();
            });
        }

        /** Returns the events that are complete now, before an error. */
        private Flux<Object> completed(Runnable bytes) {
            Flux<Object> error = Flux.empty();
            try {
                bytes.run();
            } catch (JsonParseException e) {
                error = Flux.error(e);
            }
            List<Object> events = complete;
            complete = new ArrayList<>();
            return Flux.fromIterable(events).concatWith(error);
        }
    }
}
