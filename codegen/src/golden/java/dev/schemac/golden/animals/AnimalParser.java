package dev.schemac.golden.animals;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.List;

/** Reads {@link Animal} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnimalParser implements RefillingObjectParser<Animal> {
    public static final AnimalParser INSTANCE = new AnimalParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NAME_BIT = 0;
    static final int LEGS_BIT = NAME_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey LEGS = JsonKey.number("legs");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, NAME, LEGS);
    private static final long PRESENCE_MASK = 1L << LEGS_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public AnimalParser() {}

    @Override
    public EventType<Animal> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Animal read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Animal value = new Animal();
        readMembers(in, value);
        return value;
    }

    @Override
    public Animal readInto(JsonScanner in, Animal value) {
        if (value == null || value.getClass() != Animal.class) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Animal value) {
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Animal value, long seen) {
        value.presence &= seen;
        if ((seen & (1L << NAME_BIT)) == 0) {
            value.name = null;
        }
        if ((seen & (1L << LEGS_BIT)) == 0) {
            value.legs = 0;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Animal value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(NAME, KEYS)) {
            value.name = in.readString();
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(LEGS, KEYS)) {
            value.legs = in.readInt();
            seen |= 1L << LEGS_BIT;
        } else if (in.tryNull(LEGS)) {
            value.clearLegs();
            nulls |= 1L << LEGS_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Animal value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NAME_BIT -> value.name = in.readString();
                case LEGS_BIT -> {
                    value.clearLegs();
                    if (!in.skipNull()) {
                        value.legs = in.readInt();
                        value.presence |= 1L << LEGS_BIT;
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x67656C22 -> in.tryMember(LEGS) ? LEGS_BIT : -1; // "leg
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Animal> EVENT_TYPE = GeneratedEventType.of(Animal.class,
                "dev.schemac.golden.animals", "Animal", List.of(
                        new EventColumn("name", Scalar.STRING),
                        new EventColumn("legs", Scalar.INT)));
    }
}
