package dev.schemac.jackson;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.Serializers;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;

/** Has a serializer for each generated class, and for each other class with a generated writer. */
final class EventSerializers extends Serializers.Base {
    private final EventParsers parsers;
    private final JsonOptions options;

    EventSerializers(EventParsers parsers, JsonOptions options) {
        this.parsers = parsers;
        this.options = options;
    }

    @Override
    public JsonSerializer<?> findSerializer(SerializationConfig config, JavaType type, BeanDescription description) {
        Class<?> rawClass = type.getRawClass();
        if (JsonEvent.class.isAssignableFrom(rawClass)) {
            // An event writes itself, with or without an index.
            return new EventSerializer<>(JsonEvent.class, JsonEvent::writeTo, options);
        }
        ObjectParser<?> parser = parsers.of(rawClass);
        return parser == null ? null : serializer(parser);
    }

    private <T> EventSerializer<T> serializer(ObjectParser<T> parser) {
        return new EventSerializer<>(parser.eventType().type(), parser.writer(), options);
    }
}
