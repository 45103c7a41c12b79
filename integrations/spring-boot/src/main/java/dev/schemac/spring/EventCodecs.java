package dev.schemac.spring;

import dev.schemac.spring.EventBodies.BodyType;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ClientCodecConfigurer;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.codec.ServerSentEventHttpMessageReader;
import org.springframework.http.codec.ServerSentEventHttpMessageWriter;

/** Registers decoder and encoder, also for server-sent events; custom codecs come before those of Jackson. */
final class EventCodecs {
    private EventCodecs() {}

    static void addTo(CodecConfigurer codecs, EventBodies bodies) {
        boolean isClient = codecs instanceof ClientCodecConfigurer;
        EventDecoder decoder = new EventDecoder(bodies, !isClient);
        codecs.customCodecs().registerWithDefaultConfig(decoder, config -> {
            if (config.maxInMemorySize() != null) {
                decoder.setMaxInMemorySize(config.maxInMemorySize());
            }
        });
        codecs.customCodecs().register(new EventEncoder(bodies));
        if (isClient) {
            SseReader reader = new SseReader(bodies, decoder);
            codecs.customCodecs().registerWithDefaultConfig(reader, config -> {
                if (config.maxInMemorySize() != null) {
                    reader.setMaxInMemorySize(config.maxInMemorySize());
                }
            });
        } else {
            codecs.customCodecs().register(new SseWriter(bodies));
        }
    }

    /** Returns the type of the data of server-sent events, or null if these are not events of a schema. */
    private static BodyType dataType(EventBodies bodies, ResolvableType type) {
        boolean isWrapped = ServerSentEvent.class.isAssignableFrom(type.toClass());
        return bodies.type(isWrapped ? type.as(ServerSentEvent.class).getGeneric() : type);
    }

    /** Writes server-sent events. A line feed ends the data, so there is no indentation. */
    private static final class SseWriter extends ServerSentEventHttpMessageWriter {
        private final EventBodies bodies;

        SseWriter(EventBodies bodies) {
            super(new EventEncoder(bodies.withoutIndent()));
            this.bodies = bodies;
        }

        @Override
        public boolean canWrite(ResolvableType elementType, MediaType mediaType) {
            return super.canWrite(elementType, mediaType) && dataType(bodies, elementType) != null;
        }
    }

    /** Reads server-sent events. */
    private static final class SseReader extends ServerSentEventHttpMessageReader {
        private final EventBodies bodies;

        SseReader(EventBodies bodies, EventDecoder decoder) {
            super(decoder);
            this.bodies = bodies;
        }

        @Override
        public boolean canRead(ResolvableType elementType, MediaType mediaType) {
            if (!super.canRead(elementType, mediaType)) {
                return false;
            }
            BodyType data = dataType(bodies, elementType);
            return data != null && data.readable();
        }
    }
}
