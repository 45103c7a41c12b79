package dev.schemac.golden.application;

import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Vehicle} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BusParser implements ObjectParser<Vehicle>, GeneratedParser<Vehicle> {
    /** The parser. */
    public static final BusParser INSTANCE = new BusParser();

    private static final TextFormat<Energy> ENERGY_FORMAT = TextFormat.of(Energy.values());
    private static final JsonKey LINE = JsonKey.text("line");
    private static final JsonKey SEATS = JsonKey.number("places");
    private static final JsonKey ENERGY = JsonKey.text("energy");
    private static final JsonKey LATE = JsonKey.bool("late");
    private static final JsonKey ZONE = JsonKey.character("zone");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey SECRET = JsonKey.text("secret");

    /** Further names of columns; their numbers follow those of the columns. */
    private static final JsonKey[] ALIASES = {JsonKey.text("route")};

    /** The column of each alias. */
    private static final int[] ALIASED = {0};

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, new JsonKey[] {LINE,
            SEATS, ENERGY, LATE, ZONE, TAGS, SECRET}, ALIASES);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x2L;
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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(LINE)) {
            value.setLine(in.readString());
            seen |= 1L;
        }
        if (in.nextIs(SEATS)) {
            value.setSeats(in.readInt());
            seen |= 1L << 1;
        }
        if (in.nextIs(ENERGY)) {
            value.setEnergy(in.readAs(ENERGY_FORMAT));
            seen |= 1L << 2;
        }
        if (in.nextIs(LATE)) {
            value.setLate(in.readBoolean());
            seen |= 1L << 3;
        }
        if (in.nextIs(ZONE)) {
            value.setZone(in.readChar());
            seen |= 1L << 4;
        }
        if (in.nextIs(TAGS)) {
            value.setTags(readStringArray(in));
            seen |= 1L << 5;
        }
        if (in.nextIs(SECRET)) {
            value.setSecret(in.readString());
            seen |= 1L << 6;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        if ((seen & (1L << 2)) == 0) {
            value.setEnergy(Energy.POWER);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Vehicle value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            if (column >= 7) {
                column = ALIASED[column - 7];
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    if (in.skipNull()) {
                        in.nullMember("string");
                    }
                    value.setLine(in.readString());
                }
                case 1 -> {
                    if (!in.skipNull()) {
                        value.setSeats(in.readInt());
                    }
                }
                case 2 -> value.setEnergy(in.readAs(ENERGY_FORMAT));
                case 3 -> {
                    if (!in.skipNull()) {
                        value.setLate(in.readBoolean());
                    }
                }
                case 4 -> value.setZone(in.readCharOrNull());
                case 5 -> value.setTags(readStringArray(in));
                case 6 -> value.setSecret(in.readString());
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
            case 0x6E696C22 -> in.memberIs(LINE) ? 0 : -1; // "lin
            case 0x616C7022 -> in.memberIs(SEATS) ? 1 : -1; // "pla
            case 0x656E6522 -> in.memberIs(ENERGY) ? 2 : -1; // "ene
            case 0x74616C22 -> in.memberIs(LATE) ? 3 : -1; // "lat
            case 0x6E6F7A22 -> in.memberIs(ZONE) ? 4 : -1; // "zon
            case 0x67617422 -> in.memberIs(TAGS) ? 5 : -1; // "tag
            case 0x63657322 -> in.memberIs(SECRET) ? 6 : -1; // "sec
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Vehicle> EVENT_TYPE = EventType.of(
                Vehicle.class,
                "dev.schemac.golden.application",
                "Bus",
                List.of(
                        new EventType.Column("line", String.class, "string"),
                        new EventType.Column("seats", "places", Integer.class, "int"),
                        new EventType.Column("energy", Energy.class, "com.acme.Vehicle.Energy"),
                        new EventType.Column("late", Boolean.class, "boolean"),
                        new EventType.Column("zone", Character.class, "char"),
                        new EventType.Column("tags", String[].class, "string[]"),
                        new EventType.Column("secret", String.class, "string")));

        private Columns() {}
    }
}
