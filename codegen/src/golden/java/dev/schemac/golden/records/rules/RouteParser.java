package dev.schemac.golden.records.rules;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
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

/** Reads {@link Route} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RouteParser implements ObjectParser<Route>, GeneratedParser<Route> {
    public static final RouteParser INSTANCE = new RouteParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int STOPS_BIT = 0;
    static final int ROWS_BIT = STOPS_BIT + 1;
    static final int PARTS_BIT = ROWS_BIT + 1;
    static final int NAMES_BIT = PARTS_BIT + 1;
    static final int MORE_BIT = NAMES_BIT + 1;
    static final int CODES_BIT = MORE_BIT + 1;
    static final int GAPS_BIT = CODES_BIT + 1;

    private static final JsonKey STOPS = JsonKey.array("stops");
    private static final JsonKey ROWS = JsonKey.array("rows");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey NAMES = JsonKey.object("names");
    private static final JsonKey MORE = JsonKey.object("more");
    private static final JsonKey CODES = JsonKey.array("codes");
    private static final JsonKey GAPS = JsonKey.array("gaps");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, STOPS, ROWS, PARTS, NAMES,
            MORE, CODES, GAPS);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final int[] EMPTY_INT_ARRAY = new int[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public RouteParser() {}

    @Override
    public EventType<Route> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Route read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Route.Builder value = new Route.Builder();
        long seen = 0;
        if (in.tryFirst(STOPS, KEYS)) {
            value.stops = checkedStops(in, readStringList(in));
            seen |= 1L << STOPS_BIT;
        }
        if (in.tryNext(ROWS, KEYS)) {
            value.rows = checkedRows(in, readIntegerListList(in));
            seen |= 1L << ROWS_BIT;
        }
        if (in.tryNext(PARTS, KEYS)) {
            value.parts = checkedParts(in, readPartList(in));
            seen |= 1L << PARTS_BIT;
        }
        if (in.tryNext(NAMES, KEYS)) {
            value.names = checkedNames(in, readStringListMap(in));
            seen |= 1L << NAMES_BIT;
        }
        if (in.tryNext(MORE, KEYS)) {
            value.more = checkedMore(in, in.readUnmodifiableMap());
            seen |= 1L << MORE_BIT;
        }
        if (in.tryNext(CODES, KEYS)) {
            value.codes = checkedCodes(in, readIntArrayList(in));
            seen |= 1L << CODES_BIT;
        }
        if (in.tryNext(GAPS, KEYS)) {
            value.gaps = readStringList(in);
            seen |= 1L << GAPS_BIT;
        }
        return in.endObject() ? value.buildUnchecked() : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Route readAnyOrder(JsonScanner in, Route.Builder value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case STOPS_BIT -> value.stops = checkedStops(in, readStringList(in));
                case ROWS_BIT -> value.rows = checkedRows(in, readIntegerListList(in));
                case PARTS_BIT -> value.parts = checkedParts(in, readPartList(in));
                case NAMES_BIT -> value.names = checkedNames(in, readStringListMap(in));
                case MORE_BIT -> value.more = checkedMore(in, in.readUnmodifiableMap());
                case CODES_BIT -> value.codes = checkedCodes(in, readIntArrayList(in));
                case GAPS_BIT -> value.gaps = readStringList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value.buildUnchecked();
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6F747322 -> in.tryMember(STOPS) ? STOPS_BIT : -1; // "sto
            case 0x776F7222 -> in.tryMember(ROWS) ? ROWS_BIT : -1; // "row
            case 0x72617022 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // "par
            case 0x6D616E22 -> in.tryMember(NAMES) ? NAMES_BIT : -1; // "nam
            case 0x726F6D22 -> in.tryMember(MORE) ? MORE_BIT : -1; // "mor
            case 0x646F6322 -> in.tryMember(CODES) ? CODES_BIT : -1; // "cod
            case 0x70616722 -> in.tryMember(GAPS) ? GAPS_BIT : -1; // "gap
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    private static List<Part> readPartList(JsonScanner in) {
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
            elements[count++] = PartParser.INSTANCE.read(in);
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

    private static List<int[]> readIntArrayList(JsonScanner in) {
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
            elements[count++] = readIntArray(in);
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

    /** Returns a value of column {@code stops}, and reports rules that it violates. */
    static List<String> checkedStops(Violations violations, List<String> value) {
        if (value != null) {
            int index = 0;
            for (String element : value) {
                if (element == null) {
                    violations.violation(STOPS, "string but found null", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code rows}, and reports rules that it violates. */
    static List<List<Integer>> checkedRows(Violations violations, List<List<Integer>> value) {
        if (value != null) {
            int index = 0;
            for (List<Integer> element : value) {
                if (element == null) {
                    violations.violation(ROWS, "array but found null", index);
                } else {
                    int index2 = 0;
                    for (Integer element2 : element) {
                        if (element2 == null) {
                            violations.violation(ROWS, "int but found null", index, index2);
                        } else if (element2 > 9) {
                            violations.violation(ROWS, "a number of at most 9", index, index2);
                        }
                        index2++;
                    }
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code parts}, and reports rules that it violates. */
    static List<Part> checkedParts(Violations violations, List<Part> value) {
        if (value != null) {
            int index = 0;
            for (Part element : value) {
                if (element == null) {
                    violations.violation(PARTS, "object but found null", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code names}, and reports rules that it violates. */
    static Map<String, List<String>> checkedNames(Violations violations,
            Map<String, List<String>> value) {
        if (value != null) {
            for (Map.Entry<String, List<String>> member : value.entrySet()) {
                List<String> element = member.getValue();
                if (element == null) {
                    violations.violation(NAMES, "array but found null", member.getKey());
                } else {
                    int index2 = 0;
                    for (String element2 : element) {
                        if (element2 == null) {
                            violations.violation(NAMES, "string but found null", member.getKey(), index2);
                        }
                        index2++;
                    }
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code more}, and reports rules that it violates. */
    static Map<String, Object> checkedMore(Violations violations, Map<String, Object> value) {
        if (value != null) {
            for (Map.Entry<String, Object> member : value.entrySet()) {
                Object element = member.getValue();
                if (element == null) {
                    violations.violation(MORE, "value but found null", member.getKey());
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code codes}, and reports rules that it violates. */
    static List<int[]> checkedCodes(Violations violations, List<int[]> value) {
        if (value != null) {
            int index = 0;
            for (int[] element : value) {
                if (element == null) {
                    violations.violation(CODES, "array but found null", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Route> EVENT_TYPE = EventType.of(Route.class,
                "dev.schemac.golden.records.rules", "Route", List.of(
                        new EventType.Column("stops", Scalar.STRING.list().withoutNulls()),
                        new EventType.Column("rows", Scalar.INT.list().withoutNulls().list().withoutNulls()),
                        new EventType.Column("parts", ColumnType.object(Part.class).list().withoutNulls()),
                        new EventType.Column("names", Scalar.STRING.list().withoutNulls().map().withoutNulls()),
                        new EventType.Column("more", ColumnType.ANY_OBJECT),
                        new EventType.Column("codes", Scalar.INT.primitives().list().withoutNulls()),
                        new EventType.Column("gaps", Scalar.STRING.list())));
    }
}
