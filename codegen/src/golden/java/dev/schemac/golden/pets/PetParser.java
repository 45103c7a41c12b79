package dev.schemac.golden.pets;

import dev.schemac.golden.animals.DogParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Pet} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PetParser implements GeneratedObjectParser<Pet> {
    public static final PetParser INSTANCE = new PetParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NAME_BIT = 0;
    static final int LEGS_BIT = NAME_BIT + 1;
    static final int TRICKS_BIT = LEGS_BIT + 1;
    static final int AGE_BIT = TRICKS_BIT + 1;
    static final int OWNER_BIT = AGE_BIT + 1;
    static final int CHIP_BIT = OWNER_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey LEGS = JsonKey.number("legs");
    static final JsonKey TRICKS = JsonKey.array("tricks");
    static final JsonKey AGE = JsonKey.number("age");
    static final JsonKey OWNER = JsonKey.string("owner");
    static final JsonKey CHIP = JsonKey.number("chip");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, NAME, LEGS, TRICKS, AGE,
            OWNER, CHIP);

    private static final long PRESENCE_MASK = 1L << CHIP_BIT;
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
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(NAME, KEYS)) {
            value.setName(in.readString());
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(LEGS, KEYS)) {
            value.setLegs(in.readInt());
            seen |= 1L << LEGS_BIT;
        } else if (in.tryNull(LEGS)) {
            value.clearLegs();
            seen |= 1L << LEGS_BIT;
        }
        if (in.tryNext(TRICKS, KEYS)) {
            value.setTricks(readStringArray(in));
            seen |= 1L << TRICKS_BIT;
        }
        if (in.tryNext(AGE, KEYS)) {
            value.setAge(in.readInt());
            seen |= 1L << AGE_BIT;
        } else if (in.tryNull(AGE)) {
            value.clearAge();
            seen |= 1L << AGE_BIT;
        }
        if (in.tryNext(OWNER, KEYS)) {
            value.owner = in.readString();
            seen |= 1L << OWNER_BIT;
        }
        if (in.tryNext(CHIP, KEYS)) {
            value.chip = in.readLong();
            seen |= 1L << CHIP_BIT;
        } else if (in.tryNull(CHIP)) {
            nulls |= 1L << CHIP_BIT;
        }
        value.presence_2 = seen & PRESENCE_MASK;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Pet readAnyOrder(JsonScanner in, Pet value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NAME_BIT -> value.setName(in.readString());
                case LEGS_BIT -> {
                    value.clearLegs();
                    if (!in.skipNull()) {
                        value.setLegs(in.readInt());
                    }
                }
                case TRICKS_BIT -> value.setTricks(readStringArray(in));
                case AGE_BIT -> {
                    value.clearAge();
                    if (!in.skipNull()) {
                        value.setAge(in.readInt());
                    }
                }
                case OWNER_BIT -> value.owner = in.readString();
                case CHIP_BIT -> {
                    value.clearChip();
                    if (!in.skipNull()) {
                        value.chip = in.readLong();
                        value.presence_2 |= 1L << CHIP_BIT;
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x67656C22 -> in.tryMember(LEGS) ? LEGS_BIT : -1; // "leg
            case 0x69727422 -> in.tryMember(TRICKS) ? TRICKS_BIT : -1; // "tri
            case 0x65676122 -> in.tryMember(AGE) ? AGE_BIT : -1; // "age
            case 0x6E776F22 -> in.tryMember(OWNER) ? OWNER_BIT : -1; // "own
            case 0x69686322 -> in.tryMember(CHIP) ? CHIP_BIT : -1; // "chi
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

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Pet> EVENT_TYPE = GeneratedEventType.of(Pet.class,
                "dev.schemac.golden.pets", "Pet", DogParser.INSTANCE.eventType(), List.of(
                        new EventColumn("owner", Scalar.STRING),
                        new EventColumn("chip", Scalar.LONG)));
    }
}
