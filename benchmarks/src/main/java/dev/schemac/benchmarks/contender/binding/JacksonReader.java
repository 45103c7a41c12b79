package dev.schemac.benchmarks.contender.binding;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.schemac.benchmarks.library.Reader;
import java.io.IOException;

/** Jackson 2 databind, through one shared {@link ObjectReader}. */
public record JacksonReader(ObjectReader reader) implements Reader {

    public static JacksonReader of(Class<?> type, boolean fastDoubles, Module... modules) {
        JsonFactory factory = JsonFactory.builder()
                .configure(StreamReadFeature.USE_FAST_DOUBLE_PARSER, fastDoubles)
                .build();
        return new JacksonReader(JsonMapper.builder(factory)
                .addModule(new JavaTimeModule())
                .addModules(modules)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build()
                .readerFor(type));
    }

    @Override
    public Object read(byte[] json) throws IOException {
        return reader.readValue(json);
    }

    @Override
    public Object read(String json) throws IOException {
        return reader.readValue(json);
    }
}
