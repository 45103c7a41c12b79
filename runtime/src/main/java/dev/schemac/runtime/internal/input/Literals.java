package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.text.Words;

/** The three literals of JSON, each compared as one word: the constants are their letters, the first one in the lowest byte. */
public final class Literals {
    public static final long TRUE = 0x65_75_72_74L;
    public static final long NULL = 0x6C_6C_75_6EL;
    public static final long FALSE = 0x65_73_6C_61_66L;

    /** The bytes of a word that are compared with {@link #TRUE} and {@link #NULL}. */
    public static final long FOUR_LETTERS = 0xFFFF_FFFFL;

    /** The bytes of a word that are compared with {@link #FALSE}. */
    public static final long FIVE_LETTERS = 0xFF_FFFF_FFFFL;

    private Literals() {}

    /** The end of the literal that begins at {@code at} with one of the letters t, f and n; an error where it is misspelt. */
    public static int end(Cursor in, int at) {
        if (in.end - at >= 8) {
            long word = Words.at(in.bytes, at);
            long four = word & FOUR_LETTERS;
            if (four == NULL || four == TRUE) {
                return at + 4;
            }
            if ((word & FIVE_LETTERS) == FALSE) {
                return at + 5;
            }
        }
        byte first = in.bytes[at];
        return end(in, at, first == 't' ? "true" : first == 'f' ? "false" : "null");
    }

    private static int end(Cursor in, int at, String literal) {
        for (int i = 0; i < literal.length(); i++) {
            if (at + i >= in.end || in.bytes[at + i] != literal.charAt(i)) {
                throw in.malformed(at + i, "misspelt literal, expected " + literal);
            }
        }
        return at + literal.length();
    }

    /** Reads a boolean, or a string in its place where the options accept that. */
    public static boolean readBoolean(Cursor in) {
        if (in.end - in.pos >= 8) {
            long word = Words.at(in.bytes, in.pos);
            if ((word & FOUR_LETTERS) == TRUE) {
                in.pos += 4;
                return true;
            }
            if ((word & FIVE_LETTERS) == FALSE) {
                in.pos += 5;
                return false;
            }
        }
        return readOtherBoolean(in);
    }

    /** Near the end of the document, or something else than a boolean. */
    private static boolean readOtherBoolean(Cursor in) {
        byte first = in.peek();
        if (first == 't' || first == 'f') {
            in.pos = end(in, in.pos);
            return first == 't';
        }
        return TextConverter.toBoolean(in);
    }
}
