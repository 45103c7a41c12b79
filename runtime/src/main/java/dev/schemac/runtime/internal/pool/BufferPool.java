package dev.schemac.runtime.internal.pool;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Pools arrays of finished documents for the next ones: making and clearing an array costs as much as writing a fifth
 * of the document.
 */
public final class BufferPool {

    /** Of larger arrays one is kept: this bounds the others to 4 MB. */
    private static final int LARGEST = 1 << 18;

    /** Larger arrays are left to the garbage collector. */
    private static final int LARGEST_OF_ALL = 1 << 22;

    private static final int SMALLEST = 512;

    private static final ObjectPool<byte[]> IDLE = new ObjectPool<>();

    /** For large documents one array is kept, as long as the JVM has memory to spare. */
    private static final AtomicReference<SoftReference<byte[]>> LARGE = new AtomicReference<>();

    private BufferPool() {}

    /** Returns an array with any content, which only the caller uses from now on. */
    public static byte[] take() {
        byte[] idle = IDLE.take();
        return idle != null ? idle : new byte[SMALLEST];
    }

    /** Does the same as {@link #take}, with an array of at least so many bytes. */
    public static byte[] take(int least) {
        if (least > LARGEST && least <= LARGEST_OF_ALL) {
            SoftReference<byte[]> large = LARGE.getAndSet(null);
            byte[] idle = large == null ? null : large.get();
            if (idle != null && idle.length >= least) {
                return idle;
            }
        }
        return new byte[least];
    }

    /** Whether the array is not too large for its owner to keep. */
    public static boolean isSmall(byte[] bytes) {
        return bytes.length <= LARGEST;
    }

    /** Returns an array to the pool; the caller must no longer use it. */
    public static void give(byte[] bytes) {
        if (bytes.length >= SMALLEST && isSmall(bytes)) {
            IDLE.give(bytes);
        } else if (!isSmall(bytes) && bytes.length <= LARGEST_OF_ALL) {
            LARGE.setRelease(new SoftReference<>(bytes));
        }
    }
}
