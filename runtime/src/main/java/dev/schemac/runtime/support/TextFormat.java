package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.format.Base64Format;
import dev.schemac.runtime.internal.format.EnumFormat;
import dev.schemac.runtime.internal.format.JavaText;
import dev.schemac.runtime.internal.format.ListedTexts;
import dev.schemac.runtime.internal.format.NumberText;
import dev.schemac.runtime.internal.format.TimeFormat;
import dev.schemac.runtime.internal.format.TimeNumber;
import dev.schemac.runtime.internal.format.TimePattern;
import dev.schemac.runtime.internal.format.UrlText;
import dev.schemac.runtime.internal.format.UuidText;
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
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
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
public record TextFormat<T>(ValueFormat<T> format) {
    /**
     * A UUID as RFC 9562 writes it: 8, 4, 4, 4 and 12 hexadecimal digits of either case; written in lower case. Under
     * {@code JsonOptions.ESPER} everything that {@link UUID#fromString} accepts.
     */
    public static final TextFormat<UUID> UUID = new TextFormat<>(new UuidText());

    /** A URI as {@link URI#create} accepts it; written as it was read. */
    public static final TextFormat<URI> URI =
            new TextFormat<>(new JavaText<>("URI", "a URI (such as https://example.com/a)", java.net.URI::create));

    /**
     * URLs whose protocol the Java platform supports, in the form that {@link URL#toExternalForm} returns; written as
     * they were read. Under {@code JsonOptions.ESPER} accepts every string that {@link URL#URL(String)} accepts: blanks
     * around it, {@code HTTP://}. No network access takes place.
     */
    public static final TextFormat<URL> URL = new TextFormat<>(new UrlText());

    /** A date: {@code 2007-12-03}. */
    public static final TextFormat<LocalDate> LOCAL_DATE = new TextFormat<>(new TimeFormat.OfLocalDate());

    /** A time of day: {@code 10:15} or {@code 10:15:30.123}. */
    public static final TextFormat<LocalTime> LOCAL_TIME = new TextFormat<>(new TimeFormat.OfLocalTime());

    /** A date and a time of day: {@code 2007-12-03T10:15:30}. */
    public static final TextFormat<LocalDateTime> LOCAL_DATE_TIME = new TextFormat<>(new TimeFormat.OfLocalDateTime());

    /** A date and time with an offset: {@code 2007-12-03T10:15:30+01:00}. */
    public static final TextFormat<OffsetDateTime> OFFSET_DATE_TIME =
            new TextFormat<>(new TimeFormat.OfOffsetDateTime());

    /** A date and time with an offset and perhaps a zone: {@code 2007-12-03T10:15:30+01:00[Europe/Paris]}. */
    public static final TextFormat<ZonedDateTime> ZONED_DATE_TIME = new TextFormat<>(new TimeFormat.OfZonedDateTime());

    /**
     * A moment: {@code 2007-12-03T10:15:30Z}; other offsets are accepted and written as {@code Z}. A leap second is
     * rejected: no {@link Instant} represents one.
     */
    public static final TextFormat<Instant> INSTANT = new TextFormat<>(new TimeFormat.OfInstant());

    /** A duration: {@code PT8H6M12.345S}. */
    public static final TextFormat<Duration> DURATION =
            new TextFormat<>(new JavaText<>("Duration", "a duration (such as PT8H6M12.345S)", Duration::parse));

    /**
     * Bytes in base64 (RFC 4648 section 4) in lines of 76 characters (RFC 2045), which CR LF separates. Blanks, tabs
     * and line ends are accepted anywhere; padding must be there.
     */
    public static final TextFormat<byte[]> BASE64_MIME = new TextFormat<>(Base64Format.lines("base64", 76));

    /** Bytes in base64 (RFC 4648 section 4) without line ends; padding must be there. */
    public static final TextFormat<byte[]> BASE64_MIME_NO_LINEFEEDS = new TextFormat<>(Base64Format.oneLine("base64"));

    /** As {@link #BASE64_MIME}, in lines of 64 characters (RFC 7468). */
    public static final TextFormat<byte[]> BASE64_PEM = new TextFormat<>(Base64Format.lines("base64", 64));

    /** Bytes in the alphabet for URLs (RFC 4648 section 5) without line ends; padding is accepted and not written. */
    public static final TextFormat<byte[]> BASE64_URL = new TextFormat<>(Base64Format.url("base64url"));

    /** A moment as the number of thousandths of a second since 1970, with a fraction if necessary. */
    public static final TextFormat<Instant> INSTANT_EPOCH_MILLIS =
            new TextFormat<>(TimeNumber.ofInstant("epoch-millis", 3));

    /** A moment as the number of seconds since 1970, with a fraction if necessary. */
    public static final TextFormat<Instant> INSTANT_EPOCH_SECONDS =
            new TextFormat<>(TimeNumber.ofInstant("epoch-seconds", 0));

    /** A duration as a number of thousandths of a second. */
    public static final TextFormat<Duration> DURATION_MILLIS = new TextFormat<>(TimeNumber.ofDuration("millis", 3));

    /** A duration as a number of seconds. */
    public static final TextFormat<Duration> DURATION_SECONDS = new TextFormat<>(TimeNumber.ofDuration("seconds", 0));

    /** A number as a string, as are the others of that name. */
    public static final TextFormat<Byte> BYTE_STRING = new TextFormat<>(NumberText.ofByte());

    public static final TextFormat<Short> SHORT_STRING = new TextFormat<>(NumberText.ofShort());

    public static final TextFormat<Integer> INT_STRING = new TextFormat<>(NumberText.ofInt());

    public static final TextFormat<Long> LONG_STRING = new TextFormat<>(NumberText.ofLong());

    public static final TextFormat<Float> FLOAT_STRING = new TextFormat<>(NumberText.ofFloat());

    public static final TextFormat<Double> DOUBLE_STRING = new TextFormat<>(NumberText.ofDouble());

    public static final TextFormat<BigInteger> BIG_INTEGER_STRING = new TextFormat<>(NumberText.ofBigInteger());

    public static final TextFormat<BigDecimal> BIG_DECIMAL_STRING = new TextFormat<>(NumberText.ofBigDecimal());

    /**
     * {@return the format of the constants of an enum by their strings ({@link JsonConstant#textOf}), compared exactly;
     * any other string is an error}
     *
     * @param constants all constants of the enum
     */
    public static <E extends Enum<E>> TextFormat<E> of(E[] constants) {
        return ofEnum(constants, true, null);
    }

    /**
     * {@return the format of the constants of an enum by their strings; any other string reads as null}
     *
     * @param constants all constants of the enum
     */
    public static <E extends Enum<E>> TextFormat<E> ofOrNull(E[] constants) {
        return ofEnum(constants, false, null);
    }

    /**
     * {@return the format of the constants of an enum by their strings; any other string reads as the fallback}
     *
     * @param constants all constants of the enum
     * @param fallback the constant for any other string
     */
    public static <E extends Enum<E>> TextFormat<E> of(E[] constants, E fallback) {
        return ofEnum(constants, false, Objects.requireNonNull(fallback, "fallback"));
    }

    /**
     * {@return the format of strings of this list; any other string is an error, when reading and when writing}
     *
     * @param texts all different
     */
    public static TextFormat<String> oneOf(String... texts) {
        return new TextFormat<>(new ListedTexts(List.of(texts), false));
    }

    /**
     * {@return the format of strings except these, which are an error, when reading and when writing}
     *
     * @param texts all different
     */
    public static TextFormat<String> noneOf(String... texts) {
        return new TextFormat<>(new ListedTexts(List.of(texts), true));
    }

    /**
     * {@return dates or times in a pattern of {@link java.time.format.DateTimeFormatter}, strict and in the root locale}
     *
     * @param type a class of {@code java.time}; moments without an offset in the pattern are in UTC
     * @throws IllegalArgumentException if the pattern is none
     */
    public static <T extends TemporalAccessor> TextFormat<T> ofPattern(Class<T> type, String pattern) {
        return new TextFormat<>(new TimePattern<>(type, pattern));
    }

    /**
     * {@return values that an adapter converts}
     *
     * @param <A> the class of the adapter, a {@code JsonAdapter}
     * @param parse {@code JsonAdapter::parse}
     */
    public static <A, T> TextFormat<T> ofAdapter(A adapter, BiFunction<? super A, String, ? extends T> parse) {
        Objects.requireNonNull(adapter, "adapter");
        return new TextFormat<>(new AdapterFormat<>(adapter, parse));
    }

    /** {@return the name of the type in messages, as in {@code expected LocalDate but found number}} */
    public String name() {
        return format.name();
    }

    /**
     * Converts a string as under {@code JsonOptions.DEFAULT}.
     *
     * @param text the content of the string
     * @return null only if an adapter, or the policy for unknown constants, returns it
     * @throws RuntimeException if the string is not of this format; its class depends on the format
     */
    public T parse(String text) {
        return format.parse(text);
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

    private static <E extends Enum<E>> TextFormat<E> ofEnum(E[] constants, boolean fails, E fallback) {
        return new TextFormat<>(new EnumFormat<>(constants, JsonConstant::textOf, fails, fallback));
    }
}
