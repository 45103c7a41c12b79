package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.text.HexDigits;

/**
 * The digits of base64 in a string of a document: what is plain is copied in runs, what is escaped is decoded, line ends are dropped. Of
 * everything else a decoder finds out that it is no digit.
 *
 * <p>A blank that is not escaped is no digit here either, though some formats take it: nobody writes it.
 */
public final class Base64Reader {
    private static final int NO_DIGIT = -1;

    private final Cursor in;
    private final byte[] bytes;
    private final boolean dropsBlanks;
    /** The next byte to be taken; the bytes from it to {@link #runEnd} are plain. */
    private int at;

    private int runEnd;
    private int padding;
    /** What the last {@link #escape} stood for. */
    private int digit;

    /**
     * @param in behind the opening quote
     * @param dropsBlanks whether escaped blanks, tabs and line ends are dropped
     */
    public Base64Reader(Cursor in, boolean dropsBlanks) {
        this.in = in;
        this.bytes = in.bytes;
        this.dropsBlanks = dropsBlanks;
        this.at = in.pos;
    }

    /**
     * Goes to the closing quote.
     *
     * @return how many digits are before it, padding included; -1 where the string is not of this kind, the scanner is anywhere then
     */
    public int count() {
        runEnd = plainEnd(at);
        int count = 0;
        int from = at;
        int to = runEnd;
        while (true) {
            count += to - from;
            countPadding(from, to);
            if (to < in.end && bytes[to] == '"') {
                in.pos = to;
                return count;
            }
            from = escape(to);
            if (from < 0) {
                return -1;
            }
            if (digit != NO_DIGIT) {
                count++;
                padding = digit == '=' ? padding + 1 : 0;
            }
            to = plainEnd(from);
        }
    }

    /** The first byte from {@code from} on that ends the string or is special in it, or the end of the document. */
    private int plainEnd(int from) {
        if (from < in.end && bytes[from] == '\\') {
            return from; // of a line end the second half
        }
        int close = StringEnds.close(bytes, from, in.end);
        return close >= 0 ? close : ~close;
    }

    private void countPadding(int from, int to) {
        int p = to;
        while (p > from && bytes[p - 1] == '=') {
            p--;
        }
        padding = p == from ? padding + to - from : to - p;
    }

    /** How many equals signs are at the end of what was counted. */
    public int padding() {
        return padding;
    }

    /** Fills an array with the next of the digits that were counted, and answers it. */
    public byte[] take(byte[] digits) {
        int count = 0;
        while (true) {
            int run = Math.min(runEnd - at, digits.length - count);
            System.arraycopy(bytes, at, digits, count, run);
            at += run;
            count += run;
            if (count == digits.length) {
                return digits;
            }
            at = escape(at);
            if (digit != NO_DIGIT) {
                digits[count++] = (byte) digit;
            }
            runEnd = plainEnd(at);
        }
    }

    /** Decodes the escape at {@code p}, and answers what is behind it; -1 where none is, or one of a character beyond ASCII. */
    private int escape(int p) {
        if (in.end - p < 2 || bytes[p] != '\\') {
            return -1;
        }
        boolean unicode = bytes[p + 1] == 'u';
        int c = unicode ? HexDigits.unit(bytes, p, in.end) : StringEscapes.unescaped(bytes[p + 1]);
        if (c < 0 || c > 0x7F) {
            return -1;
        }
        digit = dropsBlanks && (c == '\n' || c == '\r' || c == ' ' || c == '\t') ? NO_DIGIT : c;
        return p + (unicode ? 6 : 2);
    }
}
