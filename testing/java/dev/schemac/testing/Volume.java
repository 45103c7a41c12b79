package dev.schemac.testing;

import java.util.concurrent.atomic.AtomicReference;

/**
 * How much tests try that try many values. {@code -Dschemac.volume=V} sets it:
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

    /** The steps of a sweep. A small volume has a tenth of a large one, where that is more than a hundred. */
    public static int of(int large, int full) {
        return FULL ? full : SMALL && large > 1_000 ? large / 10 : large;
    }

    /** One of two numbers. */
    public static int orSmall(int large, int small) {
        return SMALL ? small : large;
    }

    /** Random cases: as many as that, or N times the large number. */
    public static int cases(int small, int large) {
        return SMALL ? small : Math.multiplyExact(TIMES, large);
    }

    /**
     * Runs a sweep that makes hundreds of thousands of exceptions in a thread of its own: an exception costs what the stack below it is
     * deep, and the stack of a test is deep.
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
