package dev.schemac.dsl.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.TemporalAccessor;
import java.util.Optional;

/**
 * Converts the values of a type from and to a JSON form.
 *
 * @param format one of {@link ScalarType#formats}
 */
public record FormattedScalar(ScalarType type, ColumnFormat format) {
    /** The number of digits of nanoseconds. */
    private static final int NANO_DIGITS = 9;

    /** {@return the value of a string, or of a number in decimal digits; empty if it is invalid in this form} */
    public Optional<Object> parse(String written) {
        try {
            return switch (format.kind()) {
                case ISO, NUMBER, STRING -> type.parse(written);
                case PATTERN ->
                    type.query().map(query -> type.formatter(format.text()).parse(written, query));
                case EPOCH_MILLIS, MILLIS -> Optional.of(time(new BigDecimal(written).movePointLeft(3)));
                case EPOCH_SECONDS, SECONDS -> Optional.of(time(new BigDecimal(written)));
            };
        } catch (ArithmeticException | DateTimeException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** {@return a value of the type as a string or a number in this form} */
    public Object json(Object value) {
        return switch (format.kind()) {
            case ISO, NUMBER, STRING -> type.string(value);
            case PATTERN -> type.formatter(format.text()).format((TemporalAccessor) value);
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

    private Object time(BigDecimal seconds) {
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
}
