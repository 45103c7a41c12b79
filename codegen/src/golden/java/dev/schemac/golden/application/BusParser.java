package dev.schemac.golden.application;

import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Vehicle} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BusParser implements GeneratedObjectParser<Vehicle> {
    public static final BusParser INSTANCE = new BusParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int LINE_BIT = 0;
    static final int SEATS_BIT = LINE_BIT + 1;
    static final int ENERGY_BIT = SEATS_BIT + 1;
    static final int LATE_BIT = ENERGY_BIT + 1;
    static final int ZONE_BIT = LATE_BIT + 1;
    static final int TAGS_BIT = ZONE_BIT + 1;
    static final int SECRET_BIT = TAGS_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<Energy> ENERGY_FORMAT = JsonFormat.of(Energy.values());

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey LINE = JsonKey.string("line").notNull();
    static final JsonKey SEATS = JsonKey.number("places");
    static final JsonKey ENERGY = JsonKey.string("energy");
    static final JsonKey LATE = JsonKey.bool("late");
    static final JsonKey ZONE = JsonKey.character("zone");
    static final JsonKey TAGS = JsonKey.array("tags");
    static final JsonKey SECRET = JsonKey.string("secret");

    /** Aliases of columns; their numbers follow those of the columns. */
    private static final JsonKey[] ALIASES = {JsonKey.string("route").notNull()};

    /** The column of each alias. */
    private static final int[] ALIASED = {LINE_BIT};
    private static final int FIRST_ALIAS = SECRET_BIT + 1;

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, new JsonKey[] {LINE,
            SEATS, ENERGY, LATE, ZONE, TAGS, SECRET}, ALIASES);

    private static final long REQUIRED = 1L << SEATS_BIT;
    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public BusParser() {}

    @Override
    public EventType<Vehicle> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public ObjectWriter<Vehicle> writer() {
        return BusWriter.INSTANCE;
    }

    @Override
    public Vehicle read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Vehicle value = new Vehicle();
        long seen = 0;
        if (in.tryFirst(LINE, KEYS)) {
            value.setLine(in.readString());
            seen |= 1L << LINE_BIT;
        }
        if (in.tryNext(SEATS, KEYS)) {
            value.setSeats(in.readInt());
            seen |= 1L << SEATS_BIT;
        }
        if (in.tryNext(ENERGY, KEYS)) {
            value.setEnergy(in.readAs(ENERGY_FORMAT));
            seen |= 1L << ENERGY_BIT;
        }
        if (in.tryNext(LATE, KEYS)) {
            value.setLate(in.readBoolean());
            seen |= 1L << LATE_BIT;
        }
        if (in.tryNext(ZONE, KEYS)) {
            value.setZone(in.readChar());
            seen |= 1L << ZONE_BIT;
        }
        if (in.tryNext(TAGS, KEYS)) {
            value.setTags(readStringArray(in));
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(SECRET, KEYS)) {
            value.setSecret(in.readString());
            seen |= 1L << SECRET_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        setDefaults(value, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Vehicle value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case LINE_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("string");
                    }
                    value.setLine(in.readString());
                }
                case SEATS_BIT -> {
                    if (!in.skipNull()) {
                        value.setSeats(in.readInt());
                    }
                }
                case ENERGY_BIT -> value.setEnergy(in.readAs(ENERGY_FORMAT));
                case LATE_BIT -> {
                    if (!in.skipNull()) {
                        value.setLate(in.readBoolean());
                    }
                }
                case ZONE_BIT -> value.setZone(in.readCharOrNull());
                case TAGS_BIT -> value.setTags(readStringArray(in));
                case SECRET_BIT -> value.setSecret(in.readString());
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E696C22 -> in.tryMember(LINE) ? LINE_BIT : -1; // "lin
            case 0x616C7022 -> in.tryMember(SEATS) ? SEATS_BIT : -1; // "pla
            case 0x656E6522 -> in.tryMember(ENERGY) ? ENERGY_BIT : -1; // "ene
            case 0x74616C22 -> in.tryMember(LATE) ? LATE_BIT : -1; // "lat
            case 0x6E6F7A22 -> in.tryMember(ZONE) ? ZONE_BIT : -1; // "zon
            case 0x67617422 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // "tag
            case 0x63657322 -> in.tryMember(SECRET) ? SECRET_BIT : -1; // "sec
            default -> -1;
        };
        if (column < 0) {
            column = in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
        }
        return column < FIRST_ALIAS ? column : ALIASED[column - FIRST_ALIAS];
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    /** Sets the default values of columns whose members are absent. */
    private static void setDefaults(Vehicle value, long seen) {
        if ((seen & (1L << ENERGY_BIT)) == 0) {
            value.setEnergy(Energy.POWER);
        }
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
    static final class Columns {
        static final GeneratedEventType<Vehicle> EVENT_TYPE = GeneratedEventType.of(Vehicle.class,
                "dev.schemac.golden.application", "Bus", List.of(
                        new EventColumn("line", Scalar.STRING).withoutNull(),
                        new EventColumn("seats", Scalar.INT).withNames("places", "seats"),
                        new EventColumn("energy", ColumnTypes.constant(Energy.class)),
                        new EventColumn("late", Scalar.BOOLEAN),
                        new EventColumn("zone", Scalar.CHAR),
                        new EventColumn("tags", ColumnTypes.array(Scalar.STRING)),
                        new EventColumn("secret", Scalar.STRING)));
    }
}
