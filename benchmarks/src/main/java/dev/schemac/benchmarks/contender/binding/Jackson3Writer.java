package dev.schemac.benchmarks.contender.binding;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.schemac.benchmarks.library.Writer;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 databind, through one shared {@link ObjectWriter}; nothing for null. */
public record Jackson3Writer(ObjectWriter writer) implements Writer {

    public static Writer of(Class<?> type) {
        JsonMapper mapper = JsonMapper.builder()
                .changeDefaultPropertyInclusion(value -> value.withValueInclusion(JsonInclude.Include.NON_NULL))
                .build();
        return new Jackson3Writer(mapper.writerFor(type));
    }

    @Override
    public Object writeBytes(Object value) {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public String writeText(Object value) {
        return writer.writeValueAsString(value);
    }
}
