package dev.schemac.golden.lazy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Person} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PersonParser implements ObjectParser<Person>, GeneratedParser<Person> {
    /** The parser. */
    public static final PersonParser INSTANCE = new PersonParser();

    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey EMAIL = JsonKey.text("email");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NAME, EMAIL);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PersonParser() {}

    @Override
    public EventType<Person> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Person read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Person value = new Person();
        value.source = in.textSource();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(NAME)) {
            value.nameAt = in.locateString();
            seen |= 1L;
        }
        if (in.nextIs(EMAIL)) {
            value.emailAt = in.locateString();
            seen |= 1L << 1;
        }
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
    private static void readAnyOrder(JsonScanner in, Person value, long before) {
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
                case 0 -> value.nameAt = in.locateString();
                case 1 -> value.emailAt = in.locateString();
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
            case 0x616D6522 -> in.memberIs(EMAIL) ? 1 : -1; // "ema
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Person> EVENT_TYPE = EventType.of(
                Person.class,
                "dev.schemac.golden.lazy",
                "Person",
                List.of(
                        new EventType.Column("name", String.class, "string"),
                        new EventType.Column("email", String.class, "string")));

        private Columns() {}
    }
}
