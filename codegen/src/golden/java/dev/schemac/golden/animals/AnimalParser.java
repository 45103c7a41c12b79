package dev.schemac.golden.animals;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.List;

/** Reads {@link Animal} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnimalParser implements RefillingParser<Animal> {
    /** The parser. */
    public static final AnimalParser INSTANCE = new AnimalParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey LEGS = JsonKey.number("legs");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, NAME, LEGS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x2L;

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
        if (!in.firstIs(NAME)) {
            return readAnyOrder(in, value, 0);
        }
        value.name = in.readString();
        if (!in.nextIs(LEGS)) {
            return readAnyOrder(in, value, 1);
        }
        value.legs = in.readInt();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        // every column was present
        value.presence = PRIMITIVES;
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
        long seen = readMembers(in, value, 0);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Animal value) {
        clearOthers(value, 0L);
    }

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Animal value, long seen) {
        if ((seen & 1L) == 0) {
            value.name = null;
        }
        if ((seen & (1L << 1)) == 0) {
            value.legs = 0;
        }
        value.presence &= seen;
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Animal readAnyOrder(JsonScanner in, Animal value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Animal value, int next) {
        // bit i: column number i has been read
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        // the column that probably comes next
        int hint = next;
        for (boolean first = next == 0; ; first = false) {
            int column = columnByNameWord(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.name = in.readString();
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearLegs();
                    } else {
                        value.setLegs(in.readInt());
                    }
                }
            }
            hint = column + 1;
        }
        return seen;
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x6D616E22 -> in.memberIs(NAME, first) ? 0 : -1; // "nam
            case 0x67656C22 -> in.memberIs(LEGS, first) ? 1 : -1; // "leg
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Animal> EVENT_TYPE = EventType.of(
                Animal.class,
                "dev.schemac.golden.animals",
                "Animal",
                List.of(
                        new EventType.Column("name", String.class, "string"),
                        new EventType.Column("legs", Integer.class, "int")));

        private Columns() {}
    }
}
