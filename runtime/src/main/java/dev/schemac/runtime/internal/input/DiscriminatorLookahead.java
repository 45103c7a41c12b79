package dev.schemac.runtime.internal.input;

import java.util.Arrays;

/**
 * Stores the part of an object that {@link SubtypeFinder} has scanned, up to its discriminator. Nested objects with a
 * discriminator are scanned again, and so are those in them. Without a limit, the time for a document would be
 * proportional to its length times its depth. Therefore, once the number of repeated bytes reaches the size of this
 * part, one more scan stores the end of each object and array. After that none of them is scanned again. This needs 8
 * to 16 bytes for each of them until the next document is read, and 20 while the arrays grow.
 */
final class DiscriminatorLookahead implements ValueSkipper.Listener {
    private static final int NONE = -1;

    /** The opening brace. */
    private int from;
    /** The bytes before it have been scanned. */
    private int to;
    /** The number of those bytes that have been scanned again since. */
    private long again;

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

    /** Returns the index after the value at {@code at}. */
    int end(Cursor in, int at) {
        if (count > 0 && at < to) {
            int known = Arrays.binarySearch(begins, 0, count, at);
            if (known >= 0) {
                return ends[known];
            }
        }
        int end = ValueSkipper.end(in, at);
        if (at < to) {
            again += end - at;
        }
        return end;
    }

    /** Records that the scan of the object at {@code at} begins. */
    void enter(Cursor in, int at) {
        if (isInside(at) && count == 0 && again > to - from) {
            remember(in);
        }
    }

    /** Records that the object at {@code at} has been scanned up to {@code reached}. */
    void leave(int at, int reached) {
        if (at == from) {
            to = Math.max(to, reached);
        } else if (!isInside(at)) {
            begin(at, reached);
        }
    }

    /** Returns the number of bytes that have been scanned more than once. */
    long again() {
        return again;
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

    /**
     * Stores the ends of all values in the part. It uses a separate cursor: the depth of the other one is irrelevant,
     * and its position stays.
     */
    private void remember(Cursor other) {
        Cursor in = new Cursor(other.bytes, other.start, other.end, other.options);
        begins = new int[16];
        ends = new int[16];
        innermost = NONE;
        ValueSkipper.Progress progress = new ValueSkipper.Progress(this);
        int name = in.skipBlanks(from + 1);
        while (name >= 0 && name < to) {
            int value = in.afterColon(StringDecoder.skip(in, name + 1));
            if (value >= to) {
                return;
            }
            progress.clear();
            name = in.nextOrInvertedEnd(ValueSkipper.end(in, value, progress), '}');
        }
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

    @Override
    public void named(int nameFrom, int nameTo) {
        // only the ends of values are stored
    }

    @Override
    public void next() {
        // as above
    }
}
