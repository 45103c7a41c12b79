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
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads {@link Basket} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BasketParser implements RefillingObjectParser<Basket> {
    public static final BasketParser INSTANCE = new BasketParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NOTES_BIT = 0;
    static final int LABELS_BIT = NOTES_BIT + 1;
    static final int STOCK_BIT = LABELS_BIT + 1;
    static final int GROUPS_BIT = STOCK_BIT + 1;
    static final int PAGES_BIT = GROUPS_BIT + 1;
    static final int PARTS_BIT = PAGES_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NOTES = JsonKey.array("notes");
    static final JsonKey LABELS = JsonKey.array("labels");
    static final JsonKey STOCK = JsonKey.object("stock");
    static final JsonKey GROUPS = JsonKey.object("groups");
    static final JsonKey PAGES = JsonKey.array("pages");
    static final JsonKey PARTS = JsonKey.array("parts");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NOTES, LABELS, STOCK,
            GROUPS, PAGES, PARTS);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);

    @SuppressWarnings("unchecked")
    private static final List<Integer>[] EMPTY_INTEGER_LIST_ARRAY = (List<Integer>[]) new List<?>[0];
    private static final Object[] EMPTY_OBJECT_ARRAY = new Object[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public BasketParser() {}

    @Override
    public EventType<Basket> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Basket read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Basket value = new Basket();
        readMembers(in, value);
        return value;
    }

    @Override
    public Basket readInto(JsonScanner in, Basket value) {
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
    public void clear(Basket value) {
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Basket value, long seen) {
        if ((seen & (1L << NOTES_BIT)) == 0) {
            value.notes = null;
        }
        if ((seen & (1L << LABELS_BIT)) == 0) {
            value.labels = null;
        }
        if ((seen & (1L << STOCK_BIT)) == 0) {
            value.stock = null;
        }
        if ((seen & (1L << GROUPS_BIT)) == 0) {
            value.groups = null;
        }
        if ((seen & (1L << PAGES_BIT)) == 0) {
            value.pages = null;
        }
        if ((seen & (1L << PARTS_BIT)) == 0) {
            value.parts = null;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Basket value) {
        long seen = 0;
        if (in.tryFirst(NOTES, KEYS)) {
            value.notes = readStringList(in);
            seen |= 1L << NOTES_BIT;
        }
        if (in.tryNext(LABELS, KEYS)) {
            value.labels = readStringSet(in);
            seen |= 1L << LABELS_BIT;
        }
        if (in.tryNext(STOCK, KEYS)) {
            value.stock = readIntegerMap(in);
            seen |= 1L << STOCK_BIT;
        }
        if (in.tryNext(GROUPS, KEYS)) {
            value.groups = readGoodListMap(in);
            seen |= 1L << GROUPS_BIT;
        }
        if (in.tryNext(PAGES, KEYS)) {
            value.pages = readIntegerListArray(in, value.pages);
            seen |= 1L << PAGES_BIT;
        }
        if (in.tryNext(PARTS, KEYS)) {
            value.parts = readObjectArray(in, value.parts);
            seen |= 1L << PARTS_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Basket value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NOTES_BIT -> value.notes = readStringList(in);
                case LABELS_BIT -> value.labels = readStringSet(in);
                case STOCK_BIT -> value.stock = readIntegerMap(in);
                case GROUPS_BIT -> value.groups = readGoodListMap(in);
                case PAGES_BIT -> value.pages = readIntegerListArray(in, value.pages);
                case PARTS_BIT -> value.parts = readObjectArray(in, value.parts);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x746F6E22 -> in.tryMember(NOTES) ? NOTES_BIT : -1; // "not
            case 0x62616C22 -> in.tryMember(LABELS) ? LABELS_BIT : -1; // "lab
            case 0x6F747322 -> in.tryMember(STOCK) ? STOCK_BIT : -1; // "sto
            case 0x6F726722 -> in.tryMember(GROUPS) ? GROUPS_BIT : -1; // "gro
            case 0x67617022 -> in.tryMember(PAGES) ? PAGES_BIT : -1; // "pag
            case 0x72617022 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // "par
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static List<String> readStringList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<String> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readString());
        }
        return elements;
    }

    private static Set<String> readStringSet(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Set<String> elements = new LinkedHashSet<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            in.addElement(elements, in.position(), in.readString());
        }
        return elements;
    }

    private static Map<String, Integer> readIntegerMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Integer> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), in.readIntOrNull());
        }
        return members;
    }

    private static Map<String, List<Good>> readGoodListMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, List<Good>> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), readGoodList(in));
        }
        return members;
    }

    private static List<Good> readGoodList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Good> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(GoodParser.INSTANCE.read(in));
        }
        return elements;
    }

    @SuppressWarnings("unchecked")
    private static List<Integer>[] readIntegerListArray(JsonScanner in, List<Integer>[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_LIST_ARRAY;
        }
        List<Integer>[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != List[].class) {
            elements = (List<Integer>[]) new List<?>[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerList(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Integer> readIntegerList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Integer> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readIntOrNull());
        }
        return elements;
    }

    private static Object[] readObjectArray(JsonScanner in, Object[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_OBJECT_ARRAY;
        }
        Object[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Object[].class) {
            elements = new Object[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readValue();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Basket> EVENT_TYPE = GeneratedEventType.of(Basket.class,
                "dev.schemac.golden.collections", "Basket", List.of(
                        new EventColumn("notes", ColumnTypes.list(Scalar.STRING)),
                        new EventColumn("labels", ColumnTypes.set(Scalar.STRING)),
                        new EventColumn("stock", ColumnTypes.map(Scalar.INT)),
                        new EventColumn("groups", ColumnTypes.map(ColumnTypes.list(ColumnTypes.object(Good.class)))),
                        new EventColumn("pages", ColumnTypes.array(ColumnTypes.list(Scalar.INT))),
                        new EventColumn("parts", ColumnTypes.array(ColumnTypes.ANY))));
    }
}
