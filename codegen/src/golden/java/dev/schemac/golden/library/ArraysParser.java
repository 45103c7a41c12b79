package dev.schemac.golden.library;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.lang.Override;
import java.util.List;

/** Reads {@link Arrays} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ArraysParser implements ObjectParser<Arrays>, GeneratedParser<Arrays> {
    /** The parser. */
    public static final ArraysParser INSTANCE = new ArraysParser();

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(NUMBERS)) {
            value.numbers = readIntegerArray(in);
            seen |= 1L;
        }
        if (in.nextIs(ARRAYS)) {
            value.arrays = ArraysParser.INSTANCE.read(in);
            seen |= 1L << 1;
        }
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
    private static void readAnyOrder(JsonScanner in, Arrays value, long before) {
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
                case 0 -> value.numbers = readIntegerArray(in);
                case 1 -> value.arrays = ArraysParser.INSTANCE.read(in);
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
            case 0x6D756E22 -> in.memberIs(NUMBERS) ? 0 : -1; // "num
            case 0x72724122 -> in.memberIs(ARRAYS) ? 1 : -1; // "Arr
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Arrays> EVENT_TYPE = EventType.of(
                Arrays.class,
                "dev.schemac.golden.library",
                "Arrays",
                List.of(
                        new EventType.Column("numbers", Integer[].class, "int[]"),
                        new EventType.Column("Arrays", Arrays.class, "dev.schemac.golden.library.Arrays")));

        private Columns() {}
    }
}
