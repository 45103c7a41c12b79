package dev.schemac.golden.arrays;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Grids} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.generator.ParserGenerator")
public final class GridsParser implements ObjectParser<Grids> {
    /** The parser. */
    public static final GridsParser INSTANCE = new GridsParser();

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey CUBE = JsonKey.array("cube");
    private static final JsonKey MAPS = JsonKey.array("maps");
    private static final JsonKey POINTS = JsonKey.array("points");
    private static final JsonKey SOLID = JsonKey.array("solid");
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXTS, NUMBERS, CUBE,
            MAPS, POINTS, SOLID);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public GridsParser() {}

    @Override
    public EventType<Grids> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Grids read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Grids value = new Grids();
        if (!in.firstIs(TEXTS)) {
            return readAnyOrder(in, value, 0);
        }
        value.texts = readStringArray2d(in);
        if (!in.nextIs(NUMBERS)) {
            return readAnyOrder(in, value, 1);
        }
        value.numbers = readIntegerArray2d(in);
        if (!in.nextIs(CUBE)) {
            return readAnyOrder(in, value, 2);
        }
        value.cube = readIntegerArray3d(in);
        if (!in.nextIs(MAPS)) {
            return readAnyOrder(in, value, 3);
        }
        value.maps = readMapArray2d(in);
        if (!in.nextIs(POINTS)) {
            return readAnyOrder(in, value, 4);
        }
        value.points = readPointArray2d(in);
        if (!in.nextIs(SOLID)) {
            return readAnyOrder(in, value, 5);
        }
        value.solid = readPointArray3d(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 6);
        }
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Grids readAnyOrder(JsonScanner in, Grids value, int next) {
        long seen = (1L << next) - 1;
        int column = next == 0 ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
        while (column >= 0) {
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.texts = readStringArray2d(in);
                case 1 -> value.numbers = readIntegerArray2d(in);
                case 2 -> value.cube = readIntegerArray3d(in);
                case 3 -> value.maps = readMapArray2d(in);
                case 4 -> value.points = readPointArray2d(in);
                case 5 -> value.solid = readPointArray3d(in);
            }
            column = in.nextColumn(KEYS, column + 1);
        }
        return value;
    }

    private static String[][] readStringArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        String[][] elements = new String[4][];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readStringArray(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        String[] elements = new String[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[][] readIntegerArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Integer[][] elements = new Integer[4][];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerArray(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[] readIntegerArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Integer[] elements = new Integer[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[][][] readIntegerArray3d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Integer[][][] elements = new Integer[4][][];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerArray2d(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[][] readMapArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Map<String, Object>[][] elements = (Map<String, Object>[][]) new Map<?, ?>[4][];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readMapArray(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[] readMapArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Map<String, Object>[] elements = (Map<String, Object>[]) new Map<?, ?>[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readMap();
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[][] readPointArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Point[][] elements = new Point[4][];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readPointArray(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[] readPointArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Point[] elements = new Point[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PointParser.INSTANCE.read(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[][][] readPointArray3d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Point[][][] elements = new Point[4][][];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readPointArray2d(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Grids> EVENT_TYPE = EventType.of(
                Grids.class,
                "dev.schemac.golden.arrays",
                "Grids",
                List.of(
                        new EventColumn("texts", String[][].class),
                        new EventColumn("numbers", Integer[][].class),
                        new EventColumn("cube", Integer[][][].class),
                        new EventColumn("maps", Map[][].class),
                        new EventColumn("points", Point[][].class),
                        new EventColumn("solid", Point[][][].class)));

        private Columns() {}
    }
}
