package dev.schemac.runtime.internal.utf8;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.internal.pool.ObjectPool;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.util.Arrays;
import java.util.Spliterator;

/**
 * Encodes strings in UTF-8, each into the same array. The JDK's {@code String.getBytes} makes two arrays for a string
 * with characters beyond Latin-1, one of them of three bytes a character. It also handles each character alone. For
 * documents with a few such characters this needed a third of the time of the parse.
 *
 * <p>Here long runs of ASCII are copied with vector instructions of the JVM.
 * {@link String#getBytes(int, int, byte[], int)} copies a String of one byte a character, and the encoder of ISO-8859-1
 * one of two bytes. That encoder stops at the first character beyond Latin-1; its output is then ASCII up to the first
 * negative byte.
 */
public final class Utf8Encoder {

    /** Unused encoders. */
    private static final ObjectPool<Utf8Encoder> IDLE = new ObjectPool<>();

    /**
     * The class of the spliterator over the characters of a Latin-1 string. No public method reports whether a String
     * has one byte a character or two, but these classes differ on all known JVMs. Null if they do not differ.
     */
    private static final Class<?> LATIN1 = classOfLatin1();

    /** Characters that are encoded at a time: these and their bytes stay in the first cache. */
    private static final int AT_ONCE = 4096;

    /**
     * After this many characters of ASCII there are probably more: calling the encoder costs as much as about eight.
     */
    private static final int RUN = 16;

    /** A character has three bytes at most, two surrogates together four. */
    private static final int MOST_BYTES = 3;

    /** The longest array that all JVMs make. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private final CharsetEncoder latin1 = ISO_8859_1.newEncoder();
    private final char[] chars = new char[AT_ONCE];
    private final CharBuffer from = CharBuffer.wrap(chars);

    private byte[] bytes = BufferPool.take();
    private ByteBuffer to = ByteBuffer.wrap(bytes);
    private int length;
    private int loneSurrogate;

    private Utf8Encoder() {}

    /** Returns an encoder that only the caller uses until {@link #release}. */
    public static Utf8Encoder take() {
        Utf8Encoder idle = IDLE.take();
        return idle != null ? idle : new Utf8Encoder();
    }

    /** Releases the encoder and its array; the caller must no longer use them. */
    public void release() {
        if (!BufferPool.isSmall(bytes)) {
            BufferPool.give(bytes);
            useArray(BufferPool.take());
        }
        IDLE.give(this);
    }

    /** Returns the array that contains the encoded string, from its first byte. */
    public byte[] bytes() {
        return bytes;
    }

    /** Returns the number of bytes of the encoded string; more than the limit, if it is longer. */
    public int length() {
        return length;
    }

    /** Returns the offset in bytes of the first unpaired surrogate, which is encoded as a question mark; or -1. */
    public int loneSurrogate() {
        return loneSurrogate;
    }

    /**
     * Encodes a string.
     *
     * @param limit the number of bytes that the caller needs; the rest of a longer string may be omitted
     */
    public void encode(String text, int limit) {
        length = 0;
        loneSurrogate = -1;
        if (text.length() > limit) {
            length = Integer.MAX_VALUE;
            return;
        }
        if (spliterator(text).getClass() == LATIN1) {
            encodeLatin1(text);
        } else {
            encodeUtf16(text, limit);
        }
    }

    @SuppressWarnings("deprecation") // for dropping the upper halves, which are all zero
    private void encodeLatin1(String text) {
        int count = text.length();
        reserve(count);
        text.getBytes(0, count, bytes, 0);
        int more = negatives(ascii(0, count), count);
        if (count > LONGEST - more) {
            length = Integer.MAX_VALUE;
            return;
        }
        length = count + more;
        grow(count, length);
        widen(count, length);
    }

    private int negatives(int start, int end) {
        int negatives = 0;
        int i = start;
        for (; i <= end - Long.BYTES; i += Long.BYTES) {
            negatives += Long.bitCount(Words.at(bytes, i) & Words.HIGH_BITS);
        }
        for (; i < end; i++) {
            negatives += bytes[i] >>> 31;
        }
        return negatives;
    }

    /** Makes two bytes of each that is negative, from the last to the first one; eight others are moved at a time. */
    private void widen(int count, int widened) {
        byte[] bytes = this.bytes;
        int from = count;
        int to = widened;
        while (from < to) {
            while (from >= Long.BYTES && (Words.at(bytes, from - Long.BYTES) & Words.HIGH_BITS) == 0) {
                from -= Long.BYTES;
                to -= Long.BYTES;
                Words.put(bytes, to, Words.at(bytes, from));
            }
            for (int end = Math.max(0, from - Long.BYTES); from > end; ) {
                int c = bytes[--from] & 0xFF;
                if (c < 0x80) {
                    bytes[--to] = (byte) c;
                } else {
                    bytes[--to] = (byte) (0x80 | c & 0x3F);
                    bytes[--to] = (byte) (0xC0 | c >> 6);
                }
            }
        }
    }

    private void encodeUtf16(String text, int limit) {
        int count = text.length();
        reserve((int) Math.min(
                LONGEST, Math.min((long) count * MOST_BYTES, count + (count >> 2) + (long) AT_ONCE * MOST_BYTES)));
        for (int i = 0; i < count && length <= limit; ) {
            int part = Math.min(AT_ONCE, count - i);
            if (i + part < count && Character.isHighSurrogate(text.charAt(i + part - 1))) {
                part--;
            }
            text.getChars(i, i + part, chars, 0);
            if (length > LONGEST - AT_ONCE * MOST_BYTES) {
                length = Integer.MAX_VALUE;
                return;
            }
            grow(length, length + part * MOST_BYTES);
            encodePart(part);
            i += part;
        }
    }

    private void encodePart(int count) {
        int i = 0;
        while (i < count) {
            int ascii = copyAscii(i, count);
            i += ascii;
            length += ascii;
            i = encodeUpToRun(i, count);
        }
    }

    /** Copies the ASCII at the start, and returns its number of characters. */
    private int copyAscii(int i, int count) {
        from.limit(count).position(i);
        to.limit(bytes.length).position(length);
        latin1.reset().encode(from, to, true);
        return ascii(length, to.position()) - length;
    }

    /**
     * Returns the end of the bytes that are not negative, at the start of a range. The union of all bytes is checked
     * first. A loop without an exit is faster on JDK 17, by 5 % of the parse of a document of 1 KB, and most ranges
     * have no negative bytes.
     */
    private int ascii(int start, int end) {
        byte[] bytes = this.bytes;
        long union = 0;
        int i = start;
        for (; i <= end - Long.BYTES; i += Long.BYTES) {
            union |= Words.at(bytes, i);
        }
        for (; i < end; i++) {
            union |= bytes[i];
        }
        return (union & Words.HIGH_BITS) == 0 ? end : Utf8Decoder.asciiEnd(bytes, start, end);
    }

    /** Encodes character by character, until some in sequence were ASCII; returns the beginning of the next ones. */
    private int encodeUpToRun(int start, int count) {
        byte[] bytes = this.bytes;
        int i = start;
        int at = length;
        int run = 0;
        while (i < count && run < RUN) {
            char c = chars[i++];
            if (c < 0x80) {
                bytes[at++] = (byte) c;
                run++;
                continue;
            }
            run = 0;
            if (c < 0x800) {
                bytes[at++] = (byte) (0xC0 | c >> 6);
                bytes[at++] = (byte) (0x80 | c & 0x3F);
            } else if (!Character.isSurrogate(c)) {
                bytes[at++] = (byte) (0xE0 | c >> 12);
                bytes[at++] = (byte) (0x80 | c >> 6 & 0x3F);
                bytes[at++] = (byte) (0x80 | c & 0x3F);
            } else if (Character.isHighSurrogate(c) && i < count && Character.isLowSurrogate(chars[i])) {
                int codePoint = Character.toCodePoint(c, chars[i++]);
                bytes[at++] = (byte) (0xF0 | codePoint >> 18);
                bytes[at++] = (byte) (0x80 | codePoint >> 12 & 0x3F);
                bytes[at++] = (byte) (0x80 | codePoint >> 6 & 0x3F);
                bytes[at++] = (byte) (0x80 | codePoint & 0x3F);
            } else {
                if (loneSurrogate < 0) {
                    loneSurrogate = at;
                }
                bytes[at++] = '?';
            }
        }
        length = at;
        return i;
    }

    /** Ensures an array of at least so many bytes, with any content. */
    private void reserve(int least) {
        if (bytes.length < least) {
            useArray(BufferPool.take(least));
        }
    }

    /** Ensures an array of at least so many bytes that begins with the bytes to be kept. */
    private void grow(int kept, int least) {
        if (bytes.length < least) {
            useArray(Arrays.copyOf(bytes, (int) Math.max(least, Math.min(LONGEST, kept * 3L / 2))));
        }
    }

    private void useArray(byte[] array) {
        bytes = array;
        to = ByteBuffer.wrap(array);
    }

    private static Class<?> classOfLatin1() {
        Class<?> latin1 = spliterator("a").getClass();
        return latin1 == spliterator("\u4E00").getClass() ? null : latin1;
    }

    private static Spliterator.OfInt spliterator(String text) {
        return text.chars().spliterator();
    }
}
