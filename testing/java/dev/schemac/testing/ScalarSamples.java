package dev.schemac.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/**
 * Values of a scalar type. This table is the only one that tests of all modules have: they fail, with the name of the
 * type, if a type of the language has no row.
 *
 * @param type the name in a schema
 * @param javaClass the class of the values
 * @param parse the JDK's conversion of a string, or of a number in digits; throws an exception for an invalid string
 * @param format the JDK's conversion to a string that {@code parse} reads as an equal value
 * @param random a random value, often at the ends of the range
 * @param json values as JSON, with the ends of the range. The first value is an ordinary one
 * @param others strings for which the JDK decides whether they are valid
 */
public record ScalarSamples<T>(
        String type,
        Class<T> javaClass,
        Function<String, T> parse,
        Function<T, String> format,
        Function<RandomScalars, T> random,
        List<String> json,
        List<String> others) {

    private static final List<ScalarSamples<?>> ALL = new ArrayList<>();

    static {
        row(
                "string",
                String.class,
                text -> text,
                r -> r.text(r.random().nextInt(40)),
                "\"x\"",
                "\"\"",
                "\"\\u0000\u2028\"");
        row("char", Character.class, text -> text.charAt(0), RandomScalars::character, "\"x\"", "\"\u00e9\"");
        row("boolean", Boolean.class, Boolean::valueOf, r -> r.random().nextBoolean(), "true", "false");
        row(
                "byte",
                Byte.class,
                Byte::valueOf,
                r -> extremeOr(r.extreme(Byte.MIN_VALUE, Byte.MAX_VALUE), (byte)
                        r.random().nextInt()),
                "1",
                "-128",
                "127");
        row(
                "short",
                Short.class,
                Short::valueOf,
                r -> extremeOr(r.extreme(Short.MIN_VALUE, Short.MAX_VALUE), (short)
                        r.random().nextInt()),
                "1",
                "-32768",
                "32767");
        row(
                "int",
                Integer.class,
                Integer::valueOf,
                r -> extremeOr(
                        r.extreme(0, Integer.MIN_VALUE, Integer.MAX_VALUE, -1),
                        r.random().nextInt() >> r.random().nextInt(32)),
                "1",
                "-2147483648",
                "2147483647");
        row(
                "long",
                Long.class,
                Long::valueOf,
                r -> extremeOr(
                        r.extreme(0L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 53, -1L),
                        r.random().nextLong() >> r.random().nextInt(64)),
                "1",
                "-9223372036854775808",
                "9223372036854775807",
                "9007199254740993");
        row(
                "float",
                Float.class,
                Float::valueOf,
                r -> extremeOr(
                        r.extreme(0.0f, -0.0f, Float.MIN_VALUE, Float.MAX_VALUE, -Float.MIN_NORMAL, 16777217.0f),
                        r.finiteFloat()),
                "0.5",
                "1.0E-45",
                "3.4028235E38",
                "0.1",
                "16777216");
        row(
                "double",
                Double.class,
                Double::valueOf,
                r -> extremeOr(
                        r.extreme(
                                0.0,
                                -0.0,
                                Double.MIN_VALUE,
                                Double.MAX_VALUE,
                                -Double.MIN_NORMAL,
                                1e23,
                                9007199254740993.0),
                        r.finiteDouble()),
                "0.5",
                "4.9E-324",
                "1.7976931348623157E308",
                "0.1");
        row(
                "biginteger",
                BigInteger.class,
                BigInteger::new,
                RandomScalars::integer,
                "3",
                "123456789012345678901234567890");
        row(
                "bigdecimal",
                BigDecimal.class,
                BigDecimal::new,
                RandomScalars::decimal,
                "1.10",
                "1E+100",
                "0.1234567890123456789");
        row(
                "UUID",
                UUID.class,
                UUID::fromString,
                r -> new UUID(r.random().nextLong(), r.random().nextLong()),
                strings(
                        "123e4567-e89b-12d3-a456-426614174000",
                        "00000000-0000-0000-0000-000000000000",
                        "ffffffff-ffff-ffff-ffff-ffffffffffff"),
                "123E4567-E89B-12D3-A456-426614174000");
        row(
                "URI",
                URI.class,
                URI::create,
                r -> URI.create(r.pick(
                        "",
                        "a",
                        "../a?b=c#d",
                        "urn:isbn:1",
                        "mailto:a@b.c",
                        "http://[::1]:80/%20?q",
                        "//host/path",
                        "?",
                        "#x")),
                strings("a:b", "http://a.b/c?d=e#f", "mailto:x@y", ""),
                "a b",
                ":",
                "http://[::1]/",
                "größe",
                "%zz",
                "http://a:b:c/",
                "/x/../y");
        row(
                "URL",
                URL.class,
                ScalarSamples::url,
                r -> url(r.pick("https://example.com/a?b#c", "file:/a/b", "http://a:8080/", "mailto:a@b.c")),
                strings("http://a/", "http://a.b/c?d=e#f", "file:/x", "https://host:8443"),
                "nonsense://a",
                "a/b",
                "",
                "http:",
                "http://host:x/",
                "HTTP://X/",
                " http://x ",
                "http://x/\u0001",
                "\nhttp://x",
                "url:http://x/",
                "URL:file:/x",
                "http:///a");
        row(
                "LocalDate",
                LocalDate.class,
                LocalDate::parse,
                r -> r.dateTime().toLocalDate(),
                strings("2024-02-29", "-999999999-01-01", "+999999999-12-31", "-0001-01-01"),
                "2023-02-29",
                "2020-1-2",
                "20200102",
                "10000-01-01",
                "+10000-01-01",
                "2020-01-01Z");
        row(
                "LocalTime",
                LocalTime.class,
                LocalTime::parse,
                RandomScalars::time,
                strings("09:15:30", "00:00", "23:59:59.999999999", "12:00", "01:02:03.000000040"),
                "24:00",
                "10:15",
                "10:15:30.1234567891",
                "10",
                "10:15:60",
                "10:15Z");
        row(
                "MonthDay",
                MonthDay.class,
                MonthDay::parse,
                r -> MonthDay.from(r.ordinaryDateTime()),
                strings("--12-03", "--02-29", "--01-31", "--12-31"),
                "--02-30",
                "--13-01",
                "12-03",
                "--1-3",
                "2007-12-03",
                "--12-03Z");
        row(
                "Year",
                Year.class,
                Year::parse,
                r -> Year.of(r.dateTime().getYear()),
                strings("2007", "5", "-5", "12007", "-999999999", "999999999"),
                "0007",
                "+2007",
                "-0000",
                "1000000000",
                "",
                "2007Z",
                "MMVII");
        row(
                "LocalDateTime",
                LocalDateTime.class,
                LocalDateTime::parse,
                RandomScalars::dateTime,
                strings(
                        "2024-02-29T09:15:30",
                        "-999999999-01-01T00:00",
                        "+999999999-12-31T23:59:59.999999999",
                        "2020-01-02T03:04"),
                "2020-01-02",
                "2020-01-02 03:04",
                "2020-01-02t03:04",
                "2020-01-02T24:00");
        row(
                "OffsetDateTime",
                OffsetDateTime.class,
                OffsetDateTime::parse,
                r -> OffsetDateTime.of(r.ordinaryDateTime(), r.offset()),
                strings(
                        "2024-02-29T09:15:30+01:00",
                        "-999999999-01-01T00:00+18:00",
                        "+999999999-12-31T23:59:59.999999999-18:00",
                        "2020-01-02T03:04+01:02:03"),
                "2020-01-02T03:04",
                "2020-01-02T03:04+1",
                "2020-01-02T03:04+00:00",
                "2020-01-02T03:04Z",
                "2020-01-02T03:04+19:00");
        row(
                "ZonedDateTime",
                ZonedDateTime.class,
                ZonedDateTime::parse,
                r -> ZonedDateTime.of(
                        r.ordinaryDateTime(),
                        ZoneId.of(r.pick(
                                "Z", "Europe/Paris", "America/New_York", "+05:30", "-18:00", "UTC", "UTC+01:00"))),
                strings(
                        "2024-02-29T09:15:30+01:00[Europe/Paris]",
                        "2020-10-25T02:30+02:00[Europe/Paris]",
                        "2020-10-25T02:30+01:00[Europe/Paris]",
                        "0001-01-01T00:00:00.000000001Z"),
                "2020-01-02T03:04+01:00[Nowhere/City]",
                "2020-01-02T03:04+01:00[]",
                "2020-01-02T03:04[Europe/Paris]",
                "2020-01-02T03:04Z[UTC]");
        row(
                "Instant",
                Instant.class,
                Instant::parse,
                RandomScalars::instant,
                strings(
                        "2024-02-29T09:15:30Z",
                        "-1000000000-01-01T00:00:00Z",
                        "+1000000000-12-31T23:59:59.999999999Z",
                        "1970-01-01T00:00:00Z",
                        "1970-01-01T00:00:01.000000001Z"),
                "2020-01-02T03:04:05+01:00",
                "2020-01-02T03:04:05",
                "2020-01-02T23:59:60Z",
                "2020-01-02T24:00:00Z",
                "0");
        row(
                "Duration",
                Duration.class,
                Duration::parse,
                RandomScalars::duration,
                strings(
                        "PT1S",
                        "PT0S",
                        "PT2562047788015215H30M7.999999999S",
                        "PT-2562047788015215H-30M-7S",
                        "PT-0.001S"),
                "P1D",
                "P1Y",
                "pt1h",
                "PT",
                "P",
                "PT-1.5S",
                "PT99999999999999999999S",
                "P1DT",
                "1");
        row(
                "binary",
                byte[].class,
                text -> Base64.getDecoder().decode(text),
                bytes -> Base64.getEncoder().encodeToString(bytes),
                RandomScalars::bytes,
                strings("/+8=", "", "AAAA".repeat(30)));
    }

    private static <T> void row(
            String type,
            Class<T> javaClass,
            Function<String, T> parse,
            Function<RandomScalars, T> random,
            String... json) {
        row(type, javaClass, parse, random, List.of(json));
    }

    private static <T> void row(
            String type,
            Class<T> javaClass,
            Function<String, T> parse,
            Function<RandomScalars, T> random,
            List<String> json,
            String... others) {
        row(type, javaClass, parse, Object::toString, random, json, others);
    }

    private static <T> void row(
            String type,
            Class<T> javaClass,
            Function<String, T> parse,
            Function<T, String> format,
            Function<RandomScalars, T> random,
            List<String> json,
            String... others) {
        ALL.add(new ScalarSamples<>(type, javaClass, parse, format, random, json, List.of(others)));
    }

    /** Returns strings without escapes as JSON. */
    private static List<String> strings(String... contents) {
        return List.of(contents).stream().map(content -> '"' + content + '"').toList();
    }

    private static <T> T extremeOr(T extreme, T other) {
        return extreme == null ? other : extreme;
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Returns the row of a type. Fails if a type of the language has none. */
    public static ScalarSamples<?> of(String type) {
        return ALL.stream()
                .filter(samples -> samples.type.equals(type))
                .findFirst()
                .orElseThrow(() -> new AssertionError("ScalarSamples has no row for the type " + type));
    }

    /** Returns the row of a class, if it is one of a scalar. */
    public static Optional<ScalarSamples<?>> of(Class<?> javaClass) {
        return ALL.stream().filter(samples -> samples.javaClass == javaClass).findFirst();
    }

    /** Returns the values of {@link #json}, for a type whose values are strings without escapes. */
    public List<T> values() {
        return json.stream()
                .map(value -> parse.apply(value.substring(1, value.length() - 1)))
                .toList();
    }

    public T next(Random source) {
        return random.apply(new RandomScalars(source));
    }

    /** Returns a random value as a string. */
    public String nextString(Random source) {
        return format.apply(next(source));
    }

    /** Returns the string of a value of this type. */
    public String string(Object value) {
        return format.apply(javaClass.cast(value));
    }
}
