package dev.schemac.runtime.internal.utf8;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.pool.ObjectPool;

/**
 * Decodes strings from UTF-8 that is known to be well-formed. From the first character beyond ASCII on, the JDK decodes
 * byte by byte. Here {@link String#getChars}, for which the JVM has vector instructions, copies runs of ASCII anywhere
 * in the string. Documents with a few such characters need half of the time on JDK 17, and the same time on JDK 25.
 */
public final class Utf8Decoder {

    /** The two temporary copies of a longer string would be large: the JDK makes one. */
    private static final int LONGEST = 1 << 24;

    /** Shorter runs of ASCII are copied byte by byte: the blanks between words, above all. */
    private static final int RUN = 8;

    /** Unused arrays, of {@link #KEPT} characters. */
    private static final ObjectPool<char[]> IDLE = new ObjectPool<>();

    private static final int KEPT = 1 << 14;

    private Utf8Decoder() {}

    /** Returns the string whose bytes are the first ones of an array. */
    public static String decode(byte[] bytes, int length) {
        if (length > LONGEST) {
            return new String(bytes, 0, length, UTF_8);
        }
        String oneByteEach = new String(bytes, 0, length, ISO_8859_1);
        int from = asciiEnd(bytes, 0, length);
        if (from == length) {
            return oneByteEach;
        }
        char[] chars = take(length);
        oneByteEach.getChars(0, from, chars, 0);
        return give(chars, decode(bytes, from, length, oneByteEach, chars, from));
    }

    /**
     * Returns the string whose bytes are the first ones of an array, with other strings in it.
     *
     * @param offsets for each other string the number of bytes before it, ascending
     * @param count the number of other strings, which are the first ones of their array
     */
    public static String decode(byte[] bytes, int length, int[] offsets, String[] others, int count) {
        int most = length;
        for (int i = 0; i < count; i++) {
            most = Math.addExact(most, others[i].length());
        }
        String oneByteEach = new String(bytes, 0, length, ISO_8859_1);
        char[] chars = take(most);
        int from = 0;
        int to = 0;
        for (int i = 0; i < count; i++) {
            to = decode(bytes, from, offsets[i], oneByteEach, chars, to);
            from = offsets[i];
            others[i].getChars(0, others[i].length(), chars, to);
            to += others[i].length();
        }
        return give(chars, decode(bytes, from, length, oneByteEach, chars, to));
    }

    private static char[] take(int most) {
        char[] idle = most > KEPT ? null : IDLE.take();
        return idle != null ? idle : new char[Math.max(most, KEPT)];
    }

    private static String give(char[] chars, int length) {
        String text = new String(chars, 0, length);
        if (chars.length == KEPT) {
            IDLE.give(chars);
        }
        return text;
    }

    /** @return the index after the last character */
    private static int decode(byte[] bytes, int start, int stop, String oneByteEach, char[] chars, int index) {
        int from = start;
        int to = index;
        while (from < stop) {
            int b = bytes[from];
            if (b >= 0) {
                int end = asciiEnd(bytes, from, stop);
                if (end - from >= RUN) {
                    oneByteEach.getChars(from, end, chars, to);
                    to += end - from;
                    from = end;
                }
                while (from < end) {
                    chars[to++] = (char) bytes[from++];
                }
            } else if ((b & 0xE0) == 0xC0) {
                chars[to++] = (char) Utf8.ofTwo(b, bytes[from + 1]);
                from += 2;
            } else if ((b & 0xF0) == 0xE0) {
                chars[to++] = (char) Utf8.ofThree(b, bytes[from + 1], bytes[from + 2]);
                from += 3;
            } else {
                int codePoint = Utf8.ofFour(b, bytes[from + 1], bytes[from + 2], bytes[from + 3]);
                chars[to++] = Character.highSurrogate(codePoint);
                chars[to++] = Character.lowSurrogate(codePoint);
                from += 4;
            }
        }
        return to;
    }

    /** Returns the index of the first byte beyond ASCII, or {@code end}. */
    static int asciiEnd(byte[] bytes, int start, int end) {
        int i = start;
        for (; i <= end - Long.BYTES; i += Long.BYTES) {
            long beyond = Words.at(bytes, i) & Words.HIGH_BITS;
            if (beyond != 0) {
                return i + (Long.numberOfTrailingZeros(beyond) >>> 3);
            }
        }
        while (i < end && bytes[i] >= 0) {
            i++;
        }
        return i;
    }
}
