package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.internal.bytes.Words;
import java.nio.charset.StandardCharsets;

/** Writes whole numbers as decimal digits straight into bytes. The caller provides the capacity. */
public final class IntegerEncoder {

    /** The maximum number of bytes of an {@code int} or a {@code long}: {@code -9223372036854775808}. */
    public static final int MAX_BYTES = 20;

    private static final int EIGHT_DIGITS = 100_000_000;

    /** "00", "01" ... "99", the first digit in the lower byte. */
    private static final short[] PAIRS = pairs();

    private static final byte[] LONG_MIN = "-9223372036854775808".getBytes(StandardCharsets.ISO_8859_1);

    private IntegerEncoder() {}

    /** Writes the value at {@code at} and returns the position after it. */
    public static int append(byte[] out, int at, long value) {
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
            position = upToThree(out, position, top);
            position = eight(out, position, (int) (upper - (long) top * EIGHT_DIGITS));
        } else {
            position = positive(out, position, (int) upper);
        }
        return eight(out, position, lower);
    }

    /** Writes the value at {@code at} and returns the position after it. */
    public static int append(byte[] out, int at, int value) {
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
     * Returns the eight decimal digits of a number below 10^8, one in each byte, the first digit in the lowest byte.
     *
     * <p>Divide and conquer on all parts at once: split into two halves of four digits, then four pairs, then eight
     * digits. Division by 10000 is multiplication by 109951163 / 2^40. A division by 100 of each half is a multiplication
     * by 10486 / 2^20, a division by 10 of each pair one by 103 / 2^10. All are exact for numbers this small, and no part
     * extends into its neighbour.
     *
     * <p>A part p with the quotient u becomes u and, above it, p - d u. As one sum that is p shifted up, less u times
     * (d shifted up) - 1. It saves two steps of a chain in which each waits for the one before.
     */
    public static long eightDigits(int value) {
        long number = value;
        long upper = number * 109_951_163 >>> 40;
        long halves = (number << 32) - upper * ((10_000L << 32) - 1);
        long hundreds = halves * 10_486 >>> 20 & 0x0000_007F_0000_007FL;
        long pairs = (halves << 16) - hundreds * ((100 << 16) - 1);
        long tens = pairs * 103 >>> 10 & 0x000F_000F_000F_000FL;
        return (pairs << 8) - tens * ((10 << 8) - 1);
    }

    private static int eight(byte[] out, int at, int value) {
        Words.put(out, at, eightDigits(value) | 0x3030_3030_3030_3030L);
        return at + 8;
    }

    private static int positive(byte[] out, int at, int value) {
        if (value < 100) {
            return upToTwo(out, at, value);
        }
        if (value < EIGHT_DIGITS) {
            return upToEight(out, at, value);
        }
        int upper = value / EIGHT_DIGITS;
        return eight(out, upToTwo(out, at, upper), value - upper * EIGHT_DIGITS);
    }

    /** Stores four bytes: the digits without the zeros before them, and bytes that do not count. */
    private static int upToThree(byte[] out, int at, int value) {
        int hundreds = value * 41 >>> 12;
        int leadingZeros = (value - 10 >>> 31) + (value - 100 >>> 31);
        int digits = '0' + hundreds | PAIRS[value - hundreds * 100] << 8;
        Words.putInt(out, at, digits >>> 8 * leadingZeros);
        return at + 3 - leadingZeros;
    }

    /** Stores two bytes: the pair, or its second digit and one byte that does not count. */
    private static int upToTwo(byte[] out, int at, int value) {
        int leadingZero = value - 10 >>> 31;
        Words.putShort(out, at, (short) (PAIRS[value] >>> 8 * leadingZero));
        return at + 2 - leadingZero;
    }

    /**
     * Stores eight bytes: the digits without the zeros before them, which are the lower bytes of the word. Zero is not
     * among these values.
     */
    private static int upToEight(byte[] out, int at, int value) {
        long digits = eightDigits(value);
        int zeroBits = Long.numberOfTrailingZeros(digits) & ~7;
        Words.put(out, at, (digits | 0x3030_3030_3030_3030L) >>> zeroBits);
        return at + 8 - (zeroBits >>> 3);
    }

    private static short[] pairs() {
        short[] pairs = new short[100];
        for (int i = 0; i < 100; i++) {
            pairs[i] = (short) ('0' + i / 10 | '0' + i % 10 << 8);
        }
        return pairs;
    }
}
