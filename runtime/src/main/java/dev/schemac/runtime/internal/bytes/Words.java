package dev.schemac.runtime.internal.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Reads eight bytes of an array at a time, as a little-endian long. The byte at the lower index is the lower byte of
 * the word, so that {@link Long#numberOfTrailingZeros} finds the first byte of interest. A portable view,
 * bounds-checked by the JVM.
 */
public final class Words {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /**
     * A separate class, because its initialisation costs a millisecond of the first parse, and most documents are read
     * without it.
     */
    private static final class Ints {
        static final VarHandle VIEW = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    }

    /** Separate for the same reason as {@link Ints}: only writing needs it. */
    private static final class Shorts {
        static final VarHandle VIEW = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    }

    /** A byte repeated in all eight places of a word is that byte times this. */
    public static final long EACH_BYTE = 0x0101_0101_0101_0101L;

    public static final long HIGH_BITS = 0x80 * EACH_BYTE;

    private Words() {}

    /** Returns the eight bytes from {@code index} on; all eight must be inside the array. */
    public static long at(byte[] bytes, int index) {
        return (long) LONGS.get(bytes, index);
    }

    /** Returns the four bytes from {@code index} on; all four must be inside the array. */
    public static int intAt(byte[] bytes, int index) {
        return (int) Ints.VIEW.get(bytes, index);
    }

    /** Stores a word as the eight bytes from {@code index} on; all eight must be inside the array. */
    public static void put(byte[] bytes, int index, long word) {
        LONGS.set(bytes, index, word);
    }

    /** Does the same as {@link #put}, four bytes. */
    public static void putInt(byte[] bytes, int index, int word) {
        Ints.VIEW.set(bytes, index, word);
    }

    /** Does the same as {@link #put}, two bytes. */
    public static void putShort(byte[] bytes, int index, short word) {
        Shorts.VIEW.set(bytes, index, word);
    }

    /** Returns up to eight bytes from {@code from} to {@code to} (exclusive), padded with zero bytes at the end. */
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
     * Returns up to seven bytes, padded with zero bytes at the end. They are the first and the last four of them, or
     * first, middle and last one. No byte after them is read.
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
     * Returns the highest bit of each byte of the word that is equal to its byte of {@code wanted}. The difference is 0
     * there. Adding 0x7f to the lower seven bits of a byte sets its highest bit unless they are all 0, and never
     * carries into the next byte.
     */
    public static long equal(long word, long wanted) {
        long difference = word ^ wanted;
        return ~((difference & ~HIGH_BITS) + ~HIGH_BITS | difference) & HIGH_BITS;
    }

    /** Returns the first such byte from {@code from} to {@code to} (exclusive), or -1. */
    public static int indexOf(byte wanted, byte[] bytes, int from, int to) {
        long each = wanted * EACH_BYTE;
        int p = from;
        while (to - p >= 32
                && (firstEqual(at(bytes, p), each)
                                | firstEqual(at(bytes, p + 8), each)
                                | firstEqual(at(bytes, p + 16), each)
                                | firstEqual(at(bytes, p + 24), each))
                        == 0) {
            p += 32;
        }
        while (to - p >= 8) {
            long equal = firstEqual(at(bytes, p), each);
            if (equal != 0) {
                return p + (Long.numberOfTrailingZeros(equal) >>> 3);
            }
            p += 8;
        }
        for (; p < to; p++) {
            if (bytes[p] == wanted) {
                return p;
            }
        }
        return -1;
    }

    /** Returns the last such byte from {@code from} to {@code to} (exclusive), or -1. */
    public static int lastIndexOf(byte wanted, byte[] bytes, int from, int to) {
        long each = wanted * EACH_BYTE;
        int p = to;
        while (p - from >= 8) {
            long equal = equal(at(bytes, p - 8), each);
            if (equal != 0) {
                return p - 1 - (Long.numberOfLeadingZeros(equal) >>> 3);
            }
            p -= 8;
        }
        while (p > from) {
            if (bytes[--p] == wanted) {
                return p;
            }
        }
        return -1;
    }

    /** Returns the number of such bytes from {@code from} to {@code to} (exclusive). */
    public static int count(byte wanted, byte[] bytes, int from, int to) {
        long each = wanted * EACH_BYTE;
        int count = 0;
        int p = from;
        for (; to - p >= 8; p += 8) {
            count += Long.bitCount(equal(at(bytes, p), each));
        }
        for (; p < to; p++) {
            count += bytes[p] == wanted ? 1 : 0;
        }
        return count;
    }

    /**
     * Does the same as {@link #equal}, but is right only up to the first equal byte; the bits after it are arbitrary.
     * It needs one operation less. Subtracting 1 from 0 alone sets the highest bit of a byte whose own is clear; the
     * borrow disturbs only later bytes.
     */
    private static long firstEqual(long word, long wanted) {
        long difference = word ^ wanted;
        return difference - EACH_BYTE & ~difference & HIGH_BITS;
    }

    /**
     * Returns {@code p + count}, by a branch for each count from 0 to 7. A read at a computed index waits for the
     * count, and so each member waits for the one before. After a branch that the processor predicts, the count is a
     * constant. The processor predicts the branches because the same names occur from object to object. For names this
     * was 9 % faster on ten undeclared members for each declared one. The lengths of strings do not repeat, and the
     * same method was 6 % slower there.
     */
    public static int advance(int p, int count) {
        return switch (count) {
            case 0 -> p;
            case 1 -> p + 1;
            case 2 -> p + 2;
            case 3 -> p + 3;
            case 4 -> p + 4;
            case 5 -> p + 5;
            case 6 -> p + 6;
            default -> p + 7;
        };
    }
}
