package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.Turn;
import dev.schemac.benchmarks.payload.Arrival;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Lets a library process documents of all kinds, as in an application, so that the compiler does not optimize it for
 * one. A kind is a payload, an operation and a form: all payloads as bytes, some as String, and the rows of the run.
 */
public final class AllKinds implements LongSupplier {
    /** The payloads that are also read from and written to String. */
    private static final Set<String> STRINGS = Set.of("users-1k", "real");

    /** Of each kind, at most. */
    private static final int DOCUMENTS = 64;

    /** Each kind processes at least so many bytes in a round, */
    private static final int LEAST_BYTES = 8 << 10;

    /** and at most so many in the mean: larger documents do not come in each round. */
    private static final int MOST_BYTES = 64 << 10;

    private record Kind(Turn turn, int count, int every) {}

    private final List<Kind> kinds = new ArrayList<>();
    private int next;

    /** The last result: without it, the compiler could remove the work. */
    private volatile Object last;

    /**
     * Prepares all kinds that a library supports.
     *
     * @param word the name of the library, then the rows of the run as {@link Cell#row} names them, after commas
     */
    public AllKinds(String word) throws IOException {
        List<String> parts = List.of(word.split(","));
        for (String kind : of(parts.subList(1, parts.size()))) {
            Cell cell = Cell.of(parts.get(0) + "/" + kind);
            if (cell.isTimed()) {
                List<Document> documents = cell.payload()
                        .generate(Math.min(DOCUMENTS, cell.payload().few()));
                int bytes = (int) Payload.meanBytes(documents);
                kinds.add(new Kind(
                        Turn.of(cell, documents), 1 + LEAST_BYTES / Math.max(1, bytes), 1 + bytes / MOST_BYTES));
            }
        }
    }

    /** All kinds; those of payloads from memory are the same as of the others. */
    static Set<String> of(List<String> rows) {
        Set<String> kinds = new LinkedHashSet<>();
        for (Payload payload : Payloads.ALL) {
            for (Operation operation : payload.operations()) {
                String kind = payload.name() + "/" + Cell.lower(operation);
                if (payload.arrival().way() != Arrival.Way.COLD) {
                    kinds.add(kind + "/bytes");
                }
                if (STRINGS.contains(payload.name())) {
                    kinds.add(kind + "/string");
                }
            }
        }
        rows.stream()
                .filter(row -> Payloads.named(row.split("/")[0]).arrival().way() != Arrival.Way.COLD)
                .forEach(kinds::add);
        return kinds;
    }

    /** A few documents of each kind. */
    @Override
    public long getAsLong() {
        try {
            long count = 0;
            for (Kind kind : kinds) {
                for (int i = 0; next % kind.every() == 0 && i < kind.count(); i++) {
                    last = kind.turn().take(next / kind.every() * kind.count() + i);
                    count++;
                }
            }
            next++;
            return count;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
