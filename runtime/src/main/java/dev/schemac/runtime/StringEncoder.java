package dev.schemac.runtime;

/**
 * Writes strings as JSON strings in UTF-8.
 *
 * <p>Escaped is what RFC 8259 demands: quote, backslash and the characters below U+0020, with the short forms where
 * there are any. With {@code allControls} U+2028 and U+2029 (line ends to JavaScript before 2019) are escaped too, and
 * backspace and form feed are written as {@code \u0008} and {@code \u000c}.
 */
final class StringEncoder {

    /** The most bytes that one {@code char} takes. */
    private static final int ESCAPE = 6;

    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    private StringEncoder() {}

    /**
     * Appends the text with its quotes.
     *
     * @param showsLoneSurrogates a lone surrogate is escaped, where otherwise it is refused
     * @throws JsonWriteException at a lone surrogate; the output's size has not moved
     */
    static void append(DocumentBuffer out, String text, boolean allControls, boolean showsLoneSurrogates) {
        append(out.reused ? StringBytes.FRUGAL : StringBytes.FASTEST, out, text, allControls, showsLoneSurrogates);
    }

    /** As above, by one of the ways to the bytes of a String. */
    static void append(
            StringBytes access, DocumentBuffer out, String text, boolean allControls, boolean showsLoneSurrogates) {
        int length = text.length();
        // The quotes, and the byte that StringBytes wants beyond the text.
        if (out.bytes.length - out.size - 3 < length) {
            out.grow(out.size, length + 3L);
        }
        byte[] bytes = out.bytes;
        int at = out.size + 1;
        bytes[at - 1] = '"';
        int plain = access.copyPlain(text, length, out, at);
        if (plain < length) {
            appendRest(out, text, plain, at + plain, allControls, showsLoneSurrogates);
            return;
        }
        bytes[at + length] = '"';
        out.size = at + length + 1;
    }

    /** From the first character on that is not simply its own byte. */
    private static void appendRest(
            DocumentBuffer out, String text, int from, int position, boolean allControls, boolean showsLoneSurrogates) {
        int length = text.length();
        byte[] bytes = out.bytes;
        int at = position;
        for (int i = from; i < length; i++) {
            char c = text.charAt(i);
            // There is always room for one byte for each character left, and the closing quote.
            if (c < 0x80 && c >= ' ' && c != '"' && c != '\\') {
                bytes[at++] = (byte) c;
                continue;
            }
            if (bytes.length - at < ESCAPE + length - i) {
                out.grow(at, (long) ESCAPE + length - i);
                bytes = out.bytes;
            }
            if (c < 0x80) {
                at = escaped(bytes, at, c, allControls);
            } else if (c < 0x800) {
                bytes[at++] = (byte) (0xC0 | c >> 6);
                bytes[at++] = (byte) (0x80 | c & 0x3F);
            } else if (Character.isSurrogate(c)) {
                if (Character.isHighSurrogate(c) && i + 1 < length && Character.isLowSurrogate(text.charAt(i + 1))) {
                    at = fourBytes(bytes, at, Character.toCodePoint(c, text.charAt(++i)));
                } else if (showsLoneSurrogates) {
                    at = hex(bytes, at, c);
                } else {
                    throw new JsonWriteException(
                            "a string with a lone surrogate (at index " + i + ") has no JSON form");
                }
            } else if (allControls && (c == '\u2028' || c == '\u2029')) {
                at = hex(bytes, at, c);
            } else {
                bytes[at++] = (byte) (0xE0 | c >> 12);
                bytes[at++] = (byte) (0x80 | c >> 6 & 0x3F);
                bytes[at++] = (byte) (0x80 | c & 0x3F);
            }
        }
        bytes[at++] = '"';
        out.size = at;
    }

    private static int fourBytes(byte[] bytes, int at, int codePoint) {
        bytes[at] = (byte) (0xF0 | codePoint >> 18);
        bytes[at + 1] = (byte) (0x80 | codePoint >> 12 & 0x3F);
        bytes[at + 2] = (byte) (0x80 | codePoint >> 6 & 0x3F);
        bytes[at + 3] = (byte) (0x80 | codePoint & 0x3F);
        return at + 4;
    }

    private static int escaped(byte[] bytes, int at, char c, boolean allControls) {
        int letter = switch (c) {
            case '"', '\\' -> c;
            case '\n' -> 'n';
            case '\r' -> 'r';
            case '\t' -> 't';
            case '\b' -> allControls ? 0 : 'b';
            case '\f' -> allControls ? 0 : 'f';
            default -> 0;
        };
        if (letter == 0) {
            return hex(bytes, at, c);
        }
        bytes[at] = '\\';
        bytes[at + 1] = (byte) letter;
        return at + 2;
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
}
