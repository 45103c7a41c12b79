package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

/** Strings: finding their end, checking and decoding what is in them (RFC 8259 section 7). */
final class TextReader {
    private static final String HEX = "0123456789abcdef";

    private TextReader() {}

    /**
     * Reads a string whose opening quote has been taken.
     *
     * <p>The first 24 bytes, in which most strings end, are looked at without a loop: for one the JIT keeps a safepoint poll and spills
     * registers at each turn. With the constructor that is given no charset this was worth 8 % on documents of short strings.
     */
    static String readRest(JsonScanner in) {
        byte[] bytes = in.bytes;
        int from = in.pos;
        if (in.end - from < 24) {
            return readRest(in, from, plainEnd(bytes, from, in.end));
        }
        int p = from;
        long word = Words.at(bytes, from);
        long special = special(word);
        if (special == 0) {
            p = from + 8;
            word = Words.at(bytes, from + 8);
            special = special(word);
            if (special == 0) {
                p = from + 16;
                word = Words.at(bytes, from + 16);
                special = special(word);
                if (special == 0) {
                    return readRest(in, from, plainEnd(bytes, from + 24, in.end));
                }
            }
        }
        // The lowest bit that is set is the highest one of the first special byte.
        int bit = Long.numberOfTrailingZeros(special);
        int end = p + (bit >>> 3);
        return (word >>> bit - 7 & 0xff) == '"' ? plain(in, from, end) : readRest(in, from, end);
    }

    /** Takes the string from {@code from} to the quote at {@code close}, which holds neither escapes nor anything but ASCII. */
    @SuppressWarnings("deprecation") // It widens bytes to characters, which is the decoding of ASCII.
    private static String plain(JsonScanner in, int from, int close) {
        in.pos = close + 1;
        return new String(in.bytes, 0, from, close - from);
    }

    /** Reads the string from {@code from} on, of which the bytes before {@code plainEnd} are neither special nor the end. */
    private static String readRest(JsonScanner in, int from, int plainEnd) {
        if (plainEnd < in.end && in.bytes[plainEnd] == '"') {
            return plain(in, from, plainEnd);
        }
        int p = unescapedEnd(in, plainEnd);
        if (in.bytes[p] == '"') {
            in.pos = p + 1;
            return new String(in.bytes, from, p - from, UTF_8);
        }
        StringBuilder text = new StringBuilder();
        in.pos = scan(in, from, text);
        return text.toString();
    }

    /** Reads a string, a null, or a scalar's source text where the options take that. */
    static String readString(JsonScanner in) {
        return readString(in, "string");
    }

    private static String readString(JsonScanner in, String wanted) {
        byte first = in.peek();
        if (first == '"') {
            in.pos++;
            return readRest(in);
        }
        if (in.skipNull()) {
            return null;
        }
        return readScalar(in, in.options.takesScalarsAsText, wanted);
    }

    /**
     * Reads the source text of a number or boolean.
     *
     * @param taken whether it may stand here
     * @param wanted what the message expects where it may not, or where something else stands here
     */
    static String readScalar(JsonScanner in, boolean taken, String wanted) {
        byte first = in.peek();
        boolean literal = first == 't' || first == 'f';
        if (!literal && first != '-' && !NumberGrammar.isDigit(first) || !taken) {
            throw in.mismatch(wanted);
        }
        int from = in.pos;
        if (literal) {
            in.literal(first == 't' ? "true" : "false");
        } else {
            in.pos = NumberGrammar.end(in, from);
        }
        return new String(in.bytes, from, in.pos - from, ISO_8859_1);
    }

    /** Reads a string of one UTF-16 unit; under the Esper profile the first unit of any scalar's text. */
    static char readChar(JsonScanner in) {
        String wanted = "string of one character";
        int at = in.pos;
        String text = in.peek() == 'n' ? null : readString(in, wanted);
        if (text != null && (text.length() == 1 || text.length() > 1 && in.options.takesJavaNumbers)) {
            return text.charAt(0);
        }
        in.pos = at;
        throw in.mismatch(wanted);
    }

    /** Reads the member name whose opening quote is at {@code at}. */
    static String readName(JsonScanner in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        in.pos = at + 1;
        return readRest(in);
    }

    /** Takes the member name whose opening quote is at {@code at}, and answers its column, or -1 where it is not declared. */
    static int findName(JsonScanner in, int at, JsonKeys keys) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        int close = unescapedEnd(in, at + 1);
        if (in.bytes[close] == '"') {
            in.pos = close + 1;
            return keys.find(in.bytes, at + 1, close);
        }
        StringBuilder text = new StringBuilder();
        in.pos = scan(in, at + 1, text);
        String name = text.toString();
        byte[] encoded = name.getBytes(UTF_8);
        // A lone surrogate, where the options keep it, has no encoding and so is no column's name.
        return new String(encoded, UTF_8).equals(name) ? keys.find(encoded, 0, encoded.length) : -1;
    }

    /** Checks the string whose first byte behind the opening quote is at {@code from}, and answers where it has ended. */
    static int skip(JsonScanner in, int from) {
        return scan(in, from, null);
    }

    /** The first byte from {@code from} on that is a quote, a backslash, a control character or not ASCII, or the end. */
    private static int plainEnd(byte[] bytes, int from, int end) {
        int p = from;
        while (end - p >= 8) {
            long special = special(Words.at(bytes, p));
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
     * The highest bit of each byte that is a quote, a backslash, a control character or not ASCII; right up to the first such byte, and
     * behind it any bits.
     *
     * <p>In each byte x of a word: {@code (x ^ 2) - 0x21} is negative exactly for the quote (0x22 becomes 0x20) and for what is
     * below the blank, of the bytes up to 127; {@code (x ^ '\\') - 1} only for the backslash; and x itself above 127. A borrow
     * disturbs higher bytes only where a lower one is negative already, and the lowest is the one that counts.
     */
    private static long special(long word) {
        return ((word ^ 2 * Words.EACH_BYTE) - 0x21 * Words.EACH_BYTE
                        | (word ^ '\\' * Words.EACH_BYTE) - Words.EACH_BYTE
                        | word)
                & Words.HIGH_BITS;
    }

    /** The first quote or backslash from {@code from} on; what is before it has been checked to be allowed in a string. */
    private static int unescapedEnd(JsonScanner in, int from) {
        byte[] bytes = in.bytes;
        int p = plainEnd(bytes, from, in.end);
        while (p < in.end && bytes[p] != '"' && bytes[p] != '\\') {
            if (bytes[p] >= 0) {
                throw in.malformed(p, "control character in a string must be escaped");
            }
            p = sequenceEnd(in, p);
            if (p < in.end && bytes[p] >= 0) {
                p = plainEnd(bytes, p, in.end);
            }
        }
        if (p >= in.end) {
            throw in.malformed(in.end, "expected closing quote but found end of input");
        }
        return p;
    }

    /** Checks a string up to its closing quote, and decodes it where {@code text} is given; answers what is behind the quote. */
    private static int scan(JsonScanner in, int from, StringBuilder text) {
        int p = from;
        while (true) {
            int stop = unescapedEnd(in, p);
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
        int c = switch (kind) {
            case '"', '\\', '/' -> kind;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> throw in.malformed(at, "invalid escape sequence");
        };
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

    /** The UTF-16 unit of the escape whose backslash is at {@code at}. */
    private static char unit(JsonScanner in, int at) {
        int unit = 0;
        for (int i = at + 2; i < at + 6; i++) {
            if (i >= in.end) {
                throw in.malformed(in.end, "expected closing quote but found end of input");
            }
            // Setting bit 5 makes letters small and leaves digits as they are.
            int digit = in.bytes[i] < 0 ? -1 : HEX.indexOf(in.bytes[i] | 0x20);
            if (digit < 0 || in.bytes[i] < '0') {
                throw in.malformed(i, "expected four hexadecimal digits after \\u");
            }
            unit = unit << 4 | digit;
        }
        return (char) unit;
    }

    /**
     * The end of the UTF-8 sequence of two to four bytes that begins at {@code at}. Well-formed is what table 3-7 of the Unicode
     * standard lists: no overlong forms, no surrogates, nothing above U+10FFFF.
     */
    private static int sequenceEnd(JsonScanner in, int at) {
        int lead = in.bytes[at] & 0xff;
        int length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
        boolean wellFormed = length > 0 && in.end - at >= length;
        if (wellFormed) {
            int second = in.bytes[at + 1] & 0xff;
            int lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
            int highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
            wellFormed = second >= lowest && second <= highest;
            for (int i = 2; i < length && wellFormed; i++) {
                wellFormed = (in.bytes[at + i] & 0xC0) == 0x80;
            }
        }
        if (!wellFormed) {
            throw in.malformed(at, "ill-formed UTF-8");
        }
        return at + length;
    }
}
