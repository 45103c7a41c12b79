package dev.schemac.runtime;

import java.util.Arrays;
import java.util.Objects;

/**
 * The strings of a document under construction that are bytes in base64; see {@link JsonWriter#binaryValues()}. In the order in which they
 * stand in the document.
 *
 * <pre>{@code
 * BinaryValues binaries = out.binaryValues();
 * event.writeTo(out);
 * for (int i = 0; i < binaries.count(); i++) {
 *     System.out.println(binaries.bytes(i).length + " bytes at " + binaries.offset(i));
 * }
 * }</pre>
 *
 * <p>Belongs to the writer and to its thread.
 */
public final class BinaryValues {
    private int count;
    private int[] offsets = new int[8];
    private byte[][] values = new byte[8][];

    /** What the offsets will be while members are sorted. */
    private int[] newOffsets;

    private boolean moving;

    BinaryValues() {}

    /** {@return how many there are in the document so far} */
    public int count() {
        return count;
    }

    /**
     * {@return where the opening quote of a value is, in bytes from the beginning of the document}
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public int offset(int index) {
        return offsets[Objects.checkIndex(index, count)];
    }

    /**
     * {@return the bytes themselves: the array that was written, not a copy}
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public byte[] bytes(int index) {
        return values[Objects.checkIndex(index, count)];
    }

    void add(int offset, byte[] value) {
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        offsets[count] = offset;
        values[count++] = value;
    }

    /** Forgets those at {@code size} or behind it. */
    void dropFrom(int size) {
        int all = count;
        while (count > 0 && offsets[count - 1] >= size) {
            count--;
        }
        Arrays.fill(values, count, all, null);
    }

    /** Says that the bytes from {@code from} to {@code to} go elsewhere; nothing changes before {@link #moved}. */
    void move(int from, int to, int target) {
        if (count == 0) {
            return;
        }
        if (!moving) {
            newOffsets = Arrays.copyOf(offsets, count);
            moving = true;
        }
        int found = Arrays.binarySearch(offsets, 0, count, from);
        for (int i = found >= 0 ? found : ~found; i < count && offsets[i] < to; i++) {
            newOffsets[i] += target - from;
        }
    }

    /** Says that all have gone. */
    void moved() {
        if (!moving) {
            return;
        }
        moving = false;
        for (int i = 0; i < count; i++) {
            int offset = newOffsets[i];
            byte[] value = values[i];
            int at = i;
            for (; at > 0 && offsets[at - 1] > offset; at--) {
                offsets[at] = offsets[at - 1];
                values[at] = values[at - 1];
            }
            offsets[at] = offset;
            values[at] = value;
        }
    }
}
