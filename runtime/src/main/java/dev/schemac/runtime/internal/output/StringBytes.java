package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Copies the start of a String into bytes, as far as it is ASCII that needs no escape. This is most of the output, and
 * no public method reports the internal form of a String: one byte a character, or two (JEP 254). There are two ways,
 * which write the same. The figures are nanoseconds for a Users document of 1 KB, on JDK 17 and 25; without any strings
 * it takes 275 and 282.
 *
 * <ul>
 *   <li>{@link Open} reads the array inside the String, if the user has opened {@code java.base/java.lang} to this
 *   library: 513 and 512.
 *   <li>The String copies itself. {@link Encoded} lets it make a new array: 660 and 668. {@link Checked} needs no such
 *   array, but a second scan of the characters: 709 and 916. It is for long strings, and for writers that are used
 *   again, which allocate nothing.
 * </ul>
 */
public abstract class StringBytes {

    /** The number of bytes that may be stored after the string: a word that contains a short one. */
    public static final int SLACK = 8;

    private static final StringBytes OPEN = Open.orNull();

    /** For documents that are written once. */
    public static final StringBytes FASTEST = OPEN != null ? OPEN : new Encoded();

    /** For writers that are used again: allocates nothing. */
    public static final StringBytes ALLOCATION_FREE = OPEN != null ? OPEN : new Checked();

    /**
     * Copies characters to {@code out.bytes[at..)}, and returns the number of plain ones at the start: ASCII, no
     * control character, no quote and no backslash. Those are then stored as bytes; any bytes may follow them.
     *
     * @param length the length of the string; this many bytes and {@link #SLACK} more must fit
     * @return the number of copied characters, up to the first that is not plain, or fewer if the string is not all
     *     ASCII
     */
    public abstract int copyPlain(String text, int length, OutputBuffer out, int at);

    /** Returns whether the bytes of strings can be read without a copy. */
    public static boolean isOpen() {
        return OPEN != null;
    }

    /** Returns the way for the next string of a document. */
    public static StringBytes of(OutputBuffer out) {
        return out.reused ? ALLOCATION_FREE : FASTEST;
    }

    /**
     * Copies bytes as long as they are plain, and returns their number; eight bytes must fit, even if the string is
     * shorter. Up to 32 bytes are copied as overlapping words, so that only the length decides the branch, and one
     * comparison shows whether all are plain. A loop whose end is mispredicted costs as much as copying the string.
     */
    public final int copyPlain(byte[] from, int index, int length, byte[] to, int at) {
        if (length < 8) {
            // The padding of the word consists of control characters, so there is always one to stop at.
            long word = Words.lessThanWord(from, index, length);
            Words.put(to, at, word);
            return Long.numberOfTrailingZeros(special(word)) >>> 3;
        }
        int last = length - 8;
        long marks = copyWord(from, index, to, at) | copyWord(from, index + last, to, at + last);
        if (length > 16) {
            if (length > 32) {
                return copyLongPlain(from, index, length, to, at);
            }
            marks |= copyWord(from, index + 8, to, at + 8) | copyWord(from, index + last - 8, to, at + last - 8);
        }
        return (marks & Words.HIGH_BITS) == 0 ? length : plain(from, index, length);
    }

    private int copyLongPlain(byte[] from, int index, int length, byte[] to, int at) {
        int last = length - 8;
        for (int i = 0; i < last; i += 8) {
            long special = copyWord(from, index + i, to, at + i) & Words.HIGH_BITS;
            if (special != 0) {
                return i + (Long.numberOfTrailingZeros(special) >>> 3);
            }
        }
        long special = copyWord(from, index + last, to, at + last) & Words.HIGH_BITS; // overlaps the word before
        return special == 0 ? length : last + (Long.numberOfTrailingZeros(special) >>> 3);
    }

    private long copyWord(byte[] from, int index, byte[] to, int at) {
        long word = Words.at(from, index);
        Words.put(to, at, word);
        return marks(word);
    }

    /** Returns the number of plain bytes at the start. */
    public final int plain(byte[] bytes, int from, int length) {
        if (length < 8) {
            // The padding of the word consists of control characters, so there is always one to stop at.
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

    private long special(long word) {
        return marks(word) & Words.HIGH_BITS;
    }

    /** Sets the highest bit of each byte that is not plain, as {@link JsonBytes#marks}. */
    public long marks(long word) {
        return JsonBytes.marks(word);
    }

    /**
     * Uses the array inside the String, if {@code java.base/java.lang} is open to this library. The fields
     * {@code String.value} and {@code String.coder} are private to the JDK. If they are missing, or do not have their
     * content of JDK 9 to 25, this way is not used.
     */
    public static final class Open extends StringBytes {

        private static final byte LATIN1 = 0;
        private static final byte UTF16 = 1;

        /** Constants to the JIT, so that a read through them is as fast as a read of a field; null if they are not available. */
        private static final VarHandle VALUE = field("value", byte[].class);

        private static final VarHandle CODER = field("coder", byte.class);

        private Open() {}

        /** Returns null if {@code java.lang} is closed to this library. */
        public static Open orNull() {
            return VALUE != null && CODER != null && fieldsHoldWhatIsKnown() ? new Open() : null;
        }

        private static VarHandle field(String name, Class<?> type) {
            if (!String.class.getModule().isOpen("java.lang", Open.class.getModule())) {
                return null;
            }
            try {
                return MethodHandles.privateLookupIn(String.class, MethodHandles.lookup())
                        .findVarHandle(String.class, name, type);
            } catch (IllegalAccessException | NoSuchFieldException e) {
                return null; // another JDK; there are other ways
            }
        }

        /**
         * Checks the content of both fields. Strings are two-byte throughout if a JVM runs with
         * {@code -XX:-CompactStrings}.
         */
        private static boolean fieldsHoldWhatIsKnown() {
            return coder("a\u00FF") == LATIN1
                    && Arrays.equals(value("a\u00FF"), new byte[] {'a', (byte) 0xFF})
                    && coder("a\u4E00") == UTF16;
        }

        private static byte coder(String text) {
            return (byte) CODER.get(text);
        }

        private static byte[] value(String text) {
            return (byte[]) VALUE.get(text);
        }

        @Override
        public int copyPlain(String text, int length, OutputBuffer out, int at) {
            return coder(text) == LATIN1 ? copyPlain(value(text), 0, length, out.bytes, at) : 0;
        }
    }

    /**
     * Uses {@link String#getBytes(java.nio.charset.Charset)} in ISO-8859-1. For a String of one-byte characters it only
     * copies, and it is faster on JDK 17 and 25 than any way without the array. Characters beyond ISO-8859-1 become a
     * question mark, and two surrogates of a pair become one. A question mark is therefore compared with the string.
     * UTF-8 would search for bytes beyond ASCII first, which this class does while it copies them. That cost a tenth to
     * a fifth of the time of documents of short strings.
     */
    public static final class Encoded extends StringBytes {

        /** The array of a longer string would be significant, and the second scan of its characters uses vectors. */
        private static final int LONGEST = 1_024;

        private final StringBytes forLongStrings = new Checked();

        @Override
        public int copyPlain(String text, int length, OutputBuffer out, int at) {
            if (length > LONGEST) {
                return forLongStrings.copyPlain(text, length, out, at);
            }
            // A try is not worthwhile for strings that begin beyond ASCII.
            if (length == 0 || text.charAt(0) >= 0x80) {
                return 0;
            }
            byte[] latin1 = text.getBytes(ISO_8859_1);
            if (latin1.length != length) {
                return 0;
            }
            byte[] to = out.bytes;
            int plain = copyPlain(latin1, 0, length, to, at);
            while (plain < length && latin1[plain] == '?' && text.charAt(plain) == '?') {
                to[at + plain] = '?';
                plain++;
                plain += copyPlain(latin1, plain, length - plain, to, at + plain);
            }
            return plain;
        }

        /** Also marks each question mark. */
        @Override
        public long marks(long word) {
            return JsonBytes.marks(word) | (word ^ '?' * Words.EACH_BYTE) - Words.EACH_BYTE;
        }
    }

    /**
     * Uses {@link String#getBytes(int, int, byte[], int)}, which copies one-byte characters unchanged, and the lower
     * halves of all others. The copied bytes are therefore valid only after a second scan: all plain characters are
     * below 128, and so is their union.
     */
    public static final class Checked extends StringBytes {

        @Override
        @SuppressWarnings("deprecation") // for dropping the upper halves, which is looked for
        public int copyPlain(String text, int length, OutputBuffer out, int at) {
            // A try is not worthwhile for strings that begin beyond ASCII.
            if (length == 0 || text.charAt(0) >= 0x80) {
                return 0;
            }
            byte[] to = out.bytes;
            text.getBytes(0, length, to, at);
            int plain = plain(to, at, length);
            int union = 0;
            for (int i = 0; i < plain; i++) {
                union |= text.charAt(i);
            }
            return union < 0x80 ? plain : trulyPlain(text, plain);
        }

        /** Returns the first of so many characters that is beyond ASCII; the bytes copied before it are right. */
        private static int trulyPlain(String text, int length) {
            int i = 0;
            while (i < length && text.charAt(i) < 0x80) {
                i++;
            }
            return i;
        }
    }
}
