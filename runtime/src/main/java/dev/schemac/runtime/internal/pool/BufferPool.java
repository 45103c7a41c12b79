package dev.schemac.runtime.internal.pool;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Arrays of documents that are finished, for the next ones: making and clearing an array takes as long as writing a
 * fifth of the document.
 */
public final class BufferPool {

    /** Of larger arrays one is kept: this bounds the others to 4 MB. */
    private static final int LARGEST = 1 << 18;

    /** What is larger is left to the garbage collector. */
    private static final int LARGEST_OF_ALL = 1 << 22;

    private static final int SMALLEST = 512;

    private static final IdleObjects<byte[]> IDLE = new IdleObjects<>();

    /** For large documents one array is kept, as long as the JVM has memory to spare. */
    private static final AtomicReference<SoftReference<byte[]>> LARGE = new AtomicReference<>();

    private BufferPool() {}

    /** An array with any content, from now on the caller's alone. */
    public static byte[] take() {
        byte[] idle = IDLE.take();
        return idle != null ? idle : new byte[SMALLEST];
    }

    /** As {@link #take}, an array of so many bytes or more. */
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

    /** The array is not the caller's any more. */
    public static void give(byte[] bytes) {
        if (bytes.length >= SMALLEST && isSmall(bytes)) {
            IDLE.give(bytes);
        } else if (!isSmall(bytes) && bytes.length <= LARGEST_OF_ALL) {
            LARGE.setRelease(new SoftReference<>(bytes));
        }
    }

    /**
     * How large most documents of a class are, so that the next one is written into an array that need not grow:
     * growing from the smallest array, and clearing all of them, was a tenth of the time that a document of 1 KB takes.
     *
     * <p>It is a guess: threads may overwrite each other's. It is only written where it was wrong, not with each
     * document, as threads that write the same memory wait for each other.
     */
    public static final class SizeHint {
        /** Held by the class itself, so that it can be unloaded. */
        private static final ClassValue<SizeHint> OF_CLASS = new ClassValue<>() {
            @Override
            protected SizeHint computeValue(Class<?> type) {
                return new SizeHint();
            }
        };

        private static final int LEAST = 512;

        /** Beyond this, copying for growth no longer matters beside writing. */
        private static final int MOST = 1 << 20;

        private int bytes = LEAST;

        private SizeHint() {}

        /** Of documents that hold a value of this class, or that this class of writers makes. */
        public static SizeHint of(Class<?> type) {
            return OF_CLASS.get(type);
        }

        /** Room for most documents of the class. */
        public int bytes() {
            return bytes;
        }

        /**
         * Takes notice of a document.
         *
         * @param capacity of the array that it ended up in: larger than the guess where that had to grow
         */
        public void learn(int size, int capacity) {
            int guess = bytes;
            if (capacity > guess && guess < MOST) {
                bytes = (int) Math.min(MOST, Math.max(size + (long) (size >> 3), guess + (guess >> 3)));
            } else if (size < guess >> 2 && guess > LEAST) {
                bytes = Math.max(LEAST, guess - (guess >> 3));
            }
        }
    }
}
