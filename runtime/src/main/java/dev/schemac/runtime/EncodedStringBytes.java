package dev.schemac.runtime;

import java.nio.charset.StandardCharsets;

/**
 * By {@link String#getBytes(java.nio.charset.Charset)} in UTF-8, which for ASCII is a check and a copy, both by vector instructions, and on JDK 17 as on
 * 25 faster than any way that spares the array. As many bytes as characters are ASCII, or question marks for lone surrogates: so a question
 * mark is looked up in the text.
 */
final class EncodedStringBytes extends StringBytes {

    /** The array for a longer text is one that matters; the second look at its characters is in vectors then. */
    private static final int LONGEST = 1_024;

    private final StringBytes forLongTexts = new CheckedStringBytes();

    @Override
    int copyPlain(String text, int length, DocumentBuffer out, int at) {
        if (length > LONGEST) {
            return forLongTexts.copyPlain(text, length, out, at);
        }
        // Text that begins beyond ASCII is not worth a try.
        if (length == 0 || text.charAt(0) >= 0x80) {
            return 0;
        }
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        if (utf8.length != length) {
            return 0;
        }
        byte[] to = out.bytes;
        int plain = copyPlain(utf8, 0, length, to, at);
        while (plain < length && utf8[plain] == '?' && text.charAt(plain) == '?') {
            to[at + plain] = '?';
            plain++;
            plain += copyPlain(utf8, plain, length - plain, to, at + plain);
        }
        return plain;
    }

    /** A question mark too. */
    @Override
    long special(long word) {
        return StringEnds.special(word) | (word ^ '?' * Words.EACH_BYTE) - Words.EACH_BYTE & Words.HIGH_BITS;
    }
}
