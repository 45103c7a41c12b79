package dev.schemac.golden.animals;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Dog} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class DogParser implements RefillingObjectParser<Dog> {
    public static final DogParser INSTANCE = new DogParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NAME_BIT = 0;
    static final int LEGS_BIT = NAME_BIT + 1;
    static final int TRICKS_BIT = LEGS_BIT + 1;
    static final int AGE_BIT = TRICKS_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey LEGS = JsonKey.number("legs");
    static final JsonKey TRICKS = JsonKey.array("tricks");
    static final JsonKey AGE = JsonKey.number("age");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, NAME, LEGS, TRICKS, AGE);
    private static final long PRESENCE_MASK = 1L << LEGS_BIT;
    private static final long PRESENCE_MASK_1 = 1L << AGE_BIT;
    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public DogParser() {}

    @Override
    public EventType<Dog> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Dog read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Dog value = new Dog();
        readMembers(in, value);
        return value;
    }

    @Override
    public Dog readInto(JsonScanner in, Dog value) {
        if (value == null || value.getClass() != Dog.class) {
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
    public void clear(Dog value) {
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Dog value, long seen) {
        value.presence &= seen;
        value.presence_1 &= seen;
        if ((seen & (1L << NAME_BIT)) == 0) {
            value.name = null;
        }
        if ((seen & (1L << LEGS_BIT)) == 0) {
            value.legs = 0;
        }
        if ((seen & (1L << TRICKS_BIT)) == 0) {
            value.tricks = null;
        }
        if ((seen & (1L << AGE_BIT)) == 0) {
            value.age = 0;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Dog value) {
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
        if (in.tryNext(TRICKS, KEYS)) {
            value.tricks = readStringArray(in, value.tricks);
            seen |= 1L << TRICKS_BIT;
        }
        if (in.tryNext(AGE, KEYS)) {
            value.age = in.readInt();
            seen |= 1L << AGE_BIT;
        } else if (in.tryNull(AGE)) {
            value.clearAge();
            nulls |= 1L << AGE_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        value.presence_1 = seen & PRESENCE_MASK_1;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Dog value, long seenInOrder) {
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
                case TRICKS_BIT -> value.tricks = readStringArray(in, value.tricks);
                case AGE_BIT -> {
                    value.clearAge();
                    if (!in.skipNull()) {
                        value.age = in.readInt();
                        value.presence_1 |= 1L << AGE_BIT;
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
            case 0x69727422 -> in.tryMember(TRICKS) ? TRICKS_BIT : -1; // "tri
            case 0x65676122 -> in.tryMember(AGE) ? AGE_BIT : -1; // "age
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static String[] readStringArray(JsonScanner in, String[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = old == null || old.length == 0 ? new String[4] : old;
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
        static final GeneratedEventType<Dog> EVENT_TYPE = GeneratedEventType.of(Dog.class,
                "dev.schemac.golden.animals", "Dog", AnimalParser.INSTANCE.eventType(), List.of(
                        new EventColumn("tricks", ColumnTypes.array(Scalar.STRING)),
                        new EventColumn("age", Scalar.INT)));
    }
}
