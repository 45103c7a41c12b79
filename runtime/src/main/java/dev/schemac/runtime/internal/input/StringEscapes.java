package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.text.HexDigits;

/**
 * Escapes (RFC 8259 section 7) in strings that are skipped, and in those that {@link TextDecoder} has not taken: what is wrong with
 * them is found out here, and a surrogate without its partner is kept where the options say so.
 */
public final class StringEscapes {
    private StringEscapes() {}

    /** What a backslash with this byte behind it stands for, or -1. */
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

    /** Checks a string up to its closing quote, and decodes it where {@code text} is given; answers what is behind the quote. */
    public static int scan(Cursor in, int from, StringBuilder text) {
        int p = from;
        while (true) {
            int stop = StringEnds.unescapedEnd(in, p);
            if (text != null && stop > p) {
                text.append(new String(in.bytes, p, stop - p, UTF_8));
            }
            if (in.bytes[stop] == '"') {
                return stop + 1;
            }
            in.escapeAt = stop;
            p = escape(in, stop, text);
            in.escapeAt = Cursor.NO_ESCAPE;
        }
    }

    /** Decodes the escape whose backslash is at {@code at}, and answers what is behind it. */
    private static int escape(Cursor in, int at, StringBuilder text) {
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

    private static int unicodeEscape(Cursor in, int at, StringBuilder text) {
        char unit = unit(in, at);
        int next = at + 6;
        if (text != null) {
            text.append(unit);
        }
        if (!Character.isSurrogate(unit) || in.options.keepsLoneSurrogates()) {
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

    /** As {@link HexDigits#unit}, and where it is no such says which byte is wrong. */
    private static char unit(Cursor in, int at) {
        int unit = HexDigits.unit(in.bytes, at, in.end);
        for (int i = at + 2; unit < 0; i++) {
            if (i >= in.end) {
                throw in.malformed(in.end, "expected closing quote but found end of input");
            }
            if (!HexDigits.isDigit(in.bytes[i])) {
                throw in.malformed(i, "expected four hexadecimal digits after \\u");
            }
        }
        return (char) unit;
    }
}
