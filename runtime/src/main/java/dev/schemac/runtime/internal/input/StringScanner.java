package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.utf8.Utf8;

/**
 * Finds the ends of strings, and checks their content (RFC 8259 sections 7 and 8.1). Finds invalid escapes, even in
 * strings that {@link CharDecoder} did not read.
 */
public final class StringScanner {
    private StringScanner() {}

    /**
     * Finds the end of the string that begins at {@code from}, if it is ASCII without escapes.
     *
     * <p>The first 48 bytes, in which most strings end, are scanned without a loop. In a loop the JIT emits a safepoint
     * poll and spills registers in each iteration. This made documents of short strings 5 % faster. A second loop for
     * strings of 24 bytes and more would have two branches that depend on the length instead of one.
     *
     * @return the index of the closing quote; of any other string {@code ~} of the index of the first byte that is
     *     special, or of the end
     */
    public static int close(byte[] bytes, int from, int end) {
        if (end - from < 48) {
            return closeByWords(bytes, from, end);
        }
        int p = from;
        long word = Words.at(bytes, from);
        long special = JsonBytes.special(word);
        if (special == 0) {
            p = from + 8;
            word = Words.at(bytes, from + 8);
            special = JsonBytes.special(word);
            if (special == 0) {
                p = from + 16;
                word = Words.at(bytes, from + 16);
                special = JsonBytes.special(word);
                if (special == 0) {
                    p = from + 24;
                    word = Words.at(bytes, from + 24);
                    special = JsonBytes.special(word);
                    if (special == 0) {
                        p = from + 32;
                        word = Words.at(bytes, from + 32);
                        special = JsonBytes.special(word);
                        if (special == 0) {
                            p = from + 40;
                            word = Words.at(bytes, from + 40);
                            special = JsonBytes.special(word);
                            if (special == 0) {
                                return closeByWords(bytes, from + 48, end);
                            }
                        }
                    }
                }
            }
        }
        // The lowest bit that is set is the highest one of the first special byte.
        int bit = Long.numberOfTrailingZeros(special);
        p += bit >>> 3;
        return (word >>> bit - 7 & 0xff) == '"' ? p : ~p;
    }

    /**
     * Does the same as {@link #close}, for the name of an arbitrary member. Whether it is longer than a word is random,
     * so the first 16 bytes are scanned without a branch on the length.
     */
    public static int closeOfName(byte[] bytes, int from, int end) {
        if (end - from < 16) {
            return closeByWords(bytes, from, end);
        }
        // 64 if no byte is special: only then does the mask include the bits of the second word.
        int bits = Long.numberOfTrailingZeros(JsonBytes.special(Words.at(bytes, from)));
        bits += Long.numberOfTrailingZeros(JsonBytes.special(Words.at(bytes, from + 8))) & -(bits >>> 6);
        int p = from + (bits >>> 3);
        if (p == from + 16) {
            return close(bytes, p, end);
        }
        return bytes[p] == '"' ? p : ~p;
    }

    private static int closeByWords(byte[] bytes, int from, int end) {
        int p = plainEnd(bytes, from, end);
        return p < end && bytes[p] == '"' ? p : ~p;
    }

    /**
     * Returns the first byte from {@code from} on that is a quote, a backslash, a control character or not ASCII, or
     * the end.
     */
    private static int plainEnd(byte[] bytes, int from, int end) {
        int p = from;
        while (end - p >= 32
                && (JsonBytes.special(Words.at(bytes, p))
                                | JsonBytes.special(Words.at(bytes, p + 8))
                                | JsonBytes.special(Words.at(bytes, p + 16))
                                | JsonBytes.special(Words.at(bytes, p + 24)))
                        == 0) {
            p += 32;
        }
        while (end - p >= 8) {
            long special = JsonBytes.special(Words.at(bytes, p));
            if (special != 0) {
                return p + (Long.numberOfTrailingZeros(special) >>> 3);
            }
            p += 8;
        }
        while (p < end && bytes[p] >= ' ' && bytes[p] != '"' && bytes[p] != '\\') {
            p++;
        }
        return p;
    }

    /**
     * Returns the index of the first quote or backslash from {@code from} on; the bytes before it have been checked.
     */
    public static int unescapedEnd(Cursor in, int from) {
        byte[] bytes = in.bytes;
        int p = plainEnd(bytes, from, in.end);
        while (p < in.end && bytes[p] != '"' && bytes[p] != '\\') {
            if (bytes[p] >= 0) {
                throw in.malformed(p, "unescaped control character in a string");
            }
            p = sequenceEnd(in, p);
            if (p < in.end && bytes[p] >= 0) {
                p = plainEnd(bytes, p, in.end);
            }
        }
        if (p >= in.end) {
            throw in.expected("closing quote", in.end);
        }
        return p;
    }

    /**
     * Returns the end of the UTF-8 sequence of two to four bytes that begins at {@code at}. Well-formed is what table
     * 3-7 of the Unicode standard lists: no overlong forms, no surrogates, nothing above U+10FFFF.
     */
    private static int sequenceEnd(Cursor in, int at) {
        int lead = in.bytes[at] & 0xff;
        int length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
        boolean wellFormed = length > 0 && in.end - at >= length;
        if (wellFormed) {
            int second = in.bytes[at + 1] & 0xff;
            int lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
            int highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
            wellFormed = second >= lowest && second <= highest;
            for (int i = 2; i < length && wellFormed; i++) {
                wellFormed = Utf8.continues(in.bytes[at + i]);
            }
        }
        if (!wellFormed) {
            throw in.malformed(at, "ill-formed UTF-8", length > in.end - at);
        }
        return at + length;
    }

    /** Checks a string up to its closing quote, and returns the index after that. */
    public static int check(Cursor in, int from) {
        int p = from;
        while (true) {
            int stop = unescapedEnd(in, p);
            if (in.bytes[stop] == '"') {
                return stop + 1;
            }
            in.escapeAt = stop;
            p = checkEscape(in, stop);
            in.escapeAt = Cursor.NO_ESCAPE;
        }
    }

    /** Checks the escape whose backslash is at {@code at}, and returns the index after it. */
    private static int checkEscape(Cursor in, int at) {
        if (at + 1 >= in.end) {
            throw in.expected("closing quote", in.end);
        }
        byte kind = in.bytes[at + 1];
        if (kind == 'u') {
            return checkUnicodeEscape(in, at);
        }
        if (JsonBytes.unescaped(kind) == -1) {
            throw in.malformed(at, "invalid escape sequence");
        }
        return at + 2;
    }

    private static int checkUnicodeEscape(Cursor in, int at) {
        char unit = unit(in, at);
        int next = at + 6;
        if (!Character.isSurrogate(unit) || in.options.keepsLoneSurrogates()) {
            return next;
        }
        if (Character.isHighSurrogate(unit)
                && in.end - next >= 2
                && in.bytes[next] == '\\'
                && in.bytes[next + 1] == 'u'
                && Character.isLowSurrogate(unit(in, next))) {
            return next + 6;
        }
        boolean ended =
                Character.isHighSurrogate(unit) && (next >= in.end || next + 1 == in.end && in.bytes[next] == '\\');
        throw in.malformed(at, "unpaired surrogate", ended);
    }

    /** Returns the result of {@link Digits#escapedUnit}, or throws an error at the byte that is not a digit. */
    private static char unit(Cursor in, int at) {
        int unit = Digits.escapedUnit(in.bytes, at, in.end);
        for (int i = at + 2; unit < 0; i++) {
            if (i >= in.end) {
                throw in.expected("closing quote", in.end);
            }
            if (!Digits.isHex(in.bytes[i])) {
                throw in.malformed(i, "expected four hexadecimal digits after \\u");
            }
        }
        return (char) unit;
    }
}
