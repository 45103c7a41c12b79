package dev.schemac.runtime;

import java.nio.charset.StandardCharsets;

/** Writes whole numbers as decimal digits straight into bytes. The caller provides the room. */
final class IntegerEncoder {

    /** The most bytes that an {@code int} or a {@code long} takes: {@code -9223372036854775808}. */
    static final int ROOM = 20;

    private static final int EIGHT_DIGITS = 100_000_000;

    /** "00", "01" ... "99": one division by 100 gives two digits. */
    private static final byte[] PAIRS = pairs();

    private static final byte[] LONG_MIN = "-9223372036854775808".getBytes(StandardCharsets.ISO_8859_1);

    private IntegerEncoder() {}

    /** Writes the value at {@code at} and returns the position after it. */
    static int append(byte[] out, int at, long value) {
        if (value == (int) value) {
            return append(out, at, (int) value);
        }
        if (value == Long.MIN_VALUE) { // has no positive counterpart
            System.arraycopy(LONG_MIN, 0, out, at, LONG_MIN.length);
            return at + LONG_MIN.length;
        }
        int position = at;
        long rest = value;
        if (rest < 0) {
            out[position++] = '-';
            rest = -rest;
        }
        // At least 2^31: up to 11 digits, then eight; those 11 are again up to three, then eight.
        long upper = rest / EIGHT_DIGITS;
        int lower = (int) (rest - upper * EIGHT_DIGITS);
        if (upper >= EIGHT_DIGITS) {
            int top = (int) (upper / EIGHT_DIGITS);
            position = positive(out, position, top);
            position = eight(out, position, (int) (upper - (long) top * EIGHT_DIGITS));
        } else {
            position = positive(out, position, (int) upper);
        }
        return eight(out, position, lower);
    }

    /** Writes the value at {@code at} and returns the position after it. */
    static int append(byte[] out, int at, int value) {
        if (value >= 0) {
            return positive(out, at, value);
        }
        out[at] = '-';
        if (value == Integer.MIN_VALUE) { // has no positive counterpart
            return eight(out, positive(out, at + 1, 21), 47_483_648);
        }
        return positive(out, at + 1, -value);
    }

    /**
     * The eight decimal digits of a number below 10^8, one in each byte, the first digit in the lowest byte.
     *
     * <p>Divide and conquer on all parts at once: split into two halves of four digits, then four pairs, then eight
     * digits. A division by 100 of each half is a multiplication by 10486 / 2^20, one by 10 of each pair a
     * multiplication by 103 / 2^10; both are exact for numbers this small, and no part reaches into its neighbour.
     */
    static long eightDigits(int value) {
        int upper = value / 10_000;
        long halves = upper | (long) (value - upper * 10_000) << 32;
        long hundreds = (halves * 10_486 >>> 20) & 0x0000_007F_0000_007FL;
        long pairs = hundreds | (halves - hundreds * 100) << 16;
        long tens = (pairs * 103 >>> 10) & 0x000F_000F_000F_000FL;
        return tens | (pairs - tens * 10) << 8;
    }

    private static int eight(byte[] out, int at, int value) {
        Words.put(out, at, eightDigits(value) | 0x3030_3030_3030_3030L);
        return at + 8;
    }

    private static int positive(byte[] out, int at, int value) {
        int end = at + digits(value);
        int position = end;
        int rest = value;
        while (rest >= 100) {
            int upper = rest / 100;
            int pair = (rest - upper * 100) * 2;
            rest = upper;
            out[--position] = PAIRS[pair + 1];
            out[--position] = PAIRS[pair];
        }
        if (rest >= 10) {
            out[--position] = PAIRS[rest * 2 + 1];
            out[--position] = PAIRS[rest * 2];
        } else {
            out[--position] = (byte) ('0' + rest);
        }
        return end;
    }

    private static int digits(int value) {
        if (value < 10_000) {
            return value < 100 ? (value < 10 ? 1 : 2) : (value < 1_000 ? 3 : 4);
        }
        if (value < EIGHT_DIGITS) {
            return value < 1_000_000 ? (value < 100_000 ? 5 : 6) : (value < 10_000_000 ? 7 : 8);
        }
        return value < 1_000_000_000 ? 9 : 10;
    }

    private static byte[] pairs() {
        byte[] pairs = new byte[200];
        for (int i = 0; i < 100; i++) {
            pairs[2 * i] = (byte) ('0' + i / 10);
            pairs[2 * i + 1] = (byte) ('0' + i % 10);
        }
        return pairs;
    }
}
