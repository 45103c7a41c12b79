package dev.schemac.golden.events;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Push} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PushParser implements GeneratedObjectParser<Push> {
    public static final PushParser INSTANCE = new PushParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int TYPE_BIT = ID_BIT + 1;
    static final int AT_BIT = TYPE_BIT + 1;
    static final int BRANCH_BIT = AT_BIT + 1;
    static final int COMMITS_BIT = BRANCH_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<String> TYPE_FORMAT = JsonFormat.oneOf("PushEvent");

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.string("id");
    static final JsonKey TYPE = JsonKey.string("type").notNull();
    static final JsonKey AT = JsonKey.string("at");
    static final JsonKey BRANCH = JsonKey.string("branch");
    static final JsonKey COMMITS = JsonKey.number("commits");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, ID, TYPE, AT, BRANCH,
            COMMITS);

    private static final long PRESENCE_MASK = 1L << COMMITS_BIT;
    private static final long REQUIRED = 1L << TYPE_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PushParser() {}

    @Override
    public EventType<Push> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Push read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Push value = new Push();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readString();
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(TYPE, KEYS)) {
            value.type = in.readAs(TYPE_FORMAT);
            seen |= 1L << TYPE_BIT;
        }
        if (in.tryNext(AT, KEYS)) {
            value.at = in.readAs(JsonFormat.INSTANT);
            seen |= 1L << AT_BIT;
        }
        if (in.tryNext(BRANCH, KEYS)) {
            value.branch = in.readString();
            seen |= 1L << BRANCH_BIT;
        }
        if (in.tryNext(COMMITS, KEYS)) {
            value.commits = in.readInt();
            seen |= 1L << COMMITS_BIT;
        } else if (in.tryNull(COMMITS)) {
            nulls |= 1L << COMMITS_BIT;
        }
        value.presence_1 = seen & PRESENCE_MASK;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Push value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> value.id = in.readString();
                case TYPE_BIT -> {
                    value.type = in.readAs(TYPE_FORMAT);
                    if (value.type == null) {
                        in.nullMember("string");
                    }
                }
                case AT_BIT -> value.at = in.readAs(JsonFormat.INSTANT);
                case BRANCH_BIT -> value.branch = in.readString();
                case COMMITS_BIT -> {
                    value.clearCommits();
                    if (!in.skipNull()) {
                        value.commits = in.readInt();
                        value.presence_1 |= 1L << COMMITS_BIT;
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x22646922 -> in.tryMember(ID) ? ID_BIT : -1; // "id"
            case 0x70797422 -> in.tryMember(TYPE) ? TYPE_BIT : -1; // "typ
            case 0x22746122 -> in.tryMember(AT) ? AT_BIT : -1; // "at"
            case 0x61726222 -> in.tryMember(BRANCH) ? BRANCH_BIT : -1; // "bra
            case 0x6D6F6322 -> in.tryMember(COMMITS) ? COMMITS_BIT : -1; // "com
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Push> EVENT_TYPE = GeneratedEventType.of(Push.class,
                "dev.schemac.golden.events", "Push", EventParser.INSTANCE.eventType(), List.of(
                        new EventColumn("branch", Scalar.STRING),
                        new EventColumn("commits", Scalar.INT)));
    }
}
