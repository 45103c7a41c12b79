package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads values of columns that declare no type: the kind of the value decides the Java class. */
public final class UntypedReader {
    private enum Mapping {
        /** Arrays are {@code Object[]}, as untyped columns of beans have them. */
        ARRAYS,
        /** Arrays are lists. */
        LISTS,
        /** Arrays are lists, and numbers with a fraction or an exponent are decimals. */
        EXACT,
        /** Arrays are lists; neither lists nor maps can be changed. */
        UNMODIFIABLE
    }

    private UntypedReader() {}

    /**
     * Reads a document that is an object or array of any values.
     *
     * @param reader one of the methods of this class
     */
    public static Object readDocument(ValueCursor in, Function<ValueCursor, Object> reader) {
        in.checkLength();
        in.skipByteOrderMark();
        in.pos = in.skipBlanks(in.pos);
        if (in.peek() != '[') {
            in.beginRoot(false);
        }
        Object value = reader.apply(in);
        in.endDocument();
        return value;
    }

    public static Object read(ValueCursor in) {
        return read(in, Mapping.ARRAYS);
    }

    public static Map<String, Object> readMap(ValueCursor in) {
        return readMap(in, Mapping.ARRAYS);
    }

    /** Does the same as {@link #read}, with lists instead of arrays. */
    public static Object readWithLists(ValueCursor in) {
        return read(in, Mapping.LISTS);
    }

    /** Does the same as {@link #readWithLists}, with a {@code BigDecimal} instead of a {@code Double}. */
    public static Object readExact(ValueCursor in) {
        return read(in, Mapping.EXACT);
    }

    /** Reads a value as unmodifiable lists, instead of arrays, and unmodifiable maps. */
    public static Object readUnmodifiable(ValueCursor in) {
        return read(in, Mapping.UNMODIFIABLE);
    }

    /** Reads an unmodifiable map whose values are unmodifiable as well. */
    public static Map<String, Object> readUnmodifiableMap(ValueCursor in) {
        return readMap(in, Mapping.UNMODIFIABLE);
    }

    private static Object read(ValueCursor in, Mapping mapping) {
        byte first = in.peek();
        return switch (first) {
            case '"', 'n' -> StringReader.readString(in);
            case 't', 'f' -> Literals.readBoolean(in);
            case '{' -> readMap(in, mapping);
            case '[' -> readArray(in, mapping);
            default -> {
                if (first != '-' && !Literals.isDigit(first)) {
                    throw in.mismatch("value");
                }
                yield readNumber(in, mapping);
            }
        };
    }

    private static Map<String, Object> readMap(ValueCursor in, Mapping mapping) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        if (in.endObject()) {
            return mapping == Mapping.UNMODIFIABLE ? UnmodifiableValues.wrap(map) : map;
        }
        int p = in.skipBlanks(in.pos);
        do {
            String name = StringDecoder.readName(in, p);
            int at = in.afterColon(in.pos);
            in.pos = at;
            in.putMember(map, name, at, read(in, mapping));
            p = in.afterComma(in.pos);
        } while (p >= 0);
        return mapping == Mapping.UNMODIFIABLE ? UnmodifiableValues.wrap(map) : map;
    }

    private static Object readArray(ValueCursor in, Mapping mapping) {
        in.beginArray();
        if (mapping == Mapping.LISTS || mapping == Mapping.EXACT) {
            return readList(in, mapping);
        }
        Object[] elements = new Object[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = read(in, mapping);
        }
        if (mapping == Mapping.UNMODIFIABLE) {
            return UnmodifiableValues.wrap(elements, count);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Object> readList(ValueCursor in, Mapping mapping) {
        List<Object> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(read(in, mapping));
        }
        return elements;
    }

    private static Number readNumber(ValueCursor in, Mapping mapping) {
        int end = Literals.numberEnd(in, in.pos);
        if (!Literals.isInteger(in.bytes, in.pos, end)) {
            return mapping == Mapping.EXACT ? NumberReader.readBigDecimal(in) : NumberReader.readDouble(in);
        }
        BigInteger value = new BigInteger(new String(in.bytes, in.pos, end - in.pos, ISO_8859_1));
        in.pos = end;
        if (value.bitLength() < 32) {
            return value.intValue();
        }
        if (value.bitLength() < 64) {
            return value.longValue();
        }
        return value;
    }
}
