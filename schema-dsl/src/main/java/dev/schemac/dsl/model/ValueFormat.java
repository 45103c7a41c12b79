package dev.schemac.dsl.model;

import dev.schemac.dsl.model.ScalarType.JsonType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.Optional;

/**
 * A JSON form of a number, date, time or duration other than the default form.
 *
 * @param kind the kind of form
 * @param text the format as schemas write it; for {@link Kind#PATTERN} the pattern
 */
public record ValueFormat(Kind kind, String text) {
    /** The number of digits of nanoseconds. */
    private static final int NANO_DIGITS = 9;

    /** The kinds of forms. */
    public enum Kind {
        /** ISO 8601, the default form of dates, times and durations. */
        ISO("iso"),
        /** A JSON number, the default form of numbers. */
        NUMBER("number"),
        /** A number in a string. */
        STRING("string"),
        /** A point in time in milliseconds since 1970. */
        EPOCH_MILLIS("epoch-millis"),
        /** A point in time in seconds since 1970. */
        EPOCH_SECONDS("epoch-seconds"),
        /** A duration in milliseconds. */
        MILLIS("millis"),
        /** A duration in seconds. */
        SECONDS("seconds"),
        /** A string in a pattern of {@link DateTimeFormatter}. */
        PATTERN("a pattern");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** {@return the name in a schema; for a pattern, its name in messages} */
        public String word() {
            return word;
        }
    }

    /** {@return whether it is the default form} */
    public boolean isDefault() {
        return kind == Kind.ISO || kind == Kind.NUMBER;
    }

    /** {@return the JSON type of a value} */
    public JsonType jsonType() {
        return kind == Kind.STRING || kind == Kind.PATTERN ? JsonType.STRING : JsonType.FRACTION;
    }

    /**
     * {@return the strict formatter of a pattern} Times without an offset are in UTC.
     *
     * @throws IllegalArgumentException if the pattern is invalid
     */
    public static DateTimeFormatter formatter(String pattern, ScalarType type) {
        DateTimeFormatter formatter =
                DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
        return type == ScalarType.INSTANT ? formatter.withZone(ZoneOffset.UTC) : formatter;
    }

    /** {@return the value of a string, or of a number in decimal digits; empty if it is invalid in this form} */
    public Optional<Object> parse(String written, ScalarType type) {
        try {
            return switch (kind) {
                case ISO, NUMBER, STRING -> type.parse(written);
                case PATTERN -> type.query().map(query -> formatter(text, type).parse(written, query));
                case EPOCH_MILLIS, MILLIS -> Optional.of(time(new BigDecimal(written).movePointLeft(3), type));
                case EPOCH_SECONDS, SECONDS -> Optional.of(time(new BigDecimal(written), type));
            };
        } catch (ArithmeticException | DateTimeException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** {@return a value of the type as a string or a number in this form} */
    public Object json(Object value, ScalarType type) {
        return switch (kind) {
            case ISO, NUMBER, STRING -> type.text(value);
            case PATTERN -> formatter(text, type).format((TemporalAccessor) value);
            case EPOCH_MILLIS, MILLIS -> seconds(value).movePointRight(3);
            case EPOCH_SECONDS, SECONDS -> seconds(value);
        };
    }

    private static BigDecimal seconds(Object value) {
        boolean moment = value instanceof Instant;
        long whole = moment ? ((Instant) value).getEpochSecond() : ((Duration) value).getSeconds();
        int nanos = moment ? ((Instant) value).getNano() : ((Duration) value).getNano();
        BigDecimal fraction = BigDecimal.valueOf(nanos, NANO_DIGITS).stripTrailingZeros();
        return BigDecimal.valueOf(whole).add(nanos == 0 ? BigDecimal.ZERO : fraction);
    }

    private static Object time(BigDecimal seconds, ScalarType type) {
        // Few digits before and after the decimal point, whatever the exponent is.
        if (seconds.precision() - (long) seconds.scale() > Long.SIZE
                || seconds.stripTrailingZeros().scale() > NANO_DIGITS) {
            throw new ArithmeticException("out of range");
        }
        BigDecimal exact = seconds.stripTrailingZeros();
        BigDecimal whole = exact.setScale(0, RoundingMode.FLOOR);
        BigInteger nanos = exact.subtract(whole).movePointRight(NANO_DIGITS).toBigIntegerExact();
        return type == ScalarType.INSTANT
                ? Instant.ofEpochSecond(whole.longValueExact(), nanos.intValue())
                : Duration.ofSeconds(whole.longValueExact(), nanos.intValue());
    }

    /** Returns the format as schemas write it. */
    @Override
    public String toString() {
        return text;
    }
}
