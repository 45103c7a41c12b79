package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;

/**
 * Describes the place of a string in the input as one number. The upper half is the index of its first byte, the lower
 * half its length in bytes. It is negative if the string has escapes or is not ASCII. No string of a document begins at
 * index 0, so 0 means none.
 */
public final class StringRange {
    private StringRange() {}

    /** Checks the rest of a string after its opening quote, as strictly as {@link StringDecoder} reads it. */
    public static long readRest(Cursor in) {
        int from = in.pos;
        int close = SpecialBytes.close(in, from);
        if (close >= 0) {
            in.pos = close + 1;
            return of(from, close);
        }
        in.pos = StringScanner.check(in, ~close);
        return Long.MIN_VALUE | of(from, in.pos - 1);
    }

    /** Checks a string, or a scalar that is accepted as one, as {@link StringReader#readString}; 0 for null. */
    public static long read(ValueCursor in) {
        byte first = in.peek();
        if (first == '"') {
            in.pos++;
            return readRest(in);
        }
        if (in.skipNull()) {
            return 0;
        }
        int from = in.pos;
        StringReader.skipScalar(in, in.options.acceptsScalarsAsStrings(), "string");
        return of(from, in.pos);
    }

    private static long of(int from, int to) {
        return (long) from << 32 | to - from;
    }

    /** Returns the index of the first byte. */
    public static int from(long range) {
        return (int) (range >>> 32) & Integer.MAX_VALUE;
    }

    /** Returns the number of bytes. */
    public static int length(long range) {
        return (int) range;
    }

    /** Whether each byte is a character, which is neither escaped nor needs to be. */
    public static boolean isPlain(long range) {
        return range >= 0;
    }

    /** Whether there are escapes among the bytes. */
    public static boolean hasEscapes(long range, byte[] bytes, int from) {
        return !isPlain(range) && Words.indexOf((byte) '\\', bytes, from, from + length(range)) >= 0;
    }

    /**
     * Makes the string, which has been checked.
     *
     * @param from its current index: the bytes may have been copied
     */
    public static String string(long range, byte[] bytes, int from) {
        return isPlain(range)
                ? new String(bytes, from, length(range), ISO_8859_1)
                : decoded(bytes, from, from + length(range));
    }

    private static String decoded(byte[] bytes, int from, int to) {
        int backslash = Words.indexOf((byte) '\\', bytes, from, to);
        if (backslash < 0) {
            return new String(bytes, from, to - from, UTF_8);
        }
        StringBuilder text = new StringBuilder(to - from);
        int p = from;
        while (backslash >= 0) {
            text.append(new String(bytes, p, backslash - p, UTF_8));
            if (bytes[backslash + 1] == 'u') {
                text.append((char) Digits.escapedUnit(bytes, backslash, to));
                p = backslash + 6;
            } else {
                text.append((char) JsonBytes.unescaped(bytes[backslash + 1]));
                p = backslash + 2;
            }
            backslash = Words.indexOf((byte) '\\', bytes, p, to);
        }
        return text.append(new String(bytes, p, to - p, UTF_8)).toString();
    }
}
