package dev.schemac.runtime.support;

import java.util.Arrays;

/**
 * Matches strings against a regular expression of a schema, as a deterministic automaton that the generator has made. A
 * string is read once, one step for each code point, for any expression. A match allocates nothing. Immutable.
 */
public final class StringPattern {
    /** The number added to all others, so that small ones are visible characters in the source. */
    private static final int BASE = ' ';

    private static final int FAILED = 0;
    /** Numbers from here on are states; 1 is a match. */
    private static final int STATES = 2;

    private static final int ASCII = 128;

    /** The class of each ASCII character. */
    private final char[] ascii = new char[ASCII];
    /** The first code point of each range of code points that are of one class, in order. */
    private final int[] starts;

    private final char[] classes;
    /** The next state for each state and class, a row for each state. */
    private final int[] next;
    /** How many classes there are: the length of a row. */
    private final int width;

    private final boolean[] accepting;

    private StringPattern(String ranges, String states) {
        int count = ranges.length() / 3;
        int most = 0;
        starts = new int[count];
        classes = new char[count];
        for (int i = 0; i < count; i++) {
            starts[i] = ranges.charAt(3 * i) - BASE << 11 | ranges.charAt(3 * i + 1) - BASE;
            classes[i] = (char) (ranges.charAt(3 * i + 2) - BASE);
            most = Math.max(most, classes[i]);
        }
        for (int c = 0; c < ASCII; c++) {
            ascii[c] = search(c);
        }
        width = most + 1;
        accepting = new boolean[states.length() / (1 + width)];
        next = new int[accepting.length * width];
        for (int state = 0; state < accepting.length; state++) {
            int row = state * (1 + width);
            accepting[state] = states.charAt(row) == '+';
            for (int i = 0; i < width; i++) {
                next[state * width + i] = states.charAt(row + 1 + i) - BASE;
            }
        }
    }

    /**
     * Makes a pattern.
     *
     * @param ranges three characters for each range of code points that the pattern treats alike, all of them with 32
     *     added. They are the upper bits of its first code point, the lower 11 bits, and the number of its class
     * @param states for each state {@code +} if a string that ends there matches, otherwise {@code -}, and then the
     *     next state for each class. It is 0 for no match, 1 for a match, otherwise the state plus 2, with 32 added
     */
    public static StringPattern of(String ranges, String states) {
        return new StringPattern(ranges, states);
    }

    /** {@return whether a string contains a match} */
    public boolean matches(String string) {
        int state = 0;
        int length = string.length();
        int i = 0;
        while (i < length) {
            char unit = string.charAt(i++);
            int type;
            if (unit < ASCII) {
                type = ascii[unit];
            } else {
                int point = string.codePointAt(i - 1);
                i += Character.charCount(point) - 1;
                type = search(point);
            }
            int then = next[state * width + type];
            if (then < STATES) {
                return then != FAILED;
            }
            state = then - STATES;
        }
        return accepting[state];
    }

    private char search(int codePoint) {
        int range = Arrays.binarySearch(starts, codePoint);
        return classes[range < 0 ? -range - 2 : range];
    }
}
