package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.text.Words;

/**
 * A member as nearly everybody writes it, for those who only have to know where it ends: {@code "name":value} without blanks and escapes, in ASCII,
 * the name no longer than 24 bytes, the value a scalar. All that RFC 8259 asks of such a member is checked. For any other one, right
 * or wrong, the answer is -1, and nothing is said about it.
 */
public final class FastMemberSkipper {
    /** A closing quote and a colon as the lowest two bytes of a word; the value begins in the third. */
    private static final int QUOTE_COLON = '"' | ':' << 8;

    /** An opening quote, three words; and as far as {@link NumberGrammar#plainEnd} or a literal needs it behind a closing quote. */
    private static final int REACH = 32;

    private FastMemberSkipper() {}

    /** The index behind the member whose name begins at {@code at}, or -1. */
    public static int end(byte[] bytes, int at, int end) {
        int close = nameEnd(bytes, at, end);
        return close < 0 ? -1 : valueEnd(bytes, close, end);
    }

    /** The index of the closing quote of the name whose opening quote should be at {@code at}, or -1. */
    public static int nameEnd(byte[] bytes, int at, int end) {
        if (end - at < REACH || bytes[at] != '"') {
            return -1;
        }
        int p = at + 1;
        long special = StringEnds.special(Words.at(bytes, p));
        if (special == 0) {
            p = at + 9;
            special = StringEnds.special(Words.at(bytes, p));
            if (special == 0) {
                p = at + 17;
                special = StringEnds.special(Words.at(bytes, p));
                if (special == 0) {
                    return -1;
                }
            }
        }
        p = foreseen(p, Long.numberOfTrailingZeros(special) >>> 3);
        return bytes[p] == '"' ? p : -1;
    }

    /** The index behind the scalar of the member whose name has its closing quote at {@code close}, or -1. */
    public static int valueEnd(byte[] bytes, int close, int end) {
        if (end - close < REACH) {
            return -1;
        }
        long word = Words.at(bytes, close);
        if ((word & 0xffff) != QUOTE_COLON) {
            return -1;
        }
        long value = word >>> 16;
        int first = (int) value & 0xff;
        if (first == '"') {
            int quote = StringEnds.close(bytes, close + 3, end);
            return quote < 0 ? -1 : quote + 1;
        }
        if (first <= '9') {
            return NumberGrammar.plainEnd(bytes, close + 2);
        }
        long four = value & Literals.FOUR_LETTERS;
        if (four == Literals.NULL || four == Literals.TRUE) {
            return close + 6;
        }
        return (value & Literals.FIVE_LETTERS) == Literals.FALSE ? close + 7 : -1;
    }

    /**
     * {@code p + count}, by a branch for each count from 0 to 7. What is read at an index that was added up waits for the count, and so each
     * member for the one before; behind a branch that the processor foresees the count is a constant. It foresees them because names, and the
     * sizes of numbers, come again from object to object. For names that was 9 % on ten undeclared members for each declared one; the lengths
     * of strings do not come again, and there the same lost 6 %.
     */
    public static int foreseen(int p, int count) {
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
