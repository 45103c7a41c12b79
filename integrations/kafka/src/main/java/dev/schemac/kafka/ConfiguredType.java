package dev.schemac.kafka;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.Map;
import java.util.Objects;

/** A parser and options, given in code or found by a configuration. */
record ConfiguredType<T>(ObjectParser<T> parser, JsonOptions options, RegistryFraming framing, String name) {

    ConfiguredType(ObjectParser<T> parser, JsonOptions options) {
        this(parser, options, RegistryFraming.NONE);
    }

    ConfiguredType(ObjectParser<T> parser, JsonOptions options, RegistryFraming framing) {
        this(
                Objects.requireNonNull(parser, "parser"),
                Objects.requireNonNull(options, "options"),
                framing,
                parser.eventType().qualifiedName());
    }

    /** The type of the caller's variable decides what T is; Kafka itself has no type here. */
    static <T> ConfiguredType<T> of(Map<String, ?> configs, boolean isKey) {
        EventSerdeConfig.checkKeys(configs);
        String key = EventSerdeConfig.typeKey(isKey);
        @SuppressWarnings("unchecked") // see above
        ObjectParser<T> parser = (ObjectParser<T>) EventTypeSearch.parser(key, configs.get(key));
        return new ConfiguredType<>(
                parser, EventSerdeConfig.options(configs, isKey), EventSerdeConfig.framing(configs, isKey));
    }

    ConfiguredType<T> with(RegistryFraming newFraming) {
        return new ConfiguredType<>(parser, options, newFraming, name);
    }

    static <C> C check(C configured, String className) {
        if (configured == null) {
            throw new IllegalStateException(className
                    + " is not configured: pass a generated parser or writer to its constructor, or call configure");
        }
        return configured;
    }
}
