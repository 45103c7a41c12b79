package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.TextRange;
import java.util.Arrays;

/**
 * The bytes in which the lazy texts of an event lie, shared by all objects of one document. A place in it is what
 * {@link JsonScanner#locateString} returns. Only generated code has to do with it.
 *
 * <p>Generated getters make a text without a lock. They write one field, that of the text, which is read once in each
 * call; the place stays as it is until a setter or {@code detach} changes the event. So two threads that ask at once
 * make equal texts, and each returns one of them: a String is seen as a whole by whoever sees it at all.
 *
 * <p>The fields change once, in {@link #copy}, before {@link JsonScanner#releaseTexts} publishes the event with a fence.
 * A thread that gets the event through a data race sees the bytes of its document.
 */
public final class TextSource {
    /** Longer texts are written as any text is: so that sums of lengths cannot overflow. */
    private static final int LONGEST = 1 << 30;

    private byte[] bytes;
    /** How many bytes of the input are not there before the first one. */
    private int dropped;

    TextSource(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Copies a part of the bytes, so that the input may change. All texts are in that part. */
    void copy(int from, int to) {
        bytes = Arrays.copyOfRange(bytes, from, to);
        dropped = from;
    }

    /** {@return the text at a place, made anew in each call} */
    public String text(long place) {
        return TextRange.text(place, bytes, index(place));
    }

    /**
     * {@return whether a writer would write the text with the bytes that it has here, and can do so at once}
     *
     * @param plainOnly whether the writer escapes more characters than JSON demands
     */
    public boolean canCopy(long place, boolean plainOnly) {
        return TextRange.length(place) <= LONGEST
                && (TextRange.isPlain(place) || !plainOnly && !TextRange.hasEscapes(place, bytes, index(place)));
    }

    /** {@return how many bytes {@link #copyText} stores} */
    public int quotedLength(long place) {
        return TextRange.length(place) + 2;
    }

    /**
     * Copies a text with its quotes.
     *
     * @return the index behind it
     */
    public int copyText(long place, byte[] target, int at) {
        int length = TextRange.length(place);
        target[at] = '"';
        System.arraycopy(bytes, index(place), target, at + 1, length);
        int end = at + 1 + length;
        target[end] = '"';
        return end + 1;
    }

    private int index(long place) {
        return TextRange.from(place) - dropped;
    }
}
