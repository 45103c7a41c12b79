package dev.schemac.benchmarks.contender.binding;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A library that binds to classes.
 *
 * @param unread the reason why it does not read, by the name of the payload or of its class; {@code *} for all
 * @param unreadTexts the same for reading from a String only
 * @param unwritten the same for writing
 */
public record Databind(
        String name,
        Tier tier,
        List<String> jvmArgs,
        Binding<Reader> reading,
        Map<String, String> unread,
        Map<String, String> unreadTexts,
        Binding<Writer> writing,
        Map<String, String> unwritten)
        implements Library {

    /** Makes the reader or writer of one class. */
    @FunctionalInterface
    public interface Binding<T> {
        T of(Class<?> type) throws IOException;
    }

    public static Databind of(String name, Binding<Reader> reading, Binding<Writer> writing) {
        return new Databind(name, Tier.DATABIND, List.of(), reading, Map.of(), Map.of(), writing, Map.of());
    }

    public Databind unread(Map<String, String> reasons) {
        return new Databind(name, tier, jvmArgs, reading, reasons, unreadTexts, writing, unwritten);
    }

    public Databind unreadTexts(Map<String, String> reasons) {
        return new Databind(name, tier, jvmArgs, reading, unread, reasons, writing, unwritten);
    }

    public Databind unwritten(Map<String, String> reasons) {
        return new Databind(name, tier, jvmArgs, reading, unread, unreadTexts, writing, reasons);
    }

    public Databind with(String... flags) {
        return new Databind(name, tier, List.of(flags), reading, unread, unreadTexts, writing, unwritten);
    }

    /** In another tier. */
    public Databind in(Tier other) {
        return new Databind(name, other, jvmArgs, reading, unread, unreadTexts, writing, unwritten);
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        return reason(operation == Operation.READ ? unread : unwritten, payload);
    }

    @Override
    public Optional<String> textMissing(Payload payload) {
        return reason(unreadTexts, payload);
    }

    private static Optional<String> reason(Map<String, String> reasons, Payload payload) {
        String reason = reasons.getOrDefault("*", reasons.get(payload.name()));
        return Optional.ofNullable(
                reason != null ? reason : reasons.get(payload.type().getSimpleName()));
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) throws IOException {
        return reading.of(payload.type());
    }

    @Override
    public Writer writer(Payload payload) throws IOException {
        return writing.of(payload.type());
    }
}
