package dev.schemac.golden.library;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.lang.AssertionError;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Override;
import java.util.List;

/** Reads {@link Arrays} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ArraysParser implements ObjectParser<Arrays>, GeneratedParser<Arrays> {
    public static final ArraysParser INSTANCE = new ArraysParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NUMBERS_BIT = 0;
    static final int ARRAYS_BIT = NUMBERS_BIT + 1;

    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey ARRAYS = JsonKey.object("Arrays");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NUMBERS, ARRAYS);
    private static final Integer[] EMPTY_INTEGER_ARRAY = new Integer[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ArraysParser() {}

    @Override
    public EventType<Arrays> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Arrays read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Arrays value = new Arrays();
        long seen = 0;
        if (in.tryFirst(NUMBERS, KEYS)) {
            value.numbers = readIntegerArray(in);
            seen |= 1L << NUMBERS_BIT;
        }
        if (in.tryNext(ARRAYS, KEYS)) {
            value.arrays = ArraysParser.INSTANCE.read(in);
            seen |= 1L << ARRAYS_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Arrays readAnyOrder(JsonScanner in, Arrays value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NUMBERS_BIT -> value.numbers = readIntegerArray(in);
                case ARRAYS_BIT -> value.arrays = ArraysParser.INSTANCE.read(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D756E22 -> in.tryMember(NUMBERS) ? NUMBERS_BIT : -1; // "num
            case 0x72724122 -> in.tryMember(ARRAYS) ? ARRAYS_BIT : -1; // "Arr
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Integer[] readIntegerArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY;
        }
        Integer[] elements = new Integer[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = java.util.Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : java.util.Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Arrays> EVENT_TYPE = EventType.of(Arrays.class,
                "dev.schemac.golden.library", "Arrays", List.of(
                        new EventType.Column("numbers", Scalar.INT.array()),
                        new EventType.Column("Arrays", ColumnType.object(Arrays.class))));
    }
}
