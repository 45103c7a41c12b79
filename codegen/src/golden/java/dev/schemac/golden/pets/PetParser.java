package dev.schemac.golden.pets;

import dev.schemac.golden.animals.DogParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Pet} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PetParser implements ObjectParser<Pet>, GeneratedParser<Pet> {
    /** The parser. */
    public static final PetParser INSTANCE = new PetParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey LEGS = JsonKey.number("legs");
    private static final JsonKey TRICKS = JsonKey.array("tricks");
    private static final JsonKey AGE = JsonKey.number("age");
    private static final JsonKey OWNER = JsonKey.text("owner");
    private static final JsonKey CHIP = JsonKey.number("chip");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, NAME, LEGS, TRICKS, AGE,
            OWNER, CHIP);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x20L;
    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PetParser() {}

    @Override
    public EventType<Pet> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Pet read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Pet value = new Pet();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(NAME)) {
            value.setName(in.readString());
            seen |= 1L;
        }
        if (in.nextIs(LEGS)) {
            value.setLegs(in.readInt());
            seen |= 1L << 1;
        }
        if (in.nextIs(TRICKS)) {
            value.setTricks(readStringArray(in));
            seen |= 1L << 2;
        }
        if (in.nextIs(AGE)) {
            value.setAge(in.readInt());
            seen |= 1L << 3;
        }
        if (in.nextIs(OWNER)) {
            value.owner = in.readString();
            seen |= 1L << 4;
        }
        if (in.nextIs(CHIP)) {
            value.chip = in.readLong();
            seen |= 1L << 5;
        }
        value.presence_2 = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Pet value, long before) {
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
                case 0 -> value.setName(in.readString());
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearLegs();
                    } else {
                        value.setLegs(in.readInt());
                    }
                }
                case 2 -> value.setTricks(readStringArray(in));
                case 3 -> {
                    if (in.skipNull()) {
                        value.clearAge();
                    } else {
                        value.setAge(in.readInt());
                    }
                }
                case 4 -> value.owner = in.readString();
                case 5 -> {
                    if (in.skipNull()) {
                        value.clearChip();
                    } else {
                        value.setChip(in.readLong());
                    }
                }
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
            case 0x6D616E22 -> in.memberIs(NAME) ? 0 : -1; // "nam
            case 0x67656C22 -> in.memberIs(LEGS) ? 1 : -1; // "leg
            case 0x69727422 -> in.memberIs(TRICKS) ? 2 : -1; // "tri
            case 0x65676122 -> in.memberIs(AGE) ? 3 : -1; // "age
            case 0x6E776F22 -> in.memberIs(OWNER) ? 4 : -1; // "own
            case 0x69686322 -> in.memberIs(CHIP) ? 5 : -1; // "chi
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
        static final EventType<Pet> EVENT_TYPE = EventType.of(
                Pet.class,
                "dev.schemac.golden.pets",
                "Pet",
                DogParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("owner", String.class, "string"),
                        new EventType.Column("chip", Long.class, "long")));

        private Columns() {}
    }
}
