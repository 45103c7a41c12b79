package dev.schemac.benchmarks.contender.limit;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.util.List;
import java.util.Optional;

/** Copies bytes that were prepared. No writer can be faster. */
public final class FloorLibrary implements Library {

    @Override
    public String name() {
        return "floor";
    }

    @Override
    public Tier tier() {
        return Tier.LIMIT;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        return operation == Operation.READ ? Optional.of("copies bytes, and reads nothing") : Optional.empty();
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        throw new UnsupportedOperationException("floor does not read");
    }

    @Override
    public Writer writer(Payload payload) {
        return new Copy();
    }

    private static final class Copy implements Writer {
        @Override
        public Object prepare(Document document) {
            return document.bytes();
        }

        @Override
        public Object writeBytes(Object value) {
            return ((byte[]) value).clone();
        }
    }
}
