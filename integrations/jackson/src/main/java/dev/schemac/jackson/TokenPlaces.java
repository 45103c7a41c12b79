package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import java.util.Arrays;

/** Where the tokens of a value are in their source, so that an error in the JSON that was made of them can name the place. */
final class TokenPlaces {
    private final JsonParser in;
    /** Whether the parser knows any; those of trees and token buffers do not. */
    private final boolean known;

    private int count;
    private int[] offsets;
    private long[] bytes;
    private long[] characters;
    /** Line and column. */
    private long[] lines;

    TokenPlaces(JsonParser in) {
        this.in = in;
        JsonLocation first = in.currentTokenLocation();
        known = first != null && (first.getByteOffset() >= 0 || first.getCharOffset() >= 0);
        if (known) {
            offsets = new int[32];
            bytes = new long[32];
            characters = new long[32];
            lines = new long[32];
        }
    }

    /** Says that the parser's current token becomes what is written at this offset. */
    void add(int offset) {
        if (!known) {
            return;
        }
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            bytes = Arrays.copyOf(bytes, 2 * count);
            characters = Arrays.copyOf(characters, 2 * count);
            lines = Arrays.copyOf(lines, 2 * count);
        }
        JsonLocation place = in.currentTokenLocation();
        offsets[count] = offset;
        bytes[count] = place.getByteOffset();
        characters[count] = place.getCharOffset();
        lines[count++] = (long) place.getLineNr() << 32 | place.getColumnNr() & 0xFFFF_FFFFL;
    }

    /** The place of the token that was written last at this offset or before it. */
    JsonLocation at(int offset) {
        if (!known) {
            return JsonLocation.NA;
        }
        int found = Arrays.binarySearch(offsets, 0, count, offset);
        int token = found >= 0 ? found : Math.max(0, -found - 2);
        return new JsonLocation(
                in.currentTokenLocation().contentReference(),
                bytes[token],
                characters[token],
                (int) (lines[token] >> 32),
                (int) lines[token]);
    }
}
