package dev.schemac.runtime.internal.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes of an array at a time, as a little-endian long: the byte at the lower index is the lower byte of the word, so
 * that {@link Long#numberOfTrailingZeros} finds the first byte of interest. A portable view, bounds-checked by the JVM.
 */
public final class Words {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private static final VarHandle SHORTS =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    /** A byte repeated in all eight places of a word is that byte times this. */
    public static final long EACH_BYTE = 0x0101_0101_0101_0101L;

    public static final long HIGH_BITS = 0x80 * EACH_BYTE;

    private Words() {}

    /** The eight bytes from {@code index} on; all eight must be inside the array. */
    public static long at(byte[] bytes, int index) {
        return (long) LONGS.get(bytes, index);
    }

    /** The four bytes from {@code index} on; all four must be inside the array. */
    public static int intAt(byte[] bytes, int index) {
        return (int) INTS.get(bytes, index);
    }

    /** Stores a word as the eight bytes from {@code index} on; all eight must be inside the array. */
    public static void put(byte[] bytes, int index, long word) {
        LONGS.set(bytes, index, word);
    }

    /** As {@link #put}, four bytes. */
    public static void putInt(byte[] bytes, int index, int word) {
        INTS.set(bytes, index, word);
    }

    /** As {@link #put}, two bytes. */
    public static void putShort(byte[] bytes, int index, short word) {
        SHORTS.set(bytes, index, word);
    }

    /** Up to eight bytes from {@code from} to {@code to} (exclusive), padded with zero bytes at the end. */
    public static long upTo(byte[] bytes, int from, int to) {
        if (to - from >= 8) {
            return at(bytes, from);
        }
        if (bytes.length - from >= 8) {
            return at(bytes, from) & (1L << 8 * (to - from)) - 1;
        }
        return lessThanWord(bytes, from, to - from);
    }

    /**
     * Up to seven bytes, padded with zero bytes at the end: the first and the last four of them, or first, middle and last one. Nothing
     * behind them is read.
     */
    public static long lessThanWord(byte[] bytes, int from, int length) {
        if (length >= 4) {
            return intAt(bytes, from) & 0xFFFF_FFFFL
                    | (intAt(bytes, from + length - 4) & 0xFFFF_FFFFL) << 8 * (length - 4);
        }
        if (length == 0) {
            return 0;
        }
        int middle = length >> 1;
        return bytes[from] & 0xFF
                | (bytes[from + middle] & 0xFF) << 8 * middle
                | (bytes[from + length - 1] & 0xFF) << 8 * (length - 1);
    }

    /**
     * The highest bit of each byte of the word that is equal to its byte of {@code wanted}. The difference is 0 there; adding 0x7f to the
     * lower seven bits of a byte sets its highest bit unless they are all 0, and never carries into the next byte.
     */
    public static long equal(long word, long wanted) {
        long difference = word ^ wanted;
        return ~((difference & ~HIGH_BITS) + ~HIGH_BITS | difference) & HIGH_BITS;
    }
}
