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
    /** The parser. */
    public static final ReadingParser INSTANCE = new ReadingParser();

    private static final JsonKey SENSOR = JsonKey.text("sensor");
    private static final JsonKey CELSIUS = JsonKey.number("celsius");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, SENSOR, CELSIUS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x2L;

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(SENSOR)) {
            value.sensor = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(CELSIUS)) {
            value.celsius = in.readDouble();
            seen |= 1L << 1;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Reading value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
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
                case 0 -> value.sensor = in.readString();
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearCelsius();
                    } else {
                        value.setCelsius(in.readDouble());
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
            case 0x6E657322 -> in.memberIs(SENSOR) ? 0 : -1; // "sen
            case 0x6C656322 -> in.memberIs(CELSIUS) ? 1 : -1; // "cel
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Reading> EVENT_TYPE = EventType.of(
                Reading.class,
                "dev.schemac.golden.described",
                "Reading",
                List.of(
                        new EventType.Column("sensor", String.class, "string"),
                        new EventType.Column("celsius", Double.class, "double")));

        private Columns() {}
    }
}
