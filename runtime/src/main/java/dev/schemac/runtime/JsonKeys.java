package dev.schemac.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * All keys of a schema in column order, with a table that finds a column by the bytes of a member name. Immutable.
 *
 * <p>The hash sees the first 8 bytes, the last 8 bytes and the length of a name, so it costs the same for every name; the
 * multiplier is chosen when the code is generated so that few names, mostly none, meet in one slot. A name is always
 * compared in full before its column is answered, so a poor multiplier, or names that no such hash can tell apart, cost time and never
 * correctness.
 */
public final class JsonKeys {
    /** Fibonacci hashing: 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private final JsonKey[] keys;
    private final long multiplier;
    private final int shift;
    /** Column plus one at each slot, 0 where the slot is free; collisions are in the slots that follow. */
    private final short[] table;

    private JsonKeys(long multiplier, JsonKey[] keys) {
        this.keys = keys;
        this.multiplier = multiplier;
        int bits = tableBits(keys.length);
        this.shift = 64 - bits;
        this.table = new short[1 << bits];
        for (int column = 0; column < keys.length; column++) {
            int slot = slot(hash(keys[column].pattern().name()));
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = (short) (column + 1);
        }
    }

    /**
     * The keys of a schema.
     *
     * @param multiplier an odd number, see {@link #hash}
     * @param keys at most 32,767 keys with different names, in column order
     */
    public static JsonKeys of(long multiplier, JsonKey... keys) {
        return new JsonKeys(multiplier, keys.clone());
    }

    /** As {@link #of(long, JsonKey...)}, with the keys of a wide schema in groups. */
    public static JsonKeys of(long multiplier, JsonKey[]... groups) {
        return new JsonKeys(
                multiplier, Arrays.stream(groups).flatMap(Arrays::stream).toArray(JsonKey[]::new));
    }

    /** The bits of a slot number for so many columns: the table is at most half full. */
    public static int tableBits(int columns) {
        return columns < 2 ? 2 : 64 - Long.numberOfLeadingZeros(2L * columns - 1);
    }

    /**
     * What a name is looked up by: the slot is the top {@link #tableBits} bits of this times the multiplier.
     *
     * @param name the name in UTF-8, not escaped, without quotes
     */
    public static long hash(byte[] name) {
        return hash(name, 0, name.length);
    }

    private static long hash(byte[] bytes, int from, int to) {
        long first = Words.upTo(bytes, from, to);
        long last = to - from > 8 ? Words.at(bytes, to - 8) : first;
        return first ^ Long.rotateLeft(last, 23) ^ (to - from) * GOLDEN;
    }

    private int slot(long hash) {
        return (int) (hash * multiplier >>> shift);
    }

    /** The column that a member of this name, not escaped, leads to, or -1; for names that do not come from a document. */
    public int indexOf(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return find(bytes, 0, bytes.length);
    }

    int size() {
        return keys.length;
    }

    JsonKey key(int column) {
        return keys[column];
    }

    /** The column whose unescaped name is the bytes {@code from} to {@code to} (exclusive), or -1. */
    int find(byte[] bytes, int from, int to) {
        int slot = slot(hash(bytes, from, to));
        int column;
        while ((column = table[slot] - 1) >= 0) {
            byte[] name = keys[column].pattern().name();
            if (Arrays.equals(bytes, from, to, name, 0, name.length)) {
                return column;
            }
            slot = slot + 1 & table.length - 1;
        }
        return -1;
    }
}
