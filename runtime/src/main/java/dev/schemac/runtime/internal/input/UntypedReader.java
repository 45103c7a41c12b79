package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values of columns that declare no type: the kind of the value decides the Java class. */
public final class UntypedReader {
    private UntypedReader() {}

    public static Object read(Cursor in) {
        return read(in, false);
    }

    public static Map<String, Object> readMap(Cursor in) {
        return readMap(in, false);
    }

    /** With lists in place of arrays, which cannot be changed, nor can maps. */
    public static Object readUnmodifiable(Cursor in) {
        return read(in, true);
    }

    /** A map that cannot be changed, nor what is in it. */
    public static Map<String, Object> readUnmodifiableMap(Cursor in) {
        return readMap(in, true);
    }

    private static Object read(Cursor in, boolean unmodifiable) {
        byte first = in.peek();
        return switch (first) {
            case '"', 'n' -> TextReader.readString(in);
            case 't', 'f' -> Literals.readBoolean(in);
            case '{' -> readMap(in, unmodifiable);
            case '[' -> readArray(in, unmodifiable);
            default -> {
                if (first != '-' && !Literals.isDigit(first)) {
                    throw in.mismatch("value");
                }
                yield readNumber(in);
            }
        };
    }

    private static Map<String, Object> readMap(Cursor in, boolean unmodifiable) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Object> map = new LinkedHashMap<>();
        if (in.endObject()) {
            return unmodifiable ? UnmodifiableValues.ofOwn(map) : map;
        }
        int p = in.skipBlanks(in.pos);
        do {
            String name = TextReader.readName(in, p);
            int at = in.afterColon(in.pos);
            in.pos = at;
            in.putMember(map, name, at, read(in, unmodifiable));
            p = in.afterComma(in.pos);
        } while (p >= 0);
        return unmodifiable ? UnmodifiableValues.ofOwn(map) : map;
    }

    private static Object readArray(Cursor in, boolean unmodifiable) {
        in.beginArray();
        Object[] elements = new Object[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = read(in, unmodifiable);
        }
        if (unmodifiable) {
            return UnmodifiableValues.ofOwn(elements, count);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Number readNumber(Cursor in) {
        int end = Literals.numberEnd(in, in.pos);
        if (!Literals.isInteger(in.bytes, in.pos, end)) {
            return NumberReader.readDouble(in);
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
