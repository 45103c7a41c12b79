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
    /** The parser. */
    public static final StopParser INSTANCE = new StopParser();

    private static final TextFormat<String> KIND_FORMAT = TextFormat.oneOf("stop");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey AT_TIME = JsonKey.text("at_time");
    private static final JsonKey MINUTES = JsonKey.number("minutes");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, KIND, AT_TIME, MINUTES);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x1L;

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(KIND)) {
            value.kind = in.readAs(KIND_FORMAT);
            seen |= 1L;
        }
        if (in.nextIs(AT_TIME)) {
            value.atTime = in.readAs(TextFormat.INSTANT);
            seen |= 1L << 1;
        }
        if (in.nextIs(MINUTES)) {
            value.minutes = in.readInt();
            seen |= 1L << 2;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        return value.build();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Stop.Builder value, long before) {
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
                    value.kind = in.readAs(KIND_FORMAT);
                    if (value.kind == null) {
                        in.nullMember("string");
                    }
                }
                case 1 -> value.atTime = in.readAs(TextFormat.INSTANT);
                case 2 -> value.minutes = in.readIntOrNull();
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
            case 0x5F746122 -> in.memberIs(AT_TIME) ? 1 : -1; // "at_
            case 0x6E696D22 -> in.memberIs(MINUTES) ? 2 : -1; // "min
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Stop> EVENT_TYPE = EventType.of(
                Stop.class,
                "dev.schemac.golden.records.described",
                "Stop",
                HappeningParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("minutes", Integer.class, "int")));

        private Columns() {}
    }
}
