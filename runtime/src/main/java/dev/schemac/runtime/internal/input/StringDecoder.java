package dev.schemac.runtime.internal.input;

/** Reads strings and names: finds their end, checks and decodes their content (RFC 8259 section 7). */
public final class StringDecoder {
    private StringDecoder() {}

    /** Reads the rest of a string after its opening quote. */
    public static String readRest(Cursor in) {
        int from = in.pos;
        int close = SpecialBytes.close(in, from);
        return close >= 0 ? ascii(in, from, close) : readRest(in, from, ~close);
    }

    /** Makes the string from {@code from} to the quote at {@code close}, which is ASCII without escapes. */
    @SuppressWarnings("deprecation") // It widens bytes to characters, which is the decoding of ASCII.
    private static String ascii(Cursor in, int from, int close) {
        in.pos = close + 1;
        return new String(in.bytes, 0, from, close - from);
    }

    /** Reads the string from {@code from} on, of which the bytes before {@code plainEnd} are not special. */
    private static String readRest(Cursor in, int from, int plainEnd) {
        String text = in.decoder().read(in, from, plainEnd);
        if (text == null) {
            StringScanner.check(in, from); // throws the error
            throw new AssertionError("only one of two readers found an error");
        }
        return text;
    }

    /** Reads the member name whose opening quote is at {@code at}. */
    public static String readName(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        in.pos = at + 1;
        return readRest(in);
    }

    /**
     * Reads the member name whose opening quote is at {@code at}, and returns its column, or -1 if it is undeclared.
     */
    public static int findName(Cursor in, int at, NameTable names) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        int close = StringScanner.closeOfName(in.bytes, at + 1, in.end);
        if (close < 0) {
            close = StringScanner.unescapedEnd(in, ~close);
        }
        if (in.bytes[close] != '"') {
            in.pos = at + 1;
            return names.indexOf(readRest(in));
        }
        in.pos = close + 1;
        return names.find(in.bytes, at, close);
    }

    /**
     * Checks the string whose first byte after the opening quote is at {@code from}, and returns the index of its end.
     */
    public static int skip(Cursor in, int from) {
        int close = SpecialBytes.close(in, from);
        return close >= 0 ? close + 1 : StringScanner.check(in, ~close);
    }
}
