package dev.schemac.testing;

/** The seeds of random tests. Each test has its own seed, and {@code -Dschemac.seed=N} overrides it. */
public final class Seed {
    private Seed() {}

    public static long of(long ordinary) {
        return Long.getLong("schemac.seed", ordinary);
    }

    /** Returns a different seed each time. The caller prints it. */
    public static long drawn() {
        return of(System.nanoTime());
    }
}
