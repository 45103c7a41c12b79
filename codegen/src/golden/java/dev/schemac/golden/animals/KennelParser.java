package dev.schemac.golden.animals;

import dev.schemac.runtime.EventType;
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

/** Reads {@link Kennel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class KennelParser implements RefillingObjectParser<Kennel> {
    public static final KennelParser INSTANCE = new KennelParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int FIRST_BIT = 0;
    static final int DOGS_BIT = FIRST_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey FIRST = JsonKey.object("first");
    static final JsonKey DOGS = JsonKey.array("dogs");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, FIRST, DOGS);
    private static final Dog[] EMPTY_DOG_ARRAY = new Dog[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public KennelParser() {}

    @Override
    public EventType<Kennel> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Kennel read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Kennel value = new Kennel();
        readMembers(in, value);
        return value;
    }

    @Override
    public Kennel readInto(JsonScanner in, Kennel value) {
        if (value == null) {
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
    public void clear(Kennel value) {
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Kennel value, long seen) {
        if ((seen & (1L << FIRST_BIT)) == 0) {
            value.first = null;
        }
        if ((seen & (1L << DOGS_BIT)) == 0) {
            value.dogs = null;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Kennel value) {
        long seen = 0;
        if (in.tryFirst(FIRST, KEYS)) {
            value.first = AnimalParser.INSTANCE.readInto(in, value.first);
            seen |= 1L << FIRST_BIT;
        }
        if (in.tryNext(DOGS, KEYS)) {
            value.dogs = readDogArray(in, value.dogs);
            seen |= 1L << DOGS_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Kennel value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case FIRST_BIT -> value.first = AnimalParser.INSTANCE.readInto(in, value.first);
                case DOGS_BIT -> value.dogs = readDogArray(in, value.dogs);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x72696622 -> in.tryMember(FIRST) ? FIRST_BIT : -1; // "fir
            case 0x676F6422 -> in.tryMember(DOGS) ? DOGS_BIT : -1; // "dog
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Dog[] readDogArray(JsonScanner in, Dog[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOG_ARRAY;
        }
        Dog[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Dog[].class) {
            elements = new Dog[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = DogParser.INSTANCE.readInto(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Kennel> EVENT_TYPE = GeneratedEventType.of(Kennel.class,
                "dev.schemac.golden.animals", "Kennel", List.of(
                        new EventColumn("first", ColumnTypes.object(Animal.class)),
                        new EventColumn("dogs", ColumnTypes.array(ColumnTypes.object(Dog.class)))));
    }
}
