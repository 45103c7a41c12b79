package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.utf8.Utf8Decoder;
import java.util.Arrays;

/**
 * Contains strings of a document that becomes a String itself. They are not in its bytes, between their quotes: encoded,
 * they would be decoded again, character by character. The JDK joins a few long parts in the least time. Many short ones
 * are copied to an array of characters.
 */
final class UnencodedStrings {

    /** Larger arrays are left to the garbage collector. */
    private static final int SMALL = 1_024;

    /** With fewer characters of the document for each string, their objects would cost more than they save. */
    private static final int FEW_CHARACTERS = 24;

    private int count;
    private int[] offsets = new int[8];
    private String[] strings = new String[8];

    /** Adds a string whose place is before the byte at {@code offset}; each place is after the last one. */
    void add(int offset, String string) {
        if (count == strings.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            strings = Arrays.copyOf(strings, 2 * count);
        }
        offsets[count] = offset;
        strings[count++] = string;
    }

    /** Removes the strings after the first {@code size} bytes. A string's opening quote is the byte before it. */
    void dropFrom(int size) {
        while (count > 0 && offsets[count - 1] > size) {
            strings[--count] = null;
        }
    }

    /** Returns the number of bytes that the strings have in UTF-8. */
    long encodedLength() {
        long length = 0;
        for (int i = 0; i < count; i++) {
            length += strings[i].getBytes(UTF_8).length;
        }
        return length;
    }

    /** Returns the document whose other parts are the first {@code size} bytes. */
    String join(byte[] bytes, int size) {
        long characters = size;
        for (int i = 0; i < count; i++) {
            characters += strings[i].length();
        }
        return characters < (long) FEW_CHARACTERS * count
                ? Utf8Decoder.decode(bytes, size, offsets, strings, count)
                : String.join("", parts(bytes, size));
    }

    private String[] parts(byte[] bytes, int size) {
        String[] parts = new String[2 * count + 1];
        int from = 0;
        for (int i = 0; i < count; i++) {
            parts[2 * i] = new String(bytes, from, offsets[i] - from, UTF_8);
            parts[2 * i + 1] = strings[i];
            from = offsets[i];
        }
        parts[2 * count] = new String(bytes, from, size - from, UTF_8);
        return parts;
    }

    /** Returns whether this object is small enough to be kept for other documents. */
    boolean isSmall() {
        return strings.length <= SMALL;
    }

    /** Returns whether there is no string. */
    boolean isEmpty() {
        return count == 0;
    }
}
