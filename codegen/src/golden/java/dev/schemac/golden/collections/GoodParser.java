package dev.schemac.golden.collections;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Good} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class GoodParser implements RefillingObjectParser<Good> {
    public static final GoodParser INSTANCE = new GoodParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ARTICLE_BIT = 0;
    static final int SIZES_BIT = ARTICLE_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ARTICLE = JsonKey.string("article");
    static final JsonKey SIZES = JsonKey.array("sizes");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ARTICLE, SIZES);
    private static final Integer[] EMPTY_INTEGER_ARRAY = new Integer[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public GoodParser() {}

    @Override
    public EventType<Good> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Good read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Good value = new Good();
        readMembers(in, value);
        return value;
    }

    @Override
    public Good readInto(JsonScanner in, Good value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Good value) {
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Good value, long seen) {
        if ((seen & (1L << ARTICLE_BIT)) == 0) {
            value.article = null;
        }
        if ((seen & (1L << SIZES_BIT)) == 0) {
            value.sizes = null;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Good value) {
        long seen = 0;
        if (in.tryFirst(ARTICLE, KEYS)) {
            value.article = in.readString();
            seen |= 1L << ARTICLE_BIT;
        }
        if (in.tryNext(SIZES, KEYS)) {
            value.sizes = readIntegerArrayList(in);
            seen |= 1L << SIZES_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Good value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ARTICLE_BIT -> value.article = in.readString();
                case SIZES_BIT -> value.sizes = readIntegerArrayList(in);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x74726122 -> in.tryMember(ARTICLE) ? ARTICLE_BIT : -1; // "art
            case 0x7A697322 -> in.tryMember(SIZES) ? SIZES_BIT : -1; // "siz
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static List<Integer[]> readIntegerArrayList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Integer[]> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(readIntegerArray(in, null));
        }
        return elements;
    }

    private static Integer[] readIntegerArray(JsonScanner in, Integer[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY;
        }
        Integer[] elements = old == null || old.length == 0 ? new Integer[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Good> EVENT_TYPE = GeneratedEventType.of(Good.class,
                "dev.schemac.golden.collections", "Good", List.of(
                        new EventColumn("article", Scalar.STRING),
                        new EventColumn("sizes", ColumnTypes.list(ColumnTypes.array(Scalar.INT)))));
    }
}
