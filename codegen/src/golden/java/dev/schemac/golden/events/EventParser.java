package dev.schemac.golden.events;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Event} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class EventParser implements GeneratedObjectParser<Event> {
    public static final EventParser INSTANCE = new EventParser();

    /** The member that selects the schema of an object. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("type", "PushEvent",
            "IssuesEvent", "IssueEvent");

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int TYPE_BIT = ID_BIT + 1;
    static final int AT_BIT = TYPE_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<String> TYPE_FORMAT = JsonFormat.noneOf("PushEvent", "IssuesEvent", "IssueEvent");

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.string("id");
    static final JsonKey TYPE = JsonKey.string("type");
    static final JsonKey AT = JsonKey.string("at");

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

    /** Reads an object of this schema itself, not of a subtype. */
    public Event readItself(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Event value = new Event();
        long seen = 0;
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
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Event readAnyOrder(JsonScanner in, Event value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> value.id = in.readString();
                case TYPE_BIT -> value.type = in.readAs(TYPE_FORMAT);
                case AT_BIT -> value.at = in.readAs(JsonFormat.INSTANT);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x22646922 -> in.tryMember(ID) ? ID_BIT : -1; // "id"
            case 0x70797422 -> in.tryMember(TYPE) ? TYPE_BIT : -1; // "typ
            case 0x22746122 -> in.tryMember(AT) ? AT_BIT : -1; // "at"
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Event> EVENT_TYPE = GeneratedEventType.of(Event.class,
                "dev.schemac.golden.events", "Event", List.of(
                        new EventColumn("id", Scalar.STRING),
                        new EventColumn("type", Scalar.STRING),
                        new EventColumn("at", Scalar.INSTANT)));
    }
}
