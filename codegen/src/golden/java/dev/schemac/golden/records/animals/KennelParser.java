package dev.schemac.golden.records.animals;

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
    /** The parser. */
    public static final KennelParser INSTANCE = new KennelParser();

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(FIRST)) {
            value.first = AnimalParser.INSTANCE.read(in);
            seen |= 1L;
        }
        if (in.nextIs(DOGS)) {
            value.dogs = readDogList(in);
            seen |= 1L << 1;
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
    private static void readAnyOrder(JsonScanner in, Kennel.Builder value, long before) {
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
                case 0 -> value.first = AnimalParser.INSTANCE.read(in);
                case 1 -> value.dogs = readDogList(in);
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Kennel> EVENT_TYPE = EventType.of(
                Kennel.class,
                "dev.schemac.golden.records.animals",
                "Kennel",
                List.of(
                        new EventType.Column("first", Animal.class, "dev.schemac.golden.records.animals.Animal"),
                        new EventType.Column("dogs", List.class, "List<dev.schemac.golden.records.animals.Dog>")));

        private Columns() {}
    }
}
