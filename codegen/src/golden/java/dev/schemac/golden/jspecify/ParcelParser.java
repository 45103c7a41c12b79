package dev.schemac.golden.jspecify;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Parcel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelParser implements ObjectParser<Parcel>, GeneratedParser<Parcel> {
    /** The parser. */
    public static final ParcelParser INSTANCE = new ParcelParser();

    private static final TextFormat<Size> SIZE_FORMAT = TextFormat.of(Size.values());
    private static final JsonKey ID = JsonKey.text("id");
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey FRAGILE = JsonKey.bool("fragile");
    private static final JsonKey SIZE = JsonKey.text("size");
    private static final JsonKey STOPS = JsonKey.array("stops");
    private static final JsonKey CODES = JsonKey.array("codes");
    private static final JsonKey GRID = JsonKey.array("grid");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey LABELS = JsonKey.object("labels");
    private static final JsonKey MORE = JsonKey.object("more");
    private static final JsonKey ANY = JsonKey.any("any");
    private static final JsonKey NOTHING = JsonKey.any("nothing");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, ID, WEIGHT, FRAGILE, SIZE,
            STOPS, CODES, GRID, PARTS, LABELS, MORE, ANY, NOTHING);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x6L;

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x15L;

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final String[] EMPTY_STRING_ARRAY = new String[0];
    private static final int[] EMPTY_INT_ARRAY = new int[0];
    private static final Integer[][] EMPTY_INTEGER_ARRAY2D = new Integer[0][];
    private static final Integer[] EMPTY_INTEGER_ARRAY = new Integer[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ParcelParser() {}

    @Override
    public EventType<Parcel> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Parcel read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Parcel value = new Parcel();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(WEIGHT)) {
            value.weight = in.readDouble();
            seen |= 1L << 1;
        }
        if (in.nextIs(FRAGILE)) {
            value.fragile = in.readBoolean();
            seen |= 1L << 2;
        }
        if (in.nextIs(SIZE)) {
            value.size = in.readAs(SIZE_FORMAT);
            seen |= 1L << 3;
        }
        if (in.nextIs(STOPS)) {
            value.stops = readStringArray(in);
            seen |= 1L << 4;
        }
        if (in.nextIs(CODES)) {
            value.codes = readIntArray(in);
            seen |= 1L << 5;
        }
        if (in.nextIs(GRID)) {
            value.grid = readIntegerArray2d(in);
            seen |= 1L << 6;
        }
        if (in.nextIs(PARTS)) {
            value.parts = readParcelList(in);
            seen |= 1L << 7;
        }
        if (in.nextIs(LABELS)) {
            value.labels = readStringArrayMap(in);
            seen |= 1L << 8;
        }
        if (in.nextIs(MORE)) {
            value.more = in.readMap();
            seen |= 1L << 9;
        }
        if (in.nextIs(ANY)) {
            value.any = in.readValue();
            seen |= 1L << 10;
        }
        if (in.nextIs(NOTHING)) {
            in.skipValue();
            seen |= 1L << 11;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Parcel value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextMember(KEYS, hint);
            }
            if (column == -2) {
                // no column has this name
                value.undeclared = in.putMember(value.undeclared, in.memberName(), in.position(), in.readValue());
                continue;
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    value.id = in.readString();
                    if (value.id == null) {
                        in.nullMember("string");
                    }
                }
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearWeight();
                    } else {
                        value.setWeight(in.readDouble());
                    }
                }
                case 2 -> {
                    if (in.skipNull()) {
                        value.clearFragile();
                    } else {
                        value.setFragile(in.readBoolean());
                    }
                }
                case 3 -> value.size = in.readAs(SIZE_FORMAT);
                case 4 -> {
                    value.stops = readStringArray(in);
                    if (value.stops == null) {
                        in.nullMember("array");
                    }
                }
                case 5 -> value.codes = readIntArray(in);
                case 6 -> value.grid = readIntegerArray2d(in);
                case 7 -> value.parts = readParcelList(in);
                case 8 -> value.labels = readStringArrayMap(in);
                case 9 -> value.more = in.readMap();
                case 10 -> value.any = in.readValue();
                case 11 -> in.skipValue();
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
            case 0x22646922 -> in.memberIs(ID) ? 0 : -1; // "id"
            case 0x69657722 -> in.memberIs(WEIGHT) ? 1 : -1; // "wei
            case 0x61726622 -> in.memberIs(FRAGILE) ? 2 : -1; // "fra
            case 0x7A697322 -> in.memberIs(SIZE) ? 3 : -1; // "siz
            case 0x6F747322 -> in.memberIs(STOPS) ? 4 : -1; // "sto
            case 0x646F6322 -> in.memberIs(CODES) ? 5 : -1; // "cod
            case 0x69726722 -> in.memberIs(GRID) ? 6 : -1; // "gri
            case 0x72617022 -> in.memberIs(PARTS) ? 7 : -1; // "par
            case 0x62616C22 -> in.memberIs(LABELS) ? 8 : -1; // "lab
            case 0x726F6D22 -> in.memberIs(MORE) ? 9 : -1; // "mor
            case 0x796E6122 -> in.memberIs(ANY) ? 10 : -1; // "any
            case 0x746F6E22 -> in.memberIs(NOTHING) ? 11 : -1; // "not
            default -> -1;
        };
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = new String[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static int[] readIntArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INT_ARRAY;
        }
        int[] elements = new int[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readInt();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[][] readIntegerArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY2D;
        }
        Integer[][] elements = new Integer[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
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

    private static List<Parcel> readParcelList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Parcel> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(ParcelParser.INSTANCE.read(in));
        }
        return elements;
    }

    private static Map<String, String[]> readStringArrayMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, String[]> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != -1) {
            in.putMember(members, in.memberName(), in.position(), readStringArray(in));
        }
        return members;
    }

    /** Throws if a column has this name in JSON. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Parcel> EVENT_TYPE = EventType.of(
                Parcel.class,
                "dev.schemac.golden.jspecify",
                "Parcel",
                List.of(
                        new EventType.Column("id", String.class, "string"),
                        new EventType.Column("weight", Double.class, "double"),
                        new EventType.Column("fragile", Boolean.class, "boolean"),
                        new EventType.Column("size", Size.class, "dev.schemac.golden.jspecify.Size"),
                        new EventType.Column("stops", String[].class, "string[]"),
                        new EventType.Column("codes", int[].class, "int[primitive]"),
                        new EventType.Column("grid", Integer[][].class, "int[][]"),
                        new EventType.Column("parts", List.class, "List<dev.schemac.golden.jspecify.Parcel>"),
                        new EventType.Column("labels", Map.class, "Map<String, string[]>"),
                        new EventType.Column("more", Map.class, "Map"),
                        new EventType.Column("any", Object.class, "Object"),
                        new EventType.Column("nothing", Object.class, "null")));

        private Columns() {}

        /** The method that sets a column, or null where none does. */
        static String setter(int column) {
            return switch (column) {
                case 0 -> "setId";
                case 1 -> "setWeight";
                case 2 -> "setFragile";
                case 3 -> "setSize";
                case 4 -> "setStops";
                case 5 -> "setCodes";
                case 6 -> "setGrid";
                case 7 -> "setParts";
                case 8 -> "setLabels";
                case 9 -> "setMore";
                case 10 -> "setAny";
                default -> null;
            };
        }
    }
}
