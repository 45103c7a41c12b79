package dev.schemac.golden.records.required;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.Violations;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;
import java.util.Optional;

/** Reads {@link Reading} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ReadingParser implements GeneratedObjectParser<Reading> {
    public static final ReadingParser INSTANCE = new ReadingParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int SENSOR_BIT = 0;
    static final int AT_BIT = SENSOR_BIT + 1;
    static final int VALUE_BIT = AT_BIT + 1;
    static final int VALID_BIT = VALUE_BIT + 1;
    static final int SAMPLES_BIT = VALID_BIT + 1;
    static final int VERSION_BIT = SAMPLES_BIT + 1;
    static final int PRESENCE_BIT = VERSION_BIT + 1;
    static final int CHANNEL_BIT = PRESENCE_BIT + 1;
    static final int NOTE_BIT = CHANNEL_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey SENSOR = JsonKey.string("sensor").notNull();
    static final JsonKey AT = JsonKey.number("at");
    static final JsonKey VALUE = JsonKey.number("value");
    static final JsonKey VALID = JsonKey.bool("valid");
    static final JsonKey SAMPLES = JsonKey.number("samples");
    static final JsonKey VERSION = JsonKey.number("version");
    static final JsonKey PRESENCE = JsonKey.character("presence");
    static final JsonKey CHANNEL = JsonKey.number("channel");
    static final JsonKey NOTE = JsonKey.string("note");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, SENSOR, AT, VALUE, VALID,
            SAMPLES, VERSION, PRESENCE, CHANNEL, NOTE);

    private static final long REQUIRED = 1L << SENSOR_BIT | 1L << AT_BIT | 1L << VALUE_BIT
            | 1L << VALID_BIT | 1L << SAMPLES_BIT | 1L << VERSION_BIT | 1L << PRESENCE_BIT;

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
        long seen = 0;
        if (in.tryFirst(SENSOR, KEYS)) {
            value.sensor = in.readString();
            seen |= 1L << SENSOR_BIT;
        }
        if (in.tryNext(AT, KEYS)) {
            value.at = in.readLong();
            seen |= 1L << AT_BIT;
        }
        if (in.tryNext(VALUE, KEYS)) {
            value.value = checkedValue(in, in.readDouble());
            seen |= 1L << VALUE_BIT;
        }
        if (in.tryNext(VALID, KEYS)) {
            value.valid = in.readBoolean();
            seen |= 1L << VALID_BIT;
        }
        if (in.tryNext(SAMPLES, KEYS)) {
            value.samples = in.readInt();
            seen |= 1L << SAMPLES_BIT;
        } else if (in.tryNull(SAMPLES)) {
            seen |= 1L << SAMPLES_BIT;
        }
        if (in.tryNext(VERSION, KEYS)) {
            value.version = checkedVersion(in, in.readInt());
            seen |= 1L << VERSION_BIT;
        }
        if (in.tryNext(PRESENCE, KEYS)) {
            value.presence = in.readChar();
            seen |= 1L << PRESENCE_BIT;
        }
        if (in.tryNext(CHANNEL, KEYS)) {
            value.channel = in.readShort();
            seen |= 1L << CHANNEL_BIT;
        } else if (in.tryNull(CHANNEL)) {
            seen |= 1L << CHANNEL_BIT;
        }
        if (in.tryNext(NOTE, KEYS)) {
            value.note = Optional.ofNullable(in.readString());
            seen |= 1L << NOTE_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        return value.buildUnchecked();
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Reading.Builder value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case SENSOR_BIT -> {
                    value.sensor = in.readString();
                    if (value.sensor == null) {
                        in.nullMember("string");
                    }
                }
                case AT_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("long");
                    }
                    value.at = in.readLong();
                }
                case VALUE_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("double");
                    }
                    value.value = checkedValue(in, in.readDouble());
                }
                case VALID_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("boolean");
                    }
                    value.valid = in.readBoolean();
                }
                case SAMPLES_BIT -> value.samples = in.readIntOrNull();
                case VERSION_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("int");
                    }
                    value.version = checkedVersion(in, in.readInt());
                }
                case PRESENCE_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("string of one character");
                    }
                    value.presence = in.readChar();
                }
                case CHANNEL_BIT -> value.channel = in.readShortOrNull();
                case NOTE_BIT -> value.note = Optional.ofNullable(in.readString());
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its byte 1 on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(1)) {
            case 0x736E6573 -> in.tryMember(SENSOR) ? SENSOR_BIT : -1; // sens
            case 0x3A227461 -> in.tryMember(AT) ? AT_BIT : -1; // at":
            case 0x756C6176 -> in.tryMember(VALUE) ? VALUE_BIT : -1; // valu
            case 0x696C6176 -> in.tryMember(VALID) ? VALID_BIT : -1; // vali
            case 0x706D6173 -> in.tryMember(SAMPLES) ? SAMPLES_BIT : -1; // samp
            case 0x73726576 -> in.tryMember(VERSION) ? VERSION_BIT : -1; // vers
            case 0x73657270 -> in.tryMember(PRESENCE) ? PRESENCE_BIT : -1; // pres
            case 0x6E616863 -> in.tryMember(CHANNEL) ? CHANNEL_BIT : -1; // chan
            case 0x65746F6E -> in.tryMember(NOTE) ? NOTE_BIT : -1; // note
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    /** Returns a value of column {@code value}, and reports rules that it violates. */
    static double checkedValue(Violations violations, double value) {
        if (!(value >= 0.0)) {
            violations.violation(VALUE, "a number of at least 0");
        }
        return value;
    }

    /** Returns a value of column {@code version}, and reports rules that it violates. */
    static int checkedVersion(Violations violations, int value) {
        if (value != 2) {
            violations.violation(VERSION, "the constant 2");
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Reading> EVENT_TYPE = GeneratedEventType.of(Reading.class,
                "dev.schemac.golden.records.required", "Reading", List.of(
                        new EventColumn("sensor", Scalar.STRING).withValue(),
                        new EventColumn("at", Scalar.LONG).withValue(),
                        new EventColumn("value", Scalar.DOUBLE).withValue(),
                        new EventColumn("valid", Scalar.BOOLEAN).withValue(),
                        new EventColumn("samples", Scalar.INT),
                        new EventColumn("version", Scalar.INT).withValue(),
                        new EventColumn("presence", Scalar.CHAR).withValue(),
                        new EventColumn("channel", Scalar.SHORT),
                        new EventColumn("note", Scalar.STRING).keepingNull()));
    }
}
