package dev.schemac.runtime;

import java.util.concurrent.atomic.AtomicReference;

/**
 * How much the sweeping tests try: little enough for every build, or everything with {@code -Dschemac.volume=full}. With {@code small}, which is for
 * mutation testing and for a second JDK, random tests are shorter.
 */
public final class Volume {
    public static final boolean FULL = "full".equals(System.getProperty("schemac.volume"));

    private static final boolean SMALL = "small".equals(System.getProperty("schemac.volume"));

    private Volume() {}

    public static int of(int ordinary, int full) {
        return FULL ? full : SMALL && ordinary > 1_000 ? ordinary / 50 : ordinary;
    }

    /** The ordinary number, or with {@code small} the other one. */
    public static int orSmall(int ordinary, int small) {
        return SMALL ? small : ordinary;
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
