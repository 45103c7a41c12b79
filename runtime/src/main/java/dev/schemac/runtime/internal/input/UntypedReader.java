package dev.schemac.runtime.internal.input;

import java.math.BigInteger;
import java.util.ArrayList;
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
        int p = in.endObject() ? -1 : in.skipBlanks(in.pos);
        while (p >= 0) {
            String name = StringDecoder.readName(in, p);
            int at = in.afterColon(in.pos);
            in.pos = at;
            in.putMember(map, name, at, read(in, mapping));
            p = in.afterComma(in.pos);
        }
        return mapping == Mapping.UNMODIFIABLE ? UnmodifiableValues.wrap(map) : map;
    }

    private static Object readArray(ValueCursor in, Mapping mapping) {
        in.beginArray();
        List<Object> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(read(in, mapping));
        }
        return switch (mapping) {
            case ARRAYS -> elements.toArray();
            case LISTS, EXACT -> elements;
            case UNMODIFIABLE -> UnmodifiableValues.wrap(elements.toArray(), elements.size());
        };
    }

    private static Number readNumber(ValueCursor in, Mapping mapping) {
        int end = Literals.numberEnd(in, in.pos);
        if (!Literals.isInteger(in.bytes, in.pos, end)) {
            return mapping == Mapping.EXACT ? NumberReader.readBigDecimal(in) : NumberReader.readDouble(in);
        }
        BigInteger value = NumberReader.readBigInteger(in);
        if (value.bitLength() < 32) {
            return value.intValue();
        }
        if (value.bitLength() < 64) {
            return value.longValue();
        }
        return value;
    }
}
