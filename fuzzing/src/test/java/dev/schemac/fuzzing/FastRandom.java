package dev.schemac.fuzzing;

import java.util.Random;

/**
 * SplitMix64 with the interface of {@link Random}, but without its atomic updates. A document of a campaign needs some
 * hundred random numbers. Not thread-safe.
 */
public final class FastRandom extends Random {
    private static final long serialVersionUID = 1;

    private long state;

    public FastRandom(long seed) {
        super(seed);
    }

    @Override
    public synchronized void setSeed(long seed) {
        state = seed;
    }

    @Override
    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long mixed = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    @Override
    protected int next(int bits) {
        return (int) (nextLong() >>> 64 - bits);
    }
}
