package dev.schemac.runtime.internal.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JSON forms of scalar types, as integrations read and write them. */
class ScalarFormsTest {
    private static final Instant INSTANT = Instant.parse("2024-02-29T10:15:30.123456789Z");

    @Test
    void eachTypeWithStringsHasAFormat() throws Exception {
        Map<String, Object> values = Map.of(
                "UUID", UUID.fromString("123e4567-e89b-12d3-a456-426614174000"),
                "URI", URI.create("http://localhost/a"),
                "URL", new URL("http://localhost/a"),
                "LocalDate", LocalDate.of(2024, 2, 29),
                "LocalTime", LocalTime.of(10, 15),
                "LocalDateTime", LocalDateTime.of(2024, 2, 29, 10, 15),
                "OffsetDateTime", OffsetDateTime.parse("2024-02-29T10:15+01:00"),
                "ZonedDateTime", ZonedDateTime.parse("2024-02-29T10:15+01:00[Europe/Paris]"),
                "Instant", INSTANT,
                "Duration", Duration.ofMinutes(90));
        assertThat(ScalarForms.strings()).isEqualTo(values.keySet());
        Set<String> strings = new HashSet<>();
        values.forEach((name, value) -> {
            String string = ScalarForms.format(name, "").format(value);
            assertThat(string).as(name).isEqualTo(value.toString());
            assertThat(ScalarForms.format(name, "").parse(string)).as(name).isEqualTo(value);
            assertThat(ScalarForms.format(name, "iso").format(value)).as(name).isEqualTo(string);
            strings.add(string);
        });
        assertThat(strings).hasSize(9); // those of URI and URL are equal
    }

    @Test
    void datesHavePatterns() {
        LocalDate date = LocalDate.of(2024, 2, 29);
        assertThat(ScalarForms.format("LocalDate", "dd.MM.uuuu").format(date)).isEqualTo("29.02.2024");
        assertThat(ScalarForms.format("LocalDate", "dd.MM.uuuu").parse("29.02.2024"))
                .isEqualTo(date);
    }

    @ParameterizedTest
    @CsvSource({
        "'', true, false",
        "iso, true, false",
        "number, true, false",
        "string, false, false",
        "dd.MM.uuuu, false, false",
        "epoch-millis, false, true",
        "epoch-seconds, false, true",
        "millis, false, true",
        "seconds, false, true"
    })
    void formsAreTheDefaultOrNumbers(String form, boolean isDefault, boolean isNumber) {
        assertThat(ScalarForms.isDefault(form)).isEqualTo(isDefault);
        assertThat(ScalarForms.isNumber(form)).isEqualTo(isNumber);
    }

    @ParameterizedTest
    @CsvSource({"epoch-millis, 1709201730123.456789", "epoch-seconds, 1709201730.123456789"})
    void instantsAreExactNumbers(String form, String number) {
        assertThat(ScalarForms.number(INSTANT, form)).isEqualByComparingTo(number);
        assertThat(ScalarForms.format("Instant", form).format(INSTANT)).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({"millis, -1500", "seconds, -1.5"})
    void durationsAreExactNumbers(String form, String number) {
        Duration duration = Duration.ofMillis(-1500);
        assertThat(ScalarForms.number(duration, form)).isEqualByComparingTo(number);
        assertThat(ScalarForms.format("Duration", form).format(duration)).isEqualTo(number);
    }

    @Test
    void base64HasVariants() {
        byte[] bytes = new byte[60];
        bytes[0] = -1;
        assertThat(ScalarForms.base64("").format(bytes)).startsWith("/wAA").hasSize(80);
        assertThat(ScalarForms.base64("url").format(bytes)).startsWith("_wAA").hasSize(80);
        assertThat(ScalarForms.base64("mime").format(bytes).indexOf("\r\n")).isEqualTo(76);
        assertThat(ScalarForms.base64("pem").format(bytes).indexOf("\r\n")).isEqualTo(64);
    }

    @ParameterizedTest
    @CsvSource({"1.500, 1.5", "1.000, 1", "1E+3, 1000", "0.000, 0", "1200, 1200", "-0.10, -0.1"})
    void plainNumbersHaveNoZerosAtTheEndAndNoExponent(String number, String plain) {
        assertThat(ScalarForms.plain(new BigDecimal(number))).hasToString(plain);
    }
}
