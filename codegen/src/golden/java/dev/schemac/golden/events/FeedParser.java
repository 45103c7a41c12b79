package dev.schemac.golden.events;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Feed} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class FeedParser implements GeneratedObjectParser<Feed> {
    public static final FeedParser INSTANCE = new FeedParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int EVENTS_BIT = 0;
    static final int LATEST_BIT = EVENTS_BIT + 1;
    static final int BY_ID_BIT = LATEST_BIT + 1;
    static final int PUSHES_BIT = BY_ID_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey EVENTS = JsonKey.array("events");
    static final JsonKey LATEST = JsonKey.object("latest");
    static final JsonKey BY_ID = JsonKey.object("byId");
    static final JsonKey PUSHES = JsonKey.array("pushes");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, EVENTS, LATEST, BY_ID,
            PUSHES);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final Event[] EMPTY_EVENT_ARRAY = new Event[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public FeedParser() {}

    @Override
    public EventType<Feed> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Feed read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Feed value = new Feed();
        long seen = 0;
        if (in.tryFirst(EVENTS, KEYS)) {
            value.events = readEventArray(in);
            seen |= 1L << EVENTS_BIT;
        }
        if (in.tryNext(LATEST, KEYS)) {
            value.latest = EventParser.INSTANCE.read(in);
            seen |= 1L << LATEST_BIT;
        }
        if (in.tryNext(BY_ID, KEYS)) {
            value.byId = readEventMap(in);
            seen |= 1L << BY_ID_BIT;
        }
        if (in.tryNext(PUSHES, KEYS)) {
            value.pushes = readPushList(in);
            seen |= 1L << PUSHES_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Feed readAnyOrder(JsonScanner in, Feed value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case EVENTS_BIT -> value.events = readEventArray(in);
                case LATEST_BIT -> value.latest = EventParser.INSTANCE.read(in);
                case BY_ID_BIT -> value.byId = readEventMap(in);
                case PUSHES_BIT -> value.pushes = readPushList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x65766522 -> in.tryMember(EVENTS) ? EVENTS_BIT : -1; // "eve
            case 0x74616C22 -> in.tryMember(LATEST) ? LATEST_BIT : -1; // "lat
            case 0x49796222 -> in.tryMember(BY_ID) ? BY_ID_BIT : -1; // "byI
            case 0x73757022 -> in.tryMember(PUSHES) ? PUSHES_BIT : -1; // "pus
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Event[] readEventArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_EVENT_ARRAY;
        }
        Event[] elements = new Event[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = EventParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Map<String, Event> readEventMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Event> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), EventParser.INSTANCE.read(in));
        }
        return members;
    }

    private static List<Push> readPushList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Push> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(PushParser.INSTANCE.read(in));
        }
        return elements;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Feed> EVENT_TYPE = GeneratedEventType.of(Feed.class,
                "dev.schemac.golden.events", "Feed", List.of(
                        new EventColumn("events", ColumnTypes.array(ColumnTypes.union(Event.class))),
                        new EventColumn("latest", ColumnTypes.union(Event.class)),
                        new EventColumn("byId", ColumnTypes.map(ColumnTypes.union(Event.class))),
                        new EventColumn("pushes", ColumnTypes.list(ColumnTypes.object(Push.class)))));
    }
}
