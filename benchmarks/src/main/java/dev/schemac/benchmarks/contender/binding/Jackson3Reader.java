package dev.schemac.benchmarks.contender.binding;

import dev.schemac.benchmarks.library.Reader;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 databind, through one shared {@link ObjectReader}. */
public record Jackson3Reader(ObjectReader reader) implements Reader {

    public static Jackson3Reader of(Class<?> type) {
        return new Jackson3Reader(JsonMapper.builder()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .build()
                .readerFor(type));
    }

    @Override
    public Object read(byte[] json) {
        return reader.readValue(json);
    }

    @Override
    public Object read(String json) {
        return reader.readValue(json);
    }
}
