package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.internal.input.StringEnds;
import dev.schemac.runtime.internal.text.Words;

/**
 * Copies the plain start of a String, ASCII that needs no escape, into bytes. This is most of what there is to write, and no public
 * method says what a String holds inside: one byte a character, or two (JEP 254). There are four ways, of which the best that the JVM
 * allows are chosen once; they differ in speed only.
 *
 * <ul>
 *   <li>{@link OpenStringBytes} looks into the String, where the user has opened {@code java.base/java.lang} to this library;
 *   <li>{@link EncodedStringBytes} lets the String copy itself into an array of its own, the fastest where it is closed;
 *   <li>{@link SegmentStringBytes} lets a memory segment copy it, from JDK 22 on, without an array;
 *   <li>{@link CheckedStringBytes} copies by a method of all JDKs that drops high bytes, and looks at the characters for any.
 * </ul>
 */
public abstract class StringBytes {

    /** So many bytes beyond the text may be stored: a word that holds a short one. */
    public static final int SLACK = 8;

    /** For documents that are written once. */
    public static final StringBytes FASTEST = fastest();

    /** The fastest that allocates nothing for Latin-1 texts, for writers that are used again. */
    public static final StringBytes FRUGAL = frugal();

    /** The fastest that allocates nothing for any text, for those of them that had a text beyond Latin-1. */
    public static final StringBytes MOST_FRUGAL =
            FRUGAL instanceof SegmentStringBytes ? new CheckedStringBytes() : FRUGAL;

    /**
     * Copies characters to {@code out.bytes[at..)}, and says how many at the start are plain: ASCII, no control character, no quote and no
     * backslash. Those stand there as bytes; after them there may be any bytes.
     *
     * @param length the length of the text; as many bytes and {@link #SLACK} more must fit
     * @return how many characters are copied, up to the first that is not plain, or fewer where the text is not all ASCII
     */
    public abstract int copyPlain(String text, int length, Output out, int at);

    /** The way for the next text of a document. */
    public static StringBytes of(Output out) {
        if (!out.reused) {
            return FASTEST;
        }
        return out.documentsWithoutSegments == 0 ? FRUGAL : MOST_FRUGAL;
    }

    private static StringBytes fastest() {
        StringBytes open = OpenStringBytes.orNull();
        return open != null ? open : new EncodedStringBytes();
    }

    private static StringBytes frugal() {
        StringBytes open = OpenStringBytes.orNull();
        StringBytes segments = open != null ? null : SegmentStringBytes.orNull();
        return open != null ? open : segments != null ? segments : new CheckedStringBytes();
    }

    /**
     * Copies bytes as long as they are plain, and says how many are; eight bytes must fit, where the text is shorter than that. Up to 32 bytes
     * are so many words, which overlap, that only the length decides which way is taken, and one comparison tells whether all is plain: a
     * loop whose end is foreseen wrongly costs as much as copying the text.
     */
    public final int copyPlain(byte[] from, int index, int length, byte[] to, int at) {
        if (length < 8) {
            // What pads the word are control characters, so that there is always one to stop at.
            long word = Words.lessThanWord(from, index, length);
            Words.put(to, at, word);
            return Long.numberOfTrailingZeros(special(word)) >>> 3;
        }
        int last = length - 8;
        long special = copyWord(from, index, to, at) | copyWord(from, index + last, to, at + last);
        if (length > 16) {
            if (length > 32) {
                return copyLongPlain(from, index, length, to, at);
            }
            special |= copyWord(from, index + 8, to, at + 8) | copyWord(from, index + last - 8, to, at + last - 8);
        }
        return special == 0 ? length : plain(from, index, length);
    }

    private int copyLongPlain(byte[] from, int index, int length, byte[] to, int at) {
        int last = length - 8;
        for (int i = 0; i < last; i += 8) {
            long special = copyWord(from, index + i, to, at + i);
            if (special != 0) {
                return i + (Long.numberOfTrailingZeros(special) >>> 3);
            }
        }
        long special = copyWord(from, index + last, to, at + last); // overlaps the word before
        return special == 0 ? length : last + (Long.numberOfTrailingZeros(special) >>> 3);
    }

    private long copyWord(byte[] from, int index, byte[] to, int at) {
        long word = Words.at(from, index);
        Words.put(to, at, word);
        return special(word);
    }

    /** How many of the bytes are plain at the start. */
    public final int plain(byte[] bytes, int from, int length) {
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
    public long special(long word) {
        return StringEnds.special(word);
    }
}
