package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.text.Digits;
import dev.schemac.runtime.internal.text.Words;

/** Where a number literal ends (RFC 8259 section 6), for all who do not convert it while they read. */
public final class NumberGrammar {
    private NumberGrammar() {}

    /** How far {@link #plainEnd} looks: a sign, seven digits, a point, a word. Numbers of that length are within any limit of the options. */
    private static final int PLAIN_REACH = 17;

    /** Checks the number literal at {@code from} and its length, and answers what is behind it. */
    public static int end(Cursor in, int from) {
        if (in.end - from >= PLAIN_REACH) {
            int p = plainEnd(in.bytes, from);
            if (p >= 0) {
                return p;
            }
        }
        return unusualEnd(in, from);
    }

    /**
     * What is behind the number at {@code from} if it has at most seven digits before the point and seven behind it, and no exponent; -1 for any
     * other one, and for what is no number. {@link #PLAIN_REACH} bytes from there on must belong to the document.
     */
    public static int plainEnd(byte[] bytes, int from) {
        int p = from - Digits.minus(bytes[from]);
        long word = Words.at(bytes, p);
        int digits = Digits.count(word);
        if (digits == 0 || digits == 8 || (word & 0xff) == '0' && digits > 1) {
            return -1;
        }
        p = FastMemberSkipper.foreseen(p, digits);
        if (bytes[p] == '.') {
            digits = Digits.count(Words.at(bytes, p + 1));
            if (digits == 0 || digits == 8) {
                return -1;
            }
            p = FastMemberSkipper.foreseen(p + 1, digits);
        }
        return (bytes[p] | 0x20) == 'e' ? -1 : p;
    }

    /** As {@link #end}, for numbers of any length and form. */
    private static int unusualEnd(Cursor in, int from) {
        byte[] bytes = in.bytes;
        int p = from < in.end && bytes[from] == '-' ? from + 1 : from;
        if (p + 1 < in.end && bytes[p] == '0' && isDigit(bytes[p + 1])) {
            throw in.malformed(p, "number with a leading zero");
        }
        p = digitsEnd(in, from, p);
        if (p < in.end && bytes[p] == '.') {
            p = digitsEnd(in, from, p + 1);
        }
        if (p < in.end && (bytes[p] | 0x20) == 'e') {
            p++;
            boolean signed = p < in.end && (bytes[p] == '+' || bytes[p] == '-');
            p = digitsEnd(in, from, signed ? p + 1 : p);
        }
        checkLength(in, from, p);
        return p;
    }

    /**
     * What is behind the digits at {@code from} of the number that begins at {@code number}. Where there are none, a number that is too long by
     * then is that in the first place: a skip in pieces does not wait to see what becomes of it.
     */
    private static int digitsEnd(Cursor in, int number, int from) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int p = from;
        int count = 8;
        while (end - p >= 8) {
            count = Digits.count(Words.at(bytes, p));
            if (count < 8) {
                break;
            }
            p += 8;
        }
        if (count < 8) {
            p += count;
        } else {
            while (p < end && isDigit(bytes[p])) {
                p++;
            }
        }
        if (p == from) {
            checkLength(in, number, p);
            throw in.expected("digit", p);
        }
        return p;
    }

    public static void checkLength(Cursor in, int from, int to) {
        if (to - from > in.options.maxNumberLength()) {
            throw tooLong(in, from);
        }
    }

    public static InvalidInput tooLong(Cursor in, int at) {
        return in.limit(at, "number longer than " + in.options.maxNumberLength() + " characters");
    }

    public static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Whether the literal from {@code from} to {@code to} has neither fraction nor exponent. */
    public static boolean isInteger(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] != '-' && !isDigit(bytes[i])) {
                return false;
            }
        }
        return true;
    }
}
