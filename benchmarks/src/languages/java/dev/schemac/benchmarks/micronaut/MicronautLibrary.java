package dev.schemac.benchmarks.micronaut;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.ModelClass;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import io.micronaut.core.type.Argument;
import io.micronaut.serde.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Micronaut Serialization on jackson-core, with the introspections that its processor generates for records. */
public final class MicronautLibrary implements Library {
    @Override
    public String name() {
        return "micronaut-serde";
    }

    @Override
    public Tier tier() {
        return Tier.DATABIND;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        return Optional.empty();
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        return Micronaut.of(payload);
    }

    @Override
    public Writer writer(Payload payload) {
        return Micronaut.of(payload);
    }

    /** Reads and writes one class; nothing for null. */
    private record Micronaut(ObjectMapper mapper, Argument<Object> type) implements Reader, Writer {

        @SuppressWarnings("unchecked") // the type of the payload is known when it runs only
        static Micronaut of(Payload payload) {
            Class<?> type = ModelClass.in(MicronautLibrary.class.getPackageName(), payload.type(), "");
            ObjectMapper mapper = ObjectMapper.create(Map.of("micronaut.serde.serialization.inclusion", "NON_NULL"));
            return new Micronaut(mapper, (Argument<Object>) Argument.of(type));
        }

        @Override
        public Object read(byte[] json) throws IOException {
            return mapper.readValue(json, type);
        }

        @Override
        public Object read(String json) throws IOException {
            return mapper.readValue(json, type);
        }

        @Override
        public Object prepare(Document document) throws IOException {
            return read(document.bytes());
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            return mapper.writeValueAsBytes(type, value);
        }

        @Override
        public String writeText(Object value) throws IOException {
            return mapper.writeValueAsString(type, value);
        }
    }
}
