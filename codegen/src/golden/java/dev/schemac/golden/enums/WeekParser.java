package dev.schemac.golden.enums;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Week} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class WeekParser implements GeneratedObjectParser<Week> {
    public static final WeekParser INSTANCE = new WeekParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int START_BIT = 0;
    static final int REST_BIT = START_BIT + 1;
    static final int FIRST_BIT = REST_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<DayOfWeek> DAY_OF_WEEK_FORMAT = JsonFormat.of(DayOfWeek.values());
    static final JsonFormat<DayOfWeek> DAY_OF_WEEK_FORMAT_2 = JsonFormat.ofOrNull(DayOfWeek.values());
    static final JsonFormat<DayOfWeek> DAY_OF_WEEK_FORMAT_3 = JsonFormat.of(DayOfWeek.values(), DayOfWeek.MONDAY);

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey START = JsonKey.string("start");
    static final JsonKey REST = JsonKey.array("rest");
    static final JsonKey FIRST = JsonKey.string("first");

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
        long seen = 0;
        if (in.tryFirst(START, KEYS)) {
            value.start = in.readAs(DAY_OF_WEEK_FORMAT);
            seen |= 1L << START_BIT;
        }
        if (in.tryNext(REST, KEYS)) {
            value.rest = readDayOfWeekArray(in);
            seen |= 1L << REST_BIT;
        }
        if (in.tryNext(FIRST, KEYS)) {
            value.first = in.readAs(DAY_OF_WEEK_FORMAT_3);
            seen |= 1L << FIRST_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Week readAnyOrder(JsonScanner in, Week value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case START_BIT -> value.start = in.readAs(DAY_OF_WEEK_FORMAT);
                case REST_BIT -> value.rest = readDayOfWeekArray(in);
                case FIRST_BIT -> value.first = in.readAs(DAY_OF_WEEK_FORMAT_3);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x61747322 -> in.tryMember(START) ? START_BIT : -1; // "sta
            case 0x73657222 -> in.tryMember(REST) ? REST_BIT : -1; // "res
            case 0x72696622 -> in.tryMember(FIRST) ? FIRST_BIT : -1; // "fir
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Week> EVENT_TYPE = GeneratedEventType.of(Week.class,
                "dev.schemac.golden.enums", "Week", List.of(
                        new EventColumn("start", ColumnTypes.constant(DayOfWeek.class)),
                        new EventColumn("rest", ColumnTypes.array(ColumnTypes.constant(DayOfWeek.class))),
                        new EventColumn("first", ColumnTypes.constant(DayOfWeek.class))));
    }
}
