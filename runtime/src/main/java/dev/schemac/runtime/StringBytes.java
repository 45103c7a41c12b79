package dev.schemac.runtime;

/**
 * Copies the plain start of a String, ASCII that needs no escape, into bytes. This is most of what there is to write, and no public
 * method says what a String holds inside: one byte a character, or two (JEP 254). There are three ways, of which the best that the JVM
 * allows is chosen once; they differ in speed only.
 *
 * <ul>
 *   <li>{@link OpenStringBytes} looks into the String, where the user has opened {@code java.base/java.lang} to this library;
 *   <li>{@link SegmentStringBytes} lets a memory segment copy it, from JDK 22 on;
 *   <li>{@link CheckedStringBytes} copies by a method of all JDKs that drops high bytes, and looks at the characters for any.
 * </ul>
 */
abstract class StringBytes {

    static final StringBytes BEST = best();

    /**
     * Copies characters to {@code out.bytes[at..)}, and says how many at the start are plain: ASCII, no control character, no quote and no
     * backslash. Those stand there as bytes; after them there may be any bytes.
     *
     * @param length the length of the text; one more byte than this must fit
     * @return how many characters are copied, up to the first that is not plain, or fewer where the text is not Latin-1
     */
    abstract int copyPlain(String text, int length, DocumentBuffer out, int at);

    private static StringBytes best() {
        StringBytes open = OpenStringBytes.orNull();
        StringBytes segments = open != null ? null : SegmentStringBytes.orNull();
        return open != null ? open : segments != null ? segments : new CheckedStringBytes();
    }

    /** How many of the bytes are plain at the start. */
    final int plain(byte[] bytes, int from, int length) {
        if (length < 8) {
            // What pads the word are control characters, so that there is always one to stop at.
            return Long.numberOfTrailingZeros(special(Words.upTo(bytes, from, from + length))) >>> 3;
        }
        int last = length - 8;
        for (int i = 0; i < last; i += 8) {
            long special = special(Words.at(bytes, from + i));
            if (special != 0) {
                return i + (Long.numberOfTrailingZeros(special) >>> 3);
            }
        }
        long special = special(Words.at(bytes, from + last)); // overlaps the word before
        return special == 0 ? length : last + (Long.numberOfTrailingZeros(special) >>> 3);
    }

    /** The highest bit of each byte that is not plain, as {@link StringEnds#special}. */
    long special(long word) {
        return StringEnds.special(word);
    }
}
