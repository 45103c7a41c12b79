package dev.schemac.runtime.internal.output;

/**
 * How large the documents of a class usually are, so that the next one is written into an array that need not grow: growing from the
 * smallest array, and clearing all of them, was a tenth of the time that a document of 1 KB takes.
 *
 * <p>It is a guess: threads may overwrite each other's. It is only written where it was wrong, not with each document, as threads
 * that write the same memory wait for each other.
 */
public final class BufferSizeHint {
    /** Held by the class itself, so that it can be unloaded. */
    private static final ClassValue<BufferSizeHint> OF_CLASS = new ClassValue<>() {
        @Override
        protected BufferSizeHint computeValue(Class<?> type) {
            return new BufferSizeHint();
        }
    };

    private static final int LEAST = 512;

    /** Beyond this, copying for growth no longer matters beside writing. */
    private static final int MOST = 1 << 20;

    private int bytes = LEAST;

    private BufferSizeHint() {}

    /** Of documents that hold a value of this class, or that this class of writers makes. */
    public static BufferSizeHint of(Class<?> type) {
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
