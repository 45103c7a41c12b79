package dev.schemac.golden.application;

import com.acme.Stop;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.TextFormat;
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
    private static final JsonKeys KEYS = JsonKeys.of(0xF88BB8A8724C81EDL, NAME, PLATFORM, FLOOR,
            DEPARTURE, POSITION, TRANSFERS, PASSENGERS, VEHICLE, NOTE);

    /** Of a map, which declares no member. */
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
        value.name = in.readText();
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
        value.departure = in.readTextAs(TextFormat.LOCAL_TIME);
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

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Stop readAnyOrder(JsonScanner in, Stop value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Stop value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x6D616E22 -> {
                    // "nam
                    if ((seen & 1L) == 0 && in.memberIs(NAME, first)) {
                        value.name = in.readText();
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x616C7022 -> {
                    // "pla
                    if ((seen & (1L << 1)) == 0 && in.memberIs(PLATFORM, first)) {
                        value.platform = in.readInt();
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x6F6C6622 -> {
                    // "flo
                    if ((seen & (1L << 2)) == 0 && in.memberIs(FLOOR, first)) {
                        value.floor = in.readInt();
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x70656422 -> {
                    // "dep
                    if ((seen & (1L << 3)) == 0 && in.memberIs(DEPARTURE, first)) {
                        value.departure = in.readTextAs(TextFormat.LOCAL_TIME);
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x736F7022 -> {
                    // "pos
                    if ((seen & (1L << 4)) == 0 && in.memberIs(POSITION, first)) {
                        value.position = readDoubleArray(in);
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x61727422 -> {
                    // "tra
                    if ((seen & (1L << 5)) == 0 && in.memberIs(TRANSFERS, first)) {
                        value.transfers = readStopList(in);
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
                case 0x73617022 -> {
                    // "pas
                    if ((seen & (1L << 6)) == 0 && in.memberIs(PASSENGERS, first)) {
                        value.passengers = readLongMap(in);
                        seen |= 1L << 6;
                        continue;
                    }
                    next = 6;
                }
                case 0x68657622 -> {
                    // "veh
                    if ((seen & (1L << 7)) == 0 && in.memberIs(VEHICLE, first)) {
                        value.vehicle = VehicleParser.read(in);
                        seen |= 1L << 7;
                        continue;
                    }
                    next = 7;
                }
                case 0x746F6E22 -> {
                    // "not
                    if ((seen & (1L << 8)) == 0 && in.memberIs(NOTE, first)) {
                        value.note = in.readValue();
                        seen |= 1L << 8;
                        continue;
                    }
                    next = 8;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Stop value, int column) {
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
