package dev.schemac.runtime.internal.format;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.bytes.PreparedBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.StringScanner;
import dev.schemac.runtime.internal.output.Output;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads and writes the constants of an enum by their strings in JSON. {@code toString}, which an enum may override,
 * plays no part. If it has only some of the constants, these are the discriminators of a class.
 */
public final class EnumFormat<E extends Enum<E>> extends ValueFormat<E> {
    /** How many constants the error about another string lists. */
    private static final int MOST_SHOWN = 5;

    private final Function<? super E, String> stringOf;
    private final Map<String, E> constants = new LinkedHashMap<>();
    private final ConstantNames<E> names;
    private final ConstantStrings<E> texts;
    private final E[] all;
    private final boolean fails;
    private final E fallback;

    public EnumFormat(E[] constants, Function<? super E, String> stringOf, boolean fails, E fallback) {
        super(constants.getClass().getComponentType().getSimpleName(), expected(constants, stringOf));
        this.stringOf = stringOf;
        this.all = constants;
        List<E> plain = new ArrayList<>();
        for (E constant : constants) {
            String text = stringOf.apply(constant);
            this.constants.put(text, constant);
            if (isPlain(text)) {
                plain.add(constant);
            }
        }
        this.names = new ConstantNames<>(plain, plain.stream().map(stringOf).toList());
        this.texts = new ConstantStrings<>(constants, stringOf);
        this.fails = fails;
        this.fallback = fallback;
    }

    /** Returns the format of the same constants by other strings, in the same order. */
    public EnumFormat<E> withStrings(String... strings) {
        Map<E, String> byConstant = new HashMap<>();
        for (int i = 0; i < all.length; i++) {
            byConstant.put(all[i], strings[i]);
        }
        return new EnumFormat<>(all, byConstant::get, fails, fallback);
    }

    /**
     * Returns the first constants, or a description of the strings if all their names are known. Null for an enum
     * without constants.
     */
    private static <E extends Enum<E>> String expected(E[] constants, Function<? super E, String> stringOf) {
        Class<?> type = constants.getClass().getComponentType();
        if (type == DayOfWeek.class) {
            return "a day of the week (such as MONDAY)";
        } else if (type == Month.class) {
            return "a month (such as JANUARY)";
        }
        return constants.length == 0
                ? null
                : ListedStrings.describe(Arrays.stream(constants).map(stringOf).toList(), MOST_SHOWN);
    }

    /** Returns whether a string is the same in JSON, between quotes, with one byte for each character. */
    private static boolean isPlain(String text) {
        return text.chars().allMatch(c -> c >= ' ' && c < 0x7F && c != '"' && c != '\\');
    }

    @Override
    E readFast(Cursor in) {
        return names.read(in);
    }

    @Override
    public E parse(String text) {
        E constant = constants.get(text);
        if (constant != null) {
            return constant;
        }
        if (fails) {
            throw new IllegalArgumentException("no constant of " + name() + " has this string");
        }
        return fallback;
    }

    @Override
    public void write(E value, Output out) {
        if (texts.append(out, value)) {
            return;
        }
        if (!constants.containsKey(stringOf.apply(value)) && !out.display) {
            throw out.refused("the discriminator must be " + ListedStrings.describe(List.copyOf(constants.keySet())));
        }
        super.write(value, out);
    }

    @Override
    public String format(E value) {
        return stringOf.apply(value);
    }

    /**
     * Contains the strings of the constants of an enum as encoded JSON strings, quotes included, by their ordinals. A
     * string with characters beyond ASCII, or with characters that JSON escapes, is not here and is written like any
     * other string.
     */
    public static final class ConstantStrings<E extends Enum<E>> {
        private final Entry[] entries;

        private record Entry(Enum<?> constant, PreparedBytes text) {}

        public ConstantStrings(E[] constants, Function<? super E, String> stringOf) {
            int ordinals =
                    Arrays.stream(constants).mapToInt(Enum::ordinal).max().orElse(-1) + 1;
            entries = new Entry[ordinals];
            for (E constant : constants) {
                String plain = stringOf.apply(constant);
                if (isPlain(plain)) {
                    byte[] text = ('"' + plain + '"').getBytes(US_ASCII);
                    entries[constant.ordinal()] = new Entry(constant, PreparedBytes.of(text));
                }
            }
        }

        /** Writes the string of a constant, or nothing if it is not here. */
        public boolean append(Output out, E constant) {
            int ordinal = constant.ordinal();
            if (ordinal >= entries.length) {
                return false;
            }
            Entry entry = entries[ordinal];
            if (entry == null || entry.constant != constant) {
                return false;
            }
            PreparedBytes text = entry.text;
            out.beforeValue(Math.max(8, text.length()));
            text.put(out.bytes, out.size, 0);
            out.size += text.length();
            return true;
        }
    }

    /**
     * Finds constants whose strings are ASCII, called names here, by the bytes of a name. It uses an open hash table
     * over all bytes of the names, and one comparison of the whole name.
     *
     * <p>A search reads at most {@link #LONGEST_SEARCH} places, for any names and any searched bytes. The multiplier of
     * the hash is chosen so that every name is found there. Names for which none of a few multipliers achieves that are
     * omitted: the caller needs another way to find a constant.
     */
    static final class ConstantNames<E> {
        /**
         * So many places in a row are taken by chance in one of 10^9 tables: a quarter of the places is taken at most.
         */
        public static final int LONGEST_SEARCH = 16;

        /**
         * From Steele and Vigna, "Computationally easy, spectrally good multipliers", 2021: its upper bits depend on
         * all bits of a factor.
         */
        public static final long FIRST_MULTIPLIER = 0xD1342543DE82EF95L;

        /** 2^64 divided by the golden ratio. */
        private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

        private static final int MULTIPLIERS = 8;

        private final Entry<E>[] table;
        private final int shift;
        private long multiplier = FIRST_MULTIPLIER;

        private record Entry<E>(byte[] name, E constant) {}

        /** @param names the names of the constants, in their order */
        @SuppressWarnings({"unchecked", "rawtypes"}) // An array of a generic record.
        public ConstantNames(List<E> constants, List<String> names) {
            int bits = tableBits(constants.size());
            table = new Entry[1 << bits];
            shift = 64 - bits;
            for (int left = MULTIPLIERS; !putAll(constants, names) && left > 1; left--) {
                Arrays.fill(table, null);
                multiplier = Long.rotateLeft(multiplier * GOLDEN, 32) | 1;
            }
        }

        /** Returns the bits of a place in a table for so many constants. */
        public static int tableBits(int constants) {
            return 34 - Integer.numberOfLeadingZeros(Math.max(1, constants));
        }

        /** Whether there was a place for each of the names. */
        private boolean putAll(List<E> constants, List<String> names) {
            boolean all = true;
            for (int i = 0; i < names.size(); i++) {
                byte[] name = names.get(i).getBytes(US_ASCII);
                if (new String(name, US_ASCII).equals(names.get(i))) {
                    all &= put(new Entry<>(name, constants.get(i)));
                }
            }
            return all;
        }

        private boolean put(Entry<E> entry) {
            int place = place(entry.name, 0, entry.name.length);
            for (int left = LONGEST_SEARCH; left > 0; left--) {
                if (table[place] == null) {
                    table[place] = entry;
                    return true;
                }
                place = place + 1 & table.length - 1;
            }
            return false;
        }

        private int place(byte[] bytes, int from, int to) {
            return (int) (hash(bytes, from, to, multiplier) >>> shift);
        }

        /** Its upper bits are a place. Names of up to eight bytes, most of them, need one multiplication. */
        public static long hash(byte[] bytes, int from, int to, long multiplier) {
            long hash = (Words.upTo(bytes, from, to) + to - from) * multiplier;
            for (int p = from + 8; p < to; p += 8) {
                hash = (hash ^ hash >>> 32 ^ Words.upTo(bytes, p, to)) * multiplier;
            }
            return hash;
        }

        /** Reads a string up to its closing quote. Returns null, perhaps without reading it, if it is not a name. */
        E read(Cursor in) {
            int from = in.pos;
            int close = StringScanner.close(in.bytes, from, in.end);
            if (close < 0) {
                return null;
            }
            in.pos = close;
            return find(in.bytes, from, close);
        }

        /** Returns the constant that is named by the bytes from {@code from} to {@code to}, or null. */
        public E find(byte[] bytes, int from, int to) {
            int place = place(bytes, from, to);
            for (int left = LONGEST_SEARCH; left > 0; left--) {
                Entry<E> entry = table[place];
                if (entry == null) {
                    return null;
                }
                if (Arrays.equals(bytes, from, to, entry.name, 0, entry.name.length)) {
                    return entry.constant;
                }
                place = place + 1 & table.length - 1;
            }
            return null;
        }

        /** Returns the number of names that have a place. */
        public int size() {
            return (int) Arrays.stream(table).filter(entry -> entry != null).count();
        }
    }
}
