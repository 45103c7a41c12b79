package dev.schemac.runtime.internal.bytes;

/**
 * Counts and converts decimal digits, eight at a time. Counting the digits of a word needs no branch for each byte, and
 * their conversion costs the same for one as for eight. Numbers differ in length from one to the next, so a loop over
 * their digits ends in a mispredicted branch nearly every time. It also converts hexadecimal digits of either case,
 * eight at a time, and the four of an escape.
 */
public final class Digits {
    private static final long ZEROS = '0' * Words.EACH_BYTE;

    /** 10^0 to 10^9: the factor for a number to which so many digits are appended. */
    public static final int[] POWERS_OF_TEN = {
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
    };

    /** The result of {@link #hexValue} if a byte is not a digit: more than fits into 32 bits. */
    public static final long NO_HEX = -1;

    /** The value of each byte as a digit, -1 if it is not a digit. */
    private static final byte[] HEX_VALUES = hexValues();

    private Digits() {}

    /**
     * Returns the number of digits among the bytes of the word, from the lowest on: 0 to 8.
     *
     * <p>Adding 0x46 carries into the high bit of a byte above '9'. Subtracting '0' borrows into that of a byte below
     * it (and of one above 0xB9, which the addition carries out of the byte). Neither disturbs a byte below the first
     * one that is not a digit.
     */
    public static int count(long word) {
        long others = (word + 0x46 * Words.EACH_BYTE | word - ZEROS) & Words.HIGH_BITS;
        return Long.numberOfTrailingZeros(others) >>> 3;
    }

    /**
     * Returns the number that {@code value} becomes when the lowest {@code count} bytes of the word, all of them
     * digits, are appended to it.
     *
     * @param count 0 to 8
     */
    public static long append(long value, long word, int count) {
        // The other bytes leave the word at its upper end; zeros enter at the lower one, as leading digits. In two
        // steps, because a shift by 64 would change nothing.
        return value * POWERS_OF_TEN[count] + eight(word - ZEROS << 32 - 4 * count << 32 - 4 * count);
    }

    /**
     * Returns the number that {@code value} becomes when all eight bytes of the word, all of them digits, are appended
     * to it.
     */
    public static long append(long value, long word) {
        return value * 100_000_000 + eight(word - ZEROS);
    }

    /**
     * Returns all bits set for a minus, none for any other byte. A sign may be almost random, and a branch on it wrong
     * half the time.
     */
    public static int minus(byte b) {
        return ((b ^ '-') & 0xff) - 1 >> 31;
    }

    /**
     * Returns the value of eight digits, the first one in the lowest byte. Neighbours are combined three times, to
     * pairs, to fours, to the eight. The last two steps are one multiplication each, of which only the sum in the upper
     * half counts (D. Lemire, "Number parsing at a gigabyte per second", Software: Practice and Experience 51, 2021,
     * section 5).
     */
    private static long eight(long digits) {
        long pairs = digits * 10 + (digits >>> 8);
        long pairMask = 0x0000_00FF_0000_00FFL;
        return (pairs & pairMask) * (100L + (1_000_000L << 32)) + (pairs >>> 16 & pairMask) * (1L + (10_000L << 32))
                >>> 32;
    }

    /**
     * Returns the value of eight digits, the first one in the lowest byte, or {@link #NO_HEX}.
     *
     * <p>A letter has bit 6 set, a digit has not. The lower half of a byte is a digit's value, and with 9 added a
     * letter's. The values of that half are tested by carries into bit 4. Adding 6 to it carries beyond 9, adding 9
     * beyond 6, and adding 15 for anything but 0. The upper half must be 3, or 4 or 6 for a letter. Then neighbours are
     * combined three times: to 8, 16 and 32 bits.
     */
    public static long hexValue(long word) {
        long letter = word >>> 6 & Words.EACH_BYTE;
        long digit = letter ^ Words.EACH_BYTE;
        long half = word & 0x0F * Words.EACH_BYTE;
        long upper = (word | letter << 5) - half ^ (0x30 * Words.EACH_BYTE + letter * 0x30);
        long nibbles = half + letter * 9;
        long tooLarge = half + digit * 6 + letter * 9;
        long zeroLetter = half + 15 * Words.EACH_BYTE ^ 0x10 * Words.EACH_BYTE;
        if ((upper | tooLarge & 0x10 * Words.EACH_BYTE | zeroLetter & letter << 4) != 0) {
            return NO_HEX;
        }
        long octets = (nibbles << 4 | nibbles >>> 8) & 0x00FF_00FF_00FF_00FFL;
        long pairs = (octets << 8 | octets >>> 16) & 0x0000_FFFF_0000_FFFFL;
        return (pairs << 16 | pairs >>> 32) & 0xFFFF_FFFFL;
    }

    /**
     * Returns the eight digits of a number, in lower case, the first one in the lowest byte. All bits are separated
     * three times, to 16, 8 and 4 bits in each of twice as many parts. Adding 6 to the value of a letter carries into
     * bit 4; from '9' to 'a' there are 39 characters more.
     */
    public static long hexDigits(int value) {
        long pairs = Integer.reverseBytes(value) & 0xFFFF_FFFFL;
        pairs = (pairs | pairs << 16) & 0x0000_FFFF_0000_FFFFL;
        long octets = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FFL;
        long nibbles = (octets >>> 4 | octets << 8) & 0x0F * Words.EACH_BYTE;
        long letters = nibbles + 6 * Words.EACH_BYTE >>> 4 & Words.EACH_BYTE;
        return nibbles + '0' * Words.EACH_BYTE + letters * 39;
    }

    /**
     * Returns the UTF-16 unit of the escape whose backslash is at {@code at}, or a negative number if it is not one.
     */
    public static int escapedUnit(byte[] bytes, int at, int end) {
        if (end - at < 6 || bytes[at + 1] != 'u') {
            return -1;
        }
        return HEX_VALUES[bytes[at + 2] & 0xff] << 12
                | HEX_VALUES[bytes[at + 3] & 0xff] << 8
                | HEX_VALUES[bytes[at + 4] & 0xff] << 4
                | HEX_VALUES[bytes[at + 5] & 0xff];
    }

    public static boolean isHex(byte b) {
        return HEX_VALUES[b & 0xff] >= 0;
    }

    private static byte[] hexValues() {
        byte[] digits = new byte[256];
        for (int b = 0; b < digits.length; b++) {
            digits[b] = (byte) Character.digit(b < 0x80 ? b : 0, 16);
        }
        return digits;
    }
}
