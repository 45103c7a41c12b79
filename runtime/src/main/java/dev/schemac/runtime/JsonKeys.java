package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.text.KeyPattern;
import dev.schemac.runtime.internal.text.Words;
import java.util.Arrays;

/**
 * All keys of a schema in column order, with a table that finds a column by the bytes of a member name. Immutable.
 *
 * <p>The hash sees every byte of a name, eight at a time; the multiplier is chosen when the code is generated so that few names, mostly
 * none, meet in one slot. A name is always compared in full before its column is answered, so a poor multiplier costs time and never
 * correctness.
 */
public final class JsonKeys {
    /** Fibonacci hashing: 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private final JsonKey[] keys;
    private final ColumnNames names;
    private final long multiplier;
    private final int shift;
    /** Column plus one at each slot, 0 where the slot is free; collisions are in the slots that follow. */
    private final short[] table;

    /** The lengths of the names with one of their quotes, as bits; those of 64 and more come round again. */
    private final long lengths;
    /** The first bytes of the names, as bits: 64 different ones in ASCII, which tells letters of one case apart. */
    private final long firsts;

    private JsonKeys(long multiplier, JsonKey[] keys) {
        this.keys = keys;
        this.names = new ColumnNames(keys);
        this.multiplier = multiplier;
        int bits = tableBits(keys.length);
        this.shift = 64 - bits;
        this.table = new short[1 << bits];
        long lengths = 0;
        long firsts = 0;
        for (int column = 0; column < keys.length; column++) {
            byte[] quoted = keys[column].pattern().quoted().all();
            lengths |= 1L << quoted.length - 1;
            firsts |= 1L << quoted[1];
            int slot = slot(hash(keys[column].pattern().name()));
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = (short) (column + 1);
        }
        this.lengths = lengths;
        this.firsts = firsts;
    }

    /**
     * The keys of a schema.
     *
     * @param multiplier an odd number, see {@link #hash}
     * @param keys at most 32,767 keys with different names, in column order
     * @return the keys with their table
     */
    public static JsonKeys of(long multiplier, JsonKey... keys) {
        return new JsonKeys(multiplier, keys.clone());
    }

    /**
     * As {@link #of(long, JsonKey...)}, with the keys of a wide schema in groups.
     *
     * @param multiplier an odd number, see {@link #hash}
     * @param groups the keys in column order, cut into groups
     * @return the keys with their table
     */
    public static JsonKeys of(long multiplier, JsonKey[]... groups) {
        return new JsonKeys(
                multiplier, Arrays.stream(groups).flatMap(Arrays::stream).toArray(JsonKey[]::new));
    }

    /**
     * {@return the bits of a slot number for so many columns: the table is at most a quarter full} Where it is half full, every third lookup among
     * thousands of names goes on to another slot, and the processor foresees none of them.
     *
     * @param columns how many columns there are
     */
    public static int tableBits(int columns) {
        return columns < 2 ? 2 : 64 - Long.numberOfLeadingZeros(4L * columns - 1);
    }

    /**
     * {@return what a name is looked up by: the slot is the top {@link #tableBits} bits of this times the multiplier}
     *
     * @param name the name in UTF-8, not escaped, without quotes
     */
    public static long hash(byte[] name) {
        return hash(quoted(name), 0, name.length + 2);
    }

    /** @param at where the opening quote is; eight bytes must be readable from there */
    private static long hash(byte[] bytes, int at, int length) {
        long hash = ColumnNames.first(bytes, at, length)
                ^ Long.rotateLeft(ColumnNames.last(bytes, at, length), 23)
                ^ length * GOLDEN;
        for (int i = 8; i < length - 8; i += 8) {
            hash = (hash ^ Words.at(bytes, at + i)) * GOLDEN;
        }
        return hash;
    }

    /**
     * {@return how many bytes a name takes in a document, with its quotes, its escapes and the colon}
     *
     * @param name the member's name, not escaped
     */
    public static int memberLength(String name) {
        return KeyPattern.member(name).length;
    }

    /**
     * {@return what {@link JsonScanner#memberName} answers where a member has this name}
     *
     * @param name the member's name, not escaped
     * @param offset at most {@link #memberLength} less four
     */
    public static int nameWord(String name, int offset) {
        byte[] member = Arrays.copyOf(KeyPattern.member(name), offset + 8);
        return (int) Words.at(member, offset);
    }

    /** A name between quotes, with further bytes where it is short. */
    private static byte[] quoted(byte[] name) {
        byte[] quoted = new byte[Math.max(8, name.length + 2)];
        quoted[0] = '"';
        System.arraycopy(name, 0, quoted, 1, name.length);
        quoted[name.length + 1] = '"';
        return quoted;
    }

    private int slot(long hash) {
        return (int) (hash * multiplier >>> shift);
    }

    /**
     * {@return the column that a member of this name, not escaped, leads to, or -1}
     *
     * @param name the member's name, not escaped
     */
    public int indexOf(String name) {
        byte[] encoded = name.getBytes(UTF_8);
        // A surrogate without its partner has no encoding, only a replacement, and is in no column's name.
        return new String(encoded, UTF_8).equals(name) ? find(encoded) : -1;
    }

    /**
     * False only where no column has a name that begins with this byte and is so long. In schemas of a few columns that spares most undeclared members
     * the hash; in wide ones it is nearly always true.
     *
     * @param first the byte behind the opening quote of a name that is ASCII without escapes
     * @param length of the name with one of its quotes
     */
    public boolean mayDeclare(byte first, int length) {
        return (lengths >>> length & firsts >>> first & 1) != 0;
    }

    int size() {
        return keys.length;
    }

    JsonKey key(int column) {
        return keys[column];
    }

    /** Where the name of a column ends if it stands at {@code at}, in quotes; otherwise, and for a number that is no column's, -1. */
    public int endOfName(int column, byte[] bytes, int at, int end) {
        if (column < 0 || column >= keys.length) {
            return -1;
        }
        int length = names.length(column);
        return end - at >= Math.max(8, length) && names.isAt(column, bytes, at, length) ? at + length : -1;
    }

    /** The column whose name is the bytes between the quotes at {@code open} and {@code close}, which hold no escape, or -1. */
    public int find(byte[] bytes, int open, int close) {
        if (bytes.length - open < 8) {
            return find(Arrays.copyOfRange(bytes, open + 1, close));
        }
        int length = close + 1 - open;
        int slot = slot(hash(bytes, open, length));
        int column;
        while ((column = table[slot] - 1) >= 0) {
            if (names.isAt(column, bytes, open, length)) {
                return column;
            }
            slot = slot + 1 & table.length - 1;
        }
        return -1;
    }

    /** The column whose name, not escaped, is these bytes, or -1. */
    public int find(byte[] name) {
        int slot = slot(hash(name));
        int column;
        while ((column = table[slot] - 1) >= 0) {
            if (Arrays.equals(name, keys[column].pattern().name())) {
                return column;
            }
            slot = slot + 1 & table.length - 1;
        }
        return -1;
    }
}
