package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.Trial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongSupplier;

/**
 * One cell among those that take turns in a JVM. Each is loaded by a class loader of its own, with all libraries, so
 * that the compiler knows of each no more than in a JVM of its own; only types of the JDK go to and fro.
 */
public final class InterleavedTrial implements LongSupplier, Runnable {
    private static final int CHARACTERS_IN_A_BATCH = 16_384;

    private final Trial trial = new Trial();
    private final int batch;
    private int turn;

    /** What was made last: without it, the compiler could leave out what makes it. */
    private volatile Object last;

    /** What was touched last, for the same reason. */
    private volatile int mix;

    /**
     * Generates the documents and checks the library on all of them.
     *
     * @param cell the word of a {@link Cell}
     * @throws IllegalStateException if the library reads or writes a value wrongly
     */
    public InterleavedTrial(String cell) throws IOException {
        trial.cell = cell;
        trial.prepare();
        batch = (int) Math.max(1, CHARACTERS_IN_A_BATCH / trial.meanBytes());
    }

    /** Touches the documents of the next batch, where that belongs to the payload. It is not timed. */
    @Override
    public void run() {
        int sum = 0;
        for (int i = 0; i < batch; i++) {
            sum += trial.touch(turn + i);
        }
        mix = sum;
    }

    /**
     * Deals with a few documents: so many that asking for the time in between costs nothing.
     *
     * @return how many
     */
    @Override
    public long getAsLong() {
        try {
            for (int i = 0; i < batch; i++) {
                last = trial.take(turn++);
            }
            return batch;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
