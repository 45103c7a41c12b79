package dev.schemac.golden.members;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.List;

/** Reads {@link Contact} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ContactParser implements RefillingObjectParser<Contact> {
    public static final ContactParser INSTANCE = new ContactParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int MAIL_BIT = ID_BIT + 1;
    static final int VISITS_BIT = MAIL_BIT + 1;
    static final int LANGUAGE_BIT = VISITS_BIT + 1;
    static final int LEGACY_BIT = LANGUAGE_BIT + 1;
    static final int NICK_BIT = LEGACY_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.string("contact_id").notNull();
    static final JsonKey MAIL = JsonKey.string("mail");
    static final JsonKey VISITS = JsonKey.number("visits");
    static final JsonKey LANGUAGE = JsonKey.string("language").notNull();
    static final JsonKey LEGACY = JsonKey.any("legacy");
    static final JsonKey NICK = JsonKey.string("nick");

    /** Aliases of columns; their numbers follow those of the columns. */
    private static final JsonKey[] ALIASES = {JsonKey.string("email"), JsonKey.string("e-mail")};

    /** The column of each alias. */
    private static final int[] ALIASED = {MAIL_BIT, MAIL_BIT};
    private static final int FIRST_ALIAS = NICK_BIT + 1;

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, new JsonKey[] {ID, MAIL,
            VISITS, LANGUAGE, LEGACY, NICK}, ALIASES);

    private static final long PRESENCE_MASK = 1L << VISITS_BIT | 1L << NICK_BIT;
    private static final long REQUIRED = 1L << ID_BIT;

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
        Contact value = new Contact();
        long seen = readMembers(in, value);
        checkRequired(in, seen);
        return value;
    }

    @Override
    public Contact readInto(JsonScanner in, Contact value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        checkRequired(in, seen);
        return value;
    }

    @Override
    public void clear(Contact value) {
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Contact value, long seen) {
        value.presence &= seen;
        if ((seen & (1L << ID_BIT)) == 0) {
            value.id = null;
        }
        if ((seen & (1L << MAIL_BIT)) == 0) {
            value.mail = null;
        }
        if ((seen & (1L << VISITS_BIT)) == 0) {
            value.visits = 1;
            value.presence |= 1L << VISITS_BIT;
        }
        if ((seen & (1L << LANGUAGE_BIT)) == 0) {
            value.language = "en";
        }
        if ((seen & (1L << NICK_BIT)) == 0) {
            value.nick = null;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Contact value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readString();
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(MAIL, KEYS)) {
            value.mail = in.readString();
            seen |= 1L << MAIL_BIT;
        }
        if (in.tryNext(VISITS, KEYS)) {
            value.visits = in.readInt();
            seen |= 1L << VISITS_BIT;
        } else if (in.tryNull(VISITS)) {
            value.clearVisits();
            nulls |= 1L << VISITS_BIT;
        }
        if (in.tryNext(LANGUAGE, KEYS)) {
            value.language = in.readString();
            seen |= 1L << LANGUAGE_BIT;
        }
        if (in.tryNext(LEGACY, KEYS)) {
            in.skipValue();
            seen |= 1L << LEGACY_BIT;
        }
        if (in.tryNext(NICK, KEYS)) {
            value.nick = in.readString();
            seen |= 1L << NICK_BIT;
        }
        value.presence |= seen & PRESENCE_MASK;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Contact value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> {
                    value.id = in.readString();
                    if (value.id == null) {
                        in.nullMember("string");
                    }
                }
                case MAIL_BIT -> value.mail = in.readString();
                case VISITS_BIT -> {
                    value.clearVisits();
                    if (!in.skipNull()) {
                        value.visits = in.readInt();
                        value.presence |= 1L << VISITS_BIT;
                    }
                }
                case LANGUAGE_BIT -> {
                    value.language = in.readString();
                    if (value.language == null) {
                        in.nullMember("string");
                    }
                }
                case LEGACY_BIT -> in.skipValue();
                case NICK_BIT -> {
                    value.nick = in.readString();
                    value.presence |= 1L << NICK_BIT;
                }
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E6F6322 -> in.tryMember(ID) ? ID_BIT : -1; // "con
            case 0x69616D22 -> in.tryMember(MAIL) ? MAIL_BIT : -1; // "mai
            case 0x73697622 -> in.tryMember(VISITS) ? VISITS_BIT : -1; // "vis
            case 0x6E616C22 -> in.tryMember(LANGUAGE) ? LANGUAGE_BIT : -1; // "lan
            case 0x67656C22 -> in.tryMember(LEGACY) ? LEGACY_BIT : -1; // "leg
            case 0x63696E22 -> in.tryMember(NICK) ? NICK_BIT : -1; // "nic
            default -> -1;
        };
        if (column < 0) {
            column = in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
        }
        return column < FIRST_ALIAS ? column : ALIASED[column - FIRST_ALIAS];
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Contact> EVENT_TYPE = GeneratedEventType.of(Contact.class,
                "dev.schemac.golden.members", "Contact", List.of(
                        new EventColumn("id", Scalar.STRING).withNames("contact_id", "id").withValue(),
                        new EventColumn("mail", Scalar.STRING),
                        new EventColumn("visits", Scalar.INT),
                        new EventColumn("language", Scalar.STRING).withoutNull(),
                        new EventColumn("legacy", ColumnTypes.ALWAYS_NULL),
                        new EventColumn("nick", Scalar.STRING).keepingNull()));
    }
}
