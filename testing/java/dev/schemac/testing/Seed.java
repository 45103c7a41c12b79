package dev.schemac.testing;

/** Where random tests begin: at a number of their own, or at another one with {@code -Dschemac.seed=N}. */
public final class Seed {
    private Seed() {}

    public static long of(long ordinary) {
        return Long.getLong("schemac.seed", ordinary);
    }

    /** Another one each time; whoever draws it prints it. */
    public static long drawn() {
        return of(System.nanoTime());
    }
}
