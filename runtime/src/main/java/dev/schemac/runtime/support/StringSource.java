package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.StringRange;
import java.util.Arrays;

/**
 * Contains the bytes of the lazy strings of an event, shared by all objects of one document.
 * {@link JsonScanner#locateString} returns places in it. Only generated code uses this class.
 *
 * <p>Generated getters make a string without a lock. They write one field, that of the string, and read it once in each
 * call. The place stays unchanged until a setter or {@code detach} changes the event. If two threads call at once, they
 * make equal strings, and each returns one of them. A String is always published completely.
 *
 * <p>The fields change once, in {@link #copy}, before {@link JsonScanner#releaseStrings} publishes the event with a
 * fence. A thread that gets the event through a data race sees the bytes of its document.
 */
public final class StringSource {
    /**
     * The maximum length of strings that are copied, in bytes. Longer strings are encoded as usual, so that sums of
     * lengths cannot overflow.
     */
    private static final int LONGEST = 1 << 30;

    private byte[] bytes;
    /** How many bytes of the input are not there before the first one. */
    private int dropped;

    StringSource(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Copies a part of the bytes, so that the input may change. All strings are in that part. */
    void copy(int from, int to) {
        bytes = Arrays.copyOfRange(bytes, from, to);
        dropped = from;
    }

    /** {@return the string at a place, a new one in each call} */
    public String string(long place) {
        return StringRange.string(place, bytes, index(place));
    }

    /**
     * {@return whether a writer would write the string with the bytes that it has here, and can copy them at once}
     *
     * @param plainOnly whether the writer escapes more characters than JSON demands
     */
    public boolean canCopy(long place, boolean plainOnly) {
        return StringRange.length(place) <= LONGEST
                && (StringRange.isPlain(place) || !plainOnly && !StringRange.hasEscapes(place, bytes, index(place)));
    }

    /** {@return the number of bytes that {@link #copyQuoted} stores} */
    public int quotedLength(long place) {
        return StringRange.length(place) + 2;
    }

    /**
     * Copies a string with its quotes.
     *
     * @return the index after it
     */
    public int copyQuoted(long place, byte[] target, int at) {
        int length = StringRange.length(place);
        target[at] = '"';
        System.arraycopy(bytes, index(place), target, at + 1, length);
        int end = at + 1 + length;
        target[end] = '"';
        return end + 1;
    }

    private int index(long place) {
        return StringRange.from(place) - dropped;
    }
}
