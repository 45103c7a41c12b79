package dev.schemac.golden.records.described;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads {@link Trip} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripParser implements ObjectParser<Trip>, GeneratedParser<Trip> {
    /** The parser. */
    public static final TripParser INSTANCE = new TripParser();

    private static final JsonKey START = JsonKey.text("start");
    private static final JsonKey END_OF_TRIP = JsonKey.text("end_of_trip");
    private static final JsonKey KM = JsonKey.number("km");
    private static final JsonKey WHO = JsonKey.array("who");
    private static final JsonKey P_20_Q = JsonKey.text("p q");
    private static final JsonKey NOTHING = JsonKey.any("nothing");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, START, END_OF_TRIP, KM,
            WHO, P_20_Q, NOTHING);

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
        Trip.Builder value = new Trip.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(START)) {
            value.start = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(END_OF_TRIP)) {
            value.endOfTrip = in.readString();
            seen |= 1L << 1;
        }
        if (in.nextIs(KM)) {
            value.km = in.readInt();
            seen |= 1L << 2;
        }
        if (in.nextIs(WHO)) {
            value.who = readStringList(in);
            seen |= 1L << 3;
        }
        if (in.nextIs(P_20_Q)) {
            value.pQ = in.readString();
            seen |= 1L << 4;
        }
        if (in.nextIs(NOTHING)) {
            in.skipValue();
            seen |= 1L << 5;
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
    private static void readAnyOrder(JsonScanner in, Trip.Builder value, long before) {
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
                case 0 -> value.start = in.readString();
                case 1 -> value.endOfTrip = in.readString();
                case 2 -> value.km = in.readIntOrNull();
                case 3 -> value.who = readStringList(in);
                case 4 -> value.pQ = in.readString();
                case 5 -> in.skipValue();
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
            case 0x61747322 -> in.memberIs(START) ? 0 : -1; // "sta
            case 0x646E6522 -> in.memberIs(END_OF_TRIP) ? 1 : -1; // "end
            case 0x226D6B22 -> in.memberIs(KM) ? 2 : -1; // "km"
            case 0x6F687722 -> in.memberIs(WHO) ? 3 : -1; // "who
            case 0x71207022 -> in.memberIs(P_20_Q) ? 4 : -1;
            case 0x746F6E22 -> in.memberIs(NOTHING) ? 5 : -1; // "not
            default -> -1;
        };
    }

    private static List<String> readStringList(JsonScanner in) {
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
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Trip> EVENT_TYPE = EventType.of(
                Trip.class,
                "dev.schemac.golden.records.described",
                "Trip",
                List.of(
                        new EventType.Column("start", String.class, "string"),
                        new EventType.Column("end_of_trip", "end_of_trip", String.class, "string", "endOfTrip"),
                        new EventType.Column("km", Integer.class, "int"),
                        new EventType.Column("who", List.class, "List<string>"),
                        new EventType.Column("p q", "p q", String.class, "string", "pQ"),
                        new EventType.Column("nothing", Object.class, "null")));

        private Columns() {}
    }
}
