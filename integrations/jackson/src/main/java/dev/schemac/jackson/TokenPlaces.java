package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import java.util.Arrays;

/**
 * Maps the tokens of a value to places in their source, so that an error in the JSON made of them can name the
 * place.
 */
final class TokenPlaces {
    private final JsonParser in;
    /** Whether the parser knows any; those of trees and token buffers do not. */
    private final boolean known;
    /** Whether it counts bytes, otherwise characters. */
    private final boolean inBytes;

    private int count;
    private int[] offsets;
    private long[] places;
    /** Line and column, or null in formats without lines. */
    private long[] lines;

    TokenPlaces(JsonParser in) {
        this.in = in;
        JsonLocation first = in.currentTokenLocation();
        inBytes = first.getByteOffset() >= 0;
        known = inBytes || first.getCharOffset() >= 0;
        if (known) {
            offsets = new int[64];
            places = new long[64];
            lines = first.getLineNr() > 0 ? new long[64] : null;
        }
    }

    /** Records that the current token of the parser is written at this offset. */
    void add(int offset) {
        if (!known) {
            return;
        }
        if (count == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
            lines = lines == null ? null : Arrays.copyOf(lines, 2 * count);
        }
        JsonLocation place = in.currentTokenLocation();
        offsets[count] = offset;
        places[count] = inBytes ? place.getByteOffset() : place.getCharOffset();
        if (lines != null) {
            lines[count] = (long) place.getLineNr() << 32 | place.getColumnNr() & 0xFFFF_FFFFL;
        }
        count++;
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
                inBytes ? places[token] : -1,
                inBytes ? -1 : places[token],
                lines == null ? -1 : (int) (lines[token] >> 32),
                lines == null ? -1 : (int) lines[token]);
    }
}
