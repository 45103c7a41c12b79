package dev.schemac.spring;

import org.springframework.http.codec.ClientCodecConfigurer;
import org.springframework.http.codec.CodecConfigurer;

/** Registers decoder and encoder; custom codecs come before those of Jackson. */
final class EventCodecs {
    private EventCodecs() {}

    static void addTo(CodecConfigurer codecs, EventBodies bodies) {
        EventDecoder decoder = new EventDecoder(bodies, !(codecs instanceof ClientCodecConfigurer));
        codecs.customCodecs().registerWithDefaultConfig(decoder, config -> {
            if (config.maxInMemorySize() != null) {
                decoder.setMaxInMemorySize(config.maxInMemorySize());
            }
        });
        codecs.customCodecs().register(new EventEncoder(bodies));
    }
}
