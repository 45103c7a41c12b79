package dev.schemac.runtime.internal.output;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Arrays of documents that are finished, for the next ones: making and clearing an array takes as long as writing a fifth of the
 * document. A thread looks in one place, which few others share, takes what is there and puts it back; nothing is held by the thread
 * itself.
 */
public final class BufferPool {

    /** What is larger is left to the garbage collector: this bounds what is kept to 4 MB. */
    private static final int LARGEST = 1 << 18;

    private static final int SMALLEST = 512;

    private static final int PLACES = 16;

    /** Places are a cache line or more apart, so that threads do not wait for each other. */
    private static final int STRIDE = 16;

    private static final AtomicReferenceArray<byte[]> SPARE = new AtomicReferenceArray<>(PLACES * STRIDE);

    private BufferPool() {}

    /** An array with any content, from now on the caller's alone. */
    public static byte[] take() {
        byte[] spare = SPARE.getAndSet(place(), null);
        return spare != null ? spare : new byte[SMALLEST];
    }

    /** The array is not the caller's any more. */
    public static void give(byte[] bytes) {
        if (bytes.length <= LARGEST) {
            SPARE.setRelease(place(), bytes);
        }
    }

    private static int place() {
        return ((int) Thread.currentThread().getId() & PLACES - 1) * STRIDE;
    }
}
