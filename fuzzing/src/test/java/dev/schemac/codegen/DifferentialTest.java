package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Documents of random schemas, changed at random, read in every way that there is: all ways give the same event or the same error, and
 * jackson-core agrees on what is JSON and on the values. {@link DifferentialRound} says what is compared.
 *
 * <p>{@code -Dschemac.differential=N} asks for N documents, {@code -Dschemac.seed=S} for those of a round that failed.
 */
class DifferentialTest {
    private static final long DOCUMENTS = Long.getLong("schemac.differential", 20_000);
    private static final long SEED = Long.getLong("schemac.seed", System.nanoTime());
    private static final int THREADS = Integer.getInteger("schemac.differential.threads", 2);

    /** So many of one round share their schemas: to compile these takes as long as to read many documents. */
    private static final long DOCUMENTS_IN_ROUND = 250_000;

    private final AtomicLong documents = new AtomicLong();
    private final AtomicLong accepted = new AtomicLong();
    private final AtomicLong parses = new AtomicLong();

    /** The first failure of each kind: a long run goes on. */
    private final Map<String, String> failures = new ConcurrentSkipListMap<>();

    @Test
    void everyWayToReadGivesTheSame() throws Exception {
        System.out.println("-Dschemac.seed=" + SEED);
        int rounds = (int) Math.max(1, (DOCUMENTS + DOCUMENTS_IN_ROUND - 1) / DOCUMENTS_IN_ROUND);
        ExecutorService workers = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<?> each : IntStream.range(0, rounds)
                    .<Future<?>>mapToObj(round -> workers.submit(() -> run(round)))
                    .toList()) {
                each.get();
            }
        } finally {
            workers.shutdownNow();
        }
        System.out.println(this);
        assertThat(failures).isEmpty();
        assertThat(documents.get()).isEqualTo(DOCUMENTS);
        assertThat(accepted.get()).isBetween(DOCUMENTS / 10, DOCUMENTS);
    }

    private void run(int number) {
        long seed = SEED + number;
        try {
            DifferentialRound round = new DifferentialRound(seed);
            round.run(Math.min(DOCUMENTS_IN_ROUND, DOCUMENTS - number * DOCUMENTS_IN_ROUND));
            documents.addAndGet(round.documents());
            accepted.addAndGet(round.accepted());
            parses.addAndGet(round.parses());
            round.failures().forEach((kind, failure) -> {
                String text = "-Dschemac.seed=" + seed + "\n" + failure;
                if (failures.putIfAbsent(kind, text) == null) {
                    System.out.println(kind + "\n" + text);
                }
            });
        } catch (Exception | AssertionError e) {
            throw new AssertionError("-Dschemac.seed=" + seed + " " + e, e);
        }
        if (DOCUMENTS > DOCUMENTS_IN_ROUND) {
            System.out.println(this);
        }
    }

    @Override
    public String toString() {
        return documents + " documents, " + accepted + " accepted, " + parses + " parses, " + failures.size()
                + " differences";
    }
}
