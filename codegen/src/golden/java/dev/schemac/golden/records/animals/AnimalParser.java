package dev.schemac.golden.records.animals;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.List;

/** Reads {@link Animal} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnimalParser implements ObjectParser<Animal> {
    /** The parser. */
    public static final AnimalParser INSTANCE = new AnimalParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey LEGS = JsonKey.number("legs");
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
        return value.build();
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Animal readAnyOrder(JsonScanner in, Animal.Builder value, int next) {
        long seen = (1L << next) - 1;
        int expected = next;
        for (boolean first = next == 0; ; first = false) {
            int column = likelyColumn(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, expected);
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
                case 1 -> value.legs = in.readIntOrNull();
            }
            expected = column + 1;
        }
        return value.build();
    }

    /**
     * The column of the next member if it is written without blanks and not null; otherwise -1, and nothing has been read.
     * Each case is four bytes of a name from its opening quote on, the first one lowest.
     */
    private static int likelyColumn(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x6D616E22 -> in.memberIs(NAME, first) ? 0 : -1; // "nam
            case 0x67656C22 -> in.memberIs(LEGS, first) ? 1 : -1; // "leg
            default -> -1;
        };
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Animal> EVENT_TYPE = EventType.of(
                Animal.class,
                "dev.schemac.golden.records.animals",
                "Animal",
                List.of(
                        new EventColumn("name", String.class, "string"),
                        new EventColumn("legs", Integer.class, "int")));

        private Columns() {}
    }
}
