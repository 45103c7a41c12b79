package dev.schemac.golden.records.enums;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.TextFormat;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Car} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CarParser implements ObjectParser<Car>, GeneratedParser<Car> {
    /** The parser. */
    public static final CarParser INSTANCE = new CarParser();

    private static final TextFormat<Color> COLOR_FORMAT = TextFormat.of(Color.values());
    private static final JsonKey PAINT = JsonKey.text("paint");
    private static final JsonKey ROOF = JsonKey.text("roof");
    private static final JsonKey DOORS = JsonKey.array("doors");
    private static final JsonKey TRIMS = JsonKey.array("trims");
    private static final JsonKey PARTS = JsonKey.object("parts");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, PAINT, ROOF, DOORS, TRIMS,
            PARTS);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);

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
        Car.Builder value = new Car.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(PAINT)) {
            value.paint = in.readAs(COLOR_FORMAT);
            seen |= 1L;
        }
        if (in.nextIs(ROOF)) {
            value.roof = in.readAs(COLOR_FORMAT);
            seen |= 1L << 1;
        }
        if (in.nextIs(DOORS)) {
            value.doors = readColorList(in);
            seen |= 1L << 2;
        }
        if (in.nextIs(TRIMS)) {
            value.trims = readColorList(in);
            seen |= 1L << 3;
        }
        if (in.nextIs(PARTS)) {
            value.parts = readColorMap(in);
            seen |= 1L << 4;
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
    private static void readAnyOrder(JsonScanner in, Car.Builder value, long before) {
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
                case 0 -> value.paint = in.readAs(COLOR_FORMAT);
                case 1 -> value.roof = in.readAs(COLOR_FORMAT);
                case 2 -> value.doors = readColorList(in);
                case 3 -> value.trims = readColorList(in);
                case 4 -> value.parts = readColorMap(in);
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
            case 0x69617022 -> in.memberIs(PAINT) ? 0 : -1; // "pai
            case 0x6F6F7222 -> in.memberIs(ROOF) ? 1 : -1; // "roo
            case 0x6F6F6422 -> in.memberIs(DOORS) ? 2 : -1; // "doo
            case 0x69727422 -> in.memberIs(TRIMS) ? 3 : -1; // "tri
            case 0x72617022 -> in.memberIs(PARTS) ? 4 : -1; // "par
            default -> -1;
        };
    }

    private static List<Color> readColorList(JsonScanner in) {
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
            elements[count++] = in.readAs(COLOR_FORMAT);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static Map<String, Color> readColorMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Color> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != -1) {
            in.putMember(members, in.memberName(), in.position(), in.readAs(COLOR_FORMAT));
        }
        return JsonValues.unmodifiableMap(members);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Car> EVENT_TYPE = EventType.of(
                Car.class,
                "dev.schemac.golden.records.enums",
                "Car",
                List.of(
                        new EventType.Column("paint", Color.class, "dev.schemac.golden.records.enums.Color"),
                        new EventType.Column("roof", Color.class, "dev.schemac.golden.records.enums.Color"),
                        new EventType.Column("doors", List.class, "List<dev.schemac.golden.records.enums.Color>"),
                        new EventType.Column("trims", List.class, "List<dev.schemac.golden.records.enums.Color>"),
                        new EventType.Column("parts", Map.class, "Map<String, dev.schemac.golden.records.enums.Color>")));

        private Columns() {}
    }
}
