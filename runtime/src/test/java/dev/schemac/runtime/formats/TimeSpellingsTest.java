package dev.schemac.runtime.formats;

import static dev.schemac.runtime.Formats.quoted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.support.JsonFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Dates and times in other spellings than the one that is written: under each profile the same value, or an error. */
class TimeSpellingsTest {
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    static Stream<Arguments> accepted() {
        LocalTime time = LocalTime.of(10, 15, 30);
        LocalDateTime at = LocalDateTime.of(2024, 2, 29, 10, 15, 30);
        ZoneId paris = ZoneId.of("Europe/Paris");
        Instant march = Instant.ofEpochSecond(1_709_251_200);
        return Stream.of(
                Arguments.of(JsonFormat.LOCAL_TIME, "10:15:30.", time, "10:15:30"),
                Arguments.of(JsonFormat.LOCAL_TIME, "10:15:00.", LocalTime.of(10, 15), "10:15"),
                Arguments.of(JsonFormat.LOCAL_DATE_TIME, "2024-02-29t10:15:30.", at, "2024-02-29T10:15:30"),
                Arguments.of(
                        JsonFormat.OFFSET_DATE_TIME,
                        "2024-02-29T10:15:30.+01:00",
                        OffsetDateTime.of(at, ZoneOffset.ofHours(1)),
                        "2024-02-29T10:15:30+01:00"),
                Arguments.of(
                        JsonFormat.OFFSET_DATE_TIME,
                        "2024-02-29T10:15:30-00",
                        OffsetDateTime.of(at, ZoneOffset.UTC),
                        "2024-02-29T10:15:30Z"),
                Arguments.of(
                        JsonFormat.ZONED_DATE_TIME,
                        "2024-02-29T10:15:30+05:00[Europe/Paris]",
                        ZonedDateTime.of(at.minusHours(4), paris),
                        "2024-02-29T06:15:30+01:00[Europe/Paris]"),
                Arguments.of(
                        JsonFormat.ZONED_DATE_TIME,
                        "2024-02-29T10:15:30+05:00[UTC]",
                        ZonedDateTime.of(at.minusHours(5), ZoneId.of("UTC")),
                        "2024-02-29T05:15:30Z[UTC]"),
                // a time of day that the clocks skip
                Arguments.of(
                        JsonFormat.ZONED_DATE_TIME,
                        "2024-03-31T02:30:00+01:00[Europe/Paris]",
                        ZonedDateTime.of(2024, 3, 31, 3, 30, 0, 0, paris),
                        "2024-03-31T03:30+02:00[Europe/Paris]"),
                // one that comes twice: the offset tells which
                Arguments.of(
                        JsonFormat.ZONED_DATE_TIME,
                        "2024-10-27T02:30:00+01:00[Europe/Paris]",
                        ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, paris).withLaterOffsetAtOverlap(),
                        "2024-10-27T02:30+01:00[Europe/Paris]"),
                Arguments.of(JsonFormat.INSTANT, "2024-02-29T24:00:00Z", march, "2024-03-01T00:00:00Z"),
                Arguments.of(JsonFormat.INSTANT, "2024-02-29T24:00:00.000Z", march, "2024-03-01T00:00:00Z"),
                Arguments.of(
                        JsonFormat.INSTANT,
                        "2024-02-29T24:00:00+01:00",
                        march.minusSeconds(3_600),
                        "2024-02-29T23:00:00Z"),
                Arguments.of(
                        JsonFormat.INSTANT,
                        "2024-02-29t10:15:30.z",
                        at.toInstant(ZoneOffset.UTC),
                        "2024-02-29T10:15:30Z"));
    }

    /** Both ways: the value that is meant, and a text that reads as an equal value and is not changed any more. */
    @ParameterizedTest
    @MethodSource("accepted")
    <T> void areReadAsTheSameValue(JsonFormat<T> format, String text, T value, String written) {
        for (JsonOptions options : PROFILES) {
            Object read = Formats.read(format, quoted(text), options);
            assertThat(read).isEqualTo(value);
            JsonWriter out = new JsonWriter(options);
            @SuppressWarnings("unchecked")
            T same = (T) read;
            Outputs.of(out).value(format, same);
            assertThat(out.toJson()).isEqualTo(quoted(written));
            assertThat(Formats.read(format, quoted(written), options)).isEqualTo(value);
        }
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of(JsonFormat.LOCAL_TIME, "24:00"),
                Arguments.of(JsonFormat.LOCAL_TIME, "24:00:00"),
                Arguments.of(JsonFormat.LOCAL_TIME, "10:15:60"),
                Arguments.of(JsonFormat.LOCAL_TIME, "10:15:30,5"),
                Arguments.of(JsonFormat.LOCAL_TIME, "10:15:30.."),
                Arguments.of(JsonFormat.LOCAL_TIME, "10:15."),
                Arguments.of(JsonFormat.LOCAL_DATE_TIME, "2024-02-29T24:00:00"),
                Arguments.of(JsonFormat.LOCAL_DATE_TIME, "2024-02-29 10:15:30"),
                Arguments.of(JsonFormat.OFFSET_DATE_TIME, "2024-02-29T24:00:00Z"),
                Arguments.of(JsonFormat.OFFSET_DATE_TIME, "2024-02-29T10:15:30+0100"),
                Arguments.of(JsonFormat.ZONED_DATE_TIME, "2024-02-29T24:00:00+01:00[Europe/Paris]"),
                Arguments.of(JsonFormat.ZONED_DATE_TIME, "2024-02-29T10:15:30[Europe/Paris]"),
                Arguments.of(JsonFormat.INSTANT, "2024-02-29T24:00:01Z"),
                Arguments.of(JsonFormat.INSTANT, "2024-02-29T24:00:00.001Z"),
                Arguments.of(JsonFormat.INSTANT, "2024-02-29T25:00:00Z"),
                Arguments.of(JsonFormat.INSTANT, "2024-02-29T10:15Z"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void areRefused(JsonFormat<?> format, String text) {
        for (JsonOptions options : PROFILES) {
            Formats.refused(format, quoted(text), options, "string");
        }
    }
}
