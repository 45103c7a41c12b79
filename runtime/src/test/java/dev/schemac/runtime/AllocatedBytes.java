package dev.schemac.runtime;

import java.lang.management.ManagementFactory;

/** How much memory something asks for: the exact number of bytes, and so a way to see whether a slow path was taken, without a clock. */
public final class AllocatedBytes {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AllocatedBytes() {}

    /** The least of several runs, after one that uses the pooled objects of earlier tests: the first ones load classes. */
    public static long of(Runnable action) {
        action.run();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5 && least > 0; i++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            action.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
