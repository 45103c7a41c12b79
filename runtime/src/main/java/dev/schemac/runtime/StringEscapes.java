package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;

/**
 * Strings with escapes (RFC 8259 section 7). {@link #read} is for what is as it should be, and gives up on everything else;
 * {@link #scan} then finds out what it is.
 */
final class StringEscapes {
    private StringEscapes() {}

    /**
     * Reads a string by putting its bytes together without the escapes, and decoding them at once.
     *
     * @param from where the string begins, behind its opening quote
     * @param backslash its first escape; there is no control character before it
     * @return null where the string has an error, or a surrogate without its partner; then nothing has been taken
     */
    static String read(JsonScanner in, int from, int backslash) {
        byte[] bytes = in.bytes;
        int end = in.end;
        byte[] out = new byte[Math.min(end - from, 2 * (backslash - from) + 64)];
        int length = backslash - from;
        System.arraycopy(bytes, from, out, 0, length);
        int p = backslash;
        while (p < end && bytes[p] == '\\') {
            if (end - p < 2) {
                return null;
            }
            int c;
            if (bytes[p + 1] == 'u') {
                c = codePoint(bytes, p, end);
                p += c < Character.MIN_SUPPLEMENTARY_CODE_POINT ? 6 : 12;
            } else {
                c = unescaped(bytes[p + 1]);
                p += 2;
            }
            if (c < 0) {
                return null;
            }
            int stop = StringEnds.undecodedEnd(bytes, p, end);
            if (out.length - length < 4 + stop - p) {
                out = Arrays.copyOf(out, 2 * length + 4 + stop - p);
            }
            length = put(out, length, c);
            System.arraycopy(bytes, p, out, length, stop - p);
            length += stop - p;
            p = stop;
        }
        if (p >= end || bytes[p] != '"') {
            return null;
        }
        String text = new String(out, 0, length, UTF_8);
        if (text.indexOf(TextReader.REPLACEMENT) >= 0) {
            return null;
        }
        in.pos = p + 1;
        return text;
    }

    /** Stores a code point in UTF-8, and answers where it ends. */
    private static int put(byte[] out, int at, int c) {
        int p = at;
        if (c < 0x80) {
            out[p++] = (byte) c;
            return p;
        }
        if (c < 0x800) {
            out[p++] = (byte) (0xC0 | c >>> 6);
        } else {
            if (c < 0x10000) {
                out[p++] = (byte) (0xE0 | c >>> 12);
            } else {
                out[p++] = (byte) (0xF0 | c >>> 18);
                out[p++] = (byte) (0x80 | c >>> 12 & 0x3F);
            }
            out[p++] = (byte) (0x80 | c >>> 6 & 0x3F);
        }
        out[p++] = (byte) (0x80 | c & 0x3F);
        return p;
    }

    /** The code point of the escape, or the two, whose backslash is at {@code at}; -1 where it is no such. */
    private static int codePoint(byte[] bytes, int at, int end) {
        int unit = unit(bytes, at, end);
        if (unit < 0 || !Character.isSurrogate((char) unit)) {
            return unit;
        }
        boolean pair = Character.isHighSurrogate((char) unit)
                && end - at >= 8
                && bytes[at + 6] == '\\'
                && bytes[at + 7] == 'u';
        int low = pair ? unit(bytes, at + 6, end) : -1;
        return low >= 0 && Character.isLowSurrogate((char) low) ? Character.toCodePoint((char) unit, (char) low) : -1;
    }

    /** The UTF-16 unit of the escape whose backslash is at {@code at}, or -1 where it is no such. */
    private static int unit(byte[] bytes, int at, int end) {
        if (end - at < 6) {
            return -1;
        }
        int unit = 0;
        for (int i = at + 2; i < at + 6; i++) {
            int digit = digit(bytes[i]);
            if (digit < 0) {
                return -1;
            }
            unit = unit << 4 | digit;
        }
        return unit;
    }

    private static int digit(byte b) {
        if (b >= '0' && b <= '9') {
            return b - '0';
        }
        int letter = (b | 0x20) - 'a';
        return letter >= 0 && letter < 6 ? 10 + letter : -1;
    }

    /** What a backslash with this byte behind it stands for, or -1. */
    private static int unescaped(byte kind) {
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

    /** Checks a string up to its closing quote, and decodes it where {@code text} is given; answers what is behind the quote. */
    static int scan(JsonScanner in, int from, StringBuilder text) {
        int p = from;
        while (true) {
            int stop = StringEnds.unescapedEnd(in, p);
            if (text != null && stop > p) {
                text.append(new String(in.bytes, p, stop - p, UTF_8));
            }
            if (in.bytes[stop] == '"') {
                return stop + 1;
            }
            p = escape(in, stop, text);
        }
    }

    /** Decodes the escape whose backslash is at {@code at}, and answers what is behind it. */
    private static int escape(JsonScanner in, int at, StringBuilder text) {
        if (at + 1 >= in.end) {
            throw in.malformed(in.end, "expected closing quote but found end of input");
        }
        byte kind = in.bytes[at + 1];
        if (kind == 'u') {
            return unicodeEscape(in, at, text);
        }
        int c = unescaped(kind);
        if (c < 0) {
            throw in.malformed(at, "invalid escape sequence");
        }
        if (text != null) {
            text.append((char) c);
        }
        return at + 2;
    }

    private static int unicodeEscape(JsonScanner in, int at, StringBuilder text) {
        char unit = unit(in, at);
        int next = at + 6;
        if (text != null) {
            text.append(unit);
        }
        if (!Character.isSurrogate(unit) || in.options.keepsLoneSurrogates) {
            return next;
        }
        if (Character.isHighSurrogate(unit)
                && in.end - next >= 2
                && in.bytes[next] == '\\'
                && in.bytes[next + 1] == 'u') {
            char low = unit(in, next);
            if (Character.isLowSurrogate(low)) {
                if (text != null) {
                    text.append(low);
                }
                return next + 6;
            }
        }
        throw in.malformed(at, "surrogate without its partner");
    }

    /** As {@link #unit(byte[], int, int)}, and where it is no such says which byte is wrong. */
    private static char unit(JsonScanner in, int at) {
        int unit = unit(in.bytes, at, in.end);
        for (int i = at + 2; unit < 0; i++) {
            if (i >= in.end) {
                throw in.malformed(in.end, "expected closing quote but found end of input");
            }
            if (digit(in.bytes[i]) < 0) {
                throw in.malformed(i, "expected four hexadecimal digits after \\u");
            }
        }
        return (char) unit;
    }
}
