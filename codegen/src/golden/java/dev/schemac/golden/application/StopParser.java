package dev.schemac.golden.application;

import com.acme.Stop;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Stop} from JSON, for the parsers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class StopParser {
    /** The number of each column, which is its bit in {@code seen}. */
    static final int NAME_BIT = 0;
    static final int PLATFORM_BIT = NAME_BIT + 1;
    static final int FLOOR_BIT = PLATFORM_BIT + 1;
    static final int DEPARTURE_BIT = FLOOR_BIT + 1;
    static final int POSITION_BIT = DEPARTURE_BIT + 1;
    static final int TRANSFERS_BIT = POSITION_BIT + 1;
    static final int PASSENGERS_BIT = TRANSFERS_BIT + 1;
    static final int VEHICLE_BIT = PASSENGERS_BIT + 1;
    static final int NOTE_BIT = VEHICLE_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey PLATFORM = JsonKey.number("platform");
    static final JsonKey FLOOR = JsonKey.number("floor");
    static final JsonKey DEPARTURE = JsonKey.string("departure");
    static final JsonKey POSITION = JsonKey.array("position");
    static final JsonKey TRANSFERS = JsonKey.array("transfers");
    static final JsonKey PASSENGERS = JsonKey.object("passengers");
    static final JsonKey VEHICLE = JsonKey.object("vehicle");
    static final JsonKey NOTE = JsonKey.any("note");

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
        long seen = 0;
        if (in.tryFirst(NAME, KEYS)) {
            value.name = in.readString();
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(PLATFORM, KEYS)) {
            value.platform = in.readInt();
            seen |= 1L << PLATFORM_BIT;
        } else if (in.tryNull(PLATFORM)) {
            seen |= 1L << PLATFORM_BIT;
        }
        if (in.tryNext(FLOOR, KEYS)) {
            value.floor = in.readInt();
            seen |= 1L << FLOOR_BIT;
        } else if (in.tryNull(FLOOR)) {
            value.floor = null;
            seen |= 1L << FLOOR_BIT;
        }
        if (in.tryNext(DEPARTURE, KEYS)) {
            value.departure = in.readAs(JsonFormat.LOCAL_TIME);
            seen |= 1L << DEPARTURE_BIT;
        }
        if (in.tryNext(POSITION, KEYS)) {
            value.position = readDoubleArray(in);
            seen |= 1L << POSITION_BIT;
        }
        if (in.tryNext(TRANSFERS, KEYS)) {
            value.transfers = readStopList(in);
            seen |= 1L << TRANSFERS_BIT;
        }
        if (in.tryNext(PASSENGERS, KEYS)) {
            value.passengers = readLongMap(in);
            seen |= 1L << PASSENGERS_BIT;
        }
        if (in.tryNext(VEHICLE, KEYS)) {
            value.vehicle = VehicleParser.read(in);
            seen |= 1L << VEHICLE_BIT;
        }
        if (in.tryNext(NOTE, KEYS)) {
            value.note = in.readValue();
            seen |= 1L << NOTE_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Stop readAnyOrder(JsonScanner in, Stop value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NAME_BIT -> value.name = in.readString();
                case PLATFORM_BIT -> value.platform = in.skipNull() ? value.platform : in.readInt();
                case FLOOR_BIT -> value.floor = in.readIntOrNull();
                case DEPARTURE_BIT -> value.departure = in.readAs(JsonFormat.LOCAL_TIME);
                case POSITION_BIT -> value.position = readDoubleArray(in);
                case TRANSFERS_BIT -> value.transfers = readStopList(in);
                case PASSENGERS_BIT -> value.passengers = readLongMap(in);
                case VEHICLE_BIT -> value.vehicle = VehicleParser.read(in);
                case NOTE_BIT -> value.note = in.readValue();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x616C7022 -> in.tryMember(PLATFORM) ? PLATFORM_BIT : -1; // "pla
            case 0x6F6C6622 -> in.tryMember(FLOOR) ? FLOOR_BIT : -1; // "flo
            case 0x70656422 -> in.tryMember(DEPARTURE) ? DEPARTURE_BIT : -1; // "dep
            case 0x736F7022 -> in.tryMember(POSITION) ? POSITION_BIT : -1; // "pos
            case 0x61727422 -> in.tryMember(TRANSFERS) ? TRANSFERS_BIT : -1; // "tra
            case 0x73617022 -> in.tryMember(PASSENGERS) ? PASSENGERS_BIT : -1; // "pas
            case 0x68657622 -> in.tryMember(VEHICLE) ? VEHICLE_BIT : -1; // "veh
            case 0x746F6E22 -> in.tryMember(NOTE) ? NOTE_BIT : -1; // "not
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), in.readLongOrNull());
        }
        return members;
    }
}
