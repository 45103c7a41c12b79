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

/** Reads {@link Dog} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class DogParser implements ObjectParser<Dog>, GeneratedParser<Dog> {
    /** The parser. */
    public static final DogParser INSTANCE = new DogParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey LEGS = JsonKey.number("legs");
    private static final JsonKey TRICKS = JsonKey.array("tricks");
    private static final JsonKey AGE = JsonKey.number("age");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, NAME, LEGS, TRICKS, AGE);

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
        Dog.Builder value = new Dog.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(NAME)) {
            value.name = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(LEGS)) {
            value.legs = in.readInt();
            seen |= 1L << 1;
        }
        if (in.nextIs(TRICKS)) {
            value.tricks = readStringList(in);
            seen |= 1L << 2;
        }
        if (in.nextIs(AGE)) {
            value.age = in.readInt();
            seen |= 1L << 3;
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
    private static void readAnyOrder(JsonScanner in, Dog.Builder value, long before) {
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
                case 0 -> value.name = in.readString();
                case 1 -> value.legs = in.readIntOrNull();
                case 2 -> value.tricks = readStringList(in);
                case 3 -> value.age = in.readIntOrNull();
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
            default -> -1;
        };
    }

    private static List<String> readStringList(JsonScanner in) {
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
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Dog> EVENT_TYPE = EventType.of(
                Dog.class,
                "dev.schemac.golden.records.animals",
                "Dog",
                AnimalParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("tricks", List.class, "List<string>"),
                        new EventType.Column("age", Integer.class, "int")));

        private Columns() {}
    }
}
