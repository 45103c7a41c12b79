package dev.schemac.golden.application;

import com.acme.Stop;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import dev.schemac.runtime.generated.TextFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Stop} from JSON, for the parsers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class StopParser {
    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey PLATFORM = JsonKey.number("platform");
    private static final JsonKey FLOOR = JsonKey.number("floor");
    private static final JsonKey DEPARTURE = JsonKey.text("departure");
    private static final JsonKey POSITION = JsonKey.array("position");
    private static final JsonKey TRANSFERS = JsonKey.array("transfers");
    private static final JsonKey PASSENGERS = JsonKey.object("passengers");
    private static final JsonKey VEHICLE = JsonKey.object("vehicle");
    private static final JsonKey NOTE = JsonKey.any("note");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xF88BB8A8724C81EDL, NAME, PLATFORM, FLOOR,
            DEPARTURE, POSITION, TRANSFERS, PASSENGERS, VEHICLE, NOTE);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final double[] EMPTY_DOUBLE_ARRAY = new double[0];

    private StopParser() {}

    static Stop read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Stop value = new Stop();
        if (!in.firstIs(NAME)) {
            return readAnyOrder(in, value, 0);
        }
        value.name = in.readString();
        if (!in.nextIs(PLATFORM)) {
            return readAnyOrder(in, value, 1);
        }
        value.platform = in.readInt();
        if (!in.nextIs(FLOOR)) {
            return readAnyOrder(in, value, 2);
        }
        value.floor = in.readInt();
        if (!in.nextIs(DEPARTURE)) {
            return readAnyOrder(in, value, 3);
        }
        value.departure = in.readAs(TextFormat.LOCAL_TIME);
        if (!in.nextIs(POSITION)) {
            return readAnyOrder(in, value, 4);
        }
        value.position = readDoubleArray(in);
        if (!in.nextIs(TRANSFERS)) {
            return readAnyOrder(in, value, 5);
        }
        value.transfers = readStopList(in);
        if (!in.nextIs(PASSENGERS)) {
            return readAnyOrder(in, value, 6);
        }
        value.passengers = readLongMap(in);
        if (!in.nextIs(VEHICLE)) {
            return readAnyOrder(in, value, 7);
        }
        value.vehicle = VehicleParser.read(in);
        if (!in.nextIs(NOTE)) {
            return readAnyOrder(in, value, 8);
        }
        value.note = in.readValue();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 9);
        }
        return value;
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Stop readAnyOrder(JsonScanner in, Stop value, int next) {
        // bit i: column number i has been read
        long seen = (1L << next) - 1;
        // the column that probably comes next
        int hint = next;
        for (boolean first = next == 0; ; first = false) {
            int column = columnByNameWord(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.name = in.readString();
                case 1 -> {
                    if (!in.skipNull()) {
                        value.platform = in.readInt();
                    }
                }
                case 2 -> value.floor = in.readIntOrNull();
                case 3 -> value.departure = in.readAs(TextFormat.LOCAL_TIME);
                case 4 -> value.position = readDoubleArray(in);
                case 5 -> value.transfers = readStopList(in);
                case 6 -> value.passengers = readLongMap(in);
                case 7 -> value.vehicle = VehicleParser.read(in);
                case 8 -> value.note = in.readValue();
            }
            hint = column + 1;
        }
        return value;
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x6D616E22 -> in.memberIs(NAME, first) ? 0 : -1; // "nam
            case 0x616C7022 -> in.memberIs(PLATFORM, first) ? 1 : -1; // "pla
            case 0x6F6C6622 -> in.memberIs(FLOOR, first) ? 2 : -1; // "flo
            case 0x70656422 -> in.memberIs(DEPARTURE, first) ? 3 : -1; // "dep
            case 0x736F7022 -> in.memberIs(POSITION, first) ? 4 : -1; // "pos
            case 0x61727422 -> in.memberIs(TRANSFERS, first) ? 5 : -1; // "tra
            case 0x73617022 -> in.memberIs(PASSENGERS, first) ? 6 : -1; // "pas
            case 0x68657622 -> in.memberIs(VEHICLE, first) ? 7 : -1; // "veh
            case 0x746F6E22 -> in.memberIs(NOTE, first) ? 8 : -1; // "not
            default -> -1;
        };
    }

    private static double[] readDoubleArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        double[] elements = new double[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDouble();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Stop> readStopList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Stop> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(StopParser.read(in));
        }
        return elements;
    }

    private static Map<String, Long> readLongMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Long> members = new LinkedHashMap<>();
        for (int member = in.firstMember(NO_KEYS); member != -1; member = in.nextMember(NO_KEYS, 0)) {
            in.putMember(members, in.memberName(), in.position(), in.readLongOrNull());
        }
        return members;
    }
}
