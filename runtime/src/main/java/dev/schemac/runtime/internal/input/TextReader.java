package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/** Strings: finding their end, checking and decoding what is in them (RFC 8259 section 7). */
public final class TextReader {
    private TextReader() {}

    /** Reads a string whose opening quote has been taken. */
    public static String readRest(Cursor in) {
        int from = in.pos;
        int close = StringEnds.close(in.bytes, from, in.end);
        return close >= 0 ? plain(in, from, close) : readRest(in, from, ~close);
    }

    /** Takes the string from {@code from} to the quote at {@code close}, which holds neither escapes nor anything but ASCII. */
    @SuppressWarnings("deprecation") // It widens bytes to characters, which is the decoding of ASCII.
    private static String plain(Cursor in, int from, int close) {
        in.pos = close + 1;
        return new String(in.bytes, 0, from, close - from);
    }

    /** Reads the string from {@code from} on, of which the bytes before {@code plainEnd} are not special. */
    private static String readRest(Cursor in, int from, int plainEnd) {
        String text = in.decoder().read(in, from, plainEnd);
        if (text != null) {
            return text;
        }
        StringBuilder checked = new StringBuilder();
        in.pos = StringEscapes.scan(in, from, checked);
        return checked.toString();
    }

    /** Reads a string, a null, or a scalar's source text where the options take that. */
    public static String readString(Cursor in) {
        return readString(in, "string");
    }

    private static String readString(Cursor in, String wanted) {
        byte first = in.peek();
        if (first == '"') {
            in.pos++;
            return readRest(in);
        }
        if (in.skipNull()) {
            return null;
        }
        return readScalar(in, in.options.takesScalarsAsText(), wanted);
    }

    /**
     * Reads the source text of a number or boolean.
     *
     * @param taken whether it may stand here
     * @param wanted what the message expects where it may not, or where something else stands here
     */
    public static String readScalar(Cursor in, boolean taken, String wanted) {
        byte first = in.peek();
        boolean literal = first == 't' || first == 'f';
        if (!literal && first != '-' && !NumberGrammar.isDigit(first) || !taken) {
            throw in.mismatch(wanted);
        }
        int from = in.pos;
        in.pos = literal ? Literals.end(in, from) : NumberGrammar.end(in, from);
        return new String(in.bytes, from, in.pos - from, ISO_8859_1);
    }

    /** Reads a string of one UTF-16 unit; under the Esper profile the first unit of any scalar's text. */
    public static char readChar(Cursor in) {
        String wanted = "string of one character";
        int at = in.pos;
        String text = in.peek() == 'n' ? null : readString(in, wanted);
        if (text != null && (text.length() == 1 || text.length() > 1 && in.options.takesJavaNumbers())) {
            return text.charAt(0);
        }
        in.pos = at;
        throw in.mismatch(wanted);
    }

    /** Reads the member name whose opening quote is at {@code at}. */
    public static String readName(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        in.pos = at + 1;
        return readRest(in);
    }

    /** Takes the member name whose opening quote is at {@code at}, and answers its column, or -1 where it is not declared. */
    public static int findName(Cursor in, int at, NameTable names) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        int close = StringEnds.closeOfName(in.bytes, at + 1, in.end);
        if (close < 0) {
            close = StringEnds.unescapedEnd(in, ~close);
        }
        if (in.bytes[close] == '"') {
            in.pos = close + 1;
            return names.find(in.bytes, at, close);
        }
        StringBuilder text = new StringBuilder();
        in.pos = StringEscapes.scan(in, at + 1, text);
        return names.indexOf(text.toString());
    }

    /** Checks the string whose first byte behind the opening quote is at {@code from}, and answers where it has ended. */
    public static int skip(Cursor in, int from) {
        int close = StringEnds.close(in.bytes, from, in.end);
        return close >= 0 ? close + 1 : StringEscapes.scan(in, ~close, null);
    }
}
