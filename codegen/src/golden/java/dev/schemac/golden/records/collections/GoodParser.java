package dev.schemac.golden.records.collections;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
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
    /** The parser. */
    public static final GoodParser INSTANCE = new GoodParser();

    private static final JsonKey ARTICLE = JsonKey.text("article");
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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ARTICLE)) {
            value.article = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(SIZES)) {
            value.sizes = readIntegerArrayList(in);
            seen |= 1L << 1;
        }
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value.build();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Good.Builder value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.article = in.readString();
                case 1 -> value.sizes = readIntegerArrayList(in);
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x74726122 -> in.memberIs(ARTICLE) ? 0 : -1; // "art
            case 0x7A697322 -> in.memberIs(SIZES) ? 1 : -1; // "siz
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Good> EVENT_TYPE = EventType.of(
                Good.class,
                "dev.schemac.golden.records.collections",
                "Good",
                List.of(
                        new EventType.Column("article", String.class, "string"),
                        new EventType.Column("sizes", List.class, "List<int[]>")));

        private Columns() {}
    }
}
