package dev.schemac.jackson;

/**
 * Which units of a source, bytes or characters, {@link RecordedInput} and {@link RecordedReader} hold in an array of their own: the last piece that was
 * read, and while a value is wanted everything from there on.
 */
final class Recording {
    /** An array that had a larger value is dropped behind that: nobody is to hold megabytes because of one event. */
    static final int LARGEST_IDLE = 1 << 20;

    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    /** Where in the array the units end. */
    private int count;
    /** How many units have been read from the source. */
    private long position;
    /** The offset of the first unit that is kept. */
    private long start;

    /** Where in the array the wanted value begins, or -1 while none is wanted. */
    private int from = -1;

    private int most;

    /** Takes note of units that were read, and answers where in the array they are to be kept, or -1 where they need not be. */
    int add(int length) {
        forget();
        position += length;
        if (isOverlong()) {
            return -1; // it will be refused for its length
        }
        int at = count;
        count = Math.addExact(count, length);
        return at;
    }

    /** Keeps nothing of what was read, where nothing is wanted of it; answers whether that is so. */
    boolean forget() {
        if (from >= 0) {
            return false;
        }
        start = position;
        count = 0;
        return true;
    }

    /** How long an array has to be that was of this length, for the units that are kept. */
    int room(int length) {
        return count <= length ? length : Math.max(count, (int) Math.min(LARGEST_ARRAY, 2L * length));
    }

    /** Where in the array the unit at an offset of the source is, or -1 where it is not kept. */
    int index(long offset) {
        return offset < start || offset >= start + count ? -1 : (int) (offset - start);
    }

    /** Says that the value at this index is wanted, and so many units of it are enough. */
    void want(int index, int most) {
        this.from = index;
        this.most = most;
    }

    void wantNothing() {
        from = -1;
    }

    /** Whether more of the wanted value was read than is enough. */
    boolean isOverlong() {
        return from >= 0 && count - from > most;
    }

    /** Where in the array the wanted value begins. */
    int from() {
        return from;
    }

    /** How many units of the wanted value, which ends before an offset, are kept. */
    int length(long to) {
        return (int) Math.min(count, to - start) - from;
    }

    /** Where in the array the units end that are kept. */
    int end() {
        return count;
    }
}
