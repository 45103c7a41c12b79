package dev.schemac.runtime.internal.format;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.input.NumberReader;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Reads and writes moments and durations that are numbers in JSON: seconds, or thousandths of them. They are exact: the
 * part below the unit is a fraction, of as many digits as it needs, in both directions.
 */
public final class TimeNumber<T> extends ValueFormat<T> {
    private static final int NANO_DIGITS = 9;
    private static final int NANOS_OF_MILLI = 1_000_000;

    /** Seconds up to this number, of either sign, fit a long as thousandths with a digit to spare. */
    private static final long MOST_MILLIS = Long.MAX_VALUE / 10_000;

    /** Makes a value of whole seconds and 0 to 999,999,999 billionths. */
    private interface Maker<T> {
        T of(long seconds, int nanos);
    }

    private final int unitDigits;
    private final BigDecimal first;
    private final BigDecimal end;
    private final Maker<T> maker;
    private final ToLongFunction<T> seconds;
    private final Function<T, Integer> nanos;

    /**
     * @param unitDigits 0 for seconds, 3 for thousandths
     * @param first the least whole number of seconds
     * @param last the greatest
     */
    private TimeNumber(
            String name,
            int unitDigits,
            long first,
            long last,
            Maker<T> maker,
            ToLongFunction<T> seconds,
            Function<T, Integer> nanos) {
        super(name);
        this.unitDigits = unitDigits;
        this.first = BigDecimal.valueOf(first);
        this.end = BigDecimal.valueOf(last).add(BigDecimal.ONE);
        this.maker = maker;
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static TimeNumber<Instant> ofInstant(String format, int unitDigits) {
        return new TimeNumber<>(
                "Instant as " + format,
                unitDigits,
                Instant.MIN.getEpochSecond(),
                Instant.MAX.getEpochSecond(),
                Instant::ofEpochSecond,
                Instant::getEpochSecond,
                Instant::getNano);
    }

    public static TimeNumber<Duration> ofDuration(String format, int unitDigits) {
        return new TimeNumber<>(
                "Duration as " + format,
                unitDigits,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                Duration::ofSeconds,
                Duration::getSeconds,
                Duration::getNano);
    }

    @Override
    public T parse(String text) {
        return value(new BigDecimal(text));
    }

    /** Reads a string instead of the number. */
    @Override
    T parse(String text, OptionValues options) {
        if (!options.acceptsStringsAsScalars()) {
            throw new IllegalArgumentException("a string");
        }
        BigDecimal number = Literals.convert(text, options, NumberReader::readBigDecimal, BigDecimal::new);
        if (Math.abs((long) number.scale()) > options.maxDecimalScale()) {
            throw new ArithmeticException("scale");
        }
        return value(number);
    }

    @Override
    T readScalar(Cursor in) {
        int at = in.pos;
        if (in.peek() != '-' && !Literals.isDigit(in.peek())) {
            throw in.mismatch(name());
        }
        BigDecimal number = NumberReader.readBigDecimal(in);
        try {
            return value(number);
        } catch (ArithmeticException e) {
            in.pos = at;
            throw in.mismatch(name(), e.getMessage());
        }
    }

    /** @throws ArithmeticException with a description of the error in the number */
    private T value(BigDecimal number) {
        BigDecimal exact = number.movePointLeft(unitDigits);
        if (exact.compareTo(first) < 0 || exact.compareTo(end) >= 0) {
            throw new ArithmeticException("number out of range");
        }
        BigDecimal whole = exact.setScale(0, RoundingMode.FLOOR);
        BigDecimal billionths = exact.subtract(whole).movePointRight(NANO_DIGITS);
        if (billionths.signum() != 0 && billionths.stripTrailingZeros().scale() > 0) {
            throw new ArithmeticException("number with a fraction below a nanosecond");
        }
        return maker.of(whole.longValueExact(), billionths.intValue());
    }

    private BigDecimal number(T value) {
        BigDecimal number = BigDecimal.valueOf(seconds.applyAsLong(value))
                .add(BigDecimal.valueOf(nanos.apply(value), NANO_DIGITS))
                .movePointRight(unitDigits);
        return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    }

    @Override
    public String format(T value) {
        return number(value).toPlainString();
    }

    @Override
    public void write(T value, Output out) {
        long whole = seconds.applyAsLong(value);
        int rest = nanos.apply(value);
        if (unitDigits == 0 && rest == 0) {
            integer(whole, out);
        } else if (unitDigits != 0 && rest % NANOS_OF_MILLI == 0 && whole >= -MOST_MILLIS && whole <= MOST_MILLIS) {
            integer(whole * 1_000 + rest / NANOS_OF_MILLI, out);
        } else {
            byte[] digits = format(value).getBytes(US_ASCII);
            out.beforeValue(digits.length);
            System.arraycopy(digits, 0, out.bytes, out.size, digits.length);
            out.size += digits.length;
        }
    }

    private static void integer(long number, Output out) {
        out.beforeValue(IntegerEncoder.MAX_BYTES);
        out.size = IntegerEncoder.append(out.bytes, out.size, number);
    }
}
