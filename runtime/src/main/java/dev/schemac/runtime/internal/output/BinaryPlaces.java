package dev.schemac.runtime.internal.output;

import java.util.Arrays;
import java.util.Objects;

/** Where a document under construction has strings that are bytes in base64, in their order; {@code BinaryValues} shows them to callers. */
public final class BinaryPlaces {
    private int count;
    private int[] offsets = new int[8];
    private byte[][] values = new byte[8][];

    /** Those of an object whose members are being sorted, in their new order; null where none ever was. */
    private int[] sortedOffsets;

    private byte[][] sortedValues;
    private int sorted;

    public int count() {
        return count;
    }

    /** In bytes from the beginning of the document. */
    public int offset(int index) {
        return offsets[Objects.checkIndex(index, count)];
    }

    /** Not a copy. */
    public byte[] bytes(int index) {
        return values[Objects.checkIndex(index, count)];
    }

    public void add(int offset, byte[] value) {
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            values = Arrays.copyOf(values, 2 * count);
        }
        offsets[count] = offset;
        values[count++] = value;
    }

    /** Forgets those at {@code size} or behind it. */
    public void dropFrom(int size) {
        int all = count;
        while (count > 0 && offsets[count - 1] >= size) {
            count--;
        }
        Arrays.fill(values, count, all, null);
    }

    /** The number of the first one at {@code offset} or behind it. */
    private int firstFrom(int offset) {
        int found = Arrays.binarySearch(offsets, 0, count, offset);
        return found >= 0 ? found : ~found;
    }

    /**
     * Says that the bytes from {@code from} to {@code to} go to {@code target}. The members of an object are told in their new order; nothing
     * changes before {@link #moved}.
     */
    public void move(int from, int to, int target) {
        for (int i = firstFrom(from); i < count && offsets[i] < to; i++) {
            if (sortedOffsets == null || sorted == sortedOffsets.length) {
                sortedOffsets = sorted == 0 ? new int[8] : Arrays.copyOf(sortedOffsets, 2 * sorted);
                sortedValues = sorted == 0 ? new byte[8][] : Arrays.copyOf(sortedValues, 2 * sorted);
            }
            sortedOffsets[sorted] = offsets[i] + target - from;
            sortedValues[sorted++] = values[i];
        }
    }

    /** Says that all of the object have gone: they are the last ones here. */
    public void moved() {
        if (sorted == 0) {
            return;
        }
        System.arraycopy(sortedOffsets, 0, offsets, count - sorted, sorted);
        System.arraycopy(sortedValues, 0, values, count - sorted, sorted);
        Arrays.fill(sortedValues, 0, sorted, null);
        sorted = 0;
    }
}
