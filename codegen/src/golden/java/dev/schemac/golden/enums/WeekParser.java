package dev.schemac.golden.enums;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Week} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class WeekParser implements ObjectParser<Week>, GeneratedParser<Week> {
    /** The parser. */
    public static final WeekParser INSTANCE = new WeekParser();

    private static final TextFormat<DayOfWeek> DAY_OF_WEEK_FORMAT = TextFormat.of(DayOfWeek.values());
    private static final TextFormat<DayOfWeek> DAY_OF_WEEK_FORMAT_2 = TextFormat.ofOrNull(DayOfWeek.values());
    private static final TextFormat<DayOfWeek> DAY_OF_WEEK_FORMAT_3 = TextFormat.of(DayOfWeek.values(), DayOfWeek.MONDAY);
    private static final JsonKey START = JsonKey.text("start");
    private static final JsonKey REST = JsonKey.array("rest");
    private static final JsonKey FIRST = JsonKey.text("first");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, START, REST, FIRST);
    private static final DayOfWeek[] EMPTY_DAY_OF_WEEK_ARRAY = new DayOfWeek[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public WeekParser() {}

    @Override
    public EventType<Week> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Week read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Week value = new Week();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(START)) {
            value.start = in.readAs(DAY_OF_WEEK_FORMAT);
            seen |= 1L;
        }
        if (in.nextIs(REST)) {
            value.rest = readDayOfWeekArray(in);
            seen |= 1L << 1;
        }
        if (in.nextIs(FIRST)) {
            value.first = in.readAs(DAY_OF_WEEK_FORMAT_3);
            seen |= 1L << 2;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & (1L << 2)) == 0) {
            value.first = DayOfWeek.SUNDAY;
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Week value, long before) {
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
                case 0 -> value.start = in.readAs(DAY_OF_WEEK_FORMAT);
                case 1 -> value.rest = readDayOfWeekArray(in);
                case 2 -> value.first = in.readAs(DAY_OF_WEEK_FORMAT_3);
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
            case 0x61747322 -> in.memberIs(START) ? 0 : -1; // "sta
            case 0x73657222 -> in.memberIs(REST) ? 1 : -1; // "res
            case 0x72696622 -> in.memberIs(FIRST) ? 2 : -1; // "fir
            default -> -1;
        };
    }

    private static DayOfWeek[] readDayOfWeekArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DAY_OF_WEEK_ARRAY;
        }
        DayOfWeek[] elements = new DayOfWeek[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readAs(DAY_OF_WEEK_FORMAT_2);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Week> EVENT_TYPE = EventType.of(
                Week.class,
                "dev.schemac.golden.enums",
                "Week",
                List.of(
                        new EventType.Column("start", DayOfWeek.class, "java.time.DayOfWeek"),
                        new EventType.Column("rest", DayOfWeek[].class, "java.time.DayOfWeek[]"),
                        new EventType.Column("first", DayOfWeek.class, "java.time.DayOfWeek")));

        private Columns() {}
    }
}
