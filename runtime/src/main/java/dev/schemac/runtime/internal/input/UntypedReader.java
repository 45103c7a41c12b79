package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads values of columns that declare no type: the kind of the value decides the Java class. */
public final class UntypedReader {
    private enum Form {
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

    public static Object read(Cursor in) {
        return read(in, Form.ARRAYS);
    }

    public static Map<String, Object> readMap(Cursor in) {
        return readMap(in, Form.ARRAYS);
    }

    /** Does the same as {@link #read}, with lists instead of arrays. */
    public static Object readWithLists(Cursor in) {
        return read(in, Form.LISTS);
    }

    /** Does the same as {@link #readWithLists}, with a {@code BigDecimal} instead of a {@code Double}. */
    public static Object readExact(Cursor in) {
        return read(in, Form.EXACT);
    }

    /** Reads a value as unmodifiable lists, instead of arrays, and unmodifiable maps. */
    public static Object readUnmodifiable(Cursor in) {
        return read(in, Form.UNMODIFIABLE);
    }

    /** Reads an unmodifiable map whose values are unmodifiable as well. */
    public static Map<String, Object> readUnmodifiableMap(Cursor in) {
        return readMap(in, Form.UNMODIFIABLE);
    }

    private static Object read(Cursor in, Form form) {
        byte first = in.peek();
        return switch (first) {
            case '"', 'n' -> StringDecoder.readString(in);
            case 't', 'f' -> Literals.readBoolean(in);
            case '{' -> readMap(in, form);
            case '[' -> readArray(in, form);
            default -> {
                if (first != '-' && !Literals.isDigit(first)) {
                    throw in.mismatch("value");
                }
                yield readNumber(in, form);
            }
        };
    }

    private static Map<String, Object> readMap(Cursor in, Form form) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        if (in.endObject()) {
            return form == Form.UNMODIFIABLE ? UnmodifiableValues.wrap(map) : map;
        }
        int p = in.skipBlanks(in.pos);
        do {
            String name = StringDecoder.readName(in, p);
            int at = in.afterColon(in.pos);
            in.pos = at;
            in.putMember(map, name, at, read(in, form));
            p = in.afterComma(in.pos);
        } while (p >= 0);
        return form == Form.UNMODIFIABLE ? UnmodifiableValues.wrap(map) : map;
    }

    private static Object readArray(Cursor in, Form form) {
        in.beginArray();
        if (form == Form.LISTS || form == Form.EXACT) {
            return readList(in, form);
        }
        Object[] elements = new Object[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = read(in, form);
        }
        if (form == Form.UNMODIFIABLE) {
            return UnmodifiableValues.wrap(elements, count);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Object> readList(Cursor in, Form form) {
        List<Object> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(read(in, form));
        }
        return elements;
    }

    private static Number readNumber(Cursor in, Form form) {
        int end = Literals.numberEnd(in, in.pos);
        if (!Literals.isInteger(in.bytes, in.pos, end)) {
            return form == Form.EXACT ? NumberReader.readBigDecimal(in) : NumberReader.readDouble(in);
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
