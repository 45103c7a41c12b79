package dev.schemac.runtime.internal.pool;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Keeps unused objects for the next user of such an object. A thread uses one place, which few others share: it removes
 * the object there and puts it back later. The thread itself keeps no reference. Thread-safe.
 */
public final class ObjectPool<T> {
    private static final int PLACES = 16;

    /** Places are a cache line or more apart, so that threads do not wait for each other. */
    private static final int STRIDE = 16;

    private final AtomicReferenceArray<T> idle = new AtomicReferenceArray<>(PLACES * STRIDE);

    /** Returns an object that only the caller uses from now on; or null, if there is none. */
    public T take() {
        return idle.getAndSet(place(), null);
    }

    /** Returns an object to the pool; the caller must no longer use it. */
    public void give(T object) {
        idle.setRelease(place(), object);
    }

    private static int place() {
        return ((int) Thread.currentThread().getId() & PLACES - 1) * STRIDE;
    }
}
