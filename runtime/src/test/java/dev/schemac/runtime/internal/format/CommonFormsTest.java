package dev.schemac.runtime.internal.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.internal.format.EnumFormat.ConstantStrings;
import dev.schemac.runtime.internal.format.TimeFormat.DigitPattern;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Strings in the common form of their format are read directly from the bytes. For each other string the direct read
 * fails, so that the JDK decides whether it is valid. The JDK is the oracle for the values of both.
 */
class CommonFormsTest {
    private static final List<String> DATES =
            List.of("2007-12-03", "0000-01-01", "9999-12-31", "2000-02-29", "2024-02-29", "1900-02-28", "1985-06-30");

    private static final List<String> TIMES = List.of(
            "00:00:00",
            "23:59:59",
            "10:15:30",
            "10:15:30.1",
            "10:15:30.0",
            "10:15:30.120",
            "09:08:07.000001",
            "19:18:17.123456789",
            "00:00:00.999999999");

    /** Characters that are next to those of times, and others that end a string. */
    private static final String OTHERS = "09/:;.,+-TtZzGg`@ \"\\x\u007f";

    private static Cursor at(String content) {
        byte[] bytes = ("\"" + content + "\"").getBytes(UTF_8);
        Cursor in = new Cursor(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        in.pos = 1;
        return in;
    }

    /** Returns the value, or null if the string is not read directly, or not up to its end. */
    private static <T> T direct(ValueFormat<T> format, String content) {
        Cursor in = at(content);
        T value = format.readFast(in);
        return value != null && in.pos == in.end - 1 ? value : null;
    }

    private static <T> void common(ValueFormat<T> format, Function<String, T> oracle, List<String> contents) {
        for (String content : contents) {
            assertThat(direct(format, content)).as(content).isEqualTo(oracle.apply(content));
            // It may be the last string of a document that ends too early.
            Cursor in = at(content);
            in.end--;
            assertThat(format.readFast(in)).as(content).isEqualTo(oracle.apply(content));
            assertThat(in.pos).as(content).isEqualTo(in.end);
            for (int i = 0; i < content.length(); i++) {
                neverAnotherValue(format, oracle, content.substring(0, i));
                for (char other : OTHERS.toCharArray()) {
                    neverAnotherValue(format, oracle, content.substring(0, i) + other + content.substring(i + 1));
                }
            }
        }
    }

    /** Asserts that a string is read directly as the value of the oracle, or not at all. */
    private static <T> void neverAnotherValue(ValueFormat<T> format, Function<String, T> oracle, String content) {
        T value = direct(format, content);
        if (value != null) {
            assertThat(value).as(content).isEqualTo(oracle.apply(content));
        }
    }

    /** For forms that the JDK accepts, and that are not common. */
    private static <T> void uncommon(ValueFormat<T> format, Function<String, T> oracle, String... contents) {
        for (String content : contents) {
            assertThat(oracle.apply(content)).as(content).isNotNull();
            assertThat(direct(format, content)).as(content).isNull();
        }
    }

    private static <T> void invalid(ValueFormat<T> format, String... contents) {
        for (String content : contents) {
            assertThat(direct(format, content)).as(content).isNull();
        }
    }

    private static List<String> joined(List<String> heads, String between, List<String> tails) {
        List<String> all = new ArrayList<>();
        for (String head : heads) {
            for (String tail : tails) {
                all.add(head + between + tail);
            }
        }
        return all;
    }

    /** Every whole hour, and the minutes at both ends of the last one. */
    private static List<String> offsets() {
        List<String> offsets = new ArrayList<>(List.of("Z", "+17:59", "-17:59", "+05:30", "-00:01", "+00:00"));
        for (int hours = 1; hours <= 17; hours++) {
            offsets.add("+%02d:00".formatted(hours));
            offsets.add("-%02d:45".formatted(hours));
        }
        return offsets;
    }

    @Test
    void dates() {
        ValueFormat<LocalDate> format = new TimeFormat.OfLocalDate();
        common(format, LocalDate::parse, DATES);
        for (int year : new int[] {1900, 2000, 2023, 2024}) {
            for (int month = 1; month <= 12; month++) {
                int days = YearMonth.of(year, month).lengthOfMonth();
                for (int day = 1; day <= 31; day++) {
                    LocalDate date = day <= days ? LocalDate.of(year, month, day) : null;
                    assertThat(direct(format, "%d-%02d-%02d".formatted(year, month, day)))
                            .isEqualTo(date);
                }
            }
        }
        uncommon(format, LocalDate::parse, "+12007-12-03", "-0001-12-03");
        invalid(format, "2007-00-03", "2007-13-03", "2007-12-00", "2007-12-32", "2007-12-03Z", "", "2007-12-0");
    }

    @Test
    void timesOfDay() {
        ValueFormat<LocalTime> format = new TimeFormat.OfLocalTime();
        common(format, LocalTime::parse, TIMES);
        uncommon(format, LocalTime::parse, "10:15");
        invalid(format, "24:00:00", "10:60:30", "10:15:60", "10:15:30.", "10:15:30.1234567890", "10:15:30.x");
    }

    @Test
    void datesAndTimes() {
        List<String> contents = joined(DATES, "T", TIMES);
        common(new TimeFormat.OfLocalDateTime(), LocalDateTime::parse, contents.subList(0, 12));
        uncommon(new TimeFormat.OfLocalDateTime(), LocalDateTime::parse, "2007-12-03t10:15:30", "2007-12-03T10:15");
    }

    @Test
    void datesAndTimesWithAnOffset() {
        List<String> contents = joined(List.of("2007-12-03T10:15:30", "2007-12-03T10:15:30.5"), "", offsets());
        common(new TimeFormat.OfOffsetDateTime(), OffsetDateTime::parse, contents);
        common(new TimeFormat.OfZonedDateTime(), ZonedDateTime::parse, contents);
        common(new TimeFormat.OfInstant(), text -> OffsetDateTime.parse(text).toInstant(), contents);
        String[] others = {"2007-12-03T10:15:30+18:00", "2007-12-03T10:15:30+01:00:30", "2007-12-03T10:15Z"};
        uncommon(new TimeFormat.OfOffsetDateTime(), OffsetDateTime::parse, others);
        uncommon(new TimeFormat.OfZonedDateTime(), ZonedDateTime::parse, others);
        uncommon(
                new TimeFormat.OfZonedDateTime(),
                ZonedDateTime::parse,
                "2007-12-03T10:15:30+01:00[" + ZoneId.of("Europe/Paris") + "]");
        invalid(
                new TimeFormat.OfOffsetDateTime(),
                "2007-12-03T10:15:30",
                "2007-12-03T10:15:30+01:60",
                "2007-12-03T10:15:30+0x:00",
                "2007-12-03T10:15:30+x0:00",
                "2007-12-03T10:15:30+01:x0",
                "2007-12-03T10:15:30 01:00");
    }

    @Test
    void digitPatterns() {
        DigitPattern pattern = DigitPattern.of("0000-00-");
        long word = word("2019-07-");
        assertThat(pattern.matches(word)).isTrue();
        assertThat(DigitPattern.two(pattern.digits(word), 0)).isEqualTo(20);
        assertThat(DigitPattern.two(pattern.digits(word), 2)).isEqualTo(19);
        assertThat(DigitPattern.two(pattern.digits(word), 5)).isEqualTo(7);
        for (int i = 0; i < 8; i++) {
            for (int b = 0; b < 256; b++) {
                long other = word & ~(0xffL << 8 * i) | (long) b << 8 * i;
                boolean valid = i == 4 || i == 7 ? b == '-' : b >= '0' && b <= '9';
                assertThat(pattern.matches(other)).as("%d at %d", b, i).isEqualTo(valid);
            }
        }
    }

    /** Returns eight characters as a word, the first one lowest. */
    private static long word(String characters) {
        return IntStream.range(0, 8)
                .mapToLong(i -> (long) characters.charAt(i) << 8 * i)
                .sum();
    }

    @Test
    void uuids() {
        common(
                new UuidFormat(),
                UUID::fromString,
                List.of(
                        "00000000-0000-0000-0000-000000000000",
                        "ffffffff-ffff-ffff-ffff-ffffffffffff",
                        "123e4567-e89b-12d3-a456-426614174000",
                        "89ABCDEF-0123-4567-fedc-BA9876543210"));
        uncommon(new UuidFormat(), UUID::fromString, "1-1-1-1-1");
        invalid(new UuidFormat(), "123e4567-e89b-12d3-a456-42661417400g", "123e4567+e89b-12d3-a456-426614174000");
    }

    @Test
    void numbersOfUnits() {
        assertThat(TimeNumber.ofInstant("epoch-millis", 3).parse("-1500")).isEqualTo(Instant.ofEpochMilli(-1_500));
        assertThat(TimeNumber.ofInstant("epoch-seconds", 0).parse("1.5")).isEqualTo(Instant.ofEpochMilli(1_500));
        assertThat(TimeNumber.ofDuration("millis", 3).parse("1500")).isEqualTo(Duration.ofMillis(1_500));
        assertThat(TimeNumber.ofDuration("seconds", 0).parse("1.5")).isEqualTo(Duration.ofMillis(1_500));
    }

    @Test
    void base64() {
        for (int length : new int[] {0, 1, 2, 3, 4, 3_070, 3_071, 3_072, 3_073, 6_142, 6_143, 6_144, 6_145, 10_000}) {
            byte[] value = new byte[length];
            for (int i = 0; i < length; i++) {
                value[i] = (byte) (i * 89 + (i >> 8));
            }
            String standard = Base64.getEncoder().encodeToString(value);
            String forUrls = Base64.getUrlEncoder().withoutPadding().encodeToString(value);
            String lines = Base64.getMimeEncoder().encodeToString(value).replace("\r\n", "\\r\\n");
            assertThat(direct(Base64Format.oneLine("bytes"), standard)).isEqualTo(value);
            assertThat(direct(Base64Format.url("bytes"), forUrls)).isEqualTo(value);
            assertThat(direct(Base64Format.lines("bytes", 76), lines)).isEqualTo(value);
            assertThat(direct(Base64Format.oneLine("bytes"), standard.replace("/", "\\/")))
                    .isEqualTo(value);
            assertThat(direct(Base64Format.oneLine("bytes"), standard.replace("=", "\\u003d")))
                    .isEqualTo(value);
        }
    }

    @Test
    void otherStringsThanBase64() {
        for (String content : List.of(
                "AAA",
                "AAA\u00e9",
                "AAAA\\q",
                "A\\/A\\q",
                "A\\/A\u00e9",
                "A\\/A\\u00e9",
                "AAAA\\u00e9",
                "AAAA\\u0000",
                "A===",
                "AAAA=")) {
            for (Base64Format format : List.of(Base64Format.oneLine("bytes"), Base64Format.lines("bytes", 76))) {
                assertThat(format.readFast(at(content))).as(content).isNull();
            }
        }
        Cursor unfinished = at("AAAA");
        unfinished.end--;
        assertThat(Base64Format.oneLine("bytes").readFast(unfinished)).isNull();
    }

    private enum Color {
        RED("red"),
        DARK_RED("dark red~"),
        QUOTED("\"red\""),
        ESCAPED("red\\"),
        UMLAUT("r\u00f6tlich"),
        NOT_LISTED("green");

        private final String string;

        Color(String string) {
            this.string = string;
        }

        static Color[] listed() {
            return Arrays.copyOf(values(), values().length - 1);
        }
    }

    @Test
    void constants() {
        EnumFormat<Color> format = new EnumFormat<>(Color.listed(), color -> color.string, true, null);
        assertThat(direct(format, "red")).isSameAs(Color.RED);
        assertThat(direct(format, "dark red~")).isSameAs(Color.DARK_RED);
        assertThat(direct(format, "r\u00f6tlich")).isNull();
        assertThat(direct(format, "red\\\\")).isNull();
        assertThat(direct(format, "green")).isNull();
        assertThat(direct(format, "")).isNull();
        assertThat(format.parse("red\\")).isSameAs(Color.ESCAPED);
        assertThat(format.parse("r\u00f6tlich")).isSameAs(Color.UMLAUT);
    }

    @Test
    void constantsWhoseStringsNeedNoEscapeAreWrittenDirectly() {
        ConstantStrings<Color> strings = new ConstantStrings<>(Color.listed(), color -> color.string);
        for (Color color : Color.values()) {
            JsonWriter out = new JsonWriter();
            boolean direct = color == Color.RED || color == Color.DARK_RED;
            assertThat(strings.append(Outputs.of(out), color)).as("%s", color).isEqualTo(direct);
            if (!direct) { // nothing has been written
                out.value(color.string);
            }
            assertThat(out.toJson()).isEqualTo(Formats.quoted(color.string));
        }
    }
}
