package dev.schemac.golden.records.collections;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Good} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class GoodParser implements ObjectParser<Good>, GeneratedParser<Good> {
    public static final GoodParser INSTANCE = new GoodParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ARTICLE_BIT = 0;
    static final int SIZES_BIT = ARTICLE_BIT + 1;

    private static final JsonKey ARTICLE = JsonKey.string("article");
    private static final JsonKey SIZES = JsonKey.array("sizes");

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
        Good.Builder value = new Good.Builder();
        long seen = 0;
        if (in.tryFirst(ARTICLE, KEYS)) {
            value.article = in.readString();
            seen |= 1L << ARTICLE_BIT;
        }
        if (in.tryNext(SIZES, KEYS)) {
            value.sizes = readIntegerArrayList(in);
            seen |= 1L << SIZES_BIT;
        }
        return in.endObject() ? value.build() : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Good readAnyOrder(JsonScanner in, Good.Builder value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ARTICLE_BIT -> value.article = in.readString();
                case SIZES_BIT -> value.sizes = readIntegerArrayList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value.build();
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
            elements.add(readIntegerArray(in));
        }
        return elements;
    }

    private static Integer[] readIntegerArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY;
        }
        Integer[] elements = new Integer[in.countElements()];
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
    private static final class Columns {
        static final EventType<Good> EVENT_TYPE = EventType.of(Good.class,
                "dev.schemac.golden.records.collections", "Good", List.of(
                        new EventType.Column("article", Scalar.STRING),
                        new EventType.Column("sizes", Scalar.INT.array().list())));
    }
}
