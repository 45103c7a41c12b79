package dev.schemac.runtime.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Moments and durations that are numbers, compared with arithmetic on BigDecimal: a number is written back equal, or
 * refused. {@code -Dschemac.seed=S} repeats a failed run.
 */
class NumericTimesTest {
    private static final long SEED = Seed.drawn();
    private static final int NUMBERS = Volume.of(2_000, 2_000_000);
    private static final BigDecimal ONE_BILLIONTH = new BigDecimal("1e-9");

    /**
     * A format, and its meaning in numbers.
     *
     * @param unitsPerSecond how many of its units a second has
     * @param first the least number of seconds
     * @param last the greatest, with all its billionths
     */
    private record Times<T>(
            JsonFormat<T> format, Class<T> type, BigDecimal unitsPerSecond, BigDecimal first, BigDecimal last) {

        /** The seconds of a value, exactly. */
        BigDecimal seconds(Object value) {
            return value instanceof Instant moment
                    ? seconds(moment.getEpochSecond(), moment.getNano())
                    : seconds(((Duration) value).getSeconds(), ((Duration) value).getNano());
        }

        static BigDecimal seconds(long seconds, int nanos) {
            return BigDecimal.valueOf(seconds).add(ONE_BILLIONTH.multiply(BigDecimal.valueOf(nanos)));
        }

        /** Reads a number and, if the type has such a value, writes it again. */
        void check(BigDecimal number) {
            BigDecimal seconds = number.divide(unitsPerSecond, number.scale() + 20, RoundingMode.UNNECESSARY);
            boolean exists = seconds.compareTo(first) >= 0
                    && seconds.compareTo(last) <= 0
                    && seconds.remainder(ONE_BILLIONTH).signum() == 0;
            String json = "{\"v\":" + number + "}";
            ProbeParser parser = new ProbeParser(Formats.column("v", format));
            if (!exists) {
                JsonParseException e = Parses.error(parser, json.getBytes(), JsonOptions.DEFAULT);
                assertThat(e.kind()).as(json).isEqualTo(Kind.MISMATCH);
                return;
            }
            Object value = Parses.event(parser, json, JsonOptions.DEFAULT).get("v");
            assertThat(value).isInstanceOf(type);
            assertThat(seconds(value)).as(json).isEqualByComparingTo(seconds);
            String written = written(type.cast(value));
            assertThat(new BigDecimal(written)).as(json).isEqualByComparingTo(number);
            assertThat(written).as(json).doesNotContainIgnoringCase("e");
            assertThat(format.format(type.cast(value))).isEqualTo(written);
        }

        String written(T value) {
            JsonWriter out = new JsonWriter();
            out.beginObject();
            Outputs.of(out).member(JsonKey.number("v"), format, value);
            out.endObject();
            String json = out.toJson();
            return json.substring("{\"v\":".length(), json.length() - 1);
        }

        @Override
        public String toString() {
            return format.name();
        }
    }

    private static final BigDecimal A_SECOND = BigDecimal.ONE;
    private static final BigDecimal MILLIS = BigDecimal.valueOf(1_000);

    static Stream<Times<?>> times() {
        return Stream.of(
                instants(JsonFormat.INSTANT_EPOCH_MILLIS, MILLIS),
                instants(JsonFormat.INSTANT_EPOCH_SECONDS, A_SECOND),
                durations(JsonFormat.DURATION_MILLIS, MILLIS),
                durations(JsonFormat.DURATION_SECONDS, A_SECOND));
    }

    private static Times<Instant> instants(JsonFormat<Instant> format, BigDecimal unit) {
        return new Times<>(
                format,
                Instant.class,
                unit,
                Times.seconds(Instant.MIN.getEpochSecond(), 0),
                Times.seconds(Instant.MAX.getEpochSecond(), 999_999_999));
    }

    private static Times<Duration> durations(JsonFormat<Duration> format, BigDecimal unit) {
        return new Times<>(
                format,
                Duration.class,
                unit,
                Times.seconds(Long.MIN_VALUE, 0),
                Times.seconds(Long.MAX_VALUE, 999_999_999));
    }

    /** Where types, units and fast paths end, and their neighbours on both sides. */
    @ParameterizedTest
    @MethodSource("times")
    void numbersAtTheLimits(Times<?> times) {
        List<BigDecimal> limits = new ArrayList<>(List.of(
                BigDecimal.ZERO,
                times.first.multiply(times.unitsPerSecond),
                times.last.multiply(times.unitsPerSecond),
                BigDecimal.valueOf(Long.MIN_VALUE),
                BigDecimal.valueOf(Long.MAX_VALUE),
                BigDecimal.valueOf(Long.MIN_VALUE).multiply(MILLIS),
                BigDecimal.valueOf(Integer.MIN_VALUE),
                BigDecimal.valueOf(Integer.MAX_VALUE)));
        for (long power = 1; power <= 1_000_000_000_000_000_000L / 10; power *= 10) {
            limits.add(BigDecimal.valueOf(Long.MAX_VALUE / power));
            limits.add(BigDecimal.valueOf(power));
        }
        for (BigDecimal limit : limits) {
            for (String step : List.of("0", "1e-13", "1e-12", "1e-10", "1e-9", "1e-6", "1e-3", "1", "999", "1e3")) {
                BigDecimal neighbour = new BigDecimal(step);
                for (BigDecimal number : List.of(limit.add(neighbour), limit.subtract(neighbour))) {
                    times.check(number);
                    times.check(number.negate());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("times")
    void randomNumbers(Times<?> times) {
        Random random = new Random(SEED);
        for (int i = 0; i < NUMBERS; i++) {
            BigInteger digits = new BigInteger(random.nextInt(90), random);
            BigDecimal number = new BigDecimal(random.nextBoolean() ? digits : digits.negate(), random.nextInt(16) - 3);
            try {
                times.check(number.round(new MathContext(1 + random.nextInt(30))));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("-Dschemac.seed=" + SEED + " " + number + ": " + e.getMessage(), e);
            }
        }
    }

    /** The values that the types themselves call their extremes. */
    @ParameterizedTest
    @MethodSource("times")
    void extremeValues(Times<?> times) {
        extremes(times);
    }

    private static <T> void extremes(Times<T> times) {
        List<Object> values = times.type == Instant.class
                ? List.of(Instant.MIN, Instant.MAX, Instant.EPOCH.minusNanos(1))
                : List.of(
                        Duration.ofSeconds(Long.MIN_VALUE),
                        Duration.ofSeconds(Long.MIN_VALUE, 1),
                        Duration.ofSeconds(Long.MIN_VALUE, 1_000_000),
                        Duration.ofSeconds(Long.MIN_VALUE, 999_999_999),
                        Duration.ofSeconds(Long.MIN_VALUE + 1),
                        Duration.ofSeconds(Long.MAX_VALUE, 999_999_999));
        for (Object value : values) {
            String written = times.written(times.type.cast(value));
            assertThat(new BigDecimal(written))
                    .as("%s", value)
                    .isEqualByComparingTo(times.seconds(value).multiply(times.unitsPerSecond));
            assertThat(times.format.parse(written)).isEqualTo(value);
        }
    }

    @Test
    void stringsOfNumbers() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
            assertThat(Formats.read(JsonFormat.INSTANT_EPOCH_MILLIS, "\"-1500\"", options))
                    .isEqualTo(Instant.ofEpochMilli(-1_500));
            assertThat(Formats.read(JsonFormat.DURATION_SECONDS, "\"1.5\"", options))
                    .isEqualTo(Duration.ofMillis(1_500));
            refusedString(JsonFormat.DURATION_SECONDS, "x", options);
            refusedString(JsonFormat.DURATION_SECONDS, "0.0000000001", options);
            refusedString(JsonFormat.INSTANT_EPOCH_SECONDS, "1e99", options);
        }
        assertThat(Formats.read(JsonFormat.DURATION_SECONDS, "\"+5\"", JsonOptions.ESPER))
                .isEqualTo(Duration.ofSeconds(5));
        refusedString(JsonFormat.DURATION_SECONDS, "+5", JsonOptions.DEFAULT);
        refusedString(JsonFormat.DURATION_SECONDS, "5", JsonOptions.STRICT);
    }

    private static void refusedString(JsonFormat<?> format, String content, JsonOptions options) {
        Formats.refused(format, format.name(), "\"" + content + "\"", options, "string");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.50", "1e2", "0.01"})
    void theLimitOfTheScaleHoldsForStringsToo(String number) {
        for (JsonOptions profile : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
            Duration value = (Duration)
                    Formats.read(JsonFormat.DURATION_SECONDS, "\"" + number + "\"", profile.withMaxDecimalScale(2));
            assertThat(Times.seconds(value.getSeconds(), value.getNano())).isEqualByComparingTo(new BigDecimal(number));
            refusedString(JsonFormat.DURATION_SECONDS, number, profile.withMaxDecimalScale(1));
        }
    }
}
