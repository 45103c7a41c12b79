package dev.schemac.golden.records.required;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.Violations;
import java.util.List;

/** Reads {@link Reading} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ReadingParser implements ObjectParser<Reading>, GeneratedParser<Reading> {
    /** The parser. */
    public static final ReadingParser INSTANCE = new ReadingParser();

    private static final JsonKey SENSOR = JsonKey.text("sensor");
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKey VALUE = JsonKey.number("value");
    private static final JsonKey VALID = JsonKey.bool("valid");
    private static final JsonKey SAMPLES = JsonKey.number("samples");
    private static final JsonKey VERSION = JsonKey.number("version");
    private static final JsonKey PRESENCE = JsonKey.character("presence");
    private static final JsonKey CHANNEL = JsonKey.number("channel");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, SENSOR, AT, VALUE, VALID,
            SAMPLES, VERSION, PRESENCE, CHANNEL);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x7FL;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ReadingParser() {}

    @Override
    public EventType<Reading> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Reading read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Reading.Builder value = new Reading.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(SENSOR)) {
            value.sensor = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(AT)) {
            value.at = in.readLong();
            seen |= 1L << 1;
        }
        if (in.nextIs(VALUE)) {
            value.value = checkedValue(in, in.readDouble());
            seen |= 1L << 2;
        }
        if (in.nextIs(VALID)) {
            value.valid = in.readBoolean();
            seen |= 1L << 3;
        }
        if (in.nextIs(SAMPLES)) {
            value.samples = in.readInt();
            seen |= 1L << 4;
        }
        if (in.nextIs(VERSION)) {
            value.version = checkedVersion(in, in.readInt());
            seen |= 1L << 5;
        }
        if (in.nextIs(PRESENCE)) {
            value.presence = in.readChar();
            seen |= 1L << 6;
        }
        if (in.nextIs(CHANNEL)) {
            value.channel = in.readShort();
            seen |= 1L << 7;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        return value.buildUnchecked();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Reading.Builder value, long before) {
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
                case 0 -> {
                    value.sensor = in.readString();
                    if (value.sensor == null) {
                        in.nullMember("string");
                    }
                }
                case 1 -> {
                    if (in.skipNull()) {
                        in.nullMember("long");
                    }
                    value.at = in.readLong();
                }
                case 2 -> {
                    if (in.skipNull()) {
                        in.nullMember("double");
                    }
                    value.value = checkedValue(in, in.readDouble());
                }
                case 3 -> {
                    if (in.skipNull()) {
                        in.nullMember("boolean");
                    }
                    value.valid = in.readBoolean();
                }
                case 4 -> value.samples = in.readIntOrNull();
                case 5 -> {
                    if (in.skipNull()) {
                        in.nullMember("int");
                    }
                    value.version = checkedVersion(in, in.readInt());
                }
                case 6 -> {
                    if (in.skipNull()) {
                        in.nullMember("string of one character");
                    }
                    value.presence = in.readChar();
                }
                case 7 -> value.channel = in.readShortOrNull();
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the byte number 1 on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(1)) {
            case 0x736E6573 -> in.memberIs(SENSOR) ? 0 : -1; // sens
            case 0x3A227461 -> in.memberIs(AT) ? 1 : -1; // at":
            case 0x756C6176 -> in.memberIs(VALUE) ? 2 : -1; // valu
            case 0x696C6176 -> in.memberIs(VALID) ? 3 : -1; // vali
            case 0x706D6173 -> in.memberIs(SAMPLES) ? 4 : -1; // samp
            case 0x73726576 -> in.memberIs(VERSION) ? 5 : -1; // vers
            case 0x73657270 -> in.memberIs(PRESENCE) ? 6 : -1; // pres
            case 0x6E616863 -> in.memberIs(CHANNEL) ? 7 : -1; // chan
            default -> -1;
        };
    }

    /** Returns a value of column {@code value}; one that breaks its rules is a violation. */
    static double checkedValue(Violations violations, double value) {
        if (!(value >= 0.0)) {
            violations.violation(VALUE, "a number of at least 0");
        }
        return value;
    }

    /** Returns a value of column {@code version}; one that breaks its rules is a violation. */
    static int checkedVersion(Violations violations, int value) {
        if (value != 2) {
            violations.violation(VERSION, "the constant 2");
        }
        return value;
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Reading> EVENT_TYPE = EventType.of(
                Reading.class,
                "dev.schemac.golden.records.required",
                "Reading",
                List.of(
                        new EventType.Column("sensor", String.class, "string"),
                        new EventType.Column("at", Long.class, "long"),
                        new EventType.Column("value", Double.class, "double"),
                        new EventType.Column("valid", Boolean.class, "boolean"),
                        new EventType.Column("samples", Integer.class, "int"),
                        new EventType.Column("version", Integer.class, "int"),
                        new EventType.Column("presence", Character.class, "char"),
                        new EventType.Column("channel", Short.class, "short")));

        private Columns() {}
    }
}
