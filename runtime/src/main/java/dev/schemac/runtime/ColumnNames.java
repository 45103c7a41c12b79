package dev.schemac.runtime;

import dev.schemac.runtime.internal.text.Words;
import java.util.Arrays;

/**
 * The names of a schema's columns, in their quotes and with the escapes that JSON needs, as words side by side in one array.
 *
 * <p>To look at a name here touches half a cache line. By way of its {@link JsonKey} it would be five objects one after the other,
 * 300 bytes for each column: those of 2,000 columns do not stay in the caches, and each is waited for.
 */
final class ColumnNames {
    /** The words of a name: the first and the last eight bytes, those behind the first, the length. */
    private static final int WORDS = 4;

    private final long[] words;
    private final byte[][] names;

    ColumnNames(JsonKey[] keys) {
        this.words = new long[WORDS * keys.length];
        this.names = new byte[keys.length][];
        for (int column = 0; column < keys.length; column++) {
            byte[] name = keys[column].pattern().quoted().all();
            byte[] padded = Arrays.copyOf(name, Math.max(8, name.length));
            int at = WORDS * column;
            words[at] = first(padded, 0, name.length);
            words[at + 1] = last(padded, 0, name.length);
            words[at + 2] = name.length > 16 ? Words.at(padded, 8) : 0;
            words[at + 3] = name.length;
            names[column] = name;
        }
    }

    /**
     * The first eight of {@code length} bytes, or all of them at the top of the word; eight must be readable. One shift in place of a
     * loop over the bytes, or of a branch: the lengths of names change with each member.
     */
    static long first(byte[] bytes, int at, int length) {
        return Words.at(bytes, at) << 64 - 8 * Math.min(length, 8);
    }

    /** The last eight of {@code length} bytes, or what {@link #first} answers. */
    static long last(byte[] bytes, int at, int length) {
        return Words.at(bytes, at + Math.max(0, length - 8)) << 64 - 8 * Math.min(length, 8);
    }

    /** How long the name of a column is, with its quotes. */
    int length(int column) {
        return (int) words[WORDS * column + 3];
    }

    /** Whether the {@code length} bytes at {@code at} are the name of a column in its quotes; eight bytes must be readable. */
    boolean isAt(int column, byte[] bytes, int at, int length) {
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
}
