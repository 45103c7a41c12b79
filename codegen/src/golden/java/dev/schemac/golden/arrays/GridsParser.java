package dev.schemac.golden.arrays;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Grids} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class GridsParser implements ObjectParser<Grids>, GeneratedParser<Grids> {
    public static final GridsParser INSTANCE = new GridsParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXTS_BIT = 0;
    static final int NUMBERS_BIT = TEXTS_BIT + 1;
    static final int CUBE_BIT = NUMBERS_BIT + 1;
    static final int MAPS_BIT = CUBE_BIT + 1;
    static final int POINTS_BIT = MAPS_BIT + 1;
    static final int SOLID_BIT = POINTS_BIT + 1;

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey CUBE = JsonKey.array("cube");
    private static final JsonKey MAPS = JsonKey.array("maps");
    private static final JsonKey POINTS = JsonKey.array("points");
    private static final JsonKey SOLID = JsonKey.array("solid");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXTS, NUMBERS, CUBE,
            MAPS, POINTS, SOLID);

    private static final String[][] EMPTY_STRING_ARRAY2D = new String[0][];
    private static final String[] EMPTY_STRING_ARRAY = new String[0];
    private static final Integer[][] EMPTY_INTEGER_ARRAY2D = new Integer[0][];
    private static final Integer[] EMPTY_INTEGER_ARRAY = new Integer[0];
    private static final Integer[][][] EMPTY_INTEGER_ARRAY3D = new Integer[0][][];

    @SuppressWarnings("unchecked")
    private static final Map<String, Object>[][] EMPTY_MAP_ARRAY2D = (Map<String, Object>[][]) new Map<?, ?>[0][];

    @SuppressWarnings("unchecked")
    private static final Map<String, Object>[] EMPTY_MAP_ARRAY = (Map<String, Object>[]) new Map<?, ?>[0];
    private static final Point[][] EMPTY_POINT_ARRAY2D = new Point[0][];
    private static final Point[] EMPTY_POINT_ARRAY = new Point[0];
    private static final Point[][][] EMPTY_POINT_ARRAY3D = new Point[0][][];

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
        long seen = 0;
        if (in.tryFirst(TEXTS, KEYS)) {
            value.texts = readStringArray2d(in);
            seen |= 1L << TEXTS_BIT;
        }
        if (in.tryNext(NUMBERS, KEYS)) {
            value.numbers = readIntegerArray2d(in);
            seen |= 1L << NUMBERS_BIT;
        }
        if (in.tryNext(CUBE, KEYS)) {
            value.cube = readIntegerArray3d(in);
            seen |= 1L << CUBE_BIT;
        }
        if (in.tryNext(MAPS, KEYS)) {
            value.maps = readMapArray2d(in);
            seen |= 1L << MAPS_BIT;
        }
        if (in.tryNext(POINTS, KEYS)) {
            value.points = readPointArray2d(in);
            seen |= 1L << POINTS_BIT;
        }
        if (in.tryNext(SOLID, KEYS)) {
            value.solid = readPointArray3d(in);
            seen |= 1L << SOLID_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Grids readAnyOrder(JsonScanner in, Grids value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXTS_BIT -> value.texts = readStringArray2d(in);
                case NUMBERS_BIT -> value.numbers = readIntegerArray2d(in);
                case CUBE_BIT -> value.cube = readIntegerArray3d(in);
                case MAPS_BIT -> value.maps = readMapArray2d(in);
                case POINTS_BIT -> value.points = readPointArray2d(in);
                case SOLID_BIT -> value.solid = readPointArray3d(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXTS) ? TEXTS_BIT : -1; // "tex
            case 0x6D756E22 -> in.tryMember(NUMBERS) ? NUMBERS_BIT : -1; // "num
            case 0x62756322 -> in.tryMember(CUBE) ? CUBE_BIT : -1; // "cub
            case 0x70616D22 -> in.tryMember(MAPS) ? MAPS_BIT : -1; // "map
            case 0x696F7022 -> in.tryMember(POINTS) ? POINTS_BIT : -1; // "poi
            case 0x6C6F7322 -> in.tryMember(SOLID) ? SOLID_BIT : -1; // "sol
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static String[][] readStringArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY2D;
        }
        String[][] elements = new String[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readStringArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = new String[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[][] readIntegerArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY2D;
        }
        Integer[][] elements = new Integer[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
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
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[][][] readIntegerArray3d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY3D;
        }
        Integer[][][] elements = new Integer[4][][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntegerArray2d(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[][] readMapArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_MAP_ARRAY2D;
        }
        Map<String, Object>[][] elements = (Map<String, Object>[][]) new Map<?, ?>[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readMapArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[] readMapArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_MAP_ARRAY;
        }
        Map<String, Object>[] elements = (Map<String, Object>[]) new Map<?, ?>[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readMap();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[][] readPointArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_POINT_ARRAY2D;
        }
        Point[][] elements = new Point[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readPointArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[] readPointArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_POINT_ARRAY;
        }
        Point[] elements = new Point[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PointParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[][][] readPointArray3d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_POINT_ARRAY3D;
        }
        Point[][][] elements = new Point[4][][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readPointArray2d(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Grids> EVENT_TYPE = EventType.of(Grids.class,
                "dev.schemac.golden.arrays", "Grids", List.of(
                        new EventType.Column("texts", Scalar.STRING.array().array()),
                        new EventType.Column("numbers", Scalar.INT.array().array()),
                        new EventType.Column("cube", Scalar.INT.array().array().array()),
                        new EventType.Column("maps", ColumnType.ANY_OBJECT.array().array()),
                        new EventType.Column("points", ColumnType.object(Point.class).array().array()),
                        new EventType.Column("solid", ColumnType.object(Point.class).array().array().array())));
    }
}
