package dev.schemac.runtime.internal.pool;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Objects that nobody uses now, kept for the next one who needs such an object. A thread looks in one place, which few
 * others share, takes what is there and puts it back; nothing is held by the thread itself. May be shared by threads.
 */
public final class IdleObjects<T> {
    private static final int PLACES = 16;

    /** Places are a cache line or more apart, so that threads do not wait for each other. */
    private static final int STRIDE = 16;

    private final AtomicReferenceArray<T> idle = new AtomicReferenceArray<>(PLACES * STRIDE);

    /** An object that is from now on the caller's alone; or null, where there is none. */
    public T take() {
        return idle.getAndSet(place(), null);
    }

    /** The object is not the caller's any more. */
    public void give(T object) {
        idle.setRelease(place(), object);
    }

    private static int place() {
        return ((int) Thread.currentThread().getId() & PLACES - 1) * STRIDE;
    }
}
