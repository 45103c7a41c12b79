package dev.schemac.runtime.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Reference;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The texts that are read straight from the bytes, and those that differ from them in one place: value or refusal are what the class
 * of the JDK says of the same text, and the error is where the string begins.
 */
class DirectReadingTest {
    private static final long SEED = Seed.of(20_260_401);

    /** What stands in for a byte of a usual text: digits at the edges, separators, both cases, other digits, escapes, blanks. */
    private static final List<String> STRANGERS = List.of(
            "0",
            "1",
            "2",
            "3",
            "5",
            "6",
            "9",
            "/",
            ":",
            "-",
            "+",
            ".",
            "T",
            "t",
            "Z",
            "z",
            "a",
            "f",
            "g",
            "A",
            "F",
            "G",
            "@",
            "`",
            " ",
            "",
            "00",
            "\\u0031",
            "\\u002d",
            "\\n",
            "\\\"",
            "\\\\",
            "\uff11",
            "\u0661",
            "é",
            "\ud83d\ude00");

    private record Kind<T>(JsonFormat<T> format, Function<String, T> jdk, List<String> texts) {
        @Override
        public String toString() {
            return format.name();
        }
    }

    static Stream<Kind<?>> kinds() {
        return Stream.of(
                new Kind<>(JsonFormat.LOCAL_DATE, LocalDate::parse, List.of("2024-02-29", "0000-01-01", "1999-12-31")),
                new Kind<>(
                        JsonFormat.LOCAL_TIME,
                        LocalTime::parse,
                        List.of("23:59:59", "00:00:00.000000001", "10:15:30.12", "24:00:00", "10:15", "10:15:30.")),
                new Kind<>(
                        JsonFormat.LOCAL_DATE_TIME,
                        LocalDateTime::parse,
                        List.of("2024-02-29T23:59:59.999999999", "2023-11-30T00:00:00", "2023-11-30T24:00:00")),
                new Kind<>(JsonFormat.OFFSET_DATE_TIME, OffsetDateTime::parse, moments()),
                new Kind<>(JsonFormat.ZONED_DATE_TIME, ZonedDateTime::parse, moments()),
                new Kind<>(JsonFormat.INSTANT, DirectReadingTest::instant, moments()),
                new Kind<>(
                        JsonFormat.UUID,
                        DirectReadingTest::uuid,
                        List.of("123e4567-e89b-12d3-a456-426614174000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF")));
    }

    private static List<String> moments() {
        return List.of(
                "2024-02-29T23:59:59Z",
                "2023-11-30T10:15:30.123456789+01:00",
                "0000-01-01T00:00:00-18:00",
                "9999-12-31T23:59:59.9-00:00",
                "2023-11-30T23:59:60Z",
                "2023-11-30T24:00:00Z",
                "2023-11-30T10:15Z",
                "2023-11-30T10:15:30+17:59",
                "2023-11-30T10:15:30-01:02:03",
                "2023-11-30T10:15:30+00:00");
    }

    private static Instant instant(String text) {
        if (text.contains("23:59:60")) {
            throw new IllegalArgumentException(text);
        }
        return Instant.parse(text);
    }

    private static UUID uuid(String text) {
        if (!text.matches("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")) {
            throw new IllegalArgumentException(text);
        }
        return UUID.fromString(text);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void differsInOnePlace(Kind<T> kind) {
        for (String text : kind.texts) {
            agrees(kind, text);
            for (int at = 0; at < text.length(); at++) {
                for (String stranger : STRANGERS) {
                    agrees(kind, text.substring(0, at) + stranger + text.substring(at + 1));
                    agrees(kind, text.substring(0, at) + stranger + text.substring(at));
                }
                agrees(kind, text.substring(0, at));
            }
            STRANGERS.forEach(stranger -> agrees(kind, text + stranger));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("kinds")
    <T> void differsInOneByte(Kind<T> kind) {
        String text = kind.texts.get(0);
        for (int at = 0; at < text.length(); at++) {
            for (char c = ' '; c < 0x100; c++) {
                if (c != '"' && c != '\\') {
                    agrees(kind, text.substring(0, at) + c + text.substring(at + 1));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void differsInSeveralDigits(Kind<T> kind) {
        Random random = new Random(SEED);
        for (int i = 0; i < Volume.of(2_000, 300_000); i++) {
            char[] text = kind.texts.get(random.nextInt(kind.texts.size())).toCharArray();
            for (int edits = 1 + random.nextInt(6); edits > 0; edits--) {
                int at = random.nextInt(text.length);
                if (Character.isDigit(text[at])) {
                    text[at] = (char) ('0' + random.nextInt(10));
                }
            }
            agrees(kind, new String(text));
        }
    }

    @Test
    void readsEveryDayOfTheCalendar() {
        Kind<LocalDate> dates = new Kind<>(JsonFormat.LOCAL_DATE, LocalDate::parse, List.of());
        for (int year : new int[] {0, 1, 4, 100, 400, 1900, 2000, 2023, 2024, 2100, 9999}) {
            for (int month = 0; month <= 13; month++) {
                for (int day = 0; day <= 32; day++) {
                    agrees(dates, String.format(Locale.ROOT, "%04d-%02d-%02d", year, month, day));
                }
            }
        }
    }

    @Test
    void readsEverySecondAndFraction() {
        Kind<LocalTime> times = new Kind<>(JsonFormat.LOCAL_TIME, LocalTime::parse, List.of());
        for (int value = 0; value < 100; value++) {
            agrees(times, String.format(Locale.ROOT, "%02d:15:30", value));
            agrees(times, String.format(Locale.ROOT, "10:%02d:30", value));
            agrees(times, String.format(Locale.ROOT, "10:15:%02d", value));
        }
        for (int digits = 0; digits <= 11; digits++) {
            agrees(times, "10:15:30." + "9".repeat(digits));
            agrees(times, "10:15:30." + "0".repeat(digits));
        }
    }

    @Test
    void readsEveryOffset() {
        Kind<OffsetDateTime> moments = new Kind<>(JsonFormat.OFFSET_DATE_TIME, OffsetDateTime::parse, List.of());
        for (String sign : List.of("+", "-")) {
            for (int hours = 0; hours < 25; hours++) {
                for (int minutes = 0; minutes < 64; minutes++) {
                    agrees(moments, String.format(Locale.ROOT, "2023-11-30T10:15:30%s%02d:%02d", sign, hours, minutes));
                }
            }
        }
    }

    /** @param text what stands between the quotes, escapes as they are */
    private static <T> void agrees(Kind<T> kind, String text) {
        agrees(kind, text, Formats.FORMS.getOrDefault(kind.format, kind.toString()));
    }

    /** @param wanted what the error about another text says was expected */
    private static <T> void agrees(Kind<T> kind, String text, String wanted) {
        byte[] json = ("{\"v\":\"" + text + "\"}").getBytes(UTF_8);
        Object expected;
        try {
            expected = kind.jdk.apply(text.indexOf('\\') < 0 ? text : unescaped(json));
        } catch (DateTimeException | IllegalArgumentException e) {
            expected = null;
        }
        ProbeParser parser = new ProbeParser(Formats.column("v", kind.format));
        Object outcome = Parses.outcome(parser, EntryPoint.BYTES, json, JsonOptions.DEFAULT);
        if (expected == null) {
            assertThat(outcome).as(text).isInstanceOf(JsonParseException.class);
            assertThat((JsonParseException) outcome)
                    .hasMessage("expected " + wanted + " but found string at $.v (line 1, column 6)");
        } else {
            assertThat(outcome).as(text).isEqualTo(Map.of("v", expected));
        }
    }

    private static String unescaped(byte[] json) {
        Reference.Members document = (Reference.Members) Reference.DEFAULT.tree(json);
        return (String) document.list().get(0).value();
    }

    // ---- enums

    private enum Named {
        A,
        B,
        AB,
        seven77,
        eight888,
        eight88,
        nine99999,
        ninetynine,
        common_prefix_a,
        common_prefix_b,
        common_prefix_,
        größe,
        $
    }

    private enum Empty {}

    @Test
    void findsConstantsByTheWholeName() {
        Kind<Named> kind = new Kind<>(JsonFormat.of(Named.values()), Named::valueOf, List.of());
        String wanted = "one of 13 strings ('A', 'B', 'AB', 'seven77', 'eight888', ...)";
        for (Named constant : Named.values()) {
            String name = constant.name();
            agrees(kind, name, wanted);
            agrees(kind, name.toUpperCase(Locale.ROOT), wanted);
            agrees(kind, String.format("\\u%04x", (int) name.charAt(0)) + name.substring(1), wanted);
            for (int at = 0; at < name.length(); at++) {
                agrees(kind, name.substring(0, at), wanted);
                agrees(kind, name.substring(at), wanted);
                agrees(kind, name.substring(0, at) + "x" + name.substring(at + 1), wanted);
                agrees(kind, name.substring(0, at) + "\\u0000" + name.substring(at + 1), wanted);
            }
            agrees(kind, name + "\\u0000", wanted);
            agrees(kind, name + "x", wanted);
            agrees(kind, name + " ", wanted);
        }
        agrees(kind, "", wanted);
    }

    @Test
    void knowsNoConstantOfAnEmptyEnum() {
        Kind<Empty> kind = new Kind<>(JsonFormat.of(Empty.values()), Empty::valueOf, List.of());
        agrees(kind, "");
        agrees(kind, "A");
    }

    // ---- numbers of any size

    @Test
    void readsDecimalsWithTheScaleTheyAreWrittenIn() {
        Random random = new Random(SEED);
        String alphabet = "0000000123456789999..-eE+";
        for (int i = 0; i < Volume.of(20_000, 3_000_000); i++) {
            StringBuilder literal = new StringBuilder();
            for (int length = 1 + random.nextInt(22); length > 0; length--) {
                literal.append(alphabet.charAt(random.nextInt(i % 2 == 0 ? alphabet.length() : 20)));
            }
            readsAsNumber(literal.toString());
        }
        for (int digits = 1; digits <= 21; digits++) {
            for (int point = 0; point <= digits; point++) {
                for (String sign : List.of("", "-", "+")) {
                    String nines = "9".repeat(digits);
                    readsAsNumber(sign + nines.substring(0, point) + "." + nines.substring(point));
                    readsAsNumber(sign + nines);
                    readsAsNumber(sign + "0." + "0".repeat(point) + nines);
                    readsAsNumber(sign + "0".repeat(digits) + "." + nines.substring(point));
                }
            }
        }
    }

    private static void readsAsNumber(String literal) {
        byte[] json = ("{\"d\":" + literal + ",\"i\":" + literal + "}").getBytes(UTF_8);
        ProbeParser decimal = new ProbeParser(Column.bigDecimal("d"));
        boolean number = literal.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
        Object expected = null;
        if (number) {
            try {
                BigDecimal value = new BigDecimal(literal);
                expected = Math.abs((long) value.scale()) <= 10_000 ? Map.of("d", value) : null;
            } catch (NumberFormatException e) {
                // an exponent that no int holds
            }
        }
        Object outcome = Parses.outcome(decimal, EntryPoint.BYTES, json, JsonOptions.DEFAULT);
        if (expected == null) {
            assertThat(outcome).as(literal).isInstanceOf(JsonParseException.class);
        } else {
            // BigDecimal.equals compares the scale too.
            assertThat(outcome).as(literal).isEqualTo(expected);
        }
        if (literal.matches("-?(0|[1-9][0-9]*)")) {
            ProbeParser integer = new ProbeParser(Column.bigInteger("i"));
            assertThat(Parses.outcome(integer, EntryPoint.BYTES, json, JsonOptions.DEFAULT))
                    .isEqualTo(Map.of("i", new BigInteger(literal)));
        }
    }

    @Test
    void holdsTheLimitOfScalesForShortDecimals() {
        JsonOptions options = JsonOptions.DEFAULT.withMaxDecimalScale(2);
        ProbeParser parser = new ProbeParser(Column.bigDecimal("d"));
        assertThat(Parses.event(parser, "{\"d\":1.25}", options)).isEqualTo(Map.of("d", new BigDecimal("1.25")));
        Parses.refused(
                parser,
                "{\"d\":1.250}",
                options,
                JsonParseException.Kind.LIMIT,
                5,
                "decimal scale beyond 2 at $.d (line 1, column 6)");
    }

    // ---- booleans

    @Test
    void readsBooleansUpToTheirLastLetter() {
        ProbeParser parser = new ProbeParser(Column.bool("b"), Column.text("zz"));
        for (String behind : List.of("}", " }", ",\"zz\":\"\"}")) {
            for (boolean value : new boolean[] {true, false}) {
                String literal = String.valueOf(value);
                assertThat(Parses.event(parser, "{\"b\":" + literal + behind, JsonOptions.DEFAULT))
                        .containsEntry("b", value);
                for (int at = 1; at < literal.length(); at++) {
                    String misspelt = literal.substring(0, at) + "x" + literal.substring(at + 1);
                    Parses.refused(
                            parser,
                            "{\"b\":" + misspelt + behind,
                            JsonOptions.DEFAULT,
                            JsonParseException.Kind.MALFORMED,
                            5 + at,
                            "invalid literal, expected " + literal + " at $.b (line 1, column " + (6 + at) + ")");
                }
            }
        }
    }
}
