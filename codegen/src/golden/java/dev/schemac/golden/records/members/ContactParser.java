package dev.schemac.golden.records.members;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Contact} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ContactParser implements ObjectParser<Contact>, GeneratedParser<Contact> {
    /** The parser. */
    public static final ContactParser INSTANCE = new ContactParser();

    private static final JsonKey ID = JsonKey.text("contact_id");
    private static final JsonKey MAIL = JsonKey.text("mail");
    private static final JsonKey VISITS = JsonKey.number("visits");
    private static final JsonKey LANGUAGE = JsonKey.text("language");
    private static final JsonKey LEGACY = JsonKey.any("legacy");

    /** Further names of columns; their numbers follow those of the columns. */
    private static final JsonKey[] ALIASES = {JsonKey.text("email"), JsonKey.text("e-mail")};

    /** The column of each alias. */
    private static final int[] ALIASED = {1, 1};

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, new JsonKey[] {ID, MAIL,
            VISITS, LANGUAGE, LEGACY}, ALIASES);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x1L;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ContactParser() {}

    @Override
    public EventType<Contact> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Contact read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Contact.Builder value = new Contact.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(MAIL)) {
            value.mail = in.readString();
            seen |= 1L << 1;
        }
        if (in.nextIs(VISITS)) {
            value.visits = in.readInt();
            seen |= 1L << 2;
        }
        if (in.nextIs(LANGUAGE)) {
            value.language = in.readString();
            seen |= 1L << 3;
        }
        if (in.nextIs(LEGACY)) {
            in.skipValue();
            seen |= 1L << 4;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        if ((seen & (1L << 2)) == 0) {
            value.visits = 1;
        }
        if ((seen & (1L << 3)) == 0) {
            value.language = "en";
        }
        return value.buildUnchecked();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Contact.Builder value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            if (column >= 5) {
                column = ALIASED[column - 5];
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    value.id = in.readString();
                    if (value.id == null) {
                        in.nullMember("string");
                    }
                }
                case 1 -> value.mail = in.readString();
                case 2 -> value.visits = in.readIntOrNull();
                case 3 -> {
                    value.language = in.readString();
                    if (value.language == null) {
                        in.nullMember("string");
                    }
                }
                case 4 -> in.skipValue();
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
            case 0x6E6F6322 -> in.memberIs(ID) ? 0 : -1; // "con
            case 0x69616D22 -> in.memberIs(MAIL) ? 1 : -1; // "mai
            case 0x73697622 -> in.memberIs(VISITS) ? 2 : -1; // "vis
            case 0x6E616C22 -> in.memberIs(LANGUAGE) ? 3 : -1; // "lan
            case 0x67656C22 -> in.memberIs(LEGACY) ? 4 : -1; // "leg
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Contact> EVENT_TYPE = EventType.of(
                Contact.class,
                "dev.schemac.golden.records.members",
                "Contact",
                List.of(
                        new EventType.Column("id", "contact_id", String.class, "string"),
                        new EventType.Column("mail", String.class, "string"),
                        new EventType.Column("visits", Integer.class, "int"),
                        new EventType.Column("language", String.class, "string"),
                        new EventType.Column("legacy", Object.class, "null")));

        private Columns() {}
    }
}
