package dev.schemac.golden.records.described;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.util.List;

/** Reads {@link Stop} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class StopParser implements ObjectParser<Stop>, GeneratedParser<Stop> {
    public static final StopParser INSTANCE = new StopParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int KIND_BIT = 0;
    static final int AT_TIME_BIT = KIND_BIT + 1;
    static final int MINUTES_BIT = AT_TIME_BIT + 1;

    private static final TextFormat<String> KIND_FORMAT = TextFormat.oneOf("stop");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey AT_TIME = JsonKey.text("at_time");
    private static final JsonKey MINUTES = JsonKey.number("minutes");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, KIND, AT_TIME, MINUTES);
    private static final long REQUIRED = 1L << KIND_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public StopParser() {}

    @Override
    public EventType<Stop> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Stop read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Stop.Builder value = new Stop.Builder();
        long seen = 0;
        if (in.firstIs(KIND)) {
            value.kind = in.readAs(KIND_FORMAT);
            seen |= 1L << KIND_BIT;
        }
        if (in.nextIs(AT_TIME)) {
            value.atTime = in.readAs(TextFormat.INSTANT);
            seen |= 1L << AT_TIME_BIT;
        }
        if (in.nextIs(MINUTES)) {
            value.minutes = in.readInt();
            seen |= 1L << MINUTES_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        finish(in, value, seen);
        return value.build();
    }

    /** Reads the remaining members in any order; {@code before} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Stop.Builder value, long before) {
        long seen = before;
        // the column read last: probably the next one follows
        int column = Long.SIZE - 1 - Long.numberOfLeadingZeros(seen);
        while ((column = nextColumn(in, column + 1)) >= 0) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case KIND_BIT -> {
                    value.kind = in.readAs(KIND_FORMAT);
                    if (value.kind == null) {
                        in.nullMember("string");
                    }
                }
                case AT_TIME_BIT -> value.atTime = in.readAs(TextFormat.INSTANT);
                case MINUTES_BIT -> value.minutes = in.readIntOrNull();
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next member's column: by four bytes of its name, or by {@link #KEYS}. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        // the bytes from the opening quote on, the first one lowest
        int column = switch (in.nameWord(0)) {
            case 0x6E696B22 -> in.memberIs(KIND) ? KIND_BIT : -1; // "kin
            case 0x5F746122 -> in.memberIs(AT_TIME) ? AT_TIME_BIT : -1; // "at_
            case 0x6E696D22 -> in.memberIs(MINUTES) ? MINUTES_BIT : -1; // "min
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, hint);
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Stop.Builder value, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Stop> EVENT_TYPE = EventType.of(Stop.class,
                "dev.schemac.golden.records.described", "Stop",
                HappeningParser.INSTANCE.eventType(), List.of(
                        new EventType.Column("minutes", Integer.class, "int")));
    }
}
