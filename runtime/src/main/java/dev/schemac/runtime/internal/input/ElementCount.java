package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.text.Words;

/** How many elements an array of scalars has, before they are read: an array that is made for them need not grow. */
public final class ElementCount {
    private static final long COMMAS = ',' * Words.EACH_BYTE;
    private static final long BRACKETS = ']' * Words.EACH_BYTE;

    private ElementCount() {}

    /**
     * One more than there are commas before the next closing bracket, or before the end: exact for numbers, booleans and nulls. Never more
     * than the bytes can hold, at two for an element, so that a document of commas alone makes no larger array than one of digits does.
     *
     * @param from where the first element begins
     */
    public static int ofScalars(byte[] bytes, int from, int end) {
        int commas = 0;
        int p = from;
        while (end - p >= 8) {
            long word = Words.at(bytes, p);
            long found = Words.equal(word, COMMAS);
            long closing = Words.equal(word, BRACKETS);
            if (closing != 0) {
                // The bits below the first bracket's; the commas behind it are not of this array.
                int bit = Long.numberOfTrailingZeros(closing);
                commas += Long.bitCount(found & (1L << bit) - 1);
                return most(commas, p + (bit >>> 3) - from);
            }
            commas += Long.bitCount(found);
            p += 8;
        }
        while (p < end && bytes[p] != ']') {
            commas += bytes[p] == ',' ? 1 : 0;
            p++;
        }
        return most(commas, p - from);
    }

    private static int most(int commas, int length) {
        return Math.min(commas, length >> 1) + 1;
    }
}
