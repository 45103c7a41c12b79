package dev.schemac.golden.application;

import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;

/** Reads {@link Vehicle} from JSON, for the parsers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class VehicleParser {
    /** The number of each column, which is its bit in {@code seen}. */
    static final int LINE_BIT = 0;
    static final int SEATS_BIT = LINE_BIT + 1;
    static final int LATE_BIT = SEATS_BIT + 1;
    static final int ZONE_BIT = LATE_BIT + 1;
    static final int ENERGY_BIT = ZONE_BIT + 1;
    static final int TAGS_BIT = ENERGY_BIT + 1;
    static final int SECRET_BIT = TAGS_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<Energy> ENERGY_FORMAT = JsonFormat.of(Energy.values());

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey LINE = JsonKey.string("line");
    static final JsonKey SEATS = JsonKey.number("seats");
    static final JsonKey LATE = JsonKey.bool("late");
    static final JsonKey ZONE = JsonKey.character("zone");
    static final JsonKey ENERGY = JsonKey.string("energy");
    static final JsonKey TAGS = JsonKey.array("tags");
    static final JsonKey SECRET = JsonKey.string("secret");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, LINE, SEATS, LATE, ZONE,
            ENERGY, TAGS, SECRET);

    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    private VehicleParser() {}

    static Vehicle read(JsonScanner in) {
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
        if (in.tryNext(LATE, KEYS)) {
            value.setLate(in.readBoolean());
            seen |= 1L << LATE_BIT;
        }
        if (in.tryNext(ZONE, KEYS)) {
            value.setZone(in.readChar());
            seen |= 1L << ZONE_BIT;
        }
        if (in.tryNext(ENERGY, KEYS)) {
            value.setEnergy(in.readAs(ENERGY_FORMAT));
            seen |= 1L << ENERGY_BIT;
        }
        if (in.tryNext(TAGS, KEYS)) {
            value.setTags(readStringArray(in));
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(SECRET, KEYS)) {
            value.setSecret(in.readString());
            seen |= 1L << SECRET_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Vehicle readAnyOrder(JsonScanner in, Vehicle value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case LINE_BIT -> value.setLine(in.readString());
                case SEATS_BIT -> {
                    if (!in.skipNull()) {
                        value.setSeats(in.readInt());
                    }
                }
                case LATE_BIT -> {
                    if (!in.skipNull()) {
                        value.setLate(in.readBoolean());
                    }
                }
                case ZONE_BIT -> value.setZone(in.readCharOrNull());
                case ENERGY_BIT -> value.setEnergy(in.readAs(ENERGY_FORMAT));
                case TAGS_BIT -> value.setTags(readStringArray(in));
                case SECRET_BIT -> value.setSecret(in.readString());
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E696C22 -> in.tryMember(LINE) ? LINE_BIT : -1; // "lin
            case 0x61657322 -> in.tryMember(SEATS) ? SEATS_BIT : -1; // "sea
            case 0x74616C22 -> in.tryMember(LATE) ? LATE_BIT : -1; // "lat
            case 0x6E6F7A22 -> in.tryMember(ZONE) ? ZONE_BIT : -1; // "zon
            case 0x656E6522 -> in.tryMember(ENERGY) ? ENERGY_BIT : -1; // "ene
            case 0x67617422 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // "tag
            case 0x63657322 -> in.tryMember(SECRET) ? SECRET_BIT : -1; // "sec
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
}
