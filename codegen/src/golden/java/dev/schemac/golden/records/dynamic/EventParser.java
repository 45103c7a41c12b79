package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.List;
import java.util.Map;

/** Reads {@link Event} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class EventParser implements ObjectParser<Event> {
    /** The parser. */
    public static final EventParser INSTANCE = new EventParser();

    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, KIND, AT);

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
        Event.Builder value = new Event.Builder();
        if (!in.firstIs(KIND)) {
            return readAnyOrder(in, value, 0);
        }
        value.kind = in.readString();
        if (!in.nextIs(AT)) {
            return readAnyOrder(in, value, 1);
        }
        value.at = in.readLong();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        return value.build();
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Event readAnyOrder(JsonScanner in, Event.Builder value, int next) {
        long seen = (1L << next) - 1;
        int expected = next;
        for (boolean first = next == 0; ; first = false) {
            int column = likelyColumn(in, first);
            if (column < 0) {
                column = first ? in.firstMember(KEYS) : in.nextMember(KEYS, expected);
            }
            if (column == -2) {
                in.putMember(value.undeclaredMembers, in.memberName(), in.position(), in.readValue());
                continue;
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
                case 0 -> value.kind = in.readString();
                case 1 -> value.at = in.readLongOrNull();
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
            case 0x6E696B22 -> in.memberIs(KIND, first) ? 0 : -1; // "kin
            case 0x22746122 -> in.memberIs(AT, first) ? 1 : -1; // "at"
            default -> -1;
        };
    }

    /** Refuses the name of a member that a column has. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Refuses members that have the names of columns. */
    static void checkUndeclared(Map<String, Object> members) {
        for (String name : members.keySet()) {
            checkUndeclared(name);
        }
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Event> EVENT_TYPE = EventType.of(
                Event.class,
                "dev.schemac.golden.records.dynamic",
                "Event",
                List.of(
                        new EventColumn("kind", String.class, "string"),
                        new EventColumn("at", Long.class, "long")));

        private Columns() {}

        /** The method that sets a column, or null where none does. */
        static String setter(int column) {
            return switch (column) {
                case 0 -> "Builder.kind";
                case 1 -> "Builder.at";
                default -> null;
            };
        }
    }
}
