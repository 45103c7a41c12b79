package dev.schemac.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Random;

/** Random values of scalar types, often at the ends of their range. {@link ScalarSamples} has them by type. */
public final class RandomScalars {
    private final Random random;

    public RandomScalars(Random random) {
        this.random = random;
    }

    /** A string of so many characters, without unpaired surrogates, and some pairs of surrogates. */
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

    Character character() {
        return switch (random.nextInt(6)) {
            case 0 -> (char) random.nextInt(0x80);
            case 1 -> (char) random.nextInt(0xd800);
            case 2 -> "\"\\/\b\f\n\r\t\u2028\u0000\uffff\ufeff".charAt(random.nextInt(12));
            default -> (char) ('a' + random.nextInt(26));
        };
    }

    Random random() {
        return random;
    }

    /** A finite number; its bits are any. */
    public Double finiteDouble() {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.isFinite(value) ? value : -0.0;
    }

    Float finiteFloat() {
        float value = Float.intBitsToFloat(random.nextInt());
        return Float.isFinite(value) ? value : -0.0f;
    }

    BigInteger integer() {
        return new BigInteger(random.nextInt(extreme() ? 3_000 : 200), random).subtract(BigInteger.TEN);
    }

    BigDecimal decimal() {
        int scale = extreme() ? pick(9_999, -9_999, 0) : random.nextInt(60) - 30;
        BigDecimal value = new BigDecimal(new BigInteger(random.nextInt(100), random), scale);
        return random.nextBoolean() ? value : value.negate();
    }

    byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(4) == 0 ? random.nextInt(200) : random.nextInt(8)];
        random.nextBytes(bytes);
        return bytes;
    }

    LocalTime time() {
        return switch (random.nextInt(5)) {
            case 0 -> LocalTime.MIN;
            case 1 -> LocalTime.MAX;
            case 2 -> LocalTime.ofSecondOfDay(random.nextInt(86_400));
            default -> LocalTime.ofNanoOfDay(random.nextInt(86_400_000) * 1_000_000L + random.nextInt(1_000_000));
        };
    }

    LocalDateTime dateTime() {
        return extreme() ? pick(LocalDateTime.MIN, LocalDateTime.MAX) : ordinaryDateTime();
    }

    /** A date and time that has the same year with any offset. */
    LocalDateTime ordinaryDateTime() {
        return LocalDateTime.of(LocalDate.ofEpochDay(random.nextInt(8_000_000) - 4_000_000), time());
    }

    ZoneOffset offset() {
        return ZoneOffset.ofTotalSeconds(random.nextInt(2 * 64_800 + 1) - 64_800);
    }

    Instant instant() {
        return extreme()
                ? pick(Instant.MIN, Instant.MAX, Instant.EPOCH)
                : Instant.ofEpochSecond(random.nextInt() * 10L, random.nextInt(1_000_000_000));
    }

    Duration duration() {
        return extreme()
                ? pick(Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), Duration.ofSeconds(-1, 1), Duration.ZERO)
                : Duration.ofSeconds(random.nextInt(), random.nextInt(1_000_000_000));
    }

    boolean extreme() {
        return random.nextInt(8) == 0;
    }

    @SafeVarargs
    final <T> T pick(T... values) {
        return values[random.nextInt(values.length)];
    }

    /** One of these, with the probability of {@link #extreme}; otherwise null. */
    @SafeVarargs
    final <T> T extreme(T... values) {
        return extreme() ? values[random.nextInt(values.length)] : null;
    }
}
