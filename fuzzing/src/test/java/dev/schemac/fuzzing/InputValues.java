package dev.schemac.fuzzing;

import dev.schemac.testing.ScalarSamples;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Makes values of bytes, as long as bytes are left. */
final class InputValues {
    private final byte[] bytes;
    private int at;

    InputValues(byte[] bytes) {
        this.bytes = bytes;
    }

    boolean hasMore() {
        return at < bytes.length;
    }

    int next() {
        return at < bytes.length ? bytes[at++] & 0xff : 0;
    }

    private int nextInt() {
        return next() << 24 | next() << 16 | next() << 8 | next();
    }

    private long nextLong() {
        return (long) nextInt() << 32 | nextInt() & 0xffff_ffffL;
    }

    private byte[] range() {
        int length = Math.min(next(), bytes.length - at);
        byte[] range = Arrays.copyOfRange(bytes, at, at + length);
        at += length;
        return range;
    }

    /**
     * Returns a string decoded from UTF-8 or UTF-16, without unpaired surrogates. One in 32 is repeated until it is longer
     * than buffers.
     */
    String text() {
        int form = next();
        String once = new String(range(), (form & 1) != 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8);
        String text = form >> 3 == 31 ? once.repeat(40 + next()) : once;
        StringBuilder paired = new StringBuilder();
        text.codePoints().forEach(c -> paired.appendCodePoint(c >= 0xd800 && c <= 0xdfff ? '?' : c));
        return paired.toString();
    }

    /** Returns a value without a type, in the form in which a parser returns it. */
    Object untyped(int depth) {
        return switch (next() % (depth > 0 ? 9 : 7)) {
            case 0 -> null;
            case 1 -> (next() & 1) != 0;
            case 2 -> nextInt();
            case 3 -> {
                long value = nextLong();
                yield value == (int) value ? (Object) (int) value : (Object) value;
            }
            case 4 -> BigInteger.TWO.pow(64).add(new BigInteger(1, range()));
            case 5 -> finite(Double.longBitsToDouble(nextLong()));
            case 6 -> text();
            case 7 -> {
                Object[] elements = new Object[next() & 7];
                for (int i = 0; i < elements.length; i++) {
                    elements[i] = untyped(depth - 1);
                }
                yield elements;
            }
            default -> map(depth);
        };
    }

    Map<String, Object> map(int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int members = next() & 7; members > 0; members--) {
            map.put(text(), untyped(depth - 1));
        }
        return map;
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0.5;
    }

    /** {@return a value for a setter of this type, or null if no such values are made} */
    Object of(Class<?> type) {
        if (type == String.class) {
            return text();
        } else if (type == boolean.class) {
            return (next() & 1) != 0;
        } else if (type == byte.class) {
            return (byte) next();
        } else if (type == short.class) {
            return (short) nextInt();
        } else if (type == int.class) {
            return nextInt();
        } else if (type == long.class) {
            return nextLong();
        } else if (type == float.class) {
            float value = Float.intBitsToFloat(nextInt());
            return Float.isFinite(value) ? value : 0.5f;
        } else if (type == double.class) {
            return finite(Double.longBitsToDouble(nextLong()));
        } else if (type == char.class) {
            char value = (char) nextInt();
            return Character.isSurrogate(value) ? '?' : value;
        } else if (type == BigInteger.class) {
            return new BigInteger(next() % 3 - 1 == 0 ? 1 : -1, range());
        } else if (type == BigDecimal.class) {
            return new BigDecimal(new BigInteger(range().length == 0 ? new byte[] {7} : range0()), (byte) next() * 70);
        } else if (type == byte[].class) {
            return range();
        } else if (type.isEnum()) {
            return DayOfWeek.of(1 + next() % 7);
        } else if (type.isArray()) {
            Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), next() & 15);
            for (int i = 0; i < java.lang.reflect.Array.getLength(array); i++) {
                Object element = element(type.getComponentType());
                if (element != null) {
                    java.lang.reflect.Array.set(array, i, element);
                }
            }
            return array;
        }
        return ScalarSamples.of(type)
                .map(samples -> (Object) samples.next(new Random(nextLong())))
                .orElse(null);
    }

    private Object element(Class<?> type) {
        if (type == Integer.class) {
            return (next() & 7) == 0 ? null : (Object) nextInt();
        }
        return type == Object.class ? untyped(2) : of(type);
    }

    private byte[] range0() {
        byte[] range = range();
        return range.length == 0 ? new byte[] {(byte) next()} : range;
    }
}
