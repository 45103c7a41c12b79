package dev.schemac.golden.described;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Reading} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ReadingParser implements ObjectParser<Reading>, GeneratedParser<Reading> {
    public static final ReadingParser INSTANCE = new ReadingParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int SENSOR_BIT = 0;
    static final int CELSIUS_BIT = SENSOR_BIT + 1;

    private static final JsonKey SENSOR = JsonKey.text("sensor");
    private static final JsonKey CELSIUS = JsonKey.number("celsius");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, SENSOR, CELSIUS);
    private static final long PRIMITIVES = 1L << CELSIUS_BIT;

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
        Reading value = new Reading();
        long seen = 0;
        if (in.firstIs(SENSOR)) {
            value.sensor = in.readString();
            seen |= 1L << SENSOR_BIT;
        }
        if (in.nextIs(CELSIUS)) {
            value.celsius = in.readDouble();
            seen |= 1L << CELSIUS_BIT;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /** Reads the remaining members in any order; {@code before} has the bits of the columns already read. */
    private static void readAnyOrder(JsonScanner in, Reading value, long before) {
        long seen = before;
        // the column read last: probably the next one follows
        int column = Long.SIZE - 1 - Long.numberOfLeadingZeros(seen);
        while ((column = nextColumn(in, column + 1)) >= 0) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case SENSOR_BIT -> value.sensor = in.readString();
                case CELSIUS_BIT -> {
                    if (in.skipNull()) {
                        value.clearCelsius();
                    } else {
                        value.setCelsius(in.readDouble());
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
    }

    /** Returns the next member's column: by four bytes of its name, or by {@link #KEYS}. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        // the bytes from the opening quote on, the first one lowest
        int column = switch (in.nameWord(0)) {
            case 0x6E657322 -> in.memberIs(SENSOR) ? SENSOR_BIT : -1; // "sen
            case 0x6C656322 -> in.memberIs(CELSIUS) ? CELSIUS_BIT : -1; // "cel
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, hint);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Reading> EVENT_TYPE = EventType.of(Reading.class,
                "dev.schemac.golden.described", "Reading", List.of(
                        new EventType.Column("sensor", String.class, "string"),
                        new EventType.Column("celsius", Double.class, "double")));
    }
}
