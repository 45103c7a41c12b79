package dev.schemac.codegen;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** Random values of the built-in types, often at the ends of their range, and values of any kind. */
public final class RandomValues {

    private static final List<Double> DOUBLES =
            List.of(0.0, -0.0, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MIN_NORMAL, 1e23, 9007199254740993.0);
    private static final List<Float> FLOATS =
            List.of(0.0f, -0.0f, Float.MIN_VALUE, Float.MAX_VALUE, -Float.MIN_NORMAL, 16777217.0f);
    private static final List<Long> LONGS = List.of(0L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 53, -1L);
    private static final List<Integer> INTS = List.of(0, Integer.MIN_VALUE, Integer.MAX_VALUE, -1);
    private static final List<String> ZONES =
            List.of("Z", "Europe/Paris", "America/New_York", "+05:30", "-18:00", "UTC", "UTC+01:00");
    private static final List<String> URIS = List.of(
            "", "a", "../a?b=c#d", "urn:isbn:1", "mailto:a@b.c", "http://[::1]:80/%20?q", "//host/path", "?", "#x");
    private static final List<String> URLS =
            List.of("https://example.com/a?b#c", "file:/a/b", "http://a:8080/", "mailto:a@b.c");

    private final Random random;

    public RandomValues(Random random) {
        this.random = random;
    }

    /** A value of a built-in type, an enum or what {@link EpochDate} makes; bytes as a list of them. */
    public Object scalar(String type) {
        return switch (type) {
            case "string" -> text(random.nextInt(40));
            case "char" -> character();
            case "boolean" -> random.nextBoolean();
            case "byte" -> extreme() ? pick(List.of(Byte.MIN_VALUE, Byte.MAX_VALUE)) : (Object) (byte) random.nextInt();
            case "short" ->
                extreme() ? pick(List.of(Short.MIN_VALUE, Short.MAX_VALUE)) : (Object) (short) random.nextInt();
            case "int" -> extreme() ? pick(INTS) : (Integer) (random.nextInt() >> random.nextInt(32));
            case "long" -> extreme() ? pick(LONGS) : (Long) (random.nextLong() >> random.nextInt(64));
            case "float" -> extreme() ? pick(FLOATS) : finite(Float.intBitsToFloat(random.nextInt()));
            case "double" -> extreme() ? pick(DOUBLES) : finite(Double.longBitsToDouble(random.nextLong()));
            case "biginteger" ->
                new BigInteger(random.nextInt(extreme() ? 3000 : 200), random).subtract(BigInteger.TEN);
            case "bigdecimal" -> decimal();
            case "binary" -> bytes();
            case "java.util.UUID" -> new UUID(random.nextLong(), random.nextLong());
            case "java.net.URI" -> URI.create(pick(URIS));
            case "java.net.URL" -> url(pick(URLS));
            case "java.time.LocalDate" -> dateTime().toLocalDate();
            case "java.time.LocalTime" -> time();
            case "java.time.LocalDateTime" -> dateTime();
            case "java.time.OffsetDateTime" -> OffsetDateTime.of(ordinary(), offset());
            case "java.time.ZonedDateTime" -> ZonedDateTime.of(ordinary(), ZoneId.of(pick(ZONES)));
            case "java.time.Instant" -> instant();
            case "java.time.Duration" -> duration();
            case "java.time.DayOfWeek" -> DayOfWeek.of(1 + random.nextInt(7));
            case "dev.schemac.codegen.COLOR" -> pick(List.of(COLOR.values()));
            case "java.util.Date" -> new Date(random.nextLong() >> random.nextInt(64));
            default -> throw new AssertionError(type);
        };
    }

    private BigDecimal decimal() {
        int scale = extreme() ? pick(List.of(9_999, -9_999, 0)) : random.nextInt(60) - 30;
        BigDecimal value = new BigDecimal(new BigInteger(random.nextInt(100), random), scale);
        return random.nextBoolean() ? value : value.negate();
    }

    private LocalTime time() {
        return switch (random.nextInt(5)) {
            case 0 -> LocalTime.MIN;
            case 1 -> LocalTime.MAX;
            case 2 -> LocalTime.ofSecondOfDay(random.nextInt(86_400));
            default -> LocalTime.ofNanoOfDay(random.nextInt(86_400_000) * 1_000_000L + random.nextInt(1_000_000));
        };
    }

    private LocalDateTime dateTime() {
        return extreme() ? pick(List.of(LocalDateTime.MIN, LocalDateTime.MAX)) : ordinary();
    }

    private LocalDateTime ordinary() {
        return LocalDateTime.of(LocalDate.ofEpochDay(random.nextInt(8_000_000) - 4_000_000), time());
    }

    private ZoneOffset offset() {
        return ZoneOffset.ofTotalSeconds(random.nextInt(2 * 64_800 + 1) - 64_800);
    }

    private Instant instant() {
        return extreme()
                ? pick(List.of(Instant.MIN, Instant.MAX, Instant.EPOCH))
                : Instant.ofEpochSecond(random.nextInt() * 10L, random.nextInt(1_000_000_000));
    }

    private Duration duration() {
        return extreme()
                ? pick(List.of(
                        Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofSeconds(-1, 1), Duration.ZERO))
                : Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000));
    }

    private static URL url(String text) {
        try {
            return URI.create(text).toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(text, e);
        }
    }

    private List<Byte> bytes() {
        byte[] bytes = new byte[random.nextInt(4) == 0 ? random.nextInt(200) : random.nextInt(8)];
        random.nextBytes(bytes);
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

    private boolean extreme() {
        return random.nextInt(8) == 0;
    }

    private static Float finite(float value) {
        return Float.isFinite(value) ? value : -0.0f;
    }

    private static Double finite(double value) {
        return Double.isFinite(value) ? value : -0.0;
    }

    public String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(character());
            if (random.nextInt(10) == 0) {
                text.appendCodePoint(0x10000 + random.nextInt(0x100000));
            }
        }
        return text.toString();
    }

    private Character character() {
        return switch (random.nextInt(6)) {
            case 0 -> (char) random.nextInt(0x80);
            case 1 -> (char) random.nextInt(0xd800);
            case 2 -> "\"\\/\b\f\n\r\t\u2028\u0000\uffff\ufeff".charAt(random.nextInt(12));
            default -> (char) ('a' + random.nextInt(26));
        };
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
            case 3 -> finite(Double.longBitsToDouble(random.nextLong()));
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
