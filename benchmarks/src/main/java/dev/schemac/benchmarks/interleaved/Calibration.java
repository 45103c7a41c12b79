package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.record.Quartiles;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * Fixed work, independent of any library. Its time shows how fast the machine is at a moment: it doubles, for example,
 * if a neighbour uses the same physical core.
 */
final class Calibration {
    private static final int SIZE = 16 << 10;
    private static final int WARM_UP = 3_000;
    private static final int PASSES = 101;
    private static final int MULTIPLIER = 31;

    private final byte[] bytes = new byte[SIZE];

    /** Each element is the index of the next one, in one cycle over all. */
    private final int[] next = new int[SIZE];

    private final LongSupplier clock;

    /** The last result: without it, the compiler could remove the work. */
    private volatile int last;

    /** Warms up. */
    Calibration(LongSupplier clock) {
        this.clock = clock;
        SplittableRandom random = new SplittableRandom(1);
        random.nextBytes(bytes);
        for (int i = 0; i < SIZE; i++) {
            next[i] = i;
        }
        for (int i = SIZE - 1; i > 0; i--) {
            int other = random.nextInt(i);
            int index = next[i];
            next[i] = next[other];
            next[other] = index;
        }
        for (int i = 0; i < WARM_UP; i++) {
            last = pass(last);
        }
    }

    /** Returns the nanoseconds of one pass, the median of many. */
    double nanos() {
        double[] nanos = new double[PASSES];
        for (int i = 0; i < PASSES; i++) {
            long start = clock.getAsLong();
            last = pass(last);
            nanos[i] = clock.getAsLong() - start;
        }
        return Quartiles.median(nanos);
    }

    /** Computes a hash of all bytes, and then follows dependent loads. */
    private int pass(int seed) {
        int hash = seed;
        for (byte each : bytes) {
            hash = MULTIPLIER * hash + each;
        }
        int index = hash & SIZE - 1;
        for (int i = 0; i < SIZE; i++) {
            index = next[index];
        }
        return hash + index;
    }
}
