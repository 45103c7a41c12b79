package dev.schemac.runtime.internal.text;

/** Hexadecimal digits of either case: eight at a time, and the four of an escape. */
public final class HexDigits {
    /** What {@link #value} answers where a byte is no digit: more than 32 bits hold. */
    public static final long NONE = -1;

    /** What each byte is worth as a digit, -1 where it is none. */
    private static final byte[] VALUES = values();

    private HexDigits() {}

    /**
     * The number that eight digits spell, the first one in the lowest byte, or {@link #NONE}.
     *
     * <p>A letter has bit 6 set, a digit has not. The lower half of a byte is a digit's value, and with 9 added a letter's. What may be in
     * that half is tested by carries into bit 4: adding 6 to it carries beyond 9, adding 9 beyond 6, and adding 15 for anything but
     * 0. The upper half must be 3, or 4 or 6 for a letter. Then neighbours are put together three times: to 8, 16 and 32 bits.
     */
    public static long value(long word) {
        long letter = word >>> 6 & Words.EACH_BYTE;
        long digit = letter ^ Words.EACH_BYTE;
        long half = word & 0x0F * Words.EACH_BYTE;
        long upper = (word | letter << 5) - half ^ (0x30 * Words.EACH_BYTE + letter * 0x30);
        long nibbles = half + letter * 9;
        long tooLarge = half + digit * 6 + letter * 9;
        long zeroLetter = half + 15 * Words.EACH_BYTE ^ 0x10 * Words.EACH_BYTE;
        if ((upper | tooLarge & 0x10 * Words.EACH_BYTE | zeroLetter & letter << 4) != 0) {
            return NONE;
        }
        long octets = (nibbles << 4 | nibbles >>> 8) & 0x00FF_00FF_00FF_00FFL;
        long pairs = (octets << 8 | octets >>> 16) & 0x0000_FFFF_0000_FFFFL;
        return (pairs << 16 | pairs >>> 32) & 0xFFFF_FFFFL;
    }

    /**
     * The eight digits of a number, in lower case, the first one in the lowest byte: three times everything is moved apart, to 16, 8 and 4
     * bits in each of twice as many. Adding 6 to what is a letter carries into bit 4; from '9' to 'a' there are 39 characters more.
     */
    public static long text(int value) {
        long pairs = Integer.reverseBytes(value) & 0xFFFF_FFFFL;
        pairs = (pairs | pairs << 16) & 0x0000_FFFF_0000_FFFFL;
        long octets = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FFL;
        long nibbles = (octets >>> 4 | octets << 8) & 0x0F * Words.EACH_BYTE;
        long letters = nibbles + 6 * Words.EACH_BYTE >>> 4 & Words.EACH_BYTE;
        return nibbles + '0' * Words.EACH_BYTE + letters * 39;
    }

    /** The UTF-16 unit of the escape whose backslash is at {@code at}, or a negative number where it is no such. */
    public static int unit(byte[] bytes, int at, int end) {
        if (end - at < 6 || bytes[at + 1] != 'u') {
            return -1;
        }
        return VALUES[bytes[at + 2] & 0xff] << 12
                | VALUES[bytes[at + 3] & 0xff] << 8
                | VALUES[bytes[at + 4] & 0xff] << 4
                | VALUES[bytes[at + 5] & 0xff];
    }

    public static boolean isDigit(byte b) {
        return VALUES[b & 0xff] >= 0;
    }

    private static byte[] values() {
        byte[] digits = new byte[256];
        for (int b = 0; b < digits.length; b++) {
            digits[b] = (byte) Character.digit(b < 0x80 ? b : 0, 16);
        }
        return digits;
    }
}
