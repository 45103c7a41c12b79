package dev.schemac.runtime.internal.bytes;

import java.util.Arrays;

/**
 * Contains a run of bytes, cut into words that overlap so that they cover it. Up to 8 bytes are one word under a mask,
 * up to 16 the first and the last 8, up to 24 the first 16 and the last 8. Of longer runs the middle is compared by
 * {@link Arrays#equals} after these.
 */
public record PreparedBytes(
        byte[] all, int length, long mask, long first, long second, long third, int secondAt, int thirdAt) {
    public static PreparedBytes of(byte[] all) {
        int length = all.length;
        long mask = length >= 8 ? -1L : (1L << 8 * length) - 1;
        int secondAt = length <= 8 ? 0 : length <= 16 ? length - 8 : 8;
        int thirdAt = length <= 16 ? 0 : length - 8;
        byte[] padded = Arrays.copyOf(all, Math.max(8, length));
        return new PreparedBytes(
                all,
                length,
                mask,
                Words.at(padded, 0) & mask,
                Words.at(padded, secondAt),
                Words.at(padded, thirdAt),
                secondAt,
                thirdAt);
    }

    /**
     * Returns whether these bytes are at {@code index}, the first word changed by {@code change}; 8 bytes must be
     * readable there.
     */
    public boolean isAt(byte[] bytes, int index, long change) {
        return (Words.at(bytes, index) & mask ^ first) == change
                && (length <= 8 || Words.at(bytes, index + secondAt) == second)
                && (length <= 16 || Words.at(bytes, index + thirdAt) == third)
                && (length <= 24 || Arrays.equals(bytes, index + 16, index + length - 8, all, 16, length - 8));
    }

    /** Stores these bytes at {@code index}, the first word changed by {@code change}; 8 bytes must fit there. */
    public void put(byte[] bytes, int index, long change) {
        Words.put(bytes, index, first ^ change);
        if (length > 8) {
            Words.put(bytes, index + secondAt, second);
        }
        if (length > 16) {
            Words.put(bytes, index + thirdAt, third);
        }
        if (length > 24) {
            System.arraycopy(all, 16, bytes, index + 16, length - 24);
        }
    }
}
