package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.Violations;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Parcel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelParser implements ObjectParser<Parcel>, GeneratedParser<Parcel> {
    public static final ParcelParser INSTANCE = new ParcelParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int WEIGHT_BIT = ID_BIT + 1;
    static final int FRAGILE_BIT = WEIGHT_BIT + 1;
    static final int SIZE_BIT = FRAGILE_BIT + 1;
    static final int STOPS_BIT = SIZE_BIT + 1;
    static final int CODES_BIT = STOPS_BIT + 1;
    static final int GRID_BIT = CODES_BIT + 1;
    static final int PARTS_BIT = GRID_BIT + 1;
    static final int LABELS_BIT = PARTS_BIT + 1;
    static final int MORE_BIT = LABELS_BIT + 1;
    static final int ROUTES_BIT = MORE_BIT + 1;
    static final int NOTES_BIT = ROUTES_BIT + 1;
    static final int TAGS_BIT = NOTES_BIT + 1;
    static final int GROUPS_BIT = TAGS_BIT + 1;
    static final int ANY_BIT = GROUPS_BIT + 1;
    static final int NOTHING_BIT = ANY_BIT + 1;

    private static final JsonFormat<Size> SIZE_FORMAT = JsonFormat.of(Size.values());
    private static final JsonKey ID = JsonKey.string("id").notNull();
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey FRAGILE = JsonKey.bool("fragile");
    private static final JsonKey SIZE = JsonKey.string("size");
    private static final JsonKey STOPS = JsonKey.array("stops").notNull();
    private static final JsonKey CODES = JsonKey.array("codes");
    private static final JsonKey GRID = JsonKey.array("grid");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey LABELS = JsonKey.object("labels");
    private static final JsonKey MORE = JsonKey.object("more");
    private static final JsonKey ROUTES = JsonKey.array("routes");
    private static final JsonKey NOTES = JsonKey.object("notes");
    private static final JsonKey TAGS = JsonKey.object("tags");
    private static final JsonKey GROUPS = JsonKey.array("groups");
    private static final JsonKey ANY = JsonKey.any("any");
    private static final JsonKey NOTHING = JsonKey.any("nothing");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, ID, WEIGHT, FRAGILE, SIZE,
            STOPS, CODES, GRID, PARTS, LABELS, MORE, ROUTES, NOTES, TAGS, GROUPS, ANY, NOTHING);

    private static final long REQUIRED = 1L << ID_BIT | 1L << FRAGILE_BIT | 1L << STOPS_BIT;

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final int[] EMPTY_INT_ARRAY = new int[0];

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
        Parcel.Builder value = new Parcel.Builder();
        long seen = 0;
        if (in.tryFirst(ID)) {
            value.id = in.readString();
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(WEIGHT)) {
            value.weight = in.readDouble();
            seen |= 1L << WEIGHT_BIT;
        } else if (in.tryNull(WEIGHT)) {
            seen |= 1L << WEIGHT_BIT;
        }
        if (in.tryNext(FRAGILE)) {
            value.fragile = in.readBoolean();
            seen |= 1L << FRAGILE_BIT;
        } else if (in.tryNull(FRAGILE)) {
            seen |= 1L << FRAGILE_BIT;
        }
        if (in.tryNext(SIZE)) {
            value.size = in.readAs(SIZE_FORMAT);
            seen |= 1L << SIZE_BIT;
        }
        if (in.tryNext(STOPS)) {
            value.stops = readStringList(in);
            seen |= 1L << STOPS_BIT;
        }
        if (in.tryNext(CODES)) {
            value.codes = readIntArray(in);
            seen |= 1L << CODES_BIT;
        }
        if (in.tryNext(GRID)) {
            value.grid = readIntegerListList(in);
            seen |= 1L << GRID_BIT;
        }
        if (in.tryNext(PARTS)) {
            value.parts = readParcelList(in);
            seen |= 1L << PARTS_BIT;
        }
        if (in.tryNext(LABELS)) {
            value.labels = readStringListMap(in);
            seen |= 1L << LABELS_BIT;
        }
        if (in.tryNext(MORE)) {
            value.more = in.readUnmodifiableMap();
            seen |= 1L << MORE_BIT;
        }
        if (in.tryNext(ROUTES)) {
            value.routes = checkedRoutes(in, readParcelList(in));
            seen |= 1L << ROUTES_BIT;
        }
        if (in.tryNext(NOTES)) {
            value.notes = checkedNotes(in, readStringListMap(in));
            seen |= 1L << NOTES_BIT;
        }
        if (in.tryNext(TAGS)) {
            value.tags = checkedTags(in, in.readUnmodifiableMap());
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(GROUPS)) {
            value.groups = checkedGroups(in, readMapList(in));
            seen |= 1L << GROUPS_BIT;
        }
        if (in.tryNext(ANY)) {
            value.any = in.readUnmodifiableValue();
            seen |= 1L << ANY_BIT;
        }
        if (in.tryNext(NOTHING)) {
            in.skipValue();
            seen |= 1L << NOTHING_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        finish(in, value, seen);
        return value.buildUnchecked();
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Parcel.Builder value, long seen) {
        for (int column; (column = nextColumn(in, seen)) != JsonScanner.NO_MEMBER; ) {
            if (column == JsonScanner.UNDECLARED) {
                in.putMember(value.undeclaredMembers, in.memberName(), in.position(), in.readUnmodifiableValue());
                continue;
            }
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> {
                    value.id = in.readString();
                    if (value.id == null) {
                        in.nullMember("string");
                    }
                }
                case WEIGHT_BIT -> value.weight = in.readDoubleOrNull();
                case FRAGILE_BIT -> value.fragile = in.readBooleanOrNull();
                case SIZE_BIT -> value.size = in.readAs(SIZE_FORMAT);
                case STOPS_BIT -> {
                    value.stops = readStringList(in);
                    if (value.stops == null) {
                        in.nullMember("array");
                    }
                }
                case CODES_BIT -> value.codes = readIntArray(in);
                case GRID_BIT -> value.grid = readIntegerListList(in);
                case PARTS_BIT -> value.parts = readParcelList(in);
                case LABELS_BIT -> value.labels = readStringListMap(in);
                case MORE_BIT -> value.more = in.readUnmodifiableMap();
                case ROUTES_BIT -> value.routes = checkedRoutes(in, readParcelList(in));
                case NOTES_BIT -> value.notes = checkedNotes(in, readStringListMap(in));
                case TAGS_BIT -> value.tags = checkedTags(in, in.readUnmodifiableMap());
                case GROUPS_BIT -> value.groups = checkedGroups(in, readMapList(in));
                case ANY_BIT -> value.any = in.readUnmodifiableValue();
                case NOTHING_BIT -> in.skipValue();
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its byte 1 on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(1)) {
            case 0x3A226469 -> in.tryMember(ID) ? ID_BIT : -1; // id":
            case 0x67696577 -> in.tryMember(WEIGHT) ? WEIGHT_BIT : -1; // weig
            case 0x67617266 -> in.tryMember(FRAGILE) ? FRAGILE_BIT : -1; // frag
            case 0x657A6973 -> in.tryMember(SIZE) ? SIZE_BIT : -1; // size
            case 0x706F7473 -> in.tryMember(STOPS) ? STOPS_BIT : -1; // stop
            case 0x65646F63 -> in.tryMember(CODES) ? CODES_BIT : -1; // code
            case 0x64697267 -> in.tryMember(GRID) ? GRID_BIT : -1; // grid
            case 0x74726170 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // part
            case 0x6562616C -> in.tryMember(LABELS) ? LABELS_BIT : -1; // labe
            case 0x65726F6D -> in.tryMember(MORE) ? MORE_BIT : -1; // more
            case 0x74756F72 -> in.tryMember(ROUTES) ? ROUTES_BIT : -1; // rout
            case 0x65746F6E -> in.tryMember(NOTES) ? NOTES_BIT : -1; // note
            case 0x73676174 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // tags
            case 0x756F7267 -> in.tryMember(GROUPS) ? GROUPS_BIT : -1; // grou
            case 0x22796E61 -> in.tryMember(ANY) ? ANY_BIT : -1; // any"
            case 0x68746F6E -> in.tryMember(NOTHING) ? NOTHING_BIT : -1; // noth
            default -> -1;
        };
        return column >= 0 ? column : in.nextMember(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Parcel.Builder value, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    private static List<String> readStringList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
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

    private static List<List<Integer>> readIntegerListList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerList(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static List<Integer> readIntegerList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static List<Parcel> readParcelList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = ParcelParser.INSTANCE.read(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static Map<String, List<String>> readStringListMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, List<String>> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), readStringList(in));
        }
        return JsonValues.unmodifiableMap(members);
    }

    private static List<Map<String, Object>> readMapList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readUnmodifiableMap();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Returns a value of column {@code routes}, and reports rules that it violates. */
    static List<Parcel> checkedRoutes(Violations violations, List<Parcel> value) {
        if (value != null) {
            int index = 0;
            for (Parcel element : value) {
                if (element == null) {
                    violations.violation(ROUTES, "object but found null", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code notes}, and reports rules that it violates. */
    static Map<String, List<String>> checkedNotes(Violations violations,
            Map<String, List<String>> value) {
        if (value != null) {
            for (Map.Entry<String, List<String>> member : value.entrySet()) {
                List<String> element = member.getValue();
                if (element == null) {
                    violations.violation(NOTES, "array but found null", member.getKey());
                } else {
                    int index2 = 0;
                    for (String element2 : element) {
                        if (element2 == null) {
                            violations.violation(NOTES, "string but found null", member.getKey(), index2);
                        }
                        index2++;
                    }
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code tags}, and reports rules that it violates. */
    static Map<String, Object> checkedTags(Violations violations, Map<String, Object> value) {
        if (value != null) {
            for (Map.Entry<String, Object> member : value.entrySet()) {
                Object element = member.getValue();
                if (element == null) {
                    violations.violation(TAGS, "value but found null", member.getKey());
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code groups}, and reports rules that it violates. */
    static List<Map<String, Object>> checkedGroups(Violations violations,
            List<Map<String, Object>> value) {
        if (value != null) {
            int index = 0;
            for (Map<String, Object> element : value) {
                if (element == null) {
                    violations.violation(GROUPS, "object but found null", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Throws if a column has this name in JSON. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Throws if a column has one of these names in JSON. */
    static void checkUndeclared(Map<String, Object> members) {
        for (String name : members.keySet()) {
            checkUndeclared(name);
        }
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Parcel> EVENT_TYPE = EventType.of(Parcel.class,
                "dev.schemac.golden.records.jspecify", "Parcel", List.of(
                        new EventType.Column("id", Scalar.STRING).withValue(),
                        new EventType.Column("weight", Scalar.DOUBLE),
                        new EventType.Column("fragile", Scalar.BOOLEAN),
                        new EventType.Column("size", ColumnType.constant(Size.class)),
                        new EventType.Column("stops", Scalar.STRING.list()).withValue(),
                        new EventType.Column("codes", Scalar.INT.primitives()),
                        new EventType.Column("grid", Scalar.INT.list().list()),
                        new EventType.Column("parts", ColumnType.object(Parcel.class).list()),
                        new EventType.Column("labels", Scalar.STRING.list().map()),
                        new EventType.Column("more", ColumnType.ANY_OBJECT),
                        new EventType.Column("routes", ColumnType.object(Parcel.class).list().withoutNulls()),
                        new EventType.Column("notes", Scalar.STRING.list().withoutNulls().map().withoutNulls()),
                        new EventType.Column("tags", ColumnType.ANY_OBJECT),
                        new EventType.Column("groups", ColumnType.ANY_OBJECT.list().withoutNulls()),
                        new EventType.Column("any", ColumnType.ANY),
                        new EventType.Column("nothing", ColumnType.ALWAYS_NULL)));

        /** Returns the name of the method that sets a column, or null. */
        static String setter(int column) {
            return switch (column) {
                case ID_BIT -> "Builder.id";
                case WEIGHT_BIT -> "Builder.weight";
                case FRAGILE_BIT -> "Builder.fragile";
                case SIZE_BIT -> "Builder.size";
                case STOPS_BIT -> "Builder.stops";
                case CODES_BIT -> "Builder.codes";
                case GRID_BIT -> "Builder.grid";
                case PARTS_BIT -> "Builder.parts";
                case LABELS_BIT -> "Builder.labels";
                case MORE_BIT -> "Builder.more";
                case ROUTES_BIT -> "Builder.routes";
                case NOTES_BIT -> "Builder.notes";
                case TAGS_BIT -> "Builder.tags";
                case GROUPS_BIT -> "Builder.groups";
                case ANY_BIT -> "Builder.any";
                default -> null;
            };
        }
    }
}
