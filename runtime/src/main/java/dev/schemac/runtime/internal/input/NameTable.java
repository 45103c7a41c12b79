package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.Words;
import java.util.Arrays;

/**
 * Contains the names of a schema's columns, and a hash table that finds a column by the bytes of a member's name.
 * Immutable, except for a hint.
 *
 * <p>The names are stored with quotes and escapes, as words side by side in one array: a comparison touches half a
 * cache line. Through its key, a name would be five objects in sequence, 300 bytes for each column. Those of 2,000
 * columns do not stay in the caches, and each load waits for the one before.
 *
 * <p>The hash sees every byte of a name, eight at a time. The multiplier is chosen when the code is generated so that
 * few names, mostly none, share a slot. A name is always compared in full before its column is returned, so a poor
 * multiplier costs time and never correctness.
 */
public final class NameTable {
    /** Fibonacci hashing: 2^64 divided by the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
    private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    /** The words of a name: the first and the last eight bytes, the bytes after the first eight, the length. */
    private static final int WORDS = 4;

    private final long[] words;
    private final byte[][] names;

    /** The names in UTF-8, not escaped. */
    private final byte[][] plainNames;

    private final long multiplier;
    private final int shift;
    /** Column plus one at each slot, 0 if the slot is free; collisions are in the following slots. */
    private final short[] table;

    /** The lengths of the names with one of their quotes, as bits, modulo 64. */
    private final long lengths;
    /**
     * The first bytes of the names, as a set of bits: 64 different ones in ASCII, which distinguishes letters of the
     * same case.
     */
    private final long firsts;

    /**
     * The first four bytes of the names after the opening quote, as a set of hashes: a Bloom filter with one function
     * (Bloom, Space/Time Trade-offs in Hash Coding with Allowable Errors). It has at least 32 bits for each name.
     */
    private final long[] beginnings;

    private final int beginningShift;

    /**
     * Whether a document has had undeclared members. A producer's documents are alike, so the fast path looks for them
     * only then. Races are harmless: without it documents are read more slowly, but not otherwise.
     */
    private boolean metUndeclared;

    /**
     * @param multiplier an odd number, see {@link #hash}
     * @param keys at most 32,767 with different names, in the order of the columns
     */
    public NameTable(long multiplier, KeyPattern[] keys) {
        this.words = new long[WORDS * keys.length];
        this.names = new byte[keys.length][];
        this.plainNames = new byte[keys.length][];
        this.multiplier = multiplier;
        int bits = tableBits(keys.length);
        this.shift = 64 - bits;
        this.table = new short[1 << bits];
        int beginningBits = Math.max(6, bits + 3);
        this.beginnings = new long[1 << beginningBits - 6];
        this.beginningShift = 32 - beginningBits;
        long lengths = 0;
        long firsts = 0;
        for (int column = 0; column < keys.length; column++) {
            byte[] name = keys[column].quoted().all();
            byte[] padded = Arrays.copyOf(name, Math.max(8, name.length));
            int at = WORDS * column;
            words[at] = first(padded, 0, name.length);
            words[at + 1] = last(padded, 0, name.length);
            words[at + 2] = name.length > 16 ? Words.at(padded, 8) : 0;
            words[at + 3] = name.length;
            names[column] = name;
            plainNames[column] = keys[column].name();
            byte[] member = Arrays.copyOf(name, name.length + 8);
            member[name.length] = ':';
            int beginning = beginning((int) Words.at(member, 1));
            beginnings[beginning >>> 6] |= 1L << beginning;
            lengths |= 1L << name.length - 1;
            firsts |= 1L << name[1];
            int slot = slot(hash(plainNames[column]));
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = (short) (column + 1);
        }
        this.lengths = lengths;
        this.firsts = firsts;
    }

    /** Returns whether {@link #meetUndeclared} has been called, as far as this thread knows. */
    boolean hasMetUndeclared() {
        return metUndeclared;
    }

    /** Notes that a document has an undeclared member. */
    void meetUndeclared() {
        if (!metUndeclared) {
            metUndeclared = true;
        }
    }

    /**
     * Returns the first eight of {@code length} bytes, or all of them at the top of the word; eight must be readable.
     * One shift replaces a loop over the bytes, or a branch: the lengths of names change with each member.
     */
    private static long first(byte[] bytes, int at, int length) {
        return Words.at(bytes, at) << 64 - 8 * Math.min(length, 8);
    }

    /** Returns the last eight of {@code length} bytes, or what {@link #first} returns. */
    private static long last(byte[] bytes, int at, int length) {
        return Words.at(bytes, at + Math.max(0, length - 8)) << 64 - 8 * Math.min(length, 8);
    }

    /** Returns the length of a column's name, with its quotes. */
    private int length(int column) {
        return (int) words[WORDS * column + 3];
    }

    /**
     * Whether the {@code length} bytes at {@code at} are the name of a column in its quotes; eight bytes must be
     * readable.
     */
    private boolean isAt(int column, byte[] bytes, int at, int length) {
        int word = WORDS * column;
        return words[word] == first(bytes, at, length)
                && words[word + 1] == last(bytes, at, length)
                && words[word + 3] == length
                && (length <= 16 || words[word + 2] == Words.at(bytes, at + 8))
                && (length <= 24 || middleIsAt(column, bytes, at, length));
    }

    private boolean middleIsAt(int column, byte[] bytes, int at, int length) {
        return Arrays.equals(bytes, at + 16, at + length - 8, names[column], 16, length - 8);
    }

    /**
     * {@return the bits of a slot number for so many columns: the table is at most a quarter full} A half full table of
     * thousands of names needs another slot for every third lookup. The processor cannot predict which.
     *
     * @param columns the number of columns
     */
    public static int tableBits(int columns) {
        return columns < 2 ? 2 : 64 - Long.numberOfLeadingZeros(4L * columns - 1);
    }

    /**
     * {@return the hash of a name: its slot is the top {@link #tableBits} bits of this times the multiplier}
     *
     * @param name the name in UTF-8, not escaped, without quotes
     */
    public static long hash(byte[] name) {
        return hash(quoted(name), 0, name.length + 2);
    }

    /** @param at the index of the opening quote; eight bytes must be readable from there */
    private static long hash(byte[] bytes, int at, int length) {
        long hash = first(bytes, at, length) ^ Long.rotateLeft(last(bytes, at, length), 23) ^ length * GOLDEN;
        for (int i = 8; i < length - 8; i += 8) {
            hash = (hash ^ Words.at(bytes, at + i)) * GOLDEN;
        }
        return hash;
    }

    /** Returns a name between quotes, with further bytes if it is short. */
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

    /** {@return the column that a member of this name, not escaped, leads to, or -1} */
    public int indexOf(String name) {
        byte[] encoded = name.getBytes(UTF_8);
        // An unpaired surrogate has no encoding, only a replacement, and is in no column's name.
        return new String(encoded, UTF_8).equals(name) ? find(encoded) : -1;
    }

    /**
     * Returns false only if no column has a name with this first byte and this length. In schemas of a few columns that
     * spares most undeclared members the hash; in wide ones it is nearly always true.
     *
     * @param first the byte after the opening quote of a name that is ASCII without escapes
     * @param length the length of the name with one of its quotes
     */
    public boolean mayDeclare(byte first, int length) {
        return (lengths >>> length & firsts >>> first & 1) != 0;
    }

    /**
     * Returns false only if no column's member begins with these four bytes. A name of one byte, or one before a blank,
     * may be declared even if the result is false, so the caller looks it up.
     *
     * @param four the bytes after the opening quote, the first one lowest
     */
    boolean mayBegin(int four) {
        int beginning = beginning(four);
        return (beginnings[beginning >>> 6] >>> beginning & 1) != 0;
    }

    private int beginning(int four) {
        return four * (int) (GOLDEN >>> 32) >>> beginningShift;
    }

    /** Returns the name of a column, not escaped. */
    public String name(int column) {
        return new String(plainNames[column], UTF_8);
    }

    /**
     * Returns the end of the name of a column if it is at {@code at}, in quotes. Otherwise, and for a number without a
     * column, returns -1.
     */
    public int endOfName(int column, byte[] bytes, int at, int end) {
        if (column < 0 || column >= names.length) {
            return -1;
        }
        int length = length(column);
        return end - at >= Math.max(8, length) && isAt(column, bytes, at, length) ? at + length : -1;
    }

    /**
     * Returns the column whose name is between the quotes at {@code open} and {@code close}, without escapes, or -1.
     */
    public int find(byte[] bytes, int open, int close) {
        if (bytes.length - open < 8) {
            return find(Arrays.copyOfRange(bytes, open + 1, close));
        }
        int length = close + 1 - open;
        int slot = slot(hash(bytes, open, length));
        int column;
        while ((column = table[slot] - 1) >= 0) {
            if (isAt(column, bytes, open, length)) {
                return column;
            }
            slot = slot + 1 & table.length - 1;
        }
        return -1;
    }

    /** Returns the column whose name, not escaped, is these bytes, or -1. */
    public int find(byte[] name) {
        int slot = slot(hash(name));
        int column;
        while ((column = table[slot] - 1) >= 0) {
            if (Arrays.equals(name, plainNames[column])) {
                return column;
            }
            slot = slot + 1 & table.length - 1;
        }
        return -1;
    }
}
