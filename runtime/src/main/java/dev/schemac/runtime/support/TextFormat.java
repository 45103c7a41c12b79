package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.TextReader;
import dev.schemac.runtime.internal.output.Output;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
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
import java.util.function.Function;

/**
 * A Java class whose values are strings in JSON, and how they are read and written. Generated code passes formats to
 * {@link JsonScanner#readAs} and to the methods of {@code JsonWriter}, which take care of null and of errors.
 *
 * <p>Formats are immutable and shared freely between threads; one made from a {@code JsonAdapter} is so if the adapter
 * is.
 */
@SuppressWarnings("exports") // formats that generated code uses are made here, and by JsonAdapter
public abstract class TextFormat<T> {
    /**
     * A UUID as RFC 9562 writes it: 8, 4, 4, 4 and 12 hexadecimal digits of either case; written in lower case. Under
     * {@code JsonOptions.ESPER} everything that {@link UUID#fromString} accepts.
     */
    public static final TextFormat<UUID> UUID = new UuidText();

    /** A URI as {@link URI#create} accepts it; written as it was read. */
    public static final TextFormat<URI> URI =
            new JavaText<>("URI", "a URI (such as https://example.com/a)", JavaText::uri);

    /**
     * A URL whose protocol the Java platform knows, in the form in which {@link URL#toExternalForm} gives it back;
     * written as it was read. Under {@code JsonOptions.ESPER} everything that {@link URL#URL(String)} accepts: blanks
     * around it, {@code HTTP://}. Nothing is looked up in any network.
     */
    public static final TextFormat<URL> URL = new UrlText();

    /** A date: {@code 2007-12-03}. */
    public static final TextFormat<LocalDate> LOCAL_DATE = new TimeFormat.OfLocalDate();

    /** A time of day: {@code 10:15} or {@code 10:15:30.123}. */
    public static final TextFormat<LocalTime> LOCAL_TIME = new TimeFormat.OfLocalTime();

    /** A date and a time of day: {@code 2007-12-03T10:15:30}. */
    public static final TextFormat<LocalDateTime> LOCAL_DATE_TIME = new TimeFormat.OfLocalDateTime();

    /** A date and time with an offset: {@code 2007-12-03T10:15:30+01:00}. */
    public static final TextFormat<OffsetDateTime> OFFSET_DATE_TIME = new TimeFormat.OfOffsetDateTime();

    /** A date and time with an offset and perhaps a zone: {@code 2007-12-03T10:15:30+01:00[Europe/Paris]}. */
    public static final TextFormat<ZonedDateTime> ZONED_DATE_TIME = new TimeFormat.OfZonedDateTime();

    /**
     * A moment: {@code 2007-12-03T10:15:30Z}; other offsets are accepted and written as {@code Z}. A leap second is
     * refused: no {@link Instant} is one.
     */
    public static final TextFormat<Instant> INSTANT = new TimeFormat.OfInstant();

    /** A duration: {@code PT8H6M12.345S}. */
    public static final TextFormat<Duration> DURATION =
            new JavaText<>("Duration", "a duration (such as PT8H6M12.345S)", Duration::parse);

    /**
     * Bytes in base64 (RFC 4648 section 4) in lines of 76 characters (RFC 2045), which CR LF separates. Blanks, tabs
     * and line ends are accepted anywhere; padding must be there.
     */
    public static final TextFormat<byte[]> BASE64_MIME = Base64Format.lines("base64", 76);

    /** Bytes in base64 (RFC 4648 section 4) without line ends; padding must be there. */
    public static final TextFormat<byte[]> BASE64_MIME_NO_LINEFEEDS = Base64Format.oneLine("base64");

    /** As {@link #BASE64_MIME}, in lines of 64 characters (RFC 7468). */
    public static final TextFormat<byte[]> BASE64_PEM = Base64Format.lines("base64", 64);

    /** Bytes in the alphabet for URLs (RFC 4648 section 5) without line ends; padding is accepted and not written. */
    public static final TextFormat<byte[]> BASE64_URL = Base64Format.url("base64url");

    /** A moment as the number of thousandths of a second since 1970, with a fraction where it needs one. */
    public static final TextFormat<Instant> INSTANT_EPOCH_MILLIS = TimeNumber.ofInstant("epoch-millis", 3);

    /** A moment as the number of seconds since 1970, with a fraction where it needs one. */
    public static final TextFormat<Instant> INSTANT_EPOCH_SECONDS = TimeNumber.ofInstant("epoch-seconds", 0);

    /** A duration as a number of thousandths of a second. */
    public static final TextFormat<Duration> DURATION_MILLIS = TimeNumber.ofDuration("millis", 3);

    /** A duration as a number of seconds. */
    public static final TextFormat<Duration> DURATION_SECONDS = TimeNumber.ofDuration("seconds", 0);

    /** A number as a string, as are the others of that name. */
    public static final TextFormat<Byte> BYTE_STRING = NumberText.ofByte();

    public static final TextFormat<Short> SHORT_STRING = NumberText.ofShort();

    public static final TextFormat<Integer> INT_STRING = NumberText.ofInt();

    public static final TextFormat<Long> LONG_STRING = NumberText.ofLong();

    public static final TextFormat<Float> FLOAT_STRING = NumberText.ofFloat();

    public static final TextFormat<Double> DOUBLE_STRING = NumberText.ofDouble();

    public static final TextFormat<BigInteger> BIG_INTEGER_STRING = NumberText.ofBigInteger();

    public static final TextFormat<BigDecimal> BIG_DECIMAL_STRING = NumberText.ofBigDecimal();

    private final String name;
    private final String form;

    protected TextFormat(String name) {
        this(name, null);
    }

    /**
     * @param form what the error about another text says was expected, with an example; null where that is the name
     */
    TextFormat(String name, String form) {
        this.name = name;
        this.form = form;
    }

    /**
     * {@return the constants of an enum by their texts ({@link JsonConstant#textOf}), which are compared exactly; any
     * other text is an error}
     *
     * @param constants all constants of the enum
     */
    public static <E extends Enum<E>> TextFormat<E> of(E[] constants) {
        return new EnumFormat<>(constants, true, null);
    }

    /**
     * {@return the constants of an enum by their texts; any other text reads as null}
     *
     * @param constants all constants of the enum
     */
    public static <E extends Enum<E>> TextFormat<E> ofOrNull(E[] constants) {
        return new EnumFormat<>(constants, false, null);
    }

    /**
     * {@return the constants of an enum by their texts, and one of them for every other text}
     *
     * @param constants all constants of the enum
     * @param fallback what any other text reads as
     */
    public static <E extends Enum<E>> TextFormat<E> of(E[] constants, E fallback) {
        return new EnumFormat<>(constants, false, Objects.requireNonNull(fallback, "fallback"));
    }

    /**
     * {@return strings of these texts; any other text is an error, when reading and when writing}
     *
     * @param texts all different
     */
    public static TextFormat<String> oneOf(String... texts) {
        return new ListedTexts(List.of(texts), false);
    }

    /**
     * {@return strings of any but these texts, which are an error, when reading and when writing}
     *
     * @param texts all different
     */
    public static TextFormat<String> noneOf(String... texts) {
        return new ListedTexts(List.of(texts), true);
    }

    /**
     * {@return dates or times in a pattern of {@link java.time.format.DateTimeFormatter}, strict and in the root locale}
     *
     * @param type a class of {@code java.time}; moments without an offset in the pattern are in UTC
     * @throws IllegalArgumentException if the pattern is none
     */
    public static <T extends TemporalAccessor> TextFormat<T> ofPattern(Class<T> type, String pattern) {
        return new TimePattern<>(type, pattern);
    }

    /** {@return what messages call a value of this format, as in {@code expected LocalDate but found number}} */
    public final String name() {
        return name;
    }

    /**
     * Converts a text as under {@code JsonOptions.DEFAULT}.
     *
     * @param text the content of the string
     * @return null only where an adapter, or the policy for unknown constants, says so
     * @throws RuntimeException if the text is not of this format; which one depends on the format
     */
    public abstract T parse(String text);

    /** As {@link #parse(String)}, for formats that differ between profiles. */
    T parse(String text, Cursor.Options options) {
        return parse(text);
    }

    /**
     * {@return the text that {@link #parse} gives an equal value for; of an adapter the JSON value that it writes}
     *
     * @param value not null
     */
    public abstract String format(T value);

    /**
     * Reads the string at the cursor's position, behind its opening quote, straight from the bytes, if its text is in
     * the common form. This gives what {@link #parse} would.
     *
     * @return null for any other text. Either way the cursor is where the reading has ended: the caller looks there
     *     for the closing quote, and where there is none reads the string again from its beginning
     */
    T readFast(Cursor in) {
        return null;
    }

    /** Whether numbers and booleans are converted too, by their source text. */
    protected boolean acceptsEveryScalar() {
        return false;
    }

    /** Whether a number or boolean is converted under these options, by its source text. */
    boolean acceptsScalars(Cursor.Options options) {
        return acceptsEveryScalar() || options.acceptsJavaTexts();
    }

    /** Reads what is neither a string nor null. */
    T readScalar(Cursor in) {
        int at = in.pos;
        return convert(in, this, at, TextReader.readScalar(in, acceptsScalars(in.options), name));
    }

    /** What goes into the error about a refused text. The exceptions of the JDK quote the text, so they do not. */
    protected Throwable cause(RuntimeException refusal) {
        return null;
    }

    /** Writes a value that is not null as one JSON value. */
    public void write(T value, Output out) {
        out.value(format(value));
    }

    @Override
    public final String toString() {
        return "TextFormat[" + name + "]";
    }

    /** Reads the value at the scanner's position; null for null. */
    static <T> T read(Cursor in, TextFormat<T> format) {
        if (in.peek() == '"') {
            in.pos++;
            return readRest(in, format);
        }
        return in.skipNull() ? null : format.readScalar(in);
    }

    /** Reads a string from behind its opening quote. */
    static <T> T readRest(Cursor in, TextFormat<T> format) {
        int from = in.pos;
        T value = format.readFast(in);
        if (value != null && in.peek() == '"') {
            in.pos++;
            return value;
        }
        in.pos = from;
        return convert(in, format, from - 1, TextReader.readRest(in));
    }

    private static <T> T convert(Cursor in, TextFormat<T> format, int at, String text) {
        try {
            return format.parse(text, in.options);
        } catch (RuntimeException e) {
            in.pos = at;
            throw format.refused(in).because(format.cause(e));
        }
    }

    /** The error about a text at the position that this is no format of, or about a number that was read as one. */
    private InvalidInput refused(Cursor in) {
        return in.mismatch(form == null || in.peek() != '"' ? name : form);
    }

    /** A class of the Java platform that parses its own {@code toString}. */
    static class JavaText<T> extends TextFormat<T> {
        private final Function<String, T> parse;

        JavaText(String name, String form, Function<String, T> parse) {
            super(name, form);
            this.parse = parse;
        }

        static URI uri(String text) {
            return java.net.URI.create(text);
        }

        @Override
        public final T parse(String text) {
            return parse.apply(text);
        }

        @Override
        public final String format(T value) {
            return value.toString();
        }
    }

    /**
     * URLs. The constructor of {@link URL} also accepts blanks at both ends, a prefix {@code url:} and other spellings,
     * and forgets them.
     */
    static final class UrlText extends TextFormat<URL> {
        UrlText() {
            super("URL", "a URL (such as https://example.com/a)");
        }

        @Override
        public URL parse(String text) {
            URL url = url(text);
            if (!url.toExternalForm().equals(text)) {
                throw new IllegalArgumentException("a URL stands for itself without blanks around it");
            }
            return url;
        }

        @Override
        URL parse(String text, Cursor.Options options) {
            return options.acceptsJavaTexts() ? url(text) : parse(text);
        }

        private static URL url(String text) {
            try {
                return new URL(text);
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(e);
            }
        }

        @Override
        public void write(URL value, Output out) {
            String text = format(value);
            if (text.charAt(text.length() - 1) <= ' ' && !out.display) {
                throw out.refused("a URL that ends in a blank has no JSON form");
            }
            out.value(text);
        }

        @Override
        public String format(URL value) {
            return value.toExternalForm();
        }
    }
}
