package dev.schemac.golden.primitives;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Samples} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.generator.ParserGenerator")
public final class SamplesParser implements ObjectParser<Samples> {
    /** The parser. */
    public static final SamplesParser INSTANCE = new SamplesParser();

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
        if (!in.firstIs(TEXTS)) {
            return readAnyOrder(in, value, 0);
        }
        value.texts = readStringArray(in);
        if (!in.nextIs(LETTERS)) {
            return readAnyOrder(in, value, 1);
        }
        value.letters = readCharArray(in);
        if (!in.nextIs(FLAGS)) {
            return readAnyOrder(in, value, 2);
        }
        value.flags = readBooleanArray(in);
        if (!in.nextIs(TINIES)) {
            return readAnyOrder(in, value, 3);
        }
        value.tinies = readByteArray(in);
        if (!in.nextIs(SMALLS)) {
            return readAnyOrder(in, value, 4);
        }
        value.smalls = readShortArray(in);
        if (!in.nextIs(NUMBERS)) {
            return readAnyOrder(in, value, 5);
        }
        value.numbers = readIntArray(in);
        if (!in.nextIs(LARGES)) {
            return readAnyOrder(in, value, 6);
        }
        value.larges = readLongArray(in);
        if (!in.nextIs(ROUGHS)) {
            return readAnyOrder(in, value, 7);
        }
        value.roughs = readFloatArray(in);
        if (!in.nextIs(FINES)) {
            return readAnyOrder(in, value, 8);
        }
        value.fines = readDoubleArray(in);
        if (!in.nextIs(IMAGE)) {
            return readAnyOrder(in, value, 9);
        }
        value.image = readIntArray2d(in);
        if (!in.nextIs(VOLUME)) {
            return readAnyOrder(in, value, 10);
        }
        value.volume = readDoubleArray3d(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 11);
        }
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Samples readAnyOrder(JsonScanner in, Samples value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x78657422 -> {
                    // "tex
                    if ((seen & 1L) == 0 && in.memberIs(TEXTS, first)) {
                        value.texts = readStringArray(in);
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x74656C22 -> {
                    // "let
                    if ((seen & (1L << 1)) == 0 && in.memberIs(LETTERS, first)) {
                        value.letters = readCharArray(in);
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x616C6622 -> {
                    // "fla
                    if ((seen & (1L << 2)) == 0 && in.memberIs(FLAGS, first)) {
                        value.flags = readBooleanArray(in);
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x6E697422 -> {
                    // "tin
                    if ((seen & (1L << 3)) == 0 && in.memberIs(TINIES, first)) {
                        value.tinies = readByteArray(in);
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x616D7322 -> {
                    // "sma
                    if ((seen & (1L << 4)) == 0 && in.memberIs(SMALLS, first)) {
                        value.smalls = readShortArray(in);
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x6D756E22 -> {
                    // "num
                    if ((seen & (1L << 5)) == 0 && in.memberIs(NUMBERS, first)) {
                        value.numbers = readIntArray(in);
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
                case 0x72616C22 -> {
                    // "lar
                    if ((seen & (1L << 6)) == 0 && in.memberIs(LARGES, first)) {
                        value.larges = readLongArray(in);
                        seen |= 1L << 6;
                        continue;
                    }
                    next = 6;
                }
                case 0x756F7222 -> {
                    // "rou
                    if ((seen & (1L << 7)) == 0 && in.memberIs(ROUGHS, first)) {
                        value.roughs = readFloatArray(in);
                        seen |= 1L << 7;
                        continue;
                    }
                    next = 7;
                }
                case 0x6E696622 -> {
                    // "fin
                    if ((seen & (1L << 8)) == 0 && in.memberIs(FINES, first)) {
                        value.fines = readDoubleArray(in);
                        seen |= 1L << 8;
                        continue;
                    }
                    next = 8;
                }
                case 0x616D6922 -> {
                    // "ima
                    if ((seen & (1L << 9)) == 0 && in.memberIs(IMAGE, first)) {
                        value.image = readIntArray2d(in);
                        seen |= 1L << 9;
                        continue;
                    }
                    next = 9;
                }
                case 0x6C6F7622 -> {
                    // "vol
                    if ((seen & (1L << 10)) == 0 && in.memberIs(VOLUME, first)) {
                        value.volume = readDoubleArray3d(in);
                        seen |= 1L << 10;
                        continue;
                    }
                    next = 10;
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
        return value;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Samples value, int column) {
        switch (column) {
            case 0 -> value.texts = readStringArray(in);
            case 1 -> value.letters = readCharArray(in);
            case 2 -> value.flags = readBooleanArray(in);
            case 3 -> value.tinies = readByteArray(in);
            case 4 -> value.smalls = readShortArray(in);
            case 5 -> value.numbers = readIntArray(in);
            case 6 -> value.larges = readLongArray(in);
            case 7 -> value.roughs = readFloatArray(in);
            case 8 -> value.fines = readDoubleArray(in);
            case 9 -> value.image = readIntArray2d(in);
            case 10 -> value.volume = readDoubleArray3d(in);
        }
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

    private static char[] readCharArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_CHAR_ARRAY;
        }
        char[] elements = new char[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readChar();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static boolean[] readBooleanArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BOOLEAN_ARRAY;
        }
        boolean[] elements = new boolean[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBoolean();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static byte[] readByteArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BYTE_ARRAY;
        }
        byte[] elements = new byte[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readByte();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static short[] readShortArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_SHORT_ARRAY;
        }
        short[] elements = new short[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readShort();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static int[] readIntArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INT_ARRAY;
        }
        int[] elements = new int[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readInt();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static long[] readLongArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_LONG_ARRAY;
        }
        long[] elements = new long[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readLong();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static float[] readFloatArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_FLOAT_ARRAY;
        }
        float[] elements = new float[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readFloat();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static double[] readDoubleArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        double[] elements = new double[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDouble();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static int[][] readIntArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INT_ARRAY2D;
        }
        int[][] elements = new int[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readIntArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static double[][][] readDoubleArray3d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY3D;
        }
        double[][][] elements = new double[4][][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readDoubleArray2d(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static double[][] readDoubleArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY2D;
        }
        double[][] elements = new double[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readDoubleArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Samples> EVENT_TYPE = EventType.of(
                Samples.class,
                "dev.schemac.golden.primitives",
                "Samples",
                List.of(
                        new EventColumn("texts", String[].class),
                        new EventColumn("letters", char[].class),
                        new EventColumn("flags", boolean[].class),
                        new EventColumn("tinies", byte[].class),
                        new EventColumn("smalls", short[].class),
                        new EventColumn("numbers", int[].class),
                        new EventColumn("larges", long[].class),
                        new EventColumn("roughs", float[].class),
                        new EventColumn("fines", double[].class),
                        new EventColumn("image", int[][].class),
                        new EventColumn("volume", double[][][].class)));

        private Columns() {}
    }
}
