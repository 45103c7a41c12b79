package dev.schemac.golden.events;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.time.Instant;
import java.util.List;

/** Reads {@link Event} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class EventParser implements ObjectParser<Event>, GeneratedParser<Event> {
    /** The parser. */
    public static final EventParser INSTANCE = new EventParser();

    /** The member that says which schema an object is of. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("type", "PushEvent",
            "IssuesEvent", "IssueEvent");

    private static final TextFormat<String> TYPE_FORMAT = TextFormat.noneOf("PushEvent", "IssuesEvent", "IssueEvent");
    private static final JsonKey ID = JsonKey.text("id");
    private static final JsonKey TYPE = JsonKey.text("type");
    private static final JsonKey AT = JsonKey.text("at");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, ID, TYPE, AT);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public EventParser() {}

    @Override
    public EventType<Event> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public List<ObjectParser<? extends Event>> subtypes() {
        return List.of(PushParser.INSTANCE, IssueParser.INSTANCE);
    }

    @Override
    public Event read(JsonScanner in) {
        if (!in.atObject()) {
            return null;
        }
        return switch (in.discriminator(DISCRIMINATOR)) {
            case "PushEvent" -> PushParser.INSTANCE.read(in);
            case "IssuesEvent", "IssueEvent" -> IssueParser.INSTANCE.read(in);
            default -> readItself(in);
        };
    }

    /** Reads an object that is known to be of this schema itself. */
    public Event readItself(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Event value = new Event();
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
    private static void readAnyOrder(JsonScanner in, Event value, long before) {
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
                case 0 -> value.id = in.readString();
                case 1 -> value.type = in.readAs(TYPE_FORMAT);
                case 2 -> value.at = in.readAs(TextFormat.INSTANT);
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
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Event> EVENT_TYPE = EventType.of(
                Event.class,
                "dev.schemac.golden.events",
                "Event",
                List.of(
                        new EventType.Column("id", String.class, "string"),
                        new EventType.Column("type", String.class, "string"),
                        new EventType.Column("at", Instant.class, "Instant")));

        private Columns() {}
    }
}
