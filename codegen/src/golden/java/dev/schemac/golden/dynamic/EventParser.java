package dev.schemac.golden.dynamic;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.List;

/** Reads {@link Event} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class EventParser implements RefillingObjectParser<Event> {
    public static final EventParser INSTANCE = new EventParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int KIND_BIT = 0;
    static final int AT_BIT = KIND_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey KIND = JsonKey.string("kind");
    static final JsonKey AT = JsonKey.number("at");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, KIND, AT);
    private static final long PRESENCE_MASK = 1L << AT_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public EventParser() {}

    @Override
    public EventType<Event> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Event read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Event value = new Event();
        readMembers(in, value);
        return value;
    }

    @Override
    public Event readInto(JsonScanner in, Event value) {
        if (value == null || value.getClass() != Event.class) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        value.undeclared = null;
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Event value) {
        value.undeclared = null;
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Event value, long seen) {
        value.presence &= seen;
        if ((seen & (1L << KIND_BIT)) == 0) {
            value.kind = null;
        }
        if ((seen & (1L << AT_BIT)) == 0) {
            value.at = 0;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Event value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(KIND)) {
            value.kind = in.readString();
            seen |= 1L << KIND_BIT;
        }
        if (in.tryNext(AT)) {
            value.at = in.readLong();
            seen |= 1L << AT_BIT;
        } else if (in.tryNull(AT)) {
            value.clearAt();
            nulls |= 1L << AT_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Event value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column != JsonScanner.NO_MEMBER; column = nextColumn(in, seen)) {
            if (column == JsonScanner.UNDECLARED) {
                value.undeclared = in.putMember(value.undeclared, in.memberName(), in.position(), in.readValue());
            } else {
                seen = in.markSeen(seen, column);
                switch (column) {
                    case KIND_BIT -> value.kind = in.readString();
                    case AT_BIT -> {
                        value.clearAt();
                        if (!in.skipNull()) {
                            value.at = in.readLong();
                            value.presence |= 1L << AT_BIT;
                        }
                    }
                    default -> throw new AssertionError(column);
                }
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E696B22 -> in.tryMember(KIND) ? KIND_BIT : -1; // "kin
            case 0x22746122 -> in.tryMember(AT) ? AT_BIT : -1; // "at"
            default -> -1;
        };
        return column >= 0 ? column : in.nextMember(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if a column has this name in JSON. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Event> EVENT_TYPE = GeneratedEventType.of(Event.class,
                "dev.schemac.golden.dynamic", "Event", List.of(
                        new EventColumn("kind", Scalar.STRING),
                        new EventColumn("at", Scalar.LONG)));

        /** Returns the name of the method that sets a column, or null. */
        static String setter(int column) {
            return switch (column) {
                case KIND_BIT -> "setKind";
                case AT_BIT -> "setAt";
                default -> null;
            };
        }
    }
}
