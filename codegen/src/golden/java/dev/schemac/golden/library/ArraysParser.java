package dev.schemac.golden.library;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.lang.Override;
import java.util.List;

/** Reads {@link Arrays} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ArraysParser implements ObjectParser<Arrays> {
    /** The parser. */
    public static final ArraysParser INSTANCE = new ArraysParser();

    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey ARRAYS = JsonKey.object("Arrays");
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
        if (!in.firstIs(NUMBERS)) {
            return readAnyOrder(in, value, 0);
        }
        value.numbers = readIntegerArray(in);
        if (!in.nextIs(ARRAYS)) {
            return readAnyOrder(in, value, 1);
        }
        value.Arrays$ = ArraysParser.INSTANCE.read(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Arrays readAnyOrder(JsonScanner in, Arrays value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Arrays value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x6D756E22 -> {
                    // "num
                    if ((seen & 1L) == 0 && in.memberIs(NUMBERS, first)) {
                        value.numbers = readIntegerArray(in);
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x72724122 -> {
                    // "Arr
                    if ((seen & (1L << 1)) == 0 && in.memberIs(ARRAYS, first)) {
                        value.Arrays$ = ArraysParser.INSTANCE.read(in);
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Arrays value, int column) {
        switch (column) {
            case 0 -> value.numbers = readIntegerArray(in);
            case 1 -> value.Arrays$ = ArraysParser.INSTANCE.read(in);
        }
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

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Arrays> EVENT_TYPE = EventType.of(
                Arrays.class,
                "dev.schemac.golden.library",
                "Arrays",
                List.of(
                        new EventColumn("numbers", Integer[].class, "int[]"),
                        new EventColumn("Arrays", Arrays.class, "dev.schemac.golden.library.Arrays")));

        private Columns() {}
    }
}
