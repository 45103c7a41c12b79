package dev.schemac.jackson;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.Arrays;

/**
 * What other formats have and a {@link JsonWriter} refuses: numbers that are not finite, and surrogates without their
 * partner. A placeholder of the same length is written, and replaced by it in the finished document.
 */
final class NonJsonText {
    /** Written as an escape of six bytes, as a surrogate is. */
    private static final char PLACEHOLDER = '\u0001';

    private static final int ESCAPE_LENGTH = 6;

    /** Where a digit stands for a number that is none, or -1. */
    private int notFiniteAt = -1;

    /** Lone surrogates, and where their escapes begin. */
    private char[] surrogates = {};

    private int[] offsets = {};
    private int count;

    /** The part of {@link #offsets} that still counts from the beginning of its text. */
    private int unplaced;

    private int textLength;

    /** Whether a parser under these options may accept all of it. */
    boolean isAcceptable(JsonOptions options) {
        return notFiniteAt < 0 && (count == 0 || options.profile() == JsonOptions.Profile.ESPER);
    }

    void notFinite(int at) {
        notFiniteAt = at;
    }

    /** The text with placeholders for its lone surrogates. */
    String replaced(String text) {
        JsonWriter piece = new JsonWriter();
        StringBuilder replaced = new StringBuilder(text.length());
        int from = 0;
        unplaced = count;
        textLength = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) {
                continue;
            }
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                continue;
            }
            textLength += written(piece, text.substring(from, i));
            add(c, textLength);
            textLength += ESCAPE_LENGTH;
            replaced.append(text, from, i).append(PLACEHOLDER);
            from = i + 1;
        }
        textLength += written(piece, text.substring(from));
        return replaced.append(text, from, text.length()).toString();
    }

    /** Records where the replaced text was written: its closing quote is at this offset. */
    void endsAt(int quote) {
        for (int i = unplaced; i < count; i++) {
            offsets[i] += quote - textLength;
        }
    }

    /** How many bytes the text has in JSON, without its quotes. */
    private static int written(JsonWriter piece, String text) {
        piece.reset();
        piece.value(text);
        return piece.size() - 2;
    }

    private void add(char surrogate, int offset) {
        if (count == offsets.length) {
            int capacity = Math.max(8, 2 * count);
            offsets = Arrays.copyOf(offsets, capacity);
            surrogates = Arrays.copyOf(surrogates, capacity);
        }
        offsets[count] = offset;
        surrogates[count++] = surrogate;
    }

    /** Puts what was replaced into the document; returns the same array. */
    byte[] putInto(byte[] json) {
        if (notFiniteAt >= 0) {
            json[notFiniteAt] = 'N';
        }
        for (int i = 0; i < count; i++) {
            byte[] escape = String.format("\\u%04x", (int) surrogates[i]).getBytes(US_ASCII);
            System.arraycopy(escape, 0, json, offsets[i], ESCAPE_LENGTH);
        }
        return json;
    }
}
