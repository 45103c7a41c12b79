package dev.schemac.golden.described;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Trip} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripParser implements ObjectParser<Trip>, GeneratedParser<Trip> {
    public static final TripParser INSTANCE = new TripParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int START_BIT = 0;
    static final int END_OF_TRIP_BIT = START_BIT + 1;
    static final int KM_BIT = END_OF_TRIP_BIT + 1;
    static final int WHO_BIT = KM_BIT + 1;
    static final int P_20_Q_BIT = WHO_BIT + 1;
    static final int NOTHING_BIT = P_20_Q_BIT + 1;

    private static final JsonKey START = JsonKey.string("start");
    private static final JsonKey END_OF_TRIP = JsonKey.string("end_of_trip");
    private static final JsonKey KM = JsonKey.number("km");
    private static final JsonKey WHO = JsonKey.array("who");
    private static final JsonKey P_20_Q = JsonKey.string("p q");
    private static final JsonKey NOTHING = JsonKey.any("nothing");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, START, END_OF_TRIP, KM,
            WHO, P_20_Q, NOTHING);

    private static final long PRIMITIVES = 1L << KM_BIT;
    private static final String[] EMPTY_STRING_ARRAY = new String[0];

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
        if (in.tryFirst(START, KEYS)) {
            value.start = in.readString();
            seen |= 1L << START_BIT;
        }
        if (in.tryNext(END_OF_TRIP, KEYS)) {
            value.endOfTrip = in.readString();
            seen |= 1L << END_OF_TRIP_BIT;
        }
        if (in.tryNext(KM, KEYS)) {
            value.km = in.readInt();
            seen |= 1L << KM_BIT;
        } else if (in.tryNull(KM)) {
            nulls |= 1L << KM_BIT;
        }
        if (in.tryNext(WHO, KEYS)) {
            value.who = readStringArray(in);
            seen |= 1L << WHO_BIT;
        }
        if (in.tryNext(P_20_Q, KEYS)) {
            value.pQ = in.readString();
            seen |= 1L << P_20_Q_BIT;
        }
        if (in.tryNext(NOTHING, KEYS)) {
            in.skipValue();
            seen |= 1L << NOTHING_BIT;
        }
        value.presence = seen & PRIMITIVES;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Trip readAnyOrder(JsonScanner in, Trip value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case START_BIT -> value.start = in.readString();
                case END_OF_TRIP_BIT -> value.endOfTrip = in.readString();
                case KM_BIT -> {
                    value.clearKm();
                    if (!in.skipNull()) {
                        value.setKm(in.readInt());
                    }
                }
                case WHO_BIT -> value.who = readStringArray(in);
                case P_20_Q_BIT -> value.pQ = in.readString();
                case NOTHING_BIT -> in.skipValue();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x61747322 -> in.tryMember(START) ? START_BIT : -1; // "sta
            case 0x646E6522 -> in.tryMember(END_OF_TRIP) ? END_OF_TRIP_BIT : -1; // "end
            case 0x226D6B22 -> in.tryMember(KM) ? KM_BIT : -1; // "km"
            case 0x6F687722 -> in.tryMember(WHO) ? WHO_BIT : -1; // "who
            case 0x71207022 -> in.tryMember(P_20_Q) ? P_20_Q_BIT : -1;
            case 0x746F6E22 -> in.tryMember(NOTHING) ? NOTHING_BIT : -1; // "not
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = new String[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Trip> EVENT_TYPE = EventType.of(Trip.class,
                "dev.schemac.golden.described", "Trip", List.of(
                        new EventType.Column("start", Scalar.STRING),
                        new EventType.Column("end_of_trip", Scalar.STRING).withNames("end_of_trip", "endOfTrip"),
                        new EventType.Column("km", Scalar.INT),
                        new EventType.Column("who", Scalar.STRING.array()),
                        new EventType.Column("p q", Scalar.STRING).withNames("p q", "PQ"),
                        new EventType.Column("nothing", ColumnType.ALWAYS_NULL)));
    }
}
