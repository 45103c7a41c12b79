package dev.schemac.codegen;

import dev.schemac.testing.RandomScalars;
import dev.schemac.testing.ScalarSamples;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random values of the built-in types, often at the ends of their range, and values of any kind. */
public final class RandomValues {

    private final Random random;
    private final RandomScalars scalars;

    public RandomValues(Random random) {
        this.random = random;
        this.scalars = new RandomScalars(random);
    }

    /** A value of a built-in type, an enum or what {@link EpochDate} makes; bytes as a list of them. */
    public Object scalar(String type) {
        return switch (type) {
            case "java.time.DayOfWeek" -> DayOfWeek.of(1 + random.nextInt(7));
            case "dev.schemac.codegen.COLOR" -> pick(List.of(COLOR.values()));
            case "java.util.Date" -> new Date(random.nextLong() >> random.nextInt(64));
            default -> {
                Object value = samples(type).next(random);
                yield value instanceof byte[] bytes ? list(bytes) : value;
            }
        };
    }

    /** The values of a built-in type, by its name or that of its class. */
    static ScalarSamples<?> samples(String type) {
        return ScalarSamples.of(type.substring(type.lastIndexOf('.') + 1));
    }

    private static List<Byte> list(byte[] bytes) {
        List<Byte> list = new ArrayList<>();
        for (byte each : bytes) {
            list.add(each);
        }
        return list;
    }

    /** Bytes as base64. */
    public static String base64(List<?> bytes, String variant) {
        byte[] array = new byte[bytes.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = (Byte) bytes.get(i);
        }
        return switch (variant) {
            case "mime" -> Base64.getMimeEncoder().encodeToString(array);
            case "pem" -> Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(array);
            case "url" -> Base64.getUrlEncoder().withoutPadding().encodeToString(array);
            default -> Base64.getEncoder().encodeToString(array);
        };
    }

    public String text(int length) {
        return scalars.text(length);
    }

    public Map<String, Object> untypedMap(int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        int size = random.nextInt(4);
        for (int i = 0; i < size; i++) {
            map.put(text(3) + i, random.nextInt(4) == 0 ? null : untyped(depth - 1));
        }
        return map;
    }

    public List<Object> untypedList(int depth) {
        List<Object> elements = new ArrayList<>();
        int length = random.nextInt(4);
        for (int i = 0; i < length; i++) {
            elements.add(random.nextInt(4) == 0 ? null : untyped(depth - 1));
        }
        return elements;
    }

    public Object untyped(int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> random.nextInt();
            case 1 -> random.nextBoolean() ? Long.MAX_VALUE - random.nextInt(9) : Integer.MIN_VALUE - 1L;
            case 2 -> BigInteger.valueOf(Long.MIN_VALUE).subtract(BigInteger.valueOf(1 + random.nextInt(9)));
            case 3 -> scalars.finiteDouble();
            case 4 -> random.nextBoolean();
            case 5 -> text(random.nextInt(20));
            case 6 -> untypedMap(depth);
            default -> untypedList(depth);
        };
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
