package dev.schemac.runtime.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds and counts line feeds, eight bytes at a time. */
final class LineFeeds {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long LOW_BITS = 0x7f * EACH_BYTE;

    private LineFeeds() {}

    /** The first line feed from {@code from} to {@code to} (exclusive), or -1. */
    static int next(byte[] bytes, int from, int to) {
        int p = from;
        while (to - p >= 32
                && (marks(bytes, p) | marks(bytes, p + 8) | marks(bytes, p + 16) | marks(bytes, p + 24)) == 0) {
            p += 32;
        }
        while (to - p >= 8) {
            long marks = marks(bytes, p);
            if (marks != 0) {
                return p + (Long.numberOfTrailingZeros(marks) >>> 3);
            }
            p += 8;
        }
        for (; p < to; p++) {
            if (bytes[p] == '\n') {
                return p;
            }
        }
        return -1;
    }

    /** The last line feed from {@code from} to {@code to} (exclusive), or -1. */
    static int last(byte[] bytes, int from, int to) {
        int p = to;
        while (p - from >= 8) {
            long marks = exactMarks(bytes, p - 8);
            if (marks != 0) {
                return p - 1 - (Long.numberOfLeadingZeros(marks) >>> 3);
            }
            p -= 8;
        }
        while (p > from) {
            if (bytes[--p] == '\n') {
                return p;
            }
        }
        return -1;
    }

    /** How many there are from {@code from} to {@code to} (exclusive). */
    static long count(byte[] bytes, int from, int to) {
        long count = 0;
        int p = from;
        for (; to - p >= 8; p += 8) {
            count += Long.bitCount(exactMarks(bytes, p));
        }
        for (; p < to; p++) {
            count += bytes[p] == '\n' ? 1 : 0;
        }
        return count;
    }

    /**
     * The high bit of each line feed, up to the first one; behind it any. A byte that is equal becomes 0, and subtracting 1 from 0 alone sets
     * the high bit of a byte whose own is clear; the borrow disturbs only higher bytes.
     */
    private static long marks(byte[] bytes, int at) {
        long difference = (long) LONGS.get(bytes, at) ^ '\n' * EACH_BYTE;
        return difference - EACH_BYTE & ~difference & ~LOW_BITS;
    }

    /**
     * The high bit of each line feed and no other. Adding 0x7f to the lower seven bits of a byte carries into its high bit unless all of them
     * are clear, and never beyond; with the high bit itself, what stays clear is a zero.
     */
    private static long exactMarks(byte[] bytes, int at) {
        long difference = (long) LONGS.get(bytes, at) ^ '\n' * EACH_BYTE;
        return ~((difference & LOW_BITS) + LOW_BITS | difference | LOW_BITS);
    }
}
