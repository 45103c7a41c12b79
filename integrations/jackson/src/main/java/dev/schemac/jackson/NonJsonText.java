package dev.schemac.jackson;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.Arrays;

/**
 * Handles values of other formats that a {@link JsonWriter} rejects: numbers that are not finite, and unpaired
 * surrogates. A placeholder of the same length is written and replaced in the finished document.
 */
final class NonJsonText {
    /** Written as an escape of six bytes, as a surrogate is. */
    private static final char PLACEHOLDER = '\u0001';

    private static final int ESCAPE_LENGTH = 6;

    /** The offset of a digit that represents a number that is not finite, or -1. */
    private int notFiniteAt = -1;

    /** Unpaired surrogates, and the begin of their escapes. */
    private char[] surrogates = {};

    private int[] offsets = {};
    private int count;

    /** The index in {@link #offsets} from which offsets are relative to their string. */
    private int unplaced;

    private int textLength;

    /** Returns whether a parser with these options can accept all of it. */
    boolean isAcceptable(JsonOptions options) {
        return notFiniteAt < 0 && (count == 0 || options.profile() == JsonOptions.Profile.ESPER);
    }

    void notFinite(int at) {
        notFiniteAt = at;
    }

    /** Returns the string with placeholders for its unpaired surrogates. */
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

    /** Records that the closing quote of the string with placeholders was written at this offset. */
    void endsAt(int quote) {
        for (int i = unplaced; i < count; i++) {
            offsets[i] += quote - textLength;
        }
    }

    /** Returns the length of the string in JSON, in bytes without quotes. */
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

    /** Replaces the placeholders in the document; returns the same array. */
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
