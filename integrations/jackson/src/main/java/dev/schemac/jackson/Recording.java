package dev.schemac.jackson;

/**
 * Records the last piece that a parser has read from a stream or reader, and everything from the beginning of the
 * current object. So the bytes of an event can be read from a stream, too. Memory is bounded by one piece and one
 * event.
 *
 * @param <A> an array of the units of the source: bytes or characters
 */
abstract class Recording<A> implements RawJson {
    /** A larger array is dropped after its object, so that one large event does not keep megabytes. */
    static final int LARGEST_IDLE = 1 << 20;

    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    /** The end of the recorded units in the array. */
    private int count;
    /** How many units have been read from the source. */
    private long position;
    /** The offset of the first recorded unit. */
    private long start;
    /** The begin of the object in the array, or -1 if none is read. */
    private int from = -1;
    /** How many units of the object are enough. */
    private int most;

    /** The recorded units; longer than they are. */
    private A recorded;

    private int capacity;

    Recording() {
        this.recorded = resized(null, 0);
    }

    /** {@return an array of this length with the units of another one, which may be null} */
    abstract A resized(A units, int length);

    abstract boolean isAt(A units, int index, char brace);

    /** Called before reading from the source, which may block: releases a large array. */
    final void beforeRead() {
        if (capacity > LARGEST_IDLE && forget()) {
            recorded = resized(null, 0);
            capacity = 0;
        }
    }

    /** Records units that were read from the source. */
    final void add(A units, int offset, int length) {
        forget();
        position += length;
        if (isOverlong()) {
            return; // it will be rejected because of its length
        }
        int at = count;
        count = Math.addExact(count, length);
        if (count > capacity) {
            capacity = Math.max(count, (int) Math.min(LARGEST_ARRAY, 2L * capacity));
            recorded = resized(recorded, capacity);
        }
        System.arraycopy(units, offset, recorded, at, length);
    }

    /** Forgets the recorded units unless an object is being read; returns whether it did. */
    private boolean forget() {
        if (from >= 0) {
            return false;
        }
        start = position;
        count = 0;
        return true;
    }

    /** Returns the index of the unit at an offset of the source, or -1 if it is not recorded. */
    private int index(long offset) {
        return offset < start || offset >= start + count ? -1 : (int) (offset - start);
    }

    /** Whether more of the object was read than is enough. */
    private boolean isOverlong() {
        return from >= 0 && count - from > most;
    }

    @Override
    public final boolean begin(long offset, int units) {
        int index = index(offset);
        if (index < 0 || !isAt(recorded, index, '{')) {
            return false;
        }
        from = index;
        most = units;
        return true;
    }

    @Override
    public final boolean endsAt(long offset) {
        int index = index(offset - 1);
        return isOverlong() || index >= from && isAt(recorded, index, '}');
    }

    @Override
    public final void release() {
        from = -1;
    }

    final A recorded() {
        return recorded;
    }

    /** Returns the index of the object in the array. */
    final int from() {
        return from;
    }

    /** How many units of the object, which ends before an offset, are recorded. */
    final int length(long to) {
        return (int) Math.min(count, to - start) - from;
    }

    /** Returns the end of the recorded units in the array. */
    final int end() {
        return count;
    }
}
