package dev.schemac.runtime.internal.output;

import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;

/**
 * Writes bytes as base64 into a document. The JDK encodes to the beginning of a separate array. A value therefore goes
 * through {@link #digits} piece by piece, and a longer one through {@link #piece} before that. A writer has both.
 */
public final class Base64Writer {
    /** The bytes of a piece; a multiple of 57 and of 48, so that it ends where a line of 76 or 64 digits does. */
    private static final int PIECE = 96 * 57;

    private static final int PIECE_DIGITS = PIECE / 3 * 4;

    private byte[] digits = {};
    private byte[] piece;

    /**
     * Appends the value with its quotes; lines end in an escaped CR LF.
     *
     * @param padded whether an incomplete group of four digits is filled up
     * @param line the digits of a line, a multiple of four; 0 if all are on one line
     */
    public void append(OutputBuffer out, byte[] value, Base64.Encoder encoder, boolean padded, int line) {
        long length = padded ? (value.length + 2L) / 3 * 4 : (value.length * 4L + 2) / 3;
        long needed = length + 2 + (line == 0 ? 0 : length / line * 4);
        if (out.bytes.length - out.size < needed) {
            out.grow(out.size, needed);
        }
        if (digits.length < Math.min(length, PIECE_DIGITS)) {
            digits = new byte[(int) Math.min(2 * length, PIECE_DIGITS)];
        }
        if (out.binaryValues != null) {
            out.binaryValues.add(out.writtenBytes(), value);
        }
        byte[] bytes = out.bytes;
        int at = out.size;
        bytes[at++] = '"';
        for (int from = 0; from < value.length; from += PIECE) {
            int count = encode(value, from, encoder, padded);
            if (line == 0) {
                System.arraycopy(digits, 0, bytes, at, count);
                at += count;
            } else {
                at = appendLines(bytes, at, from == 0, count, line);
            }
        }
        bytes[at++] = '"';
        out.size = at;
    }

    private int appendLines(byte[] bytes, int position, boolean first, int count, int line) {
        int at = position;
        for (int i = 0; i < count; i += line) {
            if (i > 0 || !first) {
                bytes[at] = '\\';
                bytes[at + 1] = 'r';
                bytes[at + 2] = '\\';
                bytes[at + 3] = 'n';
                at += 4;
            }
            int length = Math.min(line, count - i);
            System.arraycopy(digits, i, bytes, at, length);
            at += length;
        }
        return at;
    }

    /** Encodes the next piece of the value, and returns its number of digits. */
    private int encode(byte[] value, int from, Base64.Encoder encoder, boolean padded) {
        if (value.length <= PIECE) {
            return encoder.encode(value, digits);
        }
        if (piece == null) {
            piece = new byte[PIECE];
        }
        int length = Math.min(PIECE, value.length - from);
        System.arraycopy(value, from, piece, 0, length);
        int rest = length % 3;
        if (length == PIECE || rest == 0) {
            encoder.encode(piece, digits);
            return length / 3 * 4;
        }
        // The last bytes, in a piece of the same length: zero bytes after them provide the bits that belong to no byte.
        Arrays.fill(piece, length, length + 3 - rest, (byte) 0);
        encoder.encode(piece, digits);
        int end = length / 3 * 4 + rest + 1;
        if (!padded) {
            return end;
        }
        digits[end] = '=';
        digits[end + 2 - rest] = '=';
        return end + 3 - rest;
    }

    /**
     * Stores the places of strings in a document under construction that are bytes in base64, in their order;
     * {@code BinaryValues} shows them to callers.
     */
    public static final class Places {
        private int count;
        private int[] offsets = new int[8];
        private byte[][] values = new byte[8][];

        /**
         * The offsets of an object whose members are being sorted, in their new order; null before the first of them.
         */
        private int[] sortedOffsets;

        private byte[][] sortedValues;
        private int sorted;

        public int count() {
            return count;
        }

        /** Returns an offset in bytes from the beginning of the document. */
        public int offset(int index) {
            return offsets[Objects.checkIndex(index, count)];
        }

        /** Returns the bytes, not copied. */
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

        /** Removes the places at {@code size} or after it. */
        public void dropFrom(int size) {
            int all = count;
            while (count > 0 && offsets[count - 1] >= size) {
                count--;
            }
            Arrays.fill(values, count, all, null);
        }

        /** Returns the number of the first place at {@code offset} or after it. */
        private int firstFrom(int offset) {
            int found = Arrays.binarySearch(offsets, 0, count, offset);
            return found >= 0 ? found : ~found;
        }

        /**
         * Records that the bytes from {@code from} to {@code to} move to {@code target}. The members of an object are
         * reported in their new order; nothing changes before {@link #moved}.
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

        /** Records that all members of the object have been reported: they are the last ones here. */
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
}
