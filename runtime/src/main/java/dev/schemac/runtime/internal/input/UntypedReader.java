package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values of columns that declare no type: the kind of the value decides the Java class. */
public final class UntypedReader {
    private enum Form {
        PLAIN,
        /** With lists in place of arrays, which cannot be changed, nor can maps. */
        UNMODIFIABLE,
        /** Numbers with a fraction or an exponent are decimals. */
        EXACT
    }

    private UntypedReader() {}

    public static Object read(Cursor in) {
        return read(in, Form.PLAIN);
    }

    public static Map<String, Object> readMap(Cursor in) {
        return readMap(in, Form.PLAIN);
    }

    /** As {@link #read}, with a {@code BigDecimal} instead of a {@code Double}. */
    public static Object readExact(Cursor in) {
        return read(in, Form.EXACT);
    }

    /** With lists in place of arrays, which cannot be changed, nor can maps. */
    public static Object readUnmodifiable(Cursor in) {
        return read(in, Form.UNMODIFIABLE);
    }

    /** A map that cannot be changed, nor what is in it. */
    public static Map<String, Object> readUnmodifiableMap(Cursor in) {
        return readMap(in, Form.UNMODIFIABLE);
    }

    private static Object read(Cursor in, Form form) {
        byte first = in.peek();
        return switch (first) {
            case '"', 'n' -> TextReader.readString(in);
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
            return form == Form.UNMODIFIABLE ? UnmodifiableValues.ofOwn(map) : map;
        }
        int p = in.skipBlanks(in.pos);
        do {
            String name = TextReader.readName(in, p);
            int at = in.afterColon(in.pos);
            in.pos = at;
            in.putMember(map, name, at, read(in, form));
            p = in.afterComma(in.pos);
        } while (p >= 0);
        return form == Form.UNMODIFIABLE ? UnmodifiableValues.ofOwn(map) : map;
    }

    private static Object readArray(Cursor in, Form form) {
        in.beginArray();
        Object[] elements = new Object[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = read(in, form);
        }
        if (form == Form.UNMODIFIABLE) {
            return UnmodifiableValues.ofOwn(elements, count);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
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
