package dev.schemac.runtime.internal.text;

/**
 * Decimal digits, eight at a time: how many of a word's bytes are digits is counted without a branch for each, and what they spell
 * costs the same for one as for eight. Numbers differ in length from one to the next, so that a loop over their digits
 * ends in a mispredicted branch nearly every time.
 */
public final class Digits {
    private static final long ZEROS = '0' * Words.EACH_BYTE;

    /** 10^0 to 10^9: what a number is multiplied with when so many digits are appended to it. */
    public static final int[] POWERS_OF_TEN = {
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
    };

    private Digits() {}

    /**
     * How many bytes of the word, from the lowest on, are digits: 0 to 8.
     *
     * <p>Adding 0x46 carries into the high bit of a byte above '9', subtracting '0' borrows into that of a byte below it (and of one
     * above 0xB9, which the addition carries out of the byte). Neither disturbs a byte below the first one that is no digit.
     */
    public static int count(long word) {
        long others = (word + 0x46 * Words.EACH_BYTE | word - ZEROS) & Words.HIGH_BITS;
        return Long.numberOfTrailingZeros(others) >>> 3;
    }

    /**
     * The number that {@code value} becomes when the lowest {@code count} bytes of the word, all of them digits, are appended to it.
     *
     * @param count 1 to 8
     */
    public static long append(long value, long word, int count) {
        // What is no digit leaves the word at its upper end; zeros come in at the lower one, as leading digits.
        return value * POWERS_OF_TEN[count] + eight(word - ZEROS << 64 - 8 * count);
    }

    /** The number that {@code value} becomes when all eight bytes of the word, all of them digits, are appended to it. */
    public static long append(long value, long word) {
        return value * 100_000_000 + eight(word - ZEROS);
    }

    /** All bits set for a minus, none for any other byte: a sign may be as good as random, and a branch on it wrong half the time. */
    public static int minus(byte b) {
        return ((b ^ '-') & 0xff) - 1 >> 31;
    }

    /**
     * The number that eight digits spell, the first one in the lowest byte. Neighbours are put together three times, to pairs, to
     * fours, to the eight; the last two steps are one multiplication each, of which only the sum in the upper half is kept
     * (D. Lemire, "Number parsing at a gigabyte per second", Software: Practice and Experience 51, 2021, section 5).
     */
    private static long eight(long digits) {
        long pairs = digits * 10 + (digits >>> 8);
        long pairMask = 0x0000_00FF_0000_00FFL;
        return (pairs & pairMask) * (100L + (1_000_000L << 32)) + (pairs >>> 16 & pairMask) * (1L + (10_000L << 32))
                >>> 32;
    }
}
