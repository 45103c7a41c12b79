package dev.schemac.golden.dynamic;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Alarm} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AlarmParser implements RefillingParser<Alarm>, GeneratedRefillingParser<Alarm> {
    /** The parser. */
    public static final AlarmParser INSTANCE = new AlarmParser();

    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKey LEVEL = JsonKey.number("level");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, KIND, AT, LEVEL);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x2L;

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES_1 = 0x4L;

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
        Alarm value = new Alarm();
        readMembers(in, value);
        return value;
    }

    @Override
    public Alarm readInto(JsonScanner in, Alarm value) {
        if (value == null) {
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
    public void clear(Alarm value) {
        value.undeclared = null;
        clearOthers(value, 0L);
    }

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Alarm value, long seen) {
        if ((seen & 1L) == 0) {
            value.kind = null;
        }
        if ((seen & (1L << 1)) == 0) {
            value.at = 0;
        }
        if ((seen & (1L << 2)) == 0) {
            value.level = 0;
        }
        value.presence &= seen;
        value.presence_1 &= seen;
    }

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Alarm value) {
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
        value.presence = seen & PRIMITIVES;
        value.presence_1 = seen & PRIMITIVES_1;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Alarm value, long before) {
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
                value.undeclared = in.putMember(value.undeclared, in.memberName(), in.position(), in.readValue());
                continue;
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
                case 0 -> value.kind = in.readString();
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearAt();
                    } else {
                        value.setAt(in.readLong());
                    }
                }
                case 2 -> {
                    if (in.skipNull()) {
                        value.clearLevel();
                    } else {
                        value.setLevel(in.readInt());
                    }
                }
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Alarm> EVENT_TYPE = EventType.of(
                Alarm.class,
                "dev.schemac.golden.dynamic",
                "Alarm",
                EventParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("level", Integer.class, "int")));

        private Columns() {}

        /** The method that sets a column, or null where none does. */
        static String setter(int column) {
            return switch (column) {
                case 0 -> "setKind";
                case 1 -> "setAt";
                case 2 -> "setLevel";
                default -> null;
            };
        }
    }
}
