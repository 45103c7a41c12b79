package dev.schemac.golden.application;

import com.acme.Seat;
import com.acme.Stop;
import com.acme.Vehicle;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Trip} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripParser implements GeneratedObjectParser<Trip> {
    public static final TripParser INSTANCE = new TripParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int START_BIT = ID_BIT + 1;
    static final int STOPS_BIT = START_BIT + 1;
    static final int SPARE_BIT = STOPS_BIT + 1;
    static final int BUS_BIT = SPARE_BIT + 1;
    static final int PLACES_BIT = BUS_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.number("id");
    static final JsonKey START = JsonKey.object("start");
    static final JsonKey STOPS = JsonKey.array("stops");
    static final JsonKey SPARE = JsonKey.array("spare");
    static final JsonKey BUS = JsonKey.object("bus");
    static final JsonKey PLACES = JsonKey.array("places");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ID, START, STOPS, SPARE,
            BUS, PLACES);

    private static final long PRESENCE_MASK = 1L << ID_BIT;
    private static final Stop[] EMPTY_STOP_ARRAY = new Stop[0];
    private static final Seat[] EMPTY_SEAT_ARRAY = new Seat[0];

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
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readLong();
            seen |= 1L << ID_BIT;
        } else if (in.tryNull(ID)) {
            nulls |= 1L << ID_BIT;
        }
        if (in.tryNext(START, KEYS)) {
            value.start = StopParser.read(in);
            seen |= 1L << START_BIT;
        }
        if (in.tryNext(STOPS, KEYS)) {
            value.stops = readStopArray(in);
            seen |= 1L << STOPS_BIT;
        }
        if (in.tryNext(SPARE, KEYS)) {
            value.spare = readVehicleList(in);
            seen |= 1L << SPARE_BIT;
        }
        if (in.tryNext(BUS, KEYS)) {
            value.bus = BusParser.INSTANCE.read(in);
            seen |= 1L << BUS_BIT;
        }
        if (in.tryNext(PLACES, KEYS)) {
            value.places = readSeatArray(in);
            seen |= 1L << PLACES_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Trip readAnyOrder(JsonScanner in, Trip value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> {
                    value.clearId();
                    if (!in.skipNull()) {
                        value.id = in.readLong();
                        value.presence |= 1L << ID_BIT;
                    }
                }
                case START_BIT -> value.start = StopParser.read(in);
                case STOPS_BIT -> value.stops = readStopArray(in);
                case SPARE_BIT -> value.spare = readVehicleList(in);
                case BUS_BIT -> value.bus = BusParser.INSTANCE.read(in);
                case PLACES_BIT -> value.places = readSeatArray(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x22646922 -> in.tryMember(ID) ? ID_BIT : -1; // "id"
            case 0x61747322 -> in.tryMember(START) ? START_BIT : -1; // "sta
            case 0x6F747322 -> in.tryMember(STOPS) ? STOPS_BIT : -1; // "sto
            case 0x61707322 -> in.tryMember(SPARE) ? SPARE_BIT : -1; // "spa
            case 0x73756222 -> in.tryMember(BUS) ? BUS_BIT : -1; // "bus
            case 0x616C7022 -> in.tryMember(PLACES) ? PLACES_BIT : -1; // "pla
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    private static Seat[] readSeatArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_SEAT_ARRAY;
        }
        Seat[] elements = new Seat[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PlaceParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Trip> EVENT_TYPE = GeneratedEventType.of(Trip.class,
                "dev.schemac.golden.application", "Trip", List.of(
                        new EventColumn("id", Scalar.LONG),
                        new EventColumn("start", ColumnTypes.application(Stop.class)),
                        new EventColumn("stops", ColumnTypes.array(ColumnTypes.application(Stop.class))),
                        new EventColumn("spare", ColumnTypes.list(ColumnTypes.application(Vehicle.class))),
                        new EventColumn("bus", ColumnTypes.object(Vehicle.class)),
                        new EventColumn("places", ColumnTypes.array(ColumnTypes.object(Seat.class)))));
    }
}
