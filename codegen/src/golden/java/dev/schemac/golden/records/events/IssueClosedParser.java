package dev.schemac.golden.records.events;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.util.List;

/** Reads {@link IssueClosed} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueClosedParser implements ObjectParser<IssueClosed>, GeneratedParser<IssueClosed> {
    /** The parser. */
    public static final IssueClosedParser INSTANCE = new IssueClosedParser();

    private static final TextFormat<String> TYPE_FORMAT = TextFormat.oneOf("IssuesEvent", "IssueEvent");
    private static final TextFormat<String> ACTION_FORMAT = TextFormat.oneOf("closed");
    private static final JsonKey ID = JsonKey.text("id");
    private static final JsonKey TYPE = JsonKey.text("type");
    private static final JsonKey AT = JsonKey.text("at");
    private static final JsonKey ACTION = JsonKey.text("action");
    private static final JsonKey NUMBER = JsonKey.number("number");
    private static final JsonKey REASON = JsonKey.text("reason");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, ID, TYPE, AT, ACTION,
            NUMBER, REASON);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0xAL;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public IssueClosedParser() {}

    @Override
    public EventType<IssueClosed> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public IssueClosed read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        IssueClosed.Builder value = new IssueClosed.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(TYPE)) {
            value.type = in.readAs(TYPE_FORMAT);
            seen |= 1L << 1;
        }
        if (in.nextIs(AT)) {
            value.at = in.readAs(TextFormat.INSTANT);
            seen |= 1L << 2;
        }
        if (in.nextIs(ACTION)) {
            value.action = in.readAs(ACTION_FORMAT);
            seen |= 1L << 3;
        }
        if (in.nextIs(NUMBER)) {
            value.number = in.readInt();
            seen |= 1L << 4;
        }
        if (in.nextIs(REASON)) {
            value.reason = in.readString();
            seen |= 1L << 5;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        return value.build();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, IssueClosed.Builder value, long before) {
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
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.id = in.readString();
                case 1 -> {
                    value.type = in.readAs(TYPE_FORMAT);
                    if (value.type == null) {
                        in.nullMember("string");
                    }
                }
                case 2 -> value.at = in.readAs(TextFormat.INSTANT);
                case 3 -> {
                    value.action = in.readAs(ACTION_FORMAT);
                    if (value.action == null) {
                        in.nullMember("string");
                    }
                }
                case 4 -> value.number = in.readIntOrNull();
                case 5 -> value.reason = in.readString();
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
            case 0x22646922 -> in.memberIs(ID) ? 0 : -1; // "id"
            case 0x70797422 -> in.memberIs(TYPE) ? 1 : -1; // "typ
            case 0x22746122 -> in.memberIs(AT) ? 2 : -1; // "at"
            case 0x74636122 -> in.memberIs(ACTION) ? 3 : -1; // "act
            case 0x6D756E22 -> in.memberIs(NUMBER) ? 4 : -1; // "num
            case 0x61657222 -> in.memberIs(REASON) ? 5 : -1; // "rea
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<IssueClosed> EVENT_TYPE = EventType.of(
                IssueClosed.class,
                "dev.schemac.golden.records.events",
                "IssueClosed",
                IssueParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("reason", String.class, "string")));

        private Columns() {}
    }
}
