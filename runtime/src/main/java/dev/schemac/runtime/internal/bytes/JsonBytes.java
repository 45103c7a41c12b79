package dev.schemac.runtime.internal.bytes;

/** Contains the bytes of literals and escapes, and tests bytes of strings as words. */
public final class JsonBytes {
    /** The letters of a literal, the first one in the lowest byte. */
    public static final long TRUE = 0x65_75_72_74L;

    public static final long NULL = 0x6C_6C_75_6EL;
    public static final long FALSE = 0x65_73_6C_61_66L;

    private JsonBytes() {}

    /**
     * Returns the highest bit of each byte that is a quote, a backslash, a control character or not ASCII. Bits above the
     * first such byte are arbitrary.
     *
     * <p>For each byte x up to 127, {@code (x ^ 2) - 0x21} is negative exactly for the quote (0x22 becomes 0x20) and
     * for bytes below the blank. {@code (x ^ '\\') - 1} is negative only for the backslash, and x itself above 127. A
     * borrow disturbs higher bytes only if a lower one is negative already, and only the lowest one counts.
     */
    public static long special(long word) {
        return marks(word) & Words.HIGH_BITS;
    }

    /** Does the same as {@link #special}, but the seven lower bits of each byte are arbitrary. */
    public static long marks(long word) {
        return (word ^ 2 * Words.EACH_BYTE) - 0x21 * Words.EACH_BYTE
                | (word ^ '\\' * Words.EACH_BYTE) - Words.EACH_BYTE
                | word;
    }

    /** Returns the character of an escape, whose byte after the backslash is {@code kind}, or -1. */
    public static int unescaped(byte kind) {
        return switch (kind) {
            case '"', '\\', '/' -> kind;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> -1;
        };
    }
}
