package dev.schemac.runtime.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.support.JsonFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import org.junit.jupiter.api.Test;

/** Dates and times in a pattern: read strictly, and written only where the pattern has all of the value. */
class TimePatternTest {

    private static <T> void both(JsonFormat<T> type, String pattern, String text, T value) {
        JsonFormat<T> format = type.withPattern(pattern);
        assertThat(format.name()).isEqualTo(value.getClass().getSimpleName() + " as " + pattern);
        assertThat(Formats.read(format, "\"" + text + "\"", JsonOptions.DEFAULT))
                .isEqualTo(value);
        assertThat(format.parse(text)).isEqualTo(value);
        assertThat(format.format(value)).isEqualTo(text);
        JsonWriter out = new JsonWriter();
        Outputs.of(out).value(format, value);
        assertThat(out.toJson()).isEqualTo("\"" + text + "\"");
        Formats.refused(format, "\"" + text + "x\"", JsonOptions.DEFAULT, "string");
        Formats.refused(format, "\"\"", JsonOptions.DEFAULT, "string");
        Formats.refused(format, "1", JsonOptions.DEFAULT, "number");
    }

    @Test
    void eachTypeBothWays() {
        both(JsonFormat.LOCAL_DATE, "dd.MM.uuuu", "29.02.2024", LocalDate.of(2024, 2, 29));
        both(JsonFormat.LOCAL_TIME, "HHmm", "2359", LocalTime.of(23, 59));
        both(
                JsonFormat.LOCAL_DATE_TIME,
                "uuuu/MM/dd HH:mm:ss",
                "2024/02/29 01:02:03",
                LocalDateTime.of(2024, 2, 29, 1, 2, 3));
        both(
                JsonFormat.OFFSET_DATE_TIME,
                "uuuu-MM-dd HH:mm X",
                "2024-02-29 01:02 +05",
                OffsetDateTime.parse("2024-02-29T01:02+05:00"));
        both(
                JsonFormat.ZONED_DATE_TIME,
                "uuuu-MM-dd HH:mm VV",
                "2024-02-29 01:02 Europe/Paris",
                ZonedDateTime.parse("2024-02-29T01:02+01:00[Europe/Paris]"));
        both(JsonFormat.INSTANT, "uuuuMMddHHmmss", "20240229010203", Instant.parse("2024-02-29T01:02:03Z"));
    }

    @Test
    void monthsHaveTheNamesOfNoLanguage() {
        both(JsonFormat.LOCAL_DATE, "d MMM uuuu", "5 Mar 2024", LocalDate.of(2024, 3, 5));
    }

    @Test
    void anOffsetInTheTextCountsForMoments() {
        JsonFormat<Instant> format = JsonFormat.INSTANT.withPattern("uuuu-MM-dd HH:mmXXX");
        assertThat(format.parse("2024-02-29 01:00+01:00")).isEqualTo(Instant.parse("2024-02-29T00:00:00Z"));
        assertThat(format.format(Instant.parse("2024-02-29T00:00:00Z"))).isEqualTo("2024-02-29 00:00Z");
    }

    @Test
    void datesThatAreNoneAreRefused() {
        JsonFormat<LocalDate> format = JsonFormat.LOCAL_DATE.withPattern("uuuu-MM-dd");
        Formats.refused(format, "\"2023-02-29\"", JsonOptions.DEFAULT, "string");
        Formats.refused(format, "\"2023-2-9\"", JsonOptions.DEFAULT, "string");
        assertThat(Formats.read(format, "\"2023-02-28\"", JsonOptions.DEFAULT)).isEqualTo(LocalDate.of(2023, 2, 28));
    }

    @Test
    void whatThePatternHasNoPlaceForIsNotWritten() {
        refusedToWrite(
                JsonFormat.LOCAL_TIME.withPattern("HH:mm"),
                LocalTime.of(1, 2, 3),
                "the format 'HH:mm' would lose a part of a value of type LocalTime");
        refusedToWrite(
                JsonFormat.LOCAL_DATE_TIME.withPattern("uuuu-MM-dd"),
                LocalDateTime.of(2024, 1, 2, 0, 0),
                "the format 'uuuu-MM-dd' would lose a part of a value of type LocalDateTime");
        refusedToWrite(
                JsonFormat.LOCAL_DATE.withPattern("uuuu-MM-dd HH"),
                LocalDate.of(2024, 1, 2),
                "the format 'uuuu-MM-dd HH' would lose a part of a value of type LocalDate");
    }

    private static <T> void refusedToWrite(JsonFormat<T> format, T value, String message) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        assertThatThrownBy(() -> Outputs.of(out).member(dev.schemac.runtime.support.JsonKey.string("t"), format, value))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining(message);
    }

    @Test
    void otherTypesHaveNoPattern() {
        assertThatThrownBy(() -> JsonFormat.DURATION.withPattern("ss"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a pattern cannot format a Duration");
        assertThatThrownBy(() -> JsonFormat.LOCAL_DATE.withPattern("{")).isInstanceOf(IllegalArgumentException.class);
        assertThat(JsonFormat.DURATION.parse("PT1S")).isEqualTo(Duration.ofSeconds(1));
    }
}
