package dev.schemac.golden.animals;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Kennel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class KennelParser implements RefillingParser<Kennel>, GeneratedRefillingParser<Kennel> {
    /** The parser. */
    public static final KennelParser INSTANCE = new KennelParser();

    private static final JsonKey FIRST = JsonKey.object("first");
    private static final JsonKey DOGS = JsonKey.array("dogs");

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

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Kennel value, long seen) {
        if ((seen & 1L) == 0) {
            value.first = null;
        }
        if ((seen & (1L << 1)) == 0) {
            value.dogs = null;
        }
    }

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Kennel value) {
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(FIRST)) {
            value.first = AnimalParser.INSTANCE.readInto(in, value.first);
            seen |= 1L;
        }
        if (in.nextIs(DOGS)) {
            value.dogs = readDogArray(in, value.dogs);
            seen |= 1L << 1;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Kennel value, long before) {
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
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.first = AnimalParser.INSTANCE.readInto(in, value.first);
                case 1 -> value.dogs = readDogArray(in, value.dogs);
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
            case 0x72696622 -> in.memberIs(FIRST) ? 0 : -1; // "fir
            case 0x676F6422 -> in.memberIs(DOGS) ? 1 : -1; // "dog
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Kennel> EVENT_TYPE = EventType.of(
                Kennel.class,
                "dev.schemac.golden.animals",
                "Kennel",
                List.of(
                        new EventType.Column("first", Animal.class, "dev.schemac.golden.animals.Animal"),
                        new EventType.Column("dogs", Dog[].class, "dev.schemac.golden.animals.Dog[]")));

        private Columns() {}
    }
}
