package dev.schemac.benchmarks.library;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A library that binds to the classes of the payloads.
 *
 * @param missing why it does not take part, by the name of the payload or of its class; {@code *} stands for all
 */
record Databind(String name, Map<String, String> missing, List<String> jvmArgs, Binding binding) implements Library {

    /** Makes the reader of one class. */
    @FunctionalInterface
    interface Binding {
        Reader reader(Class<?> type) throws IOException;
    }

    static Databind of(String name, Binding binding) {
        return new Databind(name, Map.of(), List.of(), binding);
    }

    Databind without(Map<String, String> reasons) {
        return new Databind(name, reasons, jvmArgs, binding);
    }

    Databind with(String... flags) {
        return new Databind(name, missing, List.of(flags), binding);
    }

    @Override
    public Tier tier() {
        return Tier.DATABIND;
    }

    @Override
    public Optional<String> missing(Payload payload) {
        String reason = missing.getOrDefault("*", missing.get(payload.name()));
        return Optional.ofNullable(
                reason != null ? reason : missing.get(payload.type().getSimpleName()));
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) throws IOException {
        return binding.reader(payload.type());
    }
}
