package dev.schemac.runtime.internal.output;

import java.util.Arrays;

/**
 * Sorts the members of objects while they are written. It stores the beginning of each member of the open objects, and
 * sorts the bytes of an object's members when the object ends. Declared members come first, then the others. Names are
 * compared by code point; members of the same name keep their order.
 *
 * <p>Nothing is sorted before it is written, so generated writers, maps and hand-written code are not concerned.
 * Members that are already in order cost only the comparisons of their names.
 */
public final class MemberOrder {
    private int[] starts = new int[32];
    private String[] names = new String[32];
    private boolean[] declared = new boolean[32];
    private int count;

    /** By depth: the number of the first member of the object that is open there. */
    private int[] firsts = new int[16];

    private int[] sorted = new int[32];
    private int[] merged = new int[32];
    private byte[] unsorted = new byte[512];

    public void begin(int depth) {
        if (depth >= firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * depth);
        }
        firsts[depth] = count;
    }

    /** Adds a member whose name will be written at {@code start}. */
    public void add(int start, String name, boolean column) {
        if (count == starts.length) {
            int capacity = 2 * count;
            starts = Arrays.copyOf(starts, capacity);
            names = Arrays.copyOf(names, capacity);
            declared = Arrays.copyOf(declared, capacity);
            sorted = new int[capacity];
            merged = new int[capacity];
        }
        starts[count] = start;
        names[count] = name;
        declared[count++] = column;
    }

    /** Removes the members that begin at {@code size} or after it. */
    public void dropFrom(int size) {
        int all = count;
        while (count > 0 && starts[count - 1] >= size) {
            count--;
        }
        Arrays.fill(names, count, all, null);
    }

    /**
     * Sorts the members of the object that is open at {@code depth} and ends now; it has at least one.
     *
     * @param separator the number of bytes between two members
     */
    public void end(OutputBuffer out, int depth, int separator) {
        int first = firsts[depth];
        if (!inOrder(first)) {
            for (int i = first; i < count; i++) {
                sorted[i] = i;
            }
            sort(first, count);
            rearrange(out, first, separator);
        }
        Arrays.fill(names, first, count, null);
        count = first;
    }

    private boolean inOrder(int first) {
        for (int i = first + 1; i < count; i++) {
            if (compare(i - 1, i) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Sorts {@link #sorted} by merging: stable, and without an object for each member. */
    private void sort(int from, int to) {
        if (to - from < 2) {
            return;
        }
        int middle = from + to >>> 1;
        sort(from, middle);
        sort(middle, to);
        System.arraycopy(sorted, from, merged, from, to - from);
        int left = from;
        int right = middle;
        for (int i = from; i < to; i++) {
            boolean takesLeft = right == to || left < middle && compare(merged[left], merged[right]) <= 0;
            sorted[i] = merged[takesLeft ? left++ : right++];
        }
    }

    private void rearrange(OutputBuffer out, int first, int separator) {
        int from = starts[first];
        int length = out.size - from;
        if (unsorted.length < length) {
            unsorted = new byte[Math.max(length, (int) Math.min(2L * unsorted.length, Integer.MAX_VALUE - 8))];
        }
        System.arraycopy(out.bytes, from, unsorted, 0, length);
        int separatorAt = starts[first + 1] - separator - from;
        int at = from;
        for (int i = first; i < count; i++) {
            if (i > first) {
                System.arraycopy(unsorted, separatorAt, out.bytes, at, separator);
                at += separator;
            }
            int member = sorted[i];
            int end = member + 1 < count ? starts[member + 1] - separator : out.size;
            if (out.binaryValues != null) {
                out.binaryValues.move(starts[member], end, at);
            }
            System.arraycopy(unsorted, starts[member] - from, out.bytes, at, end - starts[member]);
            at += end - starts[member];
        }
        if (out.binaryValues != null) {
            out.binaryValues.moved();
        }
    }

    private int compare(int left, int right) {
        return declared[left] == declared[right]
                ? compareCodePoints(names[left], names[right])
                : declared[left] ? -1 : 1;
    }

    /**
     * Compares as the bytes of UTF-8 compare. This differs from {@code char} if a surrogate is compared with a
     * character from U+E000 to U+FFFF.
     */
    private static int compareCodePoints(String left, String right) {
        int both = Math.min(left.length(), right.length());
        for (int i = 0; i < both; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l != r) {
                boolean surrogate = Character.isSurrogate(l);
                return surrogate == Character.isSurrogate(r) ? l - r : surrogate ? 1 : -1;
            }
        }
        return left.length() - right.length();
    }
}
