package dev.schemac.golden.primitives;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Samples} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class SamplesParser implements RefillingParser<Samples>, GeneratedRefillingParser<Samples> {
    public static final SamplesParser INSTANCE = new SamplesParser();

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
    static final int IMAGE_BIT = FINES_BIT + 1;
    static final int VOLUME_BIT = IMAGE_BIT + 1;

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey LETTERS = JsonKey.array("letters");
    private static final JsonKey FLAGS = JsonKey.array("flags");
    private static final JsonKey TINIES = JsonKey.array("tinies");
    private static final JsonKey SMALLS = JsonKey.array("smalls");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey LARGES = JsonKey.array("larges");
    private static final JsonKey ROUGHS = JsonKey.array("roughs");
    private static final JsonKey FINES = JsonKey.array("fines");
    private static final JsonKey IMAGE = JsonKey.array("image");
    private static final JsonKey VOLUME = JsonKey.array("volume");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, TEXTS, LETTERS, FLAGS,
            TINIES, SMALLS, NUMBERS, LARGES, ROUGHS, FINES, IMAGE, VOLUME);

    private static final String[] EMPTY_STRING_ARRAY = new String[0];
    private static final char[] EMPTY_CHAR_ARRAY = new char[0];
    private static final boolean[] EMPTY_BOOLEAN_ARRAY = new boolean[0];
    private static final byte[] EMPTY_BYTE_ARRAY = new byte[0];
    private static final short[] EMPTY_SHORT_ARRAY = new short[0];
    private static final int[] EMPTY_INT_ARRAY = new int[0];
    private static final long[] EMPTY_LONG_ARRAY = new long[0];
    private static final float[] EMPTY_FLOAT_ARRAY = new float[0];
    private static final double[] EMPTY_DOUBLE_ARRAY = new double[0];
    private static final int[][] EMPTY_INT_ARRAY2D = new int[0][];
    private static final double[][][] EMPTY_DOUBLE_ARRAY3D = new double[0][][];
    private static final double[][] EMPTY_DOUBLE_ARRAY2D = new double[0][];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public SamplesParser() {}

    @Override
    public EventType<Samples> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Samples read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Samples value = new Samples();
        readMembers(in, value);
        return value;
    }

    @Override
    public Samples readInto(JsonScanner in, Samples value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Samples value) {
        clearOthers(value, 0L);
    }

    /** Clears the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Samples value, long seen) {
        if ((seen & (1L << TEXTS_BIT)) == 0) {
            value.texts = null;
        }
        if ((seen & (1L << LETTERS_BIT)) == 0) {
            value.letters = null;
        }
        if ((seen & (1L << FLAGS_BIT)) == 0) {
            value.flags = null;
        }
        if ((seen & (1L << TINIES_BIT)) == 0) {
            value.tinies = null;
        }
        if ((seen & (1L << SMALLS_BIT)) == 0) {
            value.smalls = null;
        }
        if ((seen & (1L << NUMBERS_BIT)) == 0) {
            value.numbers = null;
        }
        if ((seen & (1L << LARGES_BIT)) == 0) {
            value.larges = null;
        }
        if ((seen & (1L << ROUGHS_BIT)) == 0) {
            value.roughs = null;
        }
        if ((seen & (1L << FINES_BIT)) == 0) {
            value.fines = null;
        }
        if ((seen & (1L << IMAGE_BIT)) == 0) {
            value.image = null;
        }
        if ((seen & (1L << VOLUME_BIT)) == 0) {
            value.volume = null;
        }
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Samples value) {
        long seen = 0;
        if (in.tryFirst(TEXTS, KEYS)) {
            value.texts = readStringArray(in, value.texts);
            seen |= 1L << TEXTS_BIT;
        }
        if (in.tryNext(LETTERS, KEYS)) {
            value.letters = readCharArray(in, value.letters);
            seen |= 1L << LETTERS_BIT;
        }
        if (in.tryNext(FLAGS, KEYS)) {
            value.flags = readBooleanArray(in, value.flags);
            seen |= 1L << FLAGS_BIT;
        }
        if (in.tryNext(TINIES, KEYS)) {
            value.tinies = readByteArray(in, value.tinies);
            seen |= 1L << TINIES_BIT;
        }
        if (in.tryNext(SMALLS, KEYS)) {
            value.smalls = readShortArray(in, value.smalls);
            seen |= 1L << SMALLS_BIT;
        }
        if (in.tryNext(NUMBERS, KEYS)) {
            value.numbers = readIntArray(in, value.numbers);
            seen |= 1L << NUMBERS_BIT;
        }
        if (in.tryNext(LARGES, KEYS)) {
            value.larges = readLongArray(in, value.larges);
            seen |= 1L << LARGES_BIT;
        }
        if (in.tryNext(ROUGHS, KEYS)) {
            value.roughs = readFloatArray(in, value.roughs);
            seen |= 1L << ROUGHS_BIT;
        }
        if (in.tryNext(FINES, KEYS)) {
            value.fines = readDoubleArray(in, value.fines);
            seen |= 1L << FINES_BIT;
        }
        if (in.tryNext(IMAGE, KEYS)) {
            value.image = readIntArray2d(in, value.image);
            seen |= 1L << IMAGE_BIT;
        }
        if (in.tryNext(VOLUME, KEYS)) {
            value.volume = readDoubleArray3d(in, value.volume);
            seen |= 1L << VOLUME_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Samples value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXTS_BIT -> value.texts = readStringArray(in, value.texts);
                case LETTERS_BIT -> value.letters = readCharArray(in, value.letters);
                case FLAGS_BIT -> value.flags = readBooleanArray(in, value.flags);
                case TINIES_BIT -> value.tinies = readByteArray(in, value.tinies);
                case SMALLS_BIT -> value.smalls = readShortArray(in, value.smalls);
                case NUMBERS_BIT -> value.numbers = readIntArray(in, value.numbers);
                case LARGES_BIT -> value.larges = readLongArray(in, value.larges);
                case ROUGHS_BIT -> value.roughs = readFloatArray(in, value.roughs);
                case FINES_BIT -> value.fines = readDoubleArray(in, value.fines);
                case IMAGE_BIT -> value.image = readIntArray2d(in, value.image);
                case VOLUME_BIT -> value.volume = readDoubleArray3d(in, value.volume);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
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
            case 0x616D6922 -> in.tryMember(IMAGE) ? IMAGE_BIT : -1; // "ima
            case 0x6C6F7622 -> in.tryMember(VOLUME) ? VOLUME_BIT : -1; // "vol
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    private static char[] readCharArray(JsonScanner in, char[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_CHAR_ARRAY;
        }
        char[] elements = old == null || old.length == 0 ? new char[4] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readChar();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static boolean[] readBooleanArray(JsonScanner in, boolean[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BOOLEAN_ARRAY;
        }
        boolean[] elements = old == null || old.length == 0 ? new boolean[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBoolean();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static byte[] readByteArray(JsonScanner in, byte[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BYTE_ARRAY;
        }
        byte[] elements = old == null || old.length == 0 ? new byte[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readByte();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static short[] readShortArray(JsonScanner in, short[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_SHORT_ARRAY;
        }
        short[] elements = old == null || old.length == 0 ? new short[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readShort();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static int[] readIntArray(JsonScanner in, int[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INT_ARRAY;
        }
        int[] elements = old == null || old.length == 0 ? new int[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readInt();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static long[] readLongArray(JsonScanner in, long[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_LONG_ARRAY;
        }
        long[] elements = old == null || old.length == 0 ? new long[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readLong();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static float[] readFloatArray(JsonScanner in, float[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_FLOAT_ARRAY;
        }
        float[] elements = old == null || old.length == 0 ? new float[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readFloat();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static double[] readDoubleArray(JsonScanner in, double[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        double[] elements = old == null || old.length == 0 ? new double[in.countElements()] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDouble();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static int[][] readIntArray2d(JsonScanner in, int[][] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INT_ARRAY2D;
        }
        int[][] elements = old == null || old.length == 0 ? new int[4][] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = readIntArray(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static double[][][] readDoubleArray3d(JsonScanner in, double[][][] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY3D;
        }
        double[][][] elements = old == null || old.length == 0 ? new double[4][][] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = readDoubleArray2d(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static double[][] readDoubleArray2d(JsonScanner in, double[][] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY2D;
        }
        double[][] elements = old == null || old.length == 0 ? new double[4][] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = readDoubleArray(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Samples> EVENT_TYPE = EventType.of(Samples.class,
                "dev.schemac.golden.primitives", "Samples", List.of(
                        new EventType.Column("texts", Scalar.STRING.array()),
                        new EventType.Column("letters", Scalar.CHAR.primitives()),
                        new EventType.Column("flags", Scalar.BOOLEAN.primitives()),
                        new EventType.Column("tinies", Scalar.BYTE.primitives()),
                        new EventType.Column("smalls", Scalar.SHORT.primitives()),
                        new EventType.Column("numbers", Scalar.INT.primitives()),
                        new EventType.Column("larges", Scalar.LONG.primitives()),
                        new EventType.Column("roughs", Scalar.FLOAT.primitives()),
                        new EventType.Column("fines", Scalar.DOUBLE.primitives()),
                        new EventType.Column("image", Scalar.INT.primitives().array()),
                        new EventType.Column("volume", Scalar.DOUBLE.primitives().array().array())));
    }
}
