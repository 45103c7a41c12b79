package dev.schemac.runtime.internal.input;

import java.util.Arrays;

/**
 * Stores the part of an object that {@link SubtypeFinder} has scanned, up to its discriminator. Nested objects with a
 * discriminator are scanned again, and so are those in them. Without a limit, the time for a document would be
 * proportional to its length times its depth. Therefore, once the number of repeated bytes reaches the size of this
 * part, one more scan stores the end of each object and array. After that none of them is scanned again. This needs 8
 * to 16 bytes for each of them until the next document is read, and 20 while the arrays grow.
 */
final class DiscriminatorLookahead implements ValueListener {
    /** Returned for a value whose end is not stored. */
    static final int UNKNOWN = -1;

    private static final int NONE = -1;

    /** The opening brace. */
    private int from;
    /** The bytes before it have been scanned. */
    private int to;
    /** The number of those bytes that have been scanned again since. */
    long again;

    /** Where the objects and arrays begin, in this order, once they are remembered. */
    private int[] begins;
    /** The index after each object or array; of an open one, the number of the one around it. */
    private int[] ends;

    private int count;
    private int innermost;

    /** Prepares for the next document. */
    void clear() {
        begin(0, 0);
    }

    /** Returns the stored index after the value at {@code at}, or {@link #UNKNOWN}. */
    int knownEnd(int at) {
        int known = count > 0 ? Arrays.binarySearch(begins, 0, count, at) : NONE;
        return known >= 0 ? ends[known] : UNKNOWN;
    }

    /** Records that the value from {@code at} to {@code end} has been scanned. */
    void scanned(int at, int end) {
        if (at < to) {
            again += end - at;
        }
    }

    /** Returns whether the ends of values should be stored now, before the object at {@code at} is scanned. */
    boolean needsEnds(int at) {
        return isInside(at) && count == 0 && again > to - from;
    }

    /** Prepares to store the ends of the values between {@link #from} and {@link #to}, as their listener. */
    void beginEnds() {
        begins = new int[16];
        ends = new int[16];
        innermost = NONE;
    }

    /** Returns the index of the opening brace. */
    int from() {
        return from;
    }

    /** Returns the index before which all bytes have been scanned. */
    int to() {
        return to;
    }

    /** Records that the object at {@code at} has been scanned up to {@code reached}. */
    void leave(int at, int reached) {
        if (at == from) {
            to = Math.max(to, reached);
        } else if (!isInside(at)) {
            begin(at, reached);
        }
    }

    private boolean isInside(int at) {
        return at > from && at < to;
    }

    private void begin(int at, int reached) {
        from = at;
        to = reached;
        again = 0;
        count = 0;
        begins = null;
        ends = null;
    }

    @Override
    public void opened(boolean object, int at) {
        if (count == begins.length) {
            begins = Arrays.copyOf(begins, 2 * count);
            ends = Arrays.copyOf(ends, 2 * count);
        }
        begins[count] = at;
        ends[count] = innermost;
        innermost = count++;
    }

    @Override
    public void closed(int behind) {
        int around = ends[innermost];
        ends[innermost] = behind;
        innermost = around;
    }
}
