package dev.schemac.integrations.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.time.ZonedDateTime;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strings and numbers of scalar types, as integrations read and write them. */
class ScalarFormatsTest {
    private static final Instant INSTANT = Instant.parse("2024-02-29T10:15:30.123456789Z");

    private static Map<Scalar, Object> values() throws Exception {
        Map<Scalar, Object> values = new EnumMap<>(Scalar.class);
        values.put(Scalar.UUID, UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        values.put(Scalar.URI, URI.create("http://localhost/a"));
        values.put(Scalar.URL, new URL("http://localhost/b"));
        values.put(Scalar.LOCAL_DATE, LocalDate.of(2024, 2, 29));
        values.put(Scalar.LOCAL_TIME, LocalTime.of(10, 15));
        values.put(Scalar.MONTH_DAY, MonthDay.of(2, 29));
        values.put(Scalar.YEAR, Year.of(2024));
        values.put(Scalar.LOCAL_DATE_TIME, LocalDateTime.of(2024, 2, 29, 10, 15));
        values.put(Scalar.OFFSET_DATE_TIME, OffsetDateTime.parse("2024-02-29T10:15+01:00"));
        values.put(Scalar.ZONED_DATE_TIME, ZonedDateTime.parse("2024-02-29T10:15+01:00[Europe/Paris]"));
        values.put(Scalar.INSTANT, INSTANT);
        values.put(Scalar.DURATION, Duration.ofMinutes(90));
        return values;
    }

    @Test
    void typesOfTheJdkHaveTheirOwnStrings() throws Exception {
        for (Map.Entry<Scalar, Object> each : values().entrySet()) {
            JsonFormat<Object> format = ScalarFormats.of(each.getKey(), ScalarForm.DEFAULT);
            String string = format.format(each.getValue());
            assertThat(string)
                    .as(each.getKey().name())
                    .isEqualTo(each.getValue().toString());
            assertThat(format.parse(string)).as(each.getKey().name()).isEqualTo(each.getValue());
        }
    }

    @Test
    void allOtherTypesHaveNoFormatExceptBinary() throws Exception {
        EnumSet<Scalar> others = EnumSet.allOf(Scalar.class);
        others.removeAll(values().keySet());
        others.remove(Scalar.BINARY);
        assertThat(others)
                .hasSize(11)
                .allSatisfy(each ->
                        assertThat(ScalarFormats.of(each, ScalarForm.DEFAULT)).isNull());
    }

    @Test
    void numbersCanBeStrings() {
        Map<Scalar, Object> numbers = Map.of(
                Scalar.BYTE,
                (byte) -8,
                Scalar.SHORT,
                (short) 300,
                Scalar.INT,
                70_000,
                Scalar.LONG,
                1L << 40,
                Scalar.FLOAT,
                0.5F,
                Scalar.DOUBLE,
                -0.25,
                Scalar.BIG_INTEGER,
                BigInteger.TEN.pow(30),
                Scalar.BIG_DECIMAL,
                new BigDecimal("1.50"));
        numbers.forEach((type, value) -> {
            JsonFormat<Object> format = ScalarFormats.of(type, ScalarForm.STRING);
            assertThat(format.format(value)).isEqualTo(value.toString());
            assertThat(format.parse(value.toString())).isEqualTo(value);
        });
        for (Scalar type : Scalar.values()) {
            assertThat(numbers.containsKey(type))
                    .as(type.name())
                    .isEqualTo(Number.class.isAssignableFrom(type.javaClass()));
        }
    }

    @Test
    void datesHavePatterns() {
        LocalDate date = LocalDate.of(2024, 2, 29);
        JsonFormat<Object> format = ScalarFormats.of(Scalar.LOCAL_DATE, ScalarForm.pattern("dd.MM.uuuu"));
        assertThat(format.format(date)).isEqualTo("29.02.2024");
        assertThat(format.parse("29.02.2024")).isEqualTo(date);
    }

    @Test
    void instantsAreExactNumbers() {
        assertNumber(Scalar.INSTANT, INSTANT, ScalarForm.EPOCH_MILLIS, "1709201730123.456789");
        assertNumber(Scalar.INSTANT, INSTANT, ScalarForm.EPOCH_SECONDS, "1709201730.123456789");
    }

    @Test
    void durationsAreExactNumbers() {
        Duration duration = Duration.ofMillis(-1500);
        assertNumber(Scalar.DURATION, duration, ScalarForm.MILLIS, "-1500");
        assertNumber(Scalar.DURATION, duration, ScalarForm.SECONDS, "-1.5");
    }

    private static void assertNumber(Scalar type, Object value, ScalarForm form, String number) {
        assertThat(ScalarFormats.isNumberOfTime(form)).isTrue();
        assertThat(ScalarFormats.number(value, form)).isEqualByComparingTo(number);
        assertThat(ScalarFormats.of(type, form).format(value)).isEqualTo(number);
    }

    @Test
    void base64HasVariants() {
        byte[] bytes = new byte[60];
        bytes[0] = -1;
        assertThat(base64(ScalarForm.DEFAULT, bytes)).startsWith("/wAA").hasSize(80);
        assertThat(base64(ScalarForm.BASE64_URL, bytes)).startsWith("_wAA").hasSize(80);
        assertThat(base64(ScalarForm.BASE64_MIME, bytes).indexOf("\r\n")).isEqualTo(76);
        assertThat(base64(ScalarForm.BASE64_PEM, bytes).indexOf("\r\n")).isEqualTo(64);
    }

    private static String base64(ScalarForm form, byte[] bytes) {
        return ScalarFormats.of(Scalar.BINARY, form).format(bytes);
    }

    @ParameterizedTest
    @CsvSource({"1.500, 1.5", "1.000, 1", "1E+3, 1000", "0.000, 0", "1200, 1200", "-0.10, -0.1"})
    void plainNumbersHaveNoZerosAtTheEndAndNoExponent(String number, String plain) {
        assertThat(ScalarFormats.plain(new BigDecimal(number))).hasToString(plain);
    }
}
