package dev.schemac.benchmarks.library;

import java.io.InputStream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 databind, through one shared {@link ObjectReader}. */
record Jackson3Reader(ObjectReader reader) implements Reader {

    static Jackson3Reader of(Class<?> type) {
        return new Jackson3Reader(JsonMapper.builder()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
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

    @Override
    public Object read(InputStream json) {
        return reader.readValue(json);
    }
}
