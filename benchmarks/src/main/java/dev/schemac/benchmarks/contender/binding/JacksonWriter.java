package dev.schemac.benchmarks.contender.binding;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.schemac.benchmarks.library.Writer;
import java.io.IOException;

/** Jackson 2 databind, through one shared {@link ObjectWriter}; dates as strings, nothing for null. */
public record JacksonWriter(ObjectWriter writer) implements Writer {

    public static Writer of(Class<?> type, boolean fastDoubles, Module... modules) {
        JsonFactory factory = JsonFactory.builder()
                .configure(StreamWriteFeature.USE_FAST_DOUBLE_WRITER, fastDoubles)
                .build();
        JsonMapper mapper = JsonMapper.builder(factory)
                .addModule(new JavaTimeModule())
                .addModules(modules)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.USE_DEFAULTS))
                .build();
        return new JacksonWriter(mapper.writerFor(type));
    }

    @Override
    public Object writeBytes(Object value) throws IOException {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public String writeText(Object value) throws IOException {
        return writer.writeValueAsString(value);
    }
}
