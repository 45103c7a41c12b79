package dev.schemac.testing;

import java.util.concurrent.atomic.AtomicReference;

/**
 * Sets how many values the tests try. {@code -Dschemac.volume=V} selects it:
 *
 * <ul>
 *   <li>{@code small}: seconds, for every build and for mutation testing; the default
 *   <li>{@code large}: minutes, which {@code -Pslow} sets
 *   <li>a number N: as large, with N times as many random cases
 *   <li>{@code full}: hours; every value, where the values can be counted
 * </ul>
 */
public final class Volume {
    private static final String VOLUME = System.getProperty("schemac.volume", "small");

    public static final boolean FULL = VOLUME.equals("full");

    private static final boolean SMALL = VOLUME.equals("small");

    private static final int TIMES = SMALL || VOLUME.equals("large") ? 1 : FULL ? 100 : Integer.parseInt(VOLUME);

    private Volume() {}

    /**
     * Returns the steps of a sweep. A small volume has a tenth of a large one if the large one has more than 1,000 steps.
     */
    public static int of(int large, int full) {
        return FULL ? full : SMALL && large > 1_000 ? large / 10 : large;
    }

    /** Returns one of two numbers, by the volume. */
    public static int orSmall(int large, int small) {
        return SMALL ? small : large;
    }

    /** Returns the number of random cases: {@code small}, or N times {@code large}. */
    public static int cases(int small, int large) {
        return SMALL ? small : Math.multiplyExact(TIMES, large);
    }

    /**
     * Runs a sweep in a thread of its own. A sweep makes hundreds of thousands of exceptions. The cost of an exception grows
     * with the depth of the stack below it, and the stack of a test is deep.
     */
    public static void sweep(Runnable sweep) {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(sweep, "sweep");
        thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (thrown.get() instanceof AssertionError e) {
            throw e;
        }
        if (thrown.get() != null) {
            throw new AssertionError(thrown.get());
        }
    }
}
