package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.format.AdapterFormat;
import dev.schemac.runtime.internal.format.Base64Format;
import dev.schemac.runtime.internal.format.EnumFormat;
import dev.schemac.runtime.internal.format.JavaStringFormat;
import dev.schemac.runtime.internal.format.ListedStrings;
import dev.schemac.runtime.internal.format.NumberStringFormat;
import dev.schemac.runtime.internal.format.TimeFormat;
import dev.schemac.runtime.internal.format.TimeNumber;
import dev.schemac.runtime.internal.format.UrlFormat;
import dev.schemac.runtime.internal.format.UuidFormat;
import dev.schemac.runtime.internal.format.ValueFormat;
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
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BiFunction;

/**
 * Defines the JSON form of a Java class. Generated code passes formats to {@link JsonScanner#readAs} and to
 * {@link JsonOutput}, which handle null and errors. The JIT trusts the fields of records and folds them into the code.
 *
 * <p>Formats are immutable and thread-safe; the format of a {@code JsonAdapter} is so if the adapter is.
 *
 * @param format reads and writes the values
 */
public record JsonFormat<T>(ValueFormat<T> format) {
    /**
     * A UUID as RFC 9562 writes it: 8, 4, 4, 4 and 12 hexadecimal digits of either case; written in lower case. Under
     * {@code JsonOptions.ESPER} everything that {@link UUID#fromString} accepts.
     */
    public static final JsonFormat<UUID> UUID = new JsonFormat<>(new UuidFormat());

    /** A URI as {@link URI#create} accepts it; written as it was read. */
    public static final JsonFormat<URI> URI = new JsonFormat<>(
            new JavaStringFormat<>("URI", "a URI (such as https://example.com/a)", java.net.URI::create));

    /**
     * URLs whose protocol the Java platform supports, in the form that {@link URL#toExternalForm} returns; written as
     * they were read. Under {@code JsonOptions.ESPER} accepts every string that {@link URL#URL(String)} accepts: blanks
     * around it, {@code HTTP://}. No network access takes place.
     */
    public static final JsonFormat<URL> URL = new JsonFormat<>(new UrlFormat());

    /** A date: {@code 2007-12-03}. */
    public static final JsonFormat<LocalDate> LOCAL_DATE = new JsonFormat<>(new TimeFormat.OfLocalDate());

    /** A time of day: {@code 10:15} or {@code 10:15:30.123}. */
    public static final JsonFormat<LocalTime> LOCAL_TIME = new JsonFormat<>(new TimeFormat.OfLocalTime());

    /** A day of each year: {@code --12-03}. */
    public static final JsonFormat<MonthDay> MONTH_DAY = new JsonFormat<>(
            new TimeFormat<>("MonthDay", "a month and day (such as --12-03)", MonthDay::parse, MonthDay::from));

    /** A year: {@code 2007}. */
    public static final JsonFormat<Year> YEAR =
            new JsonFormat<>(new TimeFormat<>("Year", "a year (such as 2007)", Year::parse, Year::from));

    /** A date and a time of day: {@code 2007-12-03T10:15:30}. */
    public static final JsonFormat<LocalDateTime> LOCAL_DATE_TIME = new JsonFormat<>(new TimeFormat.OfLocalDateTime());

    /** A date and time with an offset: {@code 2007-12-03T10:15:30+01:00}. */
    public static final JsonFormat<OffsetDateTime> OFFSET_DATE_TIME =
            new JsonFormat<>(new TimeFormat.OfOffsetDateTime());

    /** A date and time with an offset and perhaps a zone: {@code 2007-12-03T10:15:30+01:00[Europe/Paris]}. */
    public static final JsonFormat<ZonedDateTime> ZONED_DATE_TIME = new JsonFormat<>(new TimeFormat.OfZonedDateTime());

    /**
     * A moment: {@code 2007-12-03T10:15:30Z}; other offsets are accepted and written as {@code Z}. A leap second is
     * rejected: no {@link Instant} represents one.
     */
    public static final JsonFormat<Instant> INSTANT = new JsonFormat<>(new TimeFormat.OfInstant());

    /** A duration: {@code PT8H6M12.345S}. */
    public static final JsonFormat<Duration> DURATION =
            new JsonFormat<>(new JavaStringFormat<>("Duration", "a duration (such as PT8H6M12.345S)", Duration::parse));

    /**
     * Bytes in base64 (RFC 4648 section 4) in lines of 76 characters (RFC 2045), which CR LF separates. Blanks, tabs
     * and line ends are accepted anywhere; padding must be there.
     */
    public static final JsonFormat<byte[]> BASE64_MIME = new JsonFormat<>(Base64Format.lines("base64", 76));

    /** Bytes in base64 (RFC 4648 section 4) without line ends; padding must be there. */
    public static final JsonFormat<byte[]> BASE64_MIME_NO_LINEFEEDS = new JsonFormat<>(Base64Format.oneLine("base64"));

    /** As {@link #BASE64_MIME}, in lines of 64 characters (RFC 7468). */
    public static final JsonFormat<byte[]> BASE64_PEM = new JsonFormat<>(Base64Format.lines("base64", 64));

    /** Bytes in the alphabet for URLs (RFC 4648 section 5) without line ends; padding is accepted and not written. */
    public static final JsonFormat<byte[]> BASE64_URL = new JsonFormat<>(Base64Format.url("base64url"));

    /** A moment as the number of thousandths of a second since 1970, with a fraction if necessary. */
    public static final JsonFormat<Instant> INSTANT_EPOCH_MILLIS =
            new JsonFormat<>(TimeNumber.ofInstant("epoch-millis", 3));

    /** A moment as the number of seconds since 1970, with a fraction if necessary. */
    public static final JsonFormat<Instant> INSTANT_EPOCH_SECONDS =
            new JsonFormat<>(TimeNumber.ofInstant("epoch-seconds", 0));

    /** A duration as a number of thousandths of a second. */
    public static final JsonFormat<Duration> DURATION_MILLIS = new JsonFormat<>(TimeNumber.ofDuration("millis", 3));

    /** A duration as a number of seconds. */
    public static final JsonFormat<Duration> DURATION_SECONDS = new JsonFormat<>(TimeNumber.ofDuration("seconds", 0));

    /** A number as a string, as are the others of that name. */
    public static final JsonFormat<Byte> BYTE_STRING = new JsonFormat<>(NumberStringFormat.ofByte());

    public static final JsonFormat<Short> SHORT_STRING = new JsonFormat<>(NumberStringFormat.ofShort());

    public static final JsonFormat<Integer> INT_STRING = new JsonFormat<>(NumberStringFormat.ofInt());

    public static final JsonFormat<Long> LONG_STRING = new JsonFormat<>(NumberStringFormat.ofLong());

    public static final JsonFormat<Float> FLOAT_STRING = new JsonFormat<>(NumberStringFormat.ofFloat());

    public static final JsonFormat<Double> DOUBLE_STRING = new JsonFormat<>(NumberStringFormat.ofDouble());

    public static final JsonFormat<BigInteger> BIG_INTEGER_STRING = new JsonFormat<>(NumberStringFormat.ofBigInteger());

    public static final JsonFormat<BigDecimal> BIG_DECIMAL_STRING = new JsonFormat<>(NumberStringFormat.ofBigDecimal());

    /**
     * {@return the format of the constants of an enum by their strings ({@link JsonConstant#stringOf}), compared
     * exactly; any other string is rejected}
     *
     * @param constants all constants of the enum, or those of a discriminator; others are not written
     */
    public static <E extends Enum<E>> JsonFormat<E> of(E[] constants) {
        return ofEnum(constants, true, null);
    }

    /**
     * {@return the format of the constants of an enum by their strings; any other string reads as null}
     *
     * @param constants all constants of the enum
     */
    public static <E extends Enum<E>> JsonFormat<E> ofOrNull(E[] constants) {
        return ofEnum(constants, false, null);
    }

    /**
     * {@return the format of the constants of an enum by their strings; any other string reads as the fallback}
     *
     * @param constants all constants of the enum
     * @param fallback the constant for any other string
     */
    public static <E extends Enum<E>> JsonFormat<E> of(E[] constants, E fallback) {
        return ofEnum(constants, false, Objects.requireNonNull(fallback, "fallback"));
    }

    /**
     * {@return the format of the same constants of an enum by other strings}
     *
     * @param strings the strings of the constants, in their order
     * @throws IllegalStateException if the values are no constants of an enum
     */
    public JsonFormat<T> withStrings(String... strings) {
        if (!(format instanceof EnumFormat<?> constants)) {
            throw new IllegalStateException(format + " is no format of an enum");
        }
        @SuppressWarnings("unchecked") // the same constants
        ValueFormat<T> renamed = (ValueFormat<T>) constants.withStrings(strings);
        return new JsonFormat<>(renamed);
    }

    /**
     * {@return the format of strings of this list, which rejects any other string when reading and when writing}
     *
     * @param strings all different
     */
    public static JsonFormat<String> oneOf(String... strings) {
        return new JsonFormat<>(new ListedStrings(List.of(strings), false));
    }

    /**
     * {@return the format of strings except these, which it rejects when reading and when writing}
     *
     * @param strings all different
     */
    public static JsonFormat<String> noneOf(String... strings) {
        return new JsonFormat<>(new ListedStrings(List.of(strings), true));
    }

    /**
     * {@return values that an adapter converts}
     *
     * @param <A> the class of the adapter, a {@code JsonAdapter}
     * @param parse {@code JsonAdapter::parse}
     */
    public static <A, T> JsonFormat<T> ofAdapter(A adapter, BiFunction<? super A, String, ? extends T> parse) {
        Objects.requireNonNull(adapter, "adapter");
        return new JsonFormat<>(new AdapterFormat<>(adapter, parse));
    }

    /**
     * {@return the same dates or times in a pattern of {@link java.time.format.DateTimeFormatter}, strict and in the root
     * locale} Moments without an offset in the pattern are in UTC.
     *
     * @throws IllegalArgumentException if the pattern is invalid, or these values are not dates or times
     */
    public JsonFormat<T> withPattern(String pattern) {
        return new JsonFormat<>(format.withPattern(pattern));
    }

    /** {@return the name of the type in messages, as in {@code expected LocalDate but found number}} */
    public String name() {
        return format.name();
    }

    /**
     * Converts a string as under {@code JsonOptions.DEFAULT}.
     *
     * @param string the content of the string
     * @return null only if an adapter, or the policy for unknown constants, returns it
     * @throws RuntimeException if the string is not of this format; its class depends on the format
     */
    public T parse(String string) {
        return format.parse(string);
    }

    /**
     * {@return the string that {@link #parse} returns an equal value for; for an adapter the JSON value that it writes}
     *
     * @param value not null
     */
    public String format(T value) {
        return format.format(value);
    }

    @Override
    public String toString() {
        return format.toString();
    }

    private static <E extends Enum<E>> JsonFormat<E> ofEnum(E[] constants, boolean fails, E fallback) {
        return new JsonFormat<>(new EnumFormat<>(constants, JsonConstant::stringOf, fails, fallback));
    }
}
