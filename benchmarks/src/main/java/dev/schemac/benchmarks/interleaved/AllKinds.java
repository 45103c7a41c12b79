package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.Turn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * A library that processes documents of all kinds, one after the other, like an application. The compiler then
 * cannot optimize for one kind alone.
 */
public final class AllKinds implements LongSupplier {
    /** The operations, as the end of the word of a {@link Cell}. */
    static final List<String> KINDS = List.of(
            "users-1k/read/bytes",
            "users-1k/read/string",
            "users-1k/write/bytes",
            "users-1k/write/string",
            "users-10k/read/bytes",
            "users-pretty/read/bytes",
            "users-shuffled/read/bytes",
            "real/read/bytes",
            "real/read/string",
            "real-shuffled/read/bytes",
            "real-nulls-random/read/bytes",
            "real-more-random/read/bytes",
            "real-indented/read/bytes",
            "real-indented-jackson/read/bytes",
            "real-10k/read/bytes",
            "real/write/bytes",
            "real-github/read/bytes",
            "real-payment/read/bytes",
            "real-status/read/bytes",
            "real-order/read/bytes",
            "real-github/write/bytes",
            "real-order/write/bytes");

    /** Of each kind, at most. */
    private static final int DOCUMENTS = 64;

    private final List<Turn> turns = new ArrayList<>();
    private int next;

    /** The last result: without it, the compiler could remove the work. */
    private volatile Object last;

    /** All cells that the library supports. */
    public AllKinds(String name) throws IOException {
        for (String kind : KINDS) {
            Cell cell = Cell.of(name + "/" + kind);
            if (cell.isTimed()) {
                turns.add(Turn.of(
                        cell,
                        cell.payload()
                                .generate(Math.min(DOCUMENTS, cell.payload().few()))));
            }
        }
    }

    /** One document of each kind. */
    @Override
    public long getAsLong() {
        try {
            for (Turn turn : turns) {
                last = turn.take(next);
            }
            next++;
            return turns.size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
