package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Another parser of Users documents, or another way of calling it; {@code schemac} itself is the static call. */
public record SchemacVariant(String name, Supplier<Reader> reader) implements Library {

    @Override
    public Tier tier() {
        return Tier.VARIANT;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        return operation == Operation.READ && payload.type().getSimpleName().equals("Users")
                ? Optional.empty()
                : Optional.of("the variants of the parser are compared in reading Users only");
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        return reader.get();
    }
}
