package dev.schemac.golden.application;

import com.acme.Stop;
import com.acme.Vehicle;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Trip} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripParser implements ObjectParser<Trip> {
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
        if (!in.firstIs(ID)) {
            return readAnyOrder(in, value, 0);
        }
        value.id = in.readLong();
        if (!in.nextIs(START)) {
            return readAnyOrder(in, value, 1);
        }
        value.start = StopParser.read(in);
        if (!in.nextIs(STOPS)) {
            return readAnyOrder(in, value, 2);
        }
        value.stops = readStopArray(in);
        if (!in.nextIs(SPARE)) {
            return readAnyOrder(in, value, 3);
        }
        value.spare = readVehicleList(in);
        if (!in.nextIs(BUS)) {
            return readAnyOrder(in, value, 4);
        }
        value.bus = BusParser.INSTANCE.read(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 5);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Trip readAnyOrder(JsonScanner in, Trip value, int next) {
        // bit i: column number i has been read
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
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
        return value;
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x22646922 -> in.memberIs(ID, first) ? 0 : -1; // "id"
            case 0x61747322 -> in.memberIs(START, first) ? 1 : -1; // "sta
            case 0x6F747322 -> in.memberIs(STOPS, first) ? 2 : -1; // "sto
            case 0x61707322 -> in.memberIs(SPARE, first) ? 3 : -1; // "spa
            case 0x73756222 -> in.memberIs(BUS, first) ? 4 : -1; // "bus
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
