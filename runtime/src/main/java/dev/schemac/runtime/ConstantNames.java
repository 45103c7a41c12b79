package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;

/**
 * The constants of an enum whose names are ASCII, to be found by the bytes of a name: an open hash table over the first eight bytes
 * and the length, and one comparison of the whole name.
 */
final class ConstantNames<E extends Enum<E>> {
    /** From Steele and Vigna, "Computationally easy, spectrally good multipliers", 2021: its upper bits depend on all bits of a factor. */
    private static final long MULTIPLIER = 0xD1342543DE82EF95L;

    /** At least twice as many places as constants; null where there is none, so that every search ends. */
    private final Entry<E>[] table;

    private final int shift;

    /** @param start the first eight bytes of the name, padded with zero bytes */
    private record Entry<E>(long start, byte[] name, E constant) {}

    @SuppressWarnings({"unchecked", "rawtypes"}) // An array of a generic record.
    ConstantNames(E[] constants) {
        int bits = 33 - Integer.numberOfLeadingZeros(Math.max(1, constants.length));
        table = new Entry[1 << bits];
        shift = 64 - bits;
        for (E constant : constants) {
            byte[] name = constant.name().getBytes(US_ASCII);
            if (new String(name, US_ASCII).equals(constant.name())) {
                long start = Words.upTo(name, 0, name.length);
                int place = place(start, name.length);
                while (table[place] != null) {
                    place = place + 1 & table.length - 1;
                }
                table[place] = new Entry<>(start, name, constant);
            }
        }
    }

    private int place(long start, int length) {
        return (int) ((start + length) * MULTIPLIER >>> shift);
    }

    /** The constant that is named by the bytes from {@code from} to {@code to}, or null. */
    E find(byte[] bytes, int from, int to) {
        int length = to - from;
        long start = Words.upTo(bytes, from, to);
        int place = place(start, length);
        for (Entry<E> entry; (entry = table[place]) != null; place = place + 1 & table.length - 1) {
            if (entry.start == start
                    && entry.name.length == length
                    && (length <= 8 || Arrays.equals(bytes, from + 8, to, entry.name, 8, length))) {
                return entry.constant;
            }
        }
        return null;
    }
}
