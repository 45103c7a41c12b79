package dev.schemac.golden.application;

import com.acme.Stop;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(NAME)) {
            value.name = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(PLATFORM)) {
            value.platform = in.readInt();
            seen |= 1L << 1;
        }
        if (in.nextIs(FLOOR)) {
            value.floor = in.readInt();
            seen |= 1L << 2;
        }
        if (in.nextIs(DEPARTURE)) {
            value.departure = in.readAs(TextFormat.LOCAL_TIME);
            seen |= 1L << 3;
        }
        if (in.nextIs(POSITION)) {
            value.position = readDoubleArray(in);
            seen |= 1L << 4;
        }
        if (in.nextIs(TRANSFERS)) {
            value.transfers = readStopList(in);
            seen |= 1L << 5;
        }
        if (in.nextIs(PASSENGERS)) {
            value.passengers = readLongMap(in);
            seen |= 1L << 6;
        }
        if (in.nextIs(VEHICLE)) {
            value.vehicle = VehicleParser.read(in);
            seen |= 1L << 7;
        }
        if (in.nextIs(NOTE)) {
            value.note = in.readValue();
            seen |= 1L << 8;
        }
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Stop value, long before) {
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
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x6D616E22 -> in.memberIs(NAME) ? 0 : -1; // "nam
            case 0x616C7022 -> in.memberIs(PLATFORM) ? 1 : -1; // "pla
            case 0x6F6C6622 -> in.memberIs(FLOOR) ? 2 : -1; // "flo
            case 0x70656422 -> in.memberIs(DEPARTURE) ? 3 : -1; // "dep
            case 0x736F7022 -> in.memberIs(POSITION) ? 4 : -1; // "pos
            case 0x61727422 -> in.memberIs(TRANSFERS) ? 5 : -1; // "tra
            case 0x73617022 -> in.memberIs(PASSENGERS) ? 6 : -1; // "pas
            case 0x68657622 -> in.memberIs(VEHICLE) ? 7 : -1; // "veh
            case 0x746F6E22 -> in.memberIs(NOTE) ? 8 : -1; // "not
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
        while (in.nextMember(NO_KEYS, 0) != -1) {
            in.putMember(members, in.memberName(), in.position(), in.readLongOrNull());
        }
        return members;
    }
}
