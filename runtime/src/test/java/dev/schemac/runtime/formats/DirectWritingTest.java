package dev.schemac.runtime.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.testing.Seed;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written straight into the bytes of a document is what {@code toString} of the JDK gives. */
class DirectWritingTest {
    private static final int[] YEARS = {0, 1, 9, 10, 99, 100, 999, 1000, 1582, 1970, 2024, 9998, 9999};
    private static final int[] UNUSUAL_YEARS = {
        -999_999_998, -10_000, -9999, -1000, -999, -1, 10_000, 99_999, 999_999_998
    };
    private static final int[] NANOS = {
        0,
        1,
        9,
        10,
        99,
        999,
        1_000,
        1_001,
        10_000,
        999_000,
        999_999,
        1_000_000,
        1_000_001,
        1_001_000,
        100_000_000,
        120_000_000,
        123_000_000,
        123_456_000,
        123_456_789,
        999_000_000,
        999_999_000,
        999_999_999
    };
    private static final ZoneOffset[] OFFSETS = {
        ZoneOffset.UTC,
        ZoneOffset.MIN,
        ZoneOffset.MAX,
        ZoneOffset.ofHours(1),
        ZoneOffset.ofHours(-9),
        ZoneOffset.ofHoursMinutes(5, 45),
        ZoneOffset.ofHoursMinutes(0, -1),
        ZoneOffset.ofHoursMinutesSeconds(1, 2, 3),
        ZoneOffset.ofHoursMinutesSeconds(0, 0, -1),
        ZoneOffset.ofHoursMinutesSeconds(-17, -59, -59),
        ZoneOffset.ofTotalSeconds(1)
    };
    private static final List<ZoneId> ZONES = Stream.of(
                    "Z", "UTC", "GMT+2", "Europe/Paris", "America/St_Johns", "Asia/Kathmandu", "+01:02:03")
            .map(ZoneId::of)
            .toList();
    private static final int ROUNDS = 20_000;

    /** A format and random values of it, many of them at the edges. */
    private record Kind<T>(JsonFormat<T> format, Function<Random, T> value) {
        @Override
        public String toString() {
            return format.name();
        }
    }

    static Stream<Kind<?>> kinds() {
        return Stream.of(
                new Kind<>(JsonFormat.UUID, DirectWritingTest::uuid),
                new Kind<>(JsonFormat.LOCAL_DATE, DirectWritingTest::date),
                new Kind<>(JsonFormat.LOCAL_TIME, DirectWritingTest::time),
                new Kind<>(JsonFormat.LOCAL_DATE_TIME, DirectWritingTest::dateTime),
                new Kind<>(JsonFormat.OFFSET_DATE_TIME, r -> dateTime(r).atOffset(offset(r))),
                new Kind<>(JsonFormat.ZONED_DATE_TIME, DirectWritingTest::zoned),
                new Kind<>(JsonFormat.INSTANT, r -> dateTime(r).toInstant(offset(r))));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T> void writesWhatToStringGives(Kind<T> kind) {
        long seed = Seed.drawn();
        System.out.println(kind + " with schemac.seed=" + seed);
        Random random = new Random(seed);
        JsonWriter out = new JsonWriter();
        for (int i = 0; i < ROUNDS; i++) {
            check(out, kind.format, kind.value.apply(random));
        }
    }

    @Test
    void writesEveryDayOfFourYearsAndEveryYearOfFourDigits() {
        JsonWriter out = new JsonWriter();
        LocalDate.of(2023, 1, 1)
                .datesUntil(LocalDate.of(2027, 1, 1))
                .forEach(d -> check(out, JsonFormat.LOCAL_DATE, d));
        IntStream.range(-10, 10_011).forEach(y -> check(out, JsonFormat.LOCAL_DATE, LocalDate.of(y, 12, 31)));
    }

    @Test
    void writesEverySecondOfADay() {
        JsonWriter out = new JsonWriter();
        IntStream.range(0, 86_400).forEach(s -> check(out, JsonFormat.LOCAL_TIME, LocalTime.ofSecondOfDay(s)));
    }

    @Test
    void writesEveryOffset() {
        JsonWriter out = new JsonWriter();
        LocalDateTime noon = LocalDateTime.of(2024, 2, 29, 12, 0);
        for (int seconds = -18 * 3600; seconds <= 18 * 3600; seconds++) {
            ZoneOffset offset = ZoneOffset.ofTotalSeconds(seconds);
            check(out, JsonFormat.OFFSET_DATE_TIME, noon.atOffset(offset));
            check(out, JsonFormat.ZONED_DATE_TIME, noon.atZone(offset));
        }
    }

    @Test
    void writesTheLimits() {
        JsonWriter out = new JsonWriter();
        for (LocalDateTime limit : List.of(
                LocalDateTime.MIN,
                LocalDateTime.MAX,
                LocalDateTime.of(0, 1, 1, 0, 0),
                LocalDateTime.of(0, 1, 1, 0, 0).minusNanos(1),
                LocalDateTime.of(10_000, 1, 1, 0, 0),
                LocalDateTime.of(10_000, 1, 1, 0, 0).minusNanos(1))) {
            check(out, JsonFormat.LOCAL_DATE_TIME, limit);
            check(out, JsonFormat.LOCAL_DATE, limit.toLocalDate());
            check(out, JsonFormat.LOCAL_TIME, limit.toLocalTime());
            for (ZoneOffset offset : OFFSETS) {
                check(out, JsonFormat.OFFSET_DATE_TIME, limit.atOffset(offset));
                check(out, JsonFormat.INSTANT, limit.toInstant(offset));
            }
        }
        check(out, JsonFormat.INSTANT, Instant.MIN);
        check(out, JsonFormat.INSTANT, Instant.MAX);
        check(out, JsonFormat.UUID, new UUID(0, 0));
        check(out, JsonFormat.UUID, new UUID(-1, -1));
        check(out, JsonFormat.UUID, new UUID(0x0123_4567_89AB_CDEFL, 0xFEDC_BA98_7654_3210L));
    }

    /** Java takes all of these as names. */
    enum Name {
        A,
        $,
        _b,
        SEVEN_7,
        EIGHT__8 {
            @Override
            public String toString() {
                return "not the name";
            }
        },
        A_NAME_OF_SIXTEEN,
        A_NAME_THAT_IS_LONGER_THAN_THREE_WORDS_AND_SO_IS_COPIED,
        GRÖßE,
        名前
    }

    @Test
    void writesConstantsByTheirNames() {
        JsonWriter out = new JsonWriter();
        // All, and some of them in another order.
        for (Name[] known : new Name[][] {Name.values(), {Name.EIGHT__8, Name.$}}) {
            JsonFormat<Name> format = JsonFormat.of(known);
            for (Name name : known) {
                out.reset();
                Outputs.of(out).value(format, name);
                assertThat(out.toJson()).isEqualTo('"' + name.name() + '"');
            }
        }
    }

    @Test
    void writesMembersAndElementsInPlace() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(1));
        JsonFormat<Name> names = JsonFormat.of(Name.values());
        out.beginObject();
        Outputs.of(out).member(JsonKey.string("id"), JsonFormat.UUID, new UUID(0, 1));
        Outputs.of(out).member(JsonKey.string("at"), JsonFormat.INSTANT, Instant.EPOCH);
        Outputs.of(out).member(JsonKey.string("a"), names, Name.A);
        out.beginArray("days");
        Outputs.of(out).value(JsonFormat.LOCAL_DATE, LocalDate.EPOCH);
        Outputs.of(out).value(JsonFormat.LOCAL_DATE, null);
        Outputs.of(out).value(JsonFormat.LOCAL_TIME, LocalTime.NOON);
        out.endArray();
        out.endObject();
        assertThat(out.toJson()).isEqualTo("""
                        {
                         "id": "00000000-0000-0000-0000-000000000001",
                         "at": "1970-01-01T00:00:00Z",
                         "a": "A",
                         "days": [
                          "1970-01-01",
                          null,
                          "12:00"
                         ]
                        }""");
    }

    @Test
    void leavesTheWriterAsItWasWhereNoValueFits() {
        ObjectWriter<UUID> uuids = new UuidWriter();
        JsonWriter out = new JsonWriter();
        out.beginObject();
        assertThatThrownBy(() -> out.value(uuids, new UUID(1, 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("cannot write a value here: expected a name or endObject()");
        assertThatThrownBy(() -> uuids.write(new UUID(1, 1), out))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("cannot write a value here: expected a name or endObject()");
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{}");
    }

    /** In an array, so that texts begin at every distance from the end of the writer's memory. */
    private static <T> void check(JsonWriter out, JsonFormat<T> format, T value) {
        if (out.size() == 0 || out.size() > 5_000) {
            out.reset();
            out.beginArray();
        }
        int from = out.size();
        Outputs.of(out).value(format, value);
        String written = new String(Outputs.of(out).bytes, from, out.size() - from, UTF_8);
        String expected = (from == 1 ? "\"" : ",\"") + value + '"';
        if (!written.equals(expected)) {
            assertThat(written).isEqualTo(expected);
        }
    }

    private static int pick(Random random, int[] of) {
        return of[random.nextInt(of.length)];
    }

    private static ZoneOffset offset(Random random) {
        return random.nextBoolean()
                ? OFFSETS[random.nextInt(OFFSETS.length)]
                : ZoneOffset.ofTotalSeconds(random.nextInt(-64_800, 64_801));
    }

    private static UUID uuid(Random random) {
        return new UUID(random.nextLong(), random.nextLong() >> random.nextInt(64));
    }

    private static LocalDate date(Random random) {
        int year = switch (random.nextInt(4)) {
            case 0 -> pick(random, YEARS);
            case 1 -> pick(random, UNUSUAL_YEARS);
            default -> random.nextInt(10_000);
        };
        return LocalDate.ofYearDay(year, 1 + random.nextInt(365));
    }

    private static LocalTime time(Random random) {
        int nano = random.nextInt(3) == 0 ? random.nextInt(1_000_000_000) : pick(random, NANOS);
        int second = random.nextInt(3) == 0 ? 0 : random.nextInt(60);
        return LocalTime.of(random.nextInt(24), random.nextInt(60), second, nano);
    }

    private static LocalDateTime dateTime(Random random) {
        return date(random).atTime(time(random));
    }

    private static ZonedDateTime zoned(Random random) {
        ZoneId zone = random.nextBoolean() ? offset(random) : ZONES.get(random.nextInt(ZONES.size()));
        return dateTime(random).atZone(zone);
    }

    private static final class UuidWriter extends GeneratedWriter<UUID> implements ObjectWriter<UUID> {
        @Override
        public void write(UUID value, JsonWriter out) {
            out.value(this, value);
        }

        @Override
        public void write(UUID value, JsonOutput out) {
            out.value(JsonFormat.UUID, value);
        }
    }
}
