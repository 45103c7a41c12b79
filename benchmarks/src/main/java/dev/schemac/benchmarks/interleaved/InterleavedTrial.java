package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.Trial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * One of the cells that take turns in a JVM. Each has its own class loader with all libraries, so the compiler has
 * a separate profile for it, like in its own JVM. Only JDK types are passed in and out.
 */
public final class InterleavedTrial implements LongSupplier, Runnable, IntSupplier {
    private static final int CHARACTERS_IN_A_BATCH = 16_384;

    private final Trial trial;
    private final int batch;
    private int turn;

    /** The last result: without it, the compiler could remove the work. */
    private volatile Object last;

    /** The last touched byte, for the same reason. */
    private volatile int mix;

    /**
     * Generates the documents and checks the library on all of them.
     *
     * @param cell the word of a {@link Cell}
     * @throws IllegalStateException if the library reads or writes a value wrongly
     */
    public InterleavedTrial(String cell) throws IOException {
        trial = new Trial(Cell.of(cell));
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

    /** Times one call: its nanoseconds. */
    @Override
    public int getAsInt() {
        try {
            mix = trial.touch(turn);
            long start = System.nanoTime();
            last = trial.take(turn++);
            return (int) (System.nanoTime() - start);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
