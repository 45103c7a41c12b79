package dev.schemac.golden.application;

import com.acme.Stop;
import com.acme.Vehicle;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Trip} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripParser implements ObjectParser<Trip>, GeneratedParser<Trip> {
    /** The parser. */
    public static final TripParser INSTANCE = new TripParser();

    private static final JsonKey ID = JsonKey.number("id");
    private static final JsonKey START = JsonKey.object("start");
    private static final JsonKey STOPS = JsonKey.array("stops");
    private static final JsonKey SPARE = JsonKey.array("spare");
    private static final JsonKey BUS = JsonKey.object("bus");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ID, START, STOPS, SPARE,
            BUS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x1L;
    private static final Stop[] EMPTY_STOP_ARRAY = new Stop[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public TripParser() {}

    @Override
    public EventType<Trip> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Trip read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Trip value = new Trip();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readLong();
            seen |= 1L;
        }
        if (in.nextIs(START)) {
            value.start = StopParser.read(in);
            seen |= 1L << 1;
        }
        if (in.nextIs(STOPS)) {
            value.stops = readStopArray(in);
            seen |= 1L << 2;
        }
        if (in.nextIs(SPARE)) {
            value.spare = readVehicleList(in);
            seen |= 1L << 3;
        }
        if (in.nextIs(BUS)) {
            value.bus = BusParser.INSTANCE.read(in);
            seen |= 1L << 4;
        }
        value.presence = seen & PRIMITIVES;
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
    private static void readAnyOrder(JsonScanner in, Trip value, long before) {
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
                case 0 -> {
                    if (in.skipNull()) {
                        value.clearId();
                    } else {
                        value.setId(in.readLong());
                    }
                }
                case 1 -> value.start = StopParser.read(in);
                case 2 -> value.stops = readStopArray(in);
                case 3 -> value.spare = readVehicleList(in);
                case 4 -> value.bus = BusParser.INSTANCE.read(in);
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
            case 0x61747322 -> in.memberIs(START) ? 1 : -1; // "sta
            case 0x6F747322 -> in.memberIs(STOPS) ? 2 : -1; // "sto
            case 0x61707322 -> in.memberIs(SPARE) ? 3 : -1; // "spa
            case 0x73756222 -> in.memberIs(BUS) ? 4 : -1; // "bus
            default -> -1;
        };
    }

    private static Stop[] readStopArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STOP_ARRAY;
        }
        Stop[] elements = new Stop[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = StopParser.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Vehicle> readVehicleList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Vehicle> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(VehicleParser.read(in));
        }
        return elements;
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Trip> EVENT_TYPE = EventType.of(
                Trip.class,
                "dev.schemac.golden.application",
                "Trip",
                List.of(
                        new EventType.Column("id", Long.class, "long"),
                        new EventType.Column("start", Stop.class, "com.acme.Stop"),
                        new EventType.Column("stops", Stop[].class, "com.acme.Stop[]"),
                        new EventType.Column("spare", List.class, "List<com.acme.Vehicle>"),
                        new EventType.Column("bus", Vehicle.class, "com.acme.Vehicle")));

        private Columns() {}
    }
}
