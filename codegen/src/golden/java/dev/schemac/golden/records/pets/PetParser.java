package dev.schemac.golden.records.pets;

import dev.schemac.golden.records.animals.DogParser;
import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Pet} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PetParser implements ObjectParser<Pet> {
    /** The parser. */
    public static final PetParser INSTANCE = new PetParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey LEGS = JsonKey.number("legs");
    private static final JsonKey TRICKS = JsonKey.array("tricks");
    private static final JsonKey AGE = JsonKey.number("age");
    private static final JsonKey OWNER = JsonKey.text("owner");
    private static final JsonKey CHIP = JsonKey.number("chip");
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, NAME, LEGS, TRICKS, AGE,
            OWNER, CHIP);

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
        Pet.Builder value = new Pet.Builder();
        if (!in.firstIs(NAME)) {
            return readAnyOrder(in, value, 0);
        }
        value.name = in.readText();
        if (!in.nextIs(LEGS)) {
            return readAnyOrder(in, value, 1);
        }
        value.legs = in.readInt();
        if (!in.nextIs(TRICKS)) {
            return readAnyOrder(in, value, 2);
        }
        value.tricks = readStringArray(in);
        if (!in.nextIs(AGE)) {
            return readAnyOrder(in, value, 3);
        }
        value.age = in.readInt();
        if (!in.nextIs(OWNER)) {
            return readAnyOrder(in, value, 4);
        }
        value.owner = in.readText();
        if (!in.nextIs(CHIP)) {
            return readAnyOrder(in, value, 5);
        }
        value.chip = in.readLong();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 6);
        }
        return value.build();
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Pet readAnyOrder(JsonScanner in, Pet.Builder value, int next) {
        readMembers(in, value, next);
        return value.build();
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Pet.Builder value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x6D616E22 -> {
                    // "nam
                    if ((seen & 1L) == 0 && in.memberIs(NAME, first)) {
                        value.name = in.readText();
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x67656C22 -> {
                    // "leg
                    if ((seen & (1L << 1)) == 0 && in.memberIs(LEGS, first)) {
                        value.legs = in.readInt();
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x69727422 -> {
                    // "tri
                    if ((seen & (1L << 2)) == 0 && in.memberIs(TRICKS, first)) {
                        value.tricks = readStringArray(in);
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x65676122 -> {
                    // "age
                    if ((seen & (1L << 3)) == 0 && in.memberIs(AGE, first)) {
                        value.age = in.readInt();
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x6E776F22 -> {
                    // "own
                    if ((seen & (1L << 4)) == 0 && in.memberIs(OWNER, first)) {
                        value.owner = in.readText();
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x69686322 -> {
                    // "chi
                    if ((seen & (1L << 5)) == 0 && in.memberIs(CHIP, first)) {
                        value.chip = in.readLong();
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Pet.Builder value, int column) {
        switch (column) {
            case 0 -> value.name = in.readString();
            case 1 -> value.legs = in.readIntOrNull();
            case 2 -> value.tricks = readStringArray(in);
            case 3 -> value.age = in.readIntOrNull();
            case 4 -> value.owner = in.readString();
            case 5 -> value.chip = in.readLongOrNull();
        }
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

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Pet> EVENT_TYPE = EventType.of(
                Pet.class,
                "dev.schemac.golden.records.pets",
                "Pet",
                DogParser.INSTANCE.eventType(),
                List.of(
                        new EventColumn("owner", String.class, "string"),
                        new EventColumn("chip", Long.class, "long")));

        private Columns() {}
    }
}
