package dev.schemac.runtime.internal.input;

/** Finds the beginning of a value that has been read, and is rejected afterwards. Only errors need it. */
public final class ValueFinder {
    private ValueFinder() {}

    /**
     * Makes the error that the value read last breaks a rule of its column, or a value within it does. {@code path}
     * leads to that value: each step is an index or the name of a member.
     */
    public static InvalidInput violated(Cursor in, String wanted, Object... path) {
        int at = begin(in.bytes, in.start, in.pos);
        for (Object step : path) {
            at = step(new ValueCursor(in.bytes, at, in.end, in.options), step);
        }
        return new InvalidInput(InvalidInput.Kind.VIOLATION, "expected " + wanted, at);
    }

    /**
     * Returns the beginning of the value that ends before {@code end}; it has been read, so it is known to be
     * well-formed.
     *
     * @param from the beginning of the document
     */
    private static int begin(byte[] bytes, int from, int end) {
        int open = 0;
        int at = end;
        do {
            at--;
            byte b = bytes[at];
            if (b == '"') {
                at = openingQuote(bytes, at);
            } else if (b == ']' || b == '}') {
                open++;
            } else if (b == '[' || b == '{') {
                open--;
            }
        } while (open > 0);
        if (isLiteral(bytes[at])) {
            while (at > from && isLiteral(bytes[at - 1])) {
                at--;
            }
        }
        return at;
    }

    /**
     * Finds the opening quote of a string. A quote within a string has a backslash before it; the colon, comma or
     * bracket before the string is not one.
     */
    private static int openingQuote(byte[] bytes, int closing) {
        int at = closing - 1;
        while (bytes[at] != '"' || bytes[at - 1] == '\\') {
            at--;
        }
        return at;
    }

    /** Whether it may be part of a number, true, false or null. */
    private static boolean isLiteral(byte b) {
        return b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b == '-' || b == '+' || b == '.' || b == 'E';
    }

    /**
     * Returns the beginning of a value within an array or object.
     *
     * @param in at the array or object, a cursor of its own
     * @param step the index, or the name of a member; of several members with it the last
     */
    private static int step(ValueCursor in, Object step) {
        return step instanceof Integer index ? element(in, index) : member(in, (String) step);
    }

    private static int element(ValueCursor in, int index) {
        in.beginArray();
        in.firstElement();
        for (int i = 0; i < index; i++) {
            in.skipValue();
            in.nextElement();
        }
        return in.pos;
    }

    private static int member(ValueCursor in, String name) {
        in.beginObject();
        int found = in.pos;
        int next = in.skipBlanks(in.pos);
        while (next >= 0) {
            boolean same = StringDecoder.readName(in, next).equals(name);
            int value = in.skipBlanks(in.skipBlanks(in.pos) + 1);
            found = same ? value : found;
            next = in.nextOrInvertedEnd(ValueSkipper.end(in, value), '}');
        }
        return found;
    }
}
