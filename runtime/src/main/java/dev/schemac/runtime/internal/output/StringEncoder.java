package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.internal.bytes.Words;

/**
 * Writes strings as JSON strings in UTF-8. {@link StringBytes} writes ASCII without escapes at their start. The rest is
 * written by characters, copied to an array in chunks, because each {@link String#charAt} checks the internal form of
 * the String again.
 *
 * <p>The escaped characters are those of RFC 8259: quote, backslash and the characters below U+0020, with the short
 * forms if they exist. With {@code allControls} U+2028 and U+2029 (line ends to JavaScript before 2019) are escaped
 * too. Backspace and form feed are then written as {@code \u0008} and {@code \u000c}.
 */
public final class StringEncoder {

    /** The maximum number of bytes of a {@code char} that is not escaped by its number. */
    private static final int MOST = 3;

    /** The additional capacity: an escape of six bytes or the second half of a pair, and the closing quote. */
    private static final int SLACK = 8;

    /** The quotes, and the bytes that {@link StringBytes} may store after the string. */
    private static final int BEYOND = 2 + StringBytes.SLACK;

    /**
     * The result of {@link #forms}: both bytes are stored, and the position moves by one or two. No branch is then
     * mispredicted at an escape, nor at the blanks between words of two bytes a letter.
     */
    private static final int[] FORMS = forms(false);

    private static final int[] FORMS_ALL_CONTROLS = forms(true);

    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    private static final String[] ASCII = ascii();

    private StringEncoder() {}

    /**
     * Appends the string with its quotes.
     *
     * @param access one of the ways to the bytes of a String, see {@link StringBytes#of}
     * @param showsLoneSurrogates whether an unpaired surrogate is escaped, instead of rejected
     * @throws RuntimeException at an unpaired surrogate; the output's size has not moved
     */
    public static void append(
            StringBytes access, OutputBuffer out, String text, boolean allControls, boolean showsLoneSurrogates) {
        int length = text.length();
        if (out.bytes.length - out.size - BEYOND < length) {
            out.grow(out.size, length + (long) BEYOND);
        }
        byte[] bytes = out.bytes;
        int at = out.size + 1;
        bytes[at - 1] = '"';
        // After a string with special characters StringBytes is probably not worthwhile.
        int plain =
                out.expectsSpecials && length <= OutputBuffer.CHARACTERS ? 0 : access.copyPlain(text, length, out, at);
        if (plain < length) {
            if (out.keepsStrings() && isUnescaped(text, out.characters(), allControls)) {
                out.addUnencoded(at, text);
                bytes[at] = '"';
                out.size = at + 1;
                return;
            }
            appendRest(out, text, plain, at + plain, allControls, showsLoneSurrogates);
            return;
        }
        bytes[at + length] = '"';
        out.size = at + length + 1;
    }

    /** Returns whether a string is written without an escape, and has no unpaired surrogate. */
    private static boolean isUnescaped(String text, char[] chars, boolean allControls) {
        int length = text.length();
        boolean lowIsNext = false;
        for (int from = 0; from < length; from += chars.length) {
            int count = Math.min(length - from, chars.length);
            text.getChars(from, from + count, chars, 0);
            for (int i = 0; i < count; i++) {
                int c = chars[i];
                if (c < 0x80 && FORMS[c] >>> 16 != 1
                        || allControls && (c & ~1) == 0x2028
                        || lowIsNext != (c >>> 10 == Character.MIN_LOW_SURROGATE >>> 10)) {
                    return false;
                }
                lowIsNext = c >>> 10 == Character.MIN_HIGH_SURROGATE >>> 10;
            }
        }
        return !lowIsNext;
    }

    /** Appends from the first character on that is not simply its own byte. */
    private static void appendRest(
            OutputBuffer out, String text, int from, int position, boolean allControls, boolean showsLoneSurrogates) {
        int length = text.length();
        int at = position;
        int next = from;
        char[] chars = out.characters();
        while (next < length) {
            int count = Math.min(length - next, chars.length);
            text.getChars(next, next + count, chars, 0);
            int i = 0;
            while (i < count) {
                int left = length - next - i;
                if (out.bytes.length - at < SLACK + MOST + left) {
                    out.grow(at, (long) SLACK + MOST + left);
                }
                // So many characters fit without a check of the capacity for each.
                int end = Math.min(count, i + (out.bytes.length - at - SLACK) / MOST);
                long moved = encode(chars, i, end, out.bytes, at, allControls);
                i = (int) (moved >>> 32);
                at = (int) moved;
                if (i == end) {
                    continue;
                }
                char c = chars[i];
                if (!Character.isSurrogate(c)) {
                    at = hex(out.bytes, at, c);
                } else if (Character.isHighSurrogate(c)
                        && next + i + 1 < length
                        && Character.isLowSurrogate(text.charAt(next + i + 1))) {
                    // The end of the capacity or of the chunk has separated them.
                    at = fourBytes(out.bytes, at, Character.toCodePoint(c, text.charAt(next + ++i)));
                } else if (showsLoneSurrogates) {
                    at = hex(out.bytes, at, c);
                } else {
                    throw out.refused("a string with an unpaired surrogate (at index " + (next + i)
                            + ") cannot be written as JSON");
                }
                i++;
            }
            next += i;
        }
        out.bytes[at] = '"';
        out.size = at + 1;
        out.expectsSpecials = at - position != length - from;
    }

    /**
     * Encodes characters up to one that the caller must handle. This is a surrogate without its other half in this
     * range, or a character that is escaped by its number.
     *
     * @return the index of that character or {@code end}, and in the lower half the position after the bytes
     */
    private static long encode(char[] chars, int from, int end, byte[] bytes, int position, boolean allControls) {
        int[] forms = allControls ? FORMS_ALL_CONTROLS : FORMS;
        int at = position;
        int i = from;
        while (i < end) {
            int c = chars[i];
            if (c < 0x800) {
                int form = forms[c];
                if (form == 0) {
                    break;
                }
                Words.putShort(bytes, at, (short) form);
                at += form >>> 16;
            } else if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
                if (allControls && (c & ~1) == 0x2028) {
                    break;
                }
                Words.putInt(bytes, at, 0x8080E0 | c >> 12 | (c << 2 & 0x3F00) | (c & 0x3F) << 16);
                at += 3;
            } else {
                if (c > Character.MAX_HIGH_SURROGATE || i + 1 == end) {
                    break;
                }
                int low = chars[i + 1];
                if (low >>> 10 != Character.MIN_LOW_SURROGATE >>> 10) {
                    break;
                }
                // The high one contains the upper ten bits less 0x40, the low one the rest.
                int high = c - (Character.MIN_HIGH_SURROGATE - 0x40);
                Words.putInt(
                        bytes,
                        at,
                        0x808080F0
                                | high >> 8
                                | (high << 6 & 0x3F00)
                                | ((high & 3) << 4 | low >> 6 & 0xF) << 16
                                | (low & 0x3F) << 24);
                at += 4;
                i++;
            }
            i++;
        }
        return (long) i << 32 | at;
    }

    private static int fourBytes(byte[] bytes, int at, int codePoint) {
        bytes[at] = (byte) (0xF0 | codePoint >> 18);
        bytes[at + 1] = (byte) (0x80 | codePoint >> 12 & 0x3F);
        bytes[at + 2] = (byte) (0x80 | codePoint >> 6 & 0x3F);
        bytes[at + 3] = (byte) (0x80 | codePoint & 0x3F);
        return at + 4;
    }

    /**
     * Returns the forms of the characters below U+0800: two bytes to be stored, and in the upper half their number that
     * counts. An escape of six bytes has the form zero.
     */
    private static int[] forms(boolean allControls) {
        int[] forms = new int[0x800];
        for (char c = ' '; c < 0x80; c++) {
            forms[c] = 1 << 16 | c;
        }
        for (char c = 0x80; c < forms.length; c++) {
            forms[c] = 2 << 16 | 0x80C0 | c >> 6 | (c & 0x3F) << 8;
        }
        String escaped = allControls ? "\"\\\n\r\t" : "\"\\\n\r\t\b\f";
        for (int i = 0; i < escaped.length(); i++) {
            forms[escaped.charAt(i)] = 2 << 16 | "\"\\nrtbf".charAt(i) << 8 | '\\';
        }
        return forms;
    }

    private static int hex(byte[] bytes, int at, char c) {
        bytes[at] = '\\';
        bytes[at + 1] = 'u';
        bytes[at + 2] = HEX[c >> 12];
        bytes[at + 3] = HEX[c >> 8 & 0xF];
        bytes[at + 4] = HEX[c >> 4 & 0xF];
        bytes[at + 5] = HEX[c & 0xF];
        return at + 6;
    }

    /**
     * Returns a string of one character. Those of ASCII are made once: a {@code char} is then written without a new
     * one.
     */
    public static String oneCharacter(char c) {
        return c < ASCII.length ? ASCII[c] : String.valueOf(c);
    }

    private static String[] ascii() {
        String[] strings = new String[0x80];
        for (char c = 0; c < strings.length; c++) {
            strings[c] = String.valueOf(c);
        }
        return strings;
    }
}
