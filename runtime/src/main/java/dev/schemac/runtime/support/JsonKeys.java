package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.input.NameTable;
import java.util.Arrays;
import java.util.Objects;

/**
 * Contains all keys of a schema in the order of its columns. A table finds a column by the bytes of a member's name.
 * Immutable. The JIT trusts the fields of records and folds them into the code.
 *
 * @param names the prepared table; its type is not public, so that keys are made by the factory methods alone
 */
public record JsonKeys(NameTable names) {
    /** @throws NullPointerException if there is no table */
    public JsonKeys {
        Objects.requireNonNull(names, "names");
    }

    /**
     * Returns the keys of a schema.
     *
     * @param multiplier an odd number, see {@link #hash}
     * @param keys at most 32,767 keys with different names, in column order
     */
    public static JsonKeys of(long multiplier, JsonKey... keys) {
        KeyPattern[] patterns = new KeyPattern[keys.length];
        for (int column = 0; column < keys.length; column++) {
            patterns[column] = keys[column].pattern();
        }
        return new JsonKeys(new NameTable(multiplier, patterns));
    }

    /**
     * Does the same as {@link #of(long, JsonKey...)}, with the keys of a wide schema in groups.
     *
     * @param groups the keys in column order, cut into groups
     */
    public static JsonKeys of(long multiplier, JsonKey[]... groups) {
        return of(multiplier, Arrays.stream(groups).flatMap(Arrays::stream).toArray(JsonKey[]::new));
    }

    /**
     * {@return the bits of a slot number for so many columns: the table is at most a quarter full} A half full table of
     * thousands of names needs another slot for every third lookup. The processor cannot predict which.
     */
    public static int tableBits(int columns) {
        return NameTable.tableBits(columns);
    }

    /**
     * {@return the hash of a name: its slot is the top {@link #tableBits} bits of this times the multiplier}
     *
     * @param name in UTF-8, not escaped, without quotes
     */
    public static long hash(byte[] name) {
        return NameTable.hash(name);
    }

    /**
     * {@return the number of bytes of a name in a document, with its quotes, its escapes and the colon}
     *
     * @param name not escaped
     */
    public static int memberLength(String name) {
        return KeyPattern.member(name).length;
    }

    /**
     * {@return the result of {@link JsonScanner#nameWord} at a member of this name}
     *
     * @param name not escaped
     * @param offset at most {@link #memberLength} less four
     */
    public static int nameWord(String name, int offset) {
        byte[] member = Arrays.copyOf(KeyPattern.member(name), offset + 8);
        return (int) Words.at(member, offset);
    }

    /**
     * {@return the column that a member of this name leads to, or -1}
     *
     * @param name not escaped
     */
    public int indexOf(String name) {
        return names.indexOf(name);
    }
}
