package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
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
        value.kind = in.readText();
        if (!in.nextIs(AT)) {
            return readAnyOrder(in, value, 1);
        }
        value.at = in.readLong();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        return value.build();
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Event readAnyOrder(JsonScanner in, Event.Builder value, int next) {
        readMembers(in, value, next);
        return value.build();
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Event.Builder value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x6E696B22 -> {
                    // "kin
                    if ((seen & 1L) == 0 && in.memberIs(KIND, first)) {
                        value.kind = in.readText();
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x22746122 -> {
                    // "at"
                    if ((seen & (1L << 1)) == 0 && in.memberIs(AT, first)) {
                        value.at = in.readLong();
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstMember(KEYS) : in.nextMember(KEYS, next);
            if (column == -1) {
                break;
            }
            if (column < 0) {
                in.putMember(value.undeclaredMembers, in.memberName(), in.position(), in.readValue());
                continue;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Event.Builder value, int column) {
        switch (column) {
            case 0 -> value.kind = in.readString();
            case 1 -> value.at = in.readLongOrNull();
        }
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
