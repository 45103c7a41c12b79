package dev.schemac.golden.enums;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Car} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CarParser implements GeneratedObjectParser<Car> {
    public static final CarParser INSTANCE = new CarParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int PAINT_BIT = 0;
    static final int ROOF_BIT = PAINT_BIT + 1;
    static final int DOORS_BIT = ROOF_BIT + 1;
    static final int TRIMS_BIT = DOORS_BIT + 1;
    static final int PARTS_BIT = TRIMS_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<Color> COLOR_FORMAT = JsonFormat.of(Color.values(), Color.RED);
    static final JsonFormat<Color> COLOR_FORMAT_2 = JsonFormat.of(Color.values());

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey PAINT = JsonKey.string("paint");
    static final JsonKey ROOF = JsonKey.string("roof");
    static final JsonKey DOORS = JsonKey.array("doors");
    static final JsonKey TRIMS = JsonKey.array("trims");
    static final JsonKey PARTS = JsonKey.object("parts");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, PAINT, ROOF, DOORS, TRIMS,
            PARTS);

    private static final long REQUIRED = 1L << PAINT_BIT;

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final Color[] EMPTY_COLOR_ARRAY = new Color[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public CarParser() {}

    @Override
    public EventType<Car> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Car read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Car value = new Car();
        long seen = 0;
        if (in.tryFirst(PAINT, KEYS)) {
            value.paint = in.readAs(COLOR_FORMAT);
            seen |= 1L << PAINT_BIT;
        }
        if (in.tryNext(ROOF, KEYS)) {
            value.roof = in.readAs(COLOR_FORMAT_2);
            seen |= 1L << ROOF_BIT;
        }
        if (in.tryNext(DOORS, KEYS)) {
            value.doors = readColorArray(in);
            seen |= 1L << DOORS_BIT;
        }
        if (in.tryNext(TRIMS, KEYS)) {
            value.trims = readColorList(in);
            seen |= 1L << TRIMS_BIT;
        }
        if (in.tryNext(PARTS, KEYS)) {
            value.parts = readColorMap(in);
            seen |= 1L << PARTS_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Car value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case PAINT_BIT -> value.paint = in.readAs(COLOR_FORMAT);
                case ROOF_BIT -> value.roof = in.readAs(COLOR_FORMAT_2);
                case DOORS_BIT -> value.doors = readColorArray(in);
                case TRIMS_BIT -> value.trims = readColorList(in);
                case PARTS_BIT -> value.parts = readColorMap(in);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x69617022 -> in.tryMember(PAINT) ? PAINT_BIT : -1; // "pai
            case 0x6F6F7222 -> in.tryMember(ROOF) ? ROOF_BIT : -1; // "roo
            case 0x6F6F6422 -> in.tryMember(DOORS) ? DOORS_BIT : -1; // "doo
            case 0x69727422 -> in.tryMember(TRIMS) ? TRIMS_BIT : -1; // "tri
            case 0x72617022 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // "par
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    private static Color[] readColorArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_COLOR_ARRAY;
        }
        Color[] elements = new Color[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readAs(COLOR_FORMAT_2);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Color> readColorList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Color> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readAs(COLOR_FORMAT_2));
        }
        return elements;
    }

    private static Map<String, Color> readColorMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Color> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), in.readAs(COLOR_FORMAT_2));
        }
        return members;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Car> EVENT_TYPE = GeneratedEventType.of(Car.class,
                "dev.schemac.golden.enums", "Car", List.of(
                        new EventColumn("paint", ColumnTypes.constant(Color.class)),
                        new EventColumn("roof", ColumnTypes.constant(Color.class)),
                        new EventColumn("doors", ColumnTypes.array(ColumnTypes.constant(Color.class))),
                        new EventColumn("trims", ColumnTypes.list(ColumnTypes.constant(Color.class))),
                        new EventColumn("parts", ColumnTypes.map(ColumnTypes.constant(Color.class)))));
    }
}
