package dev.schemac.golden.arrays;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.RefillingParser;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Lists} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ListsParser implements RefillingParser<Lists> {
    /** The parser. */
    public static final ListsParser INSTANCE = new ListsParser();

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
        if (!in.firstIs(TEXTS)) {
            return readAnyOrder(in, value, 0);
        }
        value.texts = readStringArray(in, null);
        if (!in.nextIs(LETTERS)) {
            return readAnyOrder(in, value, 1);
        }
        value.letters = readCharacterArray(in, null);
        if (!in.nextIs(FLAGS)) {
            return readAnyOrder(in, value, 2);
        }
        value.flags = readBooleanArray(in, null);
        if (!in.nextIs(TINIES)) {
            return readAnyOrder(in, value, 3);
        }
        value.tinies = readByteArray(in, null);
        if (!in.nextIs(SMALLS)) {
            return readAnyOrder(in, value, 4);
        }
        value.smalls = readShortArray(in, null);
        if (!in.nextIs(NUMBERS)) {
            return readAnyOrder(in, value, 5);
        }
        value.numbers = readIntegerArray(in, null);
        if (!in.nextIs(LARGES)) {
            return readAnyOrder(in, value, 6);
        }
        value.larges = readLongArray(in, null);
        if (!in.nextIs(ROUGHS)) {
            return readAnyOrder(in, value, 7);
        }
        value.roughs = readFloatArray(in, null);
        if (!in.nextIs(FINES)) {
            return readAnyOrder(in, value, 8);
        }
        value.fines = readDoubleArray(in, null);
        if (!in.nextIs(WHOLES)) {
            return readAnyOrder(in, value, 9);
        }
        value.wholes = readBigIntegerArray(in, null);
        if (!in.nextIs(EXACTS)) {
            return readAnyOrder(in, value, 10);
        }
        value.exacts = readBigDecimalArray(in, null);
        if (!in.nextIs(ANYTHING)) {
            return readAnyOrder(in, value, 11);
        }
        value.anything = readObjectArray(in, null);
        if (!in.nextIs(MAPS)) {
            return readAnyOrder(in, value, 12);
        }
        value.maps = readMapArray(in, null);
        if (!in.nextIs(POINTS)) {
            return readAnyOrder(in, value, 13);
        }
        value.points = readPointArray(in, null);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 14);
        }
        return value;
    }

    @Override
    public Lists readInto(JsonScanner in, Lists value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value, 0);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Lists value) {
        clearOthers(value, 0L);
    }

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Lists value, long seen) {
        if ((seen & 1L) == 0) {
            value.texts = null;
        }
        if ((seen & (1L << 1)) == 0) {
            value.letters = null;
        }
        if ((seen & (1L << 2)) == 0) {
            value.flags = null;
        }
        if ((seen & (1L << 3)) == 0) {
            value.tinies = null;
        }
        if ((seen & (1L << 4)) == 0) {
            value.smalls = null;
        }
        if ((seen & (1L << 5)) == 0) {
            value.numbers = null;
        }
        if ((seen & (1L << 6)) == 0) {
            value.larges = null;
        }
        if ((seen & (1L << 7)) == 0) {
            value.roughs = null;
        }
        if ((seen & (1L << 8)) == 0) {
            value.fines = null;
        }
        if ((seen & (1L << 9)) == 0) {
            value.wholes = null;
        }
        if ((seen & (1L << 10)) == 0) {
            value.exacts = null;
        }
        if ((seen & (1L << 11)) == 0) {
            value.anything = null;
        }
        if ((seen & (1L << 12)) == 0) {
            value.maps = null;
        }
        if ((seen & (1L << 13)) == 0) {
            value.points = null;
        }
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Lists readAnyOrder(JsonScanner in, Lists value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Lists value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x78657422 -> {
                    // "tex
                    if ((seen & 1L) == 0 && in.memberIs(TEXTS, first)) {
                        value.texts = readStringArray(in, value.texts);
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x74656C22 -> {
                    // "let
                    if ((seen & (1L << 1)) == 0 && in.memberIs(LETTERS, first)) {
                        value.letters = readCharacterArray(in, value.letters);
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x616C6622 -> {
                    // "fla
                    if ((seen & (1L << 2)) == 0 && in.memberIs(FLAGS, first)) {
                        value.flags = readBooleanArray(in, value.flags);
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x6E697422 -> {
                    // "tin
                    if ((seen & (1L << 3)) == 0 && in.memberIs(TINIES, first)) {
                        value.tinies = readByteArray(in, value.tinies);
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x616D7322 -> {
                    // "sma
                    if ((seen & (1L << 4)) == 0 && in.memberIs(SMALLS, first)) {
                        value.smalls = readShortArray(in, value.smalls);
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x6D756E22 -> {
                    // "num
                    if ((seen & (1L << 5)) == 0 && in.memberIs(NUMBERS, first)) {
                        value.numbers = readIntegerArray(in, value.numbers);
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
                case 0x72616C22 -> {
                    // "lar
                    if ((seen & (1L << 6)) == 0 && in.memberIs(LARGES, first)) {
                        value.larges = readLongArray(in, value.larges);
                        seen |= 1L << 6;
                        continue;
                    }
                    next = 6;
                }
                case 0x756F7222 -> {
                    // "rou
                    if ((seen & (1L << 7)) == 0 && in.memberIs(ROUGHS, first)) {
                        value.roughs = readFloatArray(in, value.roughs);
                        seen |= 1L << 7;
                        continue;
                    }
                    next = 7;
                }
                case 0x6E696622 -> {
                    // "fin
                    if ((seen & (1L << 8)) == 0 && in.memberIs(FINES, first)) {
                        value.fines = readDoubleArray(in, value.fines);
                        seen |= 1L << 8;
                        continue;
                    }
                    next = 8;
                }
                case 0x6F687722 -> {
                    // "who
                    if ((seen & (1L << 9)) == 0 && in.memberIs(WHOLES, first)) {
                        value.wholes = readBigIntegerArray(in, value.wholes);
                        seen |= 1L << 9;
                        continue;
                    }
                    next = 9;
                }
                case 0x61786522 -> {
                    // "exa
                    if ((seen & (1L << 10)) == 0 && in.memberIs(EXACTS, first)) {
                        value.exacts = readBigDecimalArray(in, value.exacts);
                        seen |= 1L << 10;
                        continue;
                    }
                    next = 10;
                }
                case 0x796E6122 -> {
                    // "any
                    if ((seen & (1L << 11)) == 0 && in.memberIs(ANYTHING, first)) {
                        value.anything = readObjectArray(in, value.anything);
                        seen |= 1L << 11;
                        continue;
                    }
                    next = 11;
                }
                case 0x70616D22 -> {
                    // "map
                    if ((seen & (1L << 12)) == 0 && in.memberIs(MAPS, first)) {
                        value.maps = readMapArray(in, value.maps);
                        seen |= 1L << 12;
                        continue;
                    }
                    next = 12;
                }
                case 0x696F7022 -> {
                    // "poi
                    if ((seen & (1L << 13)) == 0 && in.memberIs(POINTS, first)) {
                        value.points = readPointArray(in, value.points);
                        seen |= 1L << 13;
                        continue;
                    }
                    next = 13;
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
    private static void readColumn(JsonScanner in, Lists value, int column) {
        switch (column) {
            case 0 -> value.texts = readStringArray(in, value.texts);
            case 1 -> value.letters = readCharacterArray(in, value.letters);
            case 2 -> value.flags = readBooleanArray(in, value.flags);
            case 3 -> value.tinies = readByteArray(in, value.tinies);
            case 4 -> value.smalls = readShortArray(in, value.smalls);
            case 5 -> value.numbers = readIntegerArray(in, value.numbers);
            case 6 -> value.larges = readLongArray(in, value.larges);
            case 7 -> value.roughs = readFloatArray(in, value.roughs);
            case 8 -> value.fines = readDoubleArray(in, value.fines);
            case 9 -> value.wholes = readBigIntegerArray(in, value.wholes);
            case 10 -> value.exacts = readBigDecimalArray(in, value.exacts);
            case 11 -> value.anything = readObjectArray(in, value.anything);
            case 12 -> value.maps = readMapArray(in, value.maps);
            case 13 -> value.points = readPointArray(in, value.points);
        }
    }

    private static String[] readStringArray(JsonScanner in, String[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = old == null || old.length == 0 ? new String[4] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Character[] readCharacterArray(JsonScanner in, Character[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_CHARACTER_ARRAY;
        }
        Character[] elements = old == null || old.length == 0 ? new Character[4] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readCharOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Boolean[] readBooleanArray(JsonScanner in, Boolean[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BOOLEAN_ARRAY;
        }
        Boolean[] elements = old == null || old.length == 0 ? new Boolean[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBooleanOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Byte[] readByteArray(JsonScanner in, Byte[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BYTE_ARRAY;
        }
        Byte[] elements = old == null || old.length == 0 ? new Byte[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readByteOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Short[] readShortArray(JsonScanner in, Short[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_SHORT_ARRAY;
        }
        Short[] elements = old == null || old.length == 0 ? new Short[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readShortOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Integer[] readIntegerArray(JsonScanner in, Integer[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INTEGER_ARRAY;
        }
        Integer[] elements = old == null || old.length == 0 ? new Integer[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Long[] readLongArray(JsonScanner in, Long[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_LONG_ARRAY;
        }
        Long[] elements = old == null || old.length == 0 ? new Long[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readLongOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Float[] readFloatArray(JsonScanner in, Float[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_FLOAT_ARRAY;
        }
        Float[] elements = old == null || old.length == 0 ? new Float[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readFloatOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Double[] readDoubleArray(JsonScanner in, Double[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        Double[] elements = old == null || old.length == 0 ? new Double[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDoubleOrNull();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static BigInteger[] readBigIntegerArray(JsonScanner in, BigInteger[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BIG_INTEGER_ARRAY;
        }
        BigInteger[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != BigInteger[].class) {
            elements = new BigInteger[in.countElements()];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBigInteger();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static BigDecimal[] readBigDecimalArray(JsonScanner in, BigDecimal[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BIG_DECIMAL_ARRAY;
        }
        BigDecimal[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != BigDecimal[].class) {
            elements = new BigDecimal[in.countElements()];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBigDecimal();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Object[] readObjectArray(JsonScanner in, Object[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_OBJECT_ARRAY;
        }
        Object[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Object[].class) {
            elements = new Object[4];
        }
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
    private static Map<String, Object>[] readMapArray(JsonScanner in, Map<String, Object>[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_MAP_ARRAY;
        }
        Map<String, Object>[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Map[].class) {
            elements = (Map<String, Object>[]) new Map<?, ?>[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readMap();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Point[] readPointArray(JsonScanner in, Point[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_POINT_ARRAY;
        }
        Point[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Point[].class) {
            elements = new Point[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = PointParser.INSTANCE.readInto(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Lists> EVENT_TYPE = EventType.of(
                Lists.class,
                "dev.schemac.golden.arrays",
                "Lists",
                List.of(
                        new EventColumn("texts", String[].class, "string[]"),
                        new EventColumn("letters", Character[].class, "char[]"),
                        new EventColumn("flags", Boolean[].class, "boolean[]"),
                        new EventColumn("tinies", Byte[].class, "byte[]"),
                        new EventColumn("smalls", Short[].class, "short[]"),
                        new EventColumn("numbers", Integer[].class, "int[]"),
                        new EventColumn("larges", Long[].class, "long[]"),
                        new EventColumn("roughs", Float[].class, "float[]"),
                        new EventColumn("fines", Double[].class, "double[]"),
                        new EventColumn("wholes", BigInteger[].class, "biginteger[]"),
                        new EventColumn("exacts", BigDecimal[].class, "bigdecimal[]"),
                        new EventColumn("anything", Object[].class, "Object[]"),
                        new EventColumn("maps", Map[].class, "Map[]"),
                        new EventColumn("points", Point[].class, "dev.schemac.golden.arrays.Point[]")));

        private Columns() {}
    }
}
