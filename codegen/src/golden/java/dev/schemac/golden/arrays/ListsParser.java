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
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Lists} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ListsParser implements ObjectParser<Lists>, GeneratedParser<Lists> {
    public static final ListsParser INSTANCE = new ListsParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXTS_BIT = 0;
    static final int LETTERS_BIT = TEXTS_BIT + 1;
    static final int FLAGS_BIT = LETTERS_BIT + 1;
    static final int TINIES_BIT = FLAGS_BIT + 1;
    static final int SMALLS_BIT = TINIES_BIT + 1;
    static final int NUMBERS_BIT = SMALLS_BIT + 1;
    static final int LARGES_BIT = NUMBERS_BIT + 1;
    static final int ROUGHS_BIT = LARGES_BIT + 1;
    static final int FINES_BIT = ROUGHS_BIT + 1;
    static final int WHOLES_BIT = FINES_BIT + 1;
    static final int EXACTS_BIT = WHOLES_BIT + 1;
    static final int ANYTHING_BIT = EXACTS_BIT + 1;
    static final int MAPS_BIT = ANYTHING_BIT + 1;
    static final int POINTS_BIT = MAPS_BIT + 1;

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey LETTERS = JsonKey.array("letters");
    private static final JsonKey FLAGS = JsonKey.array("flags");
    private static final JsonKey TINIES = JsonKey.array("tinies");
    private static final JsonKey SMALLS = JsonKey.array("smalls");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey LARGES = JsonKey.array("larges");
    private static final JsonKey ROUGHS = JsonKey.array("roughs");
    private static final JsonKey FINES = JsonKey.array("fines");
    private static final JsonKey WHOLES = JsonKey.array("wholes");
    private static final JsonKey EXACTS = JsonKey.array("exacts");
    private static final JsonKey ANYTHING = JsonKey.array("anything");
    private static final JsonKey MAPS = JsonKey.array("maps");
    private static final JsonKey POINTS = JsonKey.array("points");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXTS, LETTERS, FLAGS,
            TINIES, SMALLS, NUMBERS, LARGES, ROUGHS, FINES, WHOLES, EXACTS, ANYTHING, MAPS, POINTS);

    private static final String[] EMPTY_STRING_ARRAY = new String[0];
    private static final Character[] EMPTY_CHARACTER_ARRAY = new Character[0];
    private static final Boolean[] EMPTY_BOOLEAN_ARRAY = new Boolean[0];
    private static final Byte[] EMPTY_BYTE_ARRAY = new Byte[0];
    private static final Short[] EMPTY_SHORT_ARRAY = new Short[0];
    private static final Integer[] EMPTY_INTEGER_ARRAY = new Integer[0];
    private static final Long[] EMPTY_LONG_ARRAY = new Long[0];
    private static final Float[] EMPTY_FLOAT_ARRAY = new Float[0];
    private static final Double[] EMPTY_DOUBLE_ARRAY = new Double[0];
    private static final BigInteger[] EMPTY_BIG_INTEGER_ARRAY = new BigInteger[0];
    private static final BigDecimal[] EMPTY_BIG_DECIMAL_ARRAY = new BigDecimal[0];
    private static final Object[] EMPTY_OBJECT_ARRAY = new Object[0];

    @SuppressWarnings("unchecked")
    private static final Map<String, Object>[] EMPTY_MAP_ARRAY = (Map<String, Object>[]) new Map<?, ?>[0];
    private static final Point[] EMPTY_POINT_ARRAY = new Point[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ListsParser() {}

    @Override
    public EventType<Lists> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Lists read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Lists value = new Lists();
        long seen = 0;
        if (in.tryFirst(TEXTS, KEYS)) {
            value.texts = readStringArray(in);
            seen |= 1L << TEXTS_BIT;
        }
        if (in.tryNext(LETTERS, KEYS)) {
            value.letters = readCharacterArray(in);
            seen |= 1L << LETTERS_BIT;
        }
        if (in.tryNext(FLAGS, KEYS)) {
            value.flags = readBooleanArray(in);
            seen |= 1L << FLAGS_BIT;
        }
        if (in.tryNext(TINIES, KEYS)) {
            value.tinies = readByteArray(in);
            seen |= 1L << TINIES_BIT;
        }
        if (in.tryNext(SMALLS, KEYS)) {
            value.smalls = readShortArray(in);
            seen |= 1L << SMALLS_BIT;
        }
        if (in.tryNext(NUMBERS, KEYS)) {
            value.numbers = readIntegerArray(in);
            seen |= 1L << NUMBERS_BIT;
        }
        if (in.tryNext(LARGES, KEYS)) {
            value.larges = readLongArray(in);
            seen |= 1L << LARGES_BIT;
        }
        if (in.tryNext(ROUGHS, KEYS)) {
            value.roughs = readFloatArray(in);
            seen |= 1L << ROUGHS_BIT;
        }
        if (in.tryNext(FINES, KEYS)) {
            value.fines = readDoubleArray(in);
            seen |= 1L << FINES_BIT;
        }
        if (in.tryNext(WHOLES, KEYS)) {
            value.wholes = readBigIntegerArray(in);
            seen |= 1L << WHOLES_BIT;
        }
        if (in.tryNext(EXACTS, KEYS)) {
            value.exacts = readBigDecimalArray(in);
            seen |= 1L << EXACTS_BIT;
        }
        if (in.tryNext(ANYTHING, KEYS)) {
            value.anything = readObjectArray(in);
            seen |= 1L << ANYTHING_BIT;
        }
        if (in.tryNext(MAPS, KEYS)) {
            value.maps = readMapArray(in);
            seen |= 1L << MAPS_BIT;
        }
        if (in.tryNext(POINTS, KEYS)) {
            value.points = readPointArray(in);
            seen |= 1L << POINTS_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Lists readAnyOrder(JsonScanner in, Lists value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXTS_BIT -> value.texts = readStringArray(in);
                case LETTERS_BIT -> value.letters = readCharacterArray(in);
                case FLAGS_BIT -> value.flags = readBooleanArray(in);
                case TINIES_BIT -> value.tinies = readByteArray(in);
                case SMALLS_BIT -> value.smalls = readShortArray(in);
                case NUMBERS_BIT -> value.numbers = readIntegerArray(in);
                case LARGES_BIT -> value.larges = readLongArray(in);
                case ROUGHS_BIT -> value.roughs = readFloatArray(in);
                case FINES_BIT -> value.fines = readDoubleArray(in);
                case WHOLES_BIT -> value.wholes = readBigIntegerArray(in);
                case EXACTS_BIT -> value.exacts = readBigDecimalArray(in);
                case ANYTHING_BIT -> value.anything = readObjectArray(in);
                case MAPS_BIT -> value.maps = readMapArray(in);
                case POINTS_BIT -> value.points = readPointArray(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXTS) ? TEXTS_BIT : -1; // "tex
            case 0x74656C22 -> in.tryMember(LETTERS) ? LETTERS_BIT : -1; // "let
            case 0x616C6622 -> in.tryMember(FLAGS) ? FLAGS_BIT : -1; // "fla
            case 0x6E697422 -> in.tryMember(TINIES) ? TINIES_BIT : -1; // "tin
            case 0x616D7322 -> in.tryMember(SMALLS) ? SMALLS_BIT : -1; // "sma
            case 0x6D756E22 -> in.tryMember(NUMBERS) ? NUMBERS_BIT : -1; // "num
            case 0x72616C22 -> in.tryMember(LARGES) ? LARGES_BIT : -1; // "lar
            case 0x756F7222 -> in.tryMember(ROUGHS) ? ROUGHS_BIT : -1; // "rou
            case 0x6E696622 -> in.tryMember(FINES) ? FINES_BIT : -1; // "fin
            case 0x6F687722 -> in.tryMember(WHOLES) ? WHOLES_BIT : -1; // "who
            case 0x61786522 -> in.tryMember(EXACTS) ? EXACTS_BIT : -1; // "exa
            case 0x796E6122 -> in.tryMember(ANYTHING) ? ANYTHING_BIT : -1; // "any
            case 0x70616D22 -> in.tryMember(MAPS) ? MAPS_BIT : -1; // "map
            case 0x696F7022 -> in.tryMember(POINTS) ? POINTS_BIT : -1; // "poi
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    private static Character[] readCharacterArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_CHARACTER_ARRAY;
        }
        Character[] elements = new Character[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readCharOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Boolean[] readBooleanArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BOOLEAN_ARRAY;
        }
        Boolean[] elements = new Boolean[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBooleanOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Byte[] readByteArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BYTE_ARRAY;
        }
        Byte[] elements = new Byte[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readByteOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Short[] readShortArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_SHORT_ARRAY;
        }
        Short[] elements = new Short[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readShortOrNull();
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

    private static Long[] readLongArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_LONG_ARRAY;
        }
        Long[] elements = new Long[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readLongOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Float[] readFloatArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_FLOAT_ARRAY;
        }
        Float[] elements = new Float[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readFloatOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Double[] readDoubleArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        Double[] elements = new Double[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDoubleOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static BigInteger[] readBigIntegerArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BIG_INTEGER_ARRAY;
        }
        BigInteger[] elements = new BigInteger[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBigInteger();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static BigDecimal[] readBigDecimalArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BIG_DECIMAL_ARRAY;
        }
        BigDecimal[] elements = new BigDecimal[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBigDecimal();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Object[] readObjectArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_OBJECT_ARRAY;
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readValue();
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

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Lists> EVENT_TYPE = EventType.of(Lists.class,
                "dev.schemac.golden.arrays", "Lists", List.of(
                        new EventType.Column("texts", Scalar.STRING.array()),
                        new EventType.Column("letters", Scalar.CHAR.array()),
                        new EventType.Column("flags", Scalar.BOOLEAN.array()),
                        new EventType.Column("tinies", Scalar.BYTE.array()),
                        new EventType.Column("smalls", Scalar.SHORT.array()),
                        new EventType.Column("numbers", Scalar.INT.array()),
                        new EventType.Column("larges", Scalar.LONG.array()),
                        new EventType.Column("roughs", Scalar.FLOAT.array()),
                        new EventType.Column("fines", Scalar.DOUBLE.array()),
                        new EventType.Column("wholes", Scalar.BIG_INTEGER.array()),
                        new EventType.Column("exacts", Scalar.BIG_DECIMAL.array()),
                        new EventType.Column("anything", ColumnType.ANY.array()),
                        new EventType.Column("maps", ColumnType.ANY_OBJECT.array()),
                        new EventType.Column("points", ColumnType.object(Point.class).array())));
    }
}
