package dev.schemac.golden.records.animals;

import dev.schemac.runtime.ColumnType;
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

/** Reads {@link Kennel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class KennelParser implements ObjectParser<Kennel>, GeneratedParser<Kennel> {
    public static final KennelParser INSTANCE = new KennelParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int FIRST_BIT = 0;
    static final int DOGS_BIT = FIRST_BIT + 1;

    private static final JsonKey FIRST = JsonKey.object("first");
    private static final JsonKey DOGS = JsonKey.array("dogs");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, FIRST, DOGS);

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
        Kennel.Builder value = new Kennel.Builder();
        long seen = 0;
        if (in.tryFirst(FIRST, KEYS)) {
            value.first = AnimalParser.INSTANCE.read(in);
            seen |= 1L << FIRST_BIT;
        }
        if (in.tryNext(DOGS, KEYS)) {
            value.dogs = readDogList(in);
            seen |= 1L << DOGS_BIT;
        }
        return in.endObject() ? value.build() : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Kennel readAnyOrder(JsonScanner in, Kennel.Builder value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case FIRST_BIT -> value.first = AnimalParser.INSTANCE.read(in);
                case DOGS_BIT -> value.dogs = readDogList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value.build();
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

    private static List<Dog> readDogList(JsonScanner in) {
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
            elements[count++] = DogParser.INSTANCE.read(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Kennel> EVENT_TYPE = EventType.of(Kennel.class,
                "dev.schemac.golden.records.animals", "Kennel", List.of(
                        new EventType.Column("first", ColumnType.object(Animal.class)),
                        new EventType.Column("dogs", ColumnType.object(Dog.class).list())));
    }
}
