package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/** Reads the values of columns that are strings: a string, a null, or a scalar that the options accept as a string. */
public final class StringReader {
    private StringReader() {}

    /** Reads a string, a null, or a scalar's source characters if the options accept that. */
    public static String readString(ValueCursor in) {
        return readString(in, "string");
    }

    private static String readString(ValueCursor in, String wanted) {
        byte first = in.peek();
        if (first == '"') {
            in.pos++;
            return StringDecoder.readRest(in);
        }
        if (in.skipNull()) {
            return null;
        }
        return readScalar(in, in.options.acceptsScalarsAsStrings(), wanted);
    }

    /**
     * Reads the source characters of a number or boolean.
     *
     * @param accepted whether it is allowed here
     * @param wanted the expected value in the message, if it is not allowed, or another value is found
     */
    public static String readScalar(Cursor in, boolean accepted, String wanted) {
        int from = in.pos;
        skipScalar(in, accepted, wanted);
        return new String(in.bytes, from, in.pos - from, ISO_8859_1);
    }

    /** Checks a number or boolean, as {@link #readScalar} does, and moves after it. */
    static void skipScalar(Cursor in, boolean accepted, String wanted) {
        byte first = in.peek();
        boolean literal = first == 't' || first == 'f';
        if (!literal && first != '-' && !Literals.isDigit(first) || !accepted) {
            throw in.mismatch(wanted);
        }
        in.pos = literal ? Literals.end(in, in.pos) : Literals.numberEnd(in, in.pos);
    }

    /** Reads a string of one UTF-16 unit; under the Esper profile the first unit of any scalar. */
    public static char readChar(ValueCursor in) {
        String wanted = "string of one character";
        int at = in.pos;
        String text = in.peek() == 'n' ? null : readString(in, wanted);
        if (text != null && (text.length() == 1 || !text.isEmpty() && in.options.acceptsJavaNumbers())) {
            return text.charAt(0);
        }
        in.pos = at;
        throw in.mismatch(wanted);
    }
}
