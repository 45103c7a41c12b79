package dev.schemac.runtime.internal.text;

/**
 * Eight bytes of ASCII of which some are digits and the others fixed: {@code 0000-00-} for any four digits, a hyphen, and so on.
 *
 * @param zeros the bytes, with '0' where a digit may be
 * @param room what can be added to each byte of the difference before its high bit is set: from 10 on for a digit, from 1 on else
 */
public record DigitPattern(long zeros, long room) {

    /** @param pattern eight characters, '0' in place of each digit */
    public static DigitPattern of(String pattern) {
        long zeros = 0;
        long room = 0;
        for (int i = 7; i >= 0; i--) {
            zeros = zeros << 8 | pattern.charAt(i);
            room = room << 8 | (pattern.charAt(i) == '0' ? 0x80 - 10 : 0x80 - 1);
        }
        return new DigitPattern(zeros, room);
    }

    /** The values of the digits, and 0 for all else, one to a byte; of a word that {@link #matches}. */
    public long digits(long word) {
        return word ^ zeros;
    }

    /** Whether each byte of the word is what the pattern has there. A carry out of a byte comes from one whose high bit is set. */
    public boolean matches(long word) {
        long digits = digits(word);
        return ((digits + room | digits) & Words.HIGH_BITS) == 0;
    }

    /** The number of two digits, the first in the byte with this index. */
    public static int two(long digits, int index) {
        long pair = digits >>> 8 * index;
        return (int) (pair & 0xff) * 10 + (int) (pair >>> 8 & 0xff);
    }
}
