package dev.schemac.benchmarks.contender.streaming;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Parsers and writers written by hand over a stream of tokens, for the documents where that was done. */
public record StreamingLibrary(String name, Function<Class<?>, Reader> readers, Function<Class<?>, Writer> writers)
        implements Library {

    @Override
    public Tier tier() {
        return Tier.STREAMING;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        return List.of("Users", "Clients", "People", "Obj", "Trip")
                        .contains(payload.type().getSimpleName())
                ? Optional.empty()
                : Optional.of("written by hand for Users, Clients, People and Obj only");
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        return readers.apply(payload.type());
    }

    @Override
    public Writer writer(Payload payload) {
        return writers.apply(payload.type());
    }
}
