package dev.schemac.golden.records.animals;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Animal} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnimalParser implements ObjectParser<Animal>, GeneratedParser<Animal> {
    /** The parser. */
    public static final AnimalParser INSTANCE = new AnimalParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey LEGS = JsonKey.number("legs");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, NAME, LEGS);

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
        Animal.Builder value = new Animal.Builder();
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
    private static void readAnyOrder(JsonScanner in, Animal.Builder value, long before) {
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
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Animal> EVENT_TYPE = EventType.of(
                Animal.class,
                "dev.schemac.golden.records.animals",
                "Animal",
                List.of(
                        new EventType.Column("name", String.class, "string"),
                        new EventType.Column("legs", Integer.class, "int")));

        private Columns() {}
    }
}
