package dev.schemac.jackson;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;

/** Has a deserializer for each class with a generated parser. */
final class EventDeserializers extends Deserializers.Base {
    private final EventParsers parsers;
    private final JsonOptions options;

    EventDeserializers(EventParsers parsers, JsonOptions options) {
        this.parsers = parsers;
        this.options = options;
    }

    @Override
    public JsonDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription description) throws JsonMappingException {
        try {
            ObjectParser<?> parser = parsers.of(type.getRawClass());
            return parser == null ? null : new EventDeserializer<>(parser, options);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw InvalidDefinitionException.from((com.fasterxml.jackson.core.JsonParser) null, e.getMessage(), type);
        }
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> valueType) {
        return parsers.of(valueType) != null;
    }
}
