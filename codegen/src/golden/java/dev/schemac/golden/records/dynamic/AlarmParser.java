package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;
import java.util.Map;

/** Reads {@link Alarm} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AlarmParser implements ObjectParser<Alarm>, GeneratedParser<Alarm> {
    /** The parser. */
    public static final AlarmParser INSTANCE = new AlarmParser();

    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKey LEVEL = JsonKey.number("level");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, KIND, AT, LEVEL);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public AlarmParser() {}

    @Override
    public EventType<Alarm> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Alarm read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Alarm.Builder value = new Alarm.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(KIND)) {
            value.kind = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(AT)) {
            value.at = in.readLong();
            seen |= 1L << 1;
        }
        if (in.nextIs(LEVEL)) {
            value.level = in.readInt();
            seen |= 1L << 2;
        }
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value.build();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Alarm.Builder value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextMember(KEYS, hint);
            }
            if (column == -2) {
                // no column has this name
                in.putMember(value.undeclaredMembers, in.memberName(), in.position(), in.readUnmodifiableValue());
                continue;
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
                case 0 -> value.kind = in.readString();
                case 1 -> value.at = in.readLongOrNull();
                case 2 -> value.level = in.readIntOrNull();
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
            case 0x6E696B22 -> in.memberIs(KIND) ? 0 : -1; // "kin
            case 0x22746122 -> in.memberIs(AT) ? 1 : -1; // "at"
            case 0x76656C22 -> in.memberIs(LEVEL) ? 2 : -1; // "lev
            default -> -1;
        };
    }

    /** Throws if a column has this name in JSON. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Throws if a column has one of these names in JSON. */
    static void checkUndeclared(Map<String, Object> members) {
        for (String name : members.keySet()) {
            checkUndeclared(name);
        }
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Alarm> EVENT_TYPE = EventType.of(
                Alarm.class,
                "dev.schemac.golden.records.dynamic",
                "Alarm",
                EventParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("level", Integer.class, "int")));

        private Columns() {}

        /** The method that sets a column, or null where none does. */
        static String setter(int column) {
            return switch (column) {
                case 0 -> "Builder.kind";
                case 1 -> "Builder.at";
                case 2 -> "Builder.level";
                default -> null;
            };
        }
    }
}
