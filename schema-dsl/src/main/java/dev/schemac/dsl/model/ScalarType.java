package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.ColumnFormat.Kind;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalQuery;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The types whose values are a JSON string, number or boolean. The table defines the facts of the schema language about
 * each type. These are its name, Java class and JSON form, whether Esper has it, its default values, its formats, and the
 * types that it includes.
 */
public enum ScalarType implements ValueType {
    /** A string. */
    STRING("string", String.class, JsonType.STRING, Origin.ESPER, ScalarType::wellFormed),
    /** One UTF-16 unit. */
    CHAR("char", Character.class, JsonType.STRING, Origin.ESPER, ScalarType::character),
    /** True or false. */
    BOOLEAN("boolean", Boolean.class, JsonType.BOOLEAN, Origin.ESPER, Boolean::valueOf),
    /** An integer of 8 bits. */
    BYTE("byte", Byte.class, JsonType.INTEGER, Origin.ESPER, Byte::valueOf),
    /** An integer of 16 bits. */
    SHORT("short", Short.class, JsonType.INTEGER, Origin.ESPER, Short::valueOf, BYTE),
    /** An integer of 32 bits. */
    INT("int", Integer.class, JsonType.INTEGER, Origin.ESPER, Integer::valueOf, BYTE, SHORT),
    /** An integer of 64 bits. */
    LONG("long", Long.class, JsonType.INTEGER, Origin.ESPER, Long::valueOf, BYTE, SHORT, INT),
    /** A binary fraction of 32 bits. */
    FLOAT("float", Float.class, JsonType.FRACTION, Origin.ESPER, ScalarType::finiteFloat, BYTE, SHORT),
    /** A binary fraction of 64 bits. */
    DOUBLE("double", Double.class, JsonType.FRACTION, Origin.ESPER, ScalarType::finiteDouble, BYTE, SHORT, INT, FLOAT),
    /** An integer of any size. */
    BIG_INTEGER(
            "biginteger", BigInteger.class, JsonType.INTEGER, Origin.ESPER, BigInteger::new, BYTE, SHORT, INT, LONG),
    /** A decimal fraction of any size, with its scale. */
    BIG_DECIMAL(
            "bigdecimal",
            BigDecimal.class,
            JsonType.FRACTION,
            Origin.ESPER,
            BigDecimal::new,
            BYTE,
            SHORT,
            INT,
            LONG,
            FLOAT,
            DOUBLE,
            BIG_INTEGER),
    /** A UUID. */
    UUID("UUID", UUID.class, JsonType.STRING, Origin.ESPER, ScalarType::uuid),
    /** A URI. */
    URI("URI", URI.class, JsonType.STRING, Origin.ESPER, java.net.URI::create),
    /** A URL. */
    URL("URL", URL.class, JsonType.STRING, Origin.ESPER, ScalarType::url),
    /** A date. */
    LOCAL_DATE("LocalDate", LocalDate.class, Origin.ESPER, LocalDate::parse, LocalDate::from),
    /** A time of day. */
    LOCAL_TIME("LocalTime", LocalTime.class, Origin.SCHEMAC, LocalTime::parse, LocalTime::from),
    /** A day of each year: {@code --12-03}. */
    MONTH_DAY("MonthDay", MonthDay.class, Origin.SCHEMAC, MonthDay::parse, MonthDay::from),
    /** A year. */
    YEAR("Year", Year.class, Origin.SCHEMAC, Year::parse, Year::from),
    /** A date and a time of day. */
    LOCAL_DATE_TIME("LocalDateTime", LocalDateTime.class, Origin.ESPER, LocalDateTime::parse, LocalDateTime::from),
    /** A date and time with an offset. */
    OFFSET_DATE_TIME("OffsetDateTime", OffsetDateTime.class, Origin.ESPER, OffsetDateTime::parse, OffsetDateTime::from),
    /** A date and time with a zone. */
    ZONED_DATE_TIME("ZonedDateTime", ZonedDateTime.class, Origin.ESPER, ZonedDateTime::parse, ZonedDateTime::from),
    /** A point in time. */
    INSTANT(
            "Instant",
            Instant.class,
            Origin.SCHEMAC,
            Instant::parse,
            Instant::from,
            Kind.EPOCH_MILLIS,
            Kind.EPOCH_SECONDS),
    /** A length of time. */
    DURATION("Duration", Duration.class, Origin.SCHEMAC, Duration::parse, null, Kind.MILLIS, Kind.SECONDS),
    /** Bytes, as a base64 string. Such a column has no default value. */
    BINARY("binary", byte[].class, JsonType.STRING, Origin.SCHEMAC, text -> null);

    /** The language that defines the type. */
    public enum Origin {
        /** Esper has columns of the type. */
        ESPER,
        /** Only this language has it. */
        SCHEMAC
    }

    private final String spelling;
    private final Class<?> javaClass;
    private final JsonType jsonType;
    private final Origin origin;
    private final Function<String, ?> parser;
    private final List<Kind> formats;
    private final TemporalQuery<?> query;
    private final Set<ScalarType> held;

    /**
     * For a class whose {@code toString} the parser reads as an equal value. Some JDK classes violate this: a {@code
     * YearMonth} cannot parse the string of {@code YearMonth.of(10_000, 1)}.
     *
     * @param parser returns the Java value of a string; null or an exception for an invalid string
     * @param held the other numbers whose values all belong to this type
     */
    <T> ScalarType(
            String spelling,
            Class<T> javaClass,
            JsonType jsonType,
            Origin origin,
            Function<String, T> parser,
            ScalarType... held) {
        this(
                spelling,
                javaClass,
                jsonType,
                origin,
                parser,
                jsonType.isNumber() ? List.of(Kind.NUMBER, Kind.STRING) : List.of(),
                null,
                Set.of(held));
    }

    /**
     * For a date, a time or a duration whose {@code toString} the parser reads as an equal value.
     *
     * @param query makes a value of the fields of a pattern; null if no pattern describes such values
     * @param numbers the forms of numbers that it can have in JSON
     */
    <T> ScalarType(
            String spelling,
            Class<T> javaClass,
            Origin origin,
            Function<String, T> parser,
            TemporalQuery<T> query,
            Kind... numbers) {
        this(
                spelling,
                javaClass,
                JsonType.STRING,
                origin,
                parser,
                Stream.of(
                                Stream.of(Kind.ISO),
                                Stream.of(numbers),
                                Stream.ofNullable(query).map(any -> Kind.PATTERN))
                        .<Kind>flatMap(kinds -> kinds)
                        .toList(),
                query,
                Set.of());
    }

    <T> ScalarType(
            String spelling,
            Class<T> javaClass,
            JsonType jsonType,
            Origin origin,
            Function<String, T> parser,
            List<Kind> formats,
            TemporalQuery<T> query,
            Set<ScalarType> held) {
        this.spelling = spelling;
        this.javaClass = javaClass;
        this.jsonType = jsonType;
        this.origin = origin;
        this.parser = parser;
        this.formats = formats;
        this.query = query;
        this.held = held;
    }

    /** {@return the full name of the Java type of a nullable value: {@code java.lang.Integer}, {@code byte[]}} */
    public String className() {
        return javaClass.getCanonicalName();
    }

    /** {@return the Java type of a nullable value} */
    public Class<?> boxedClass() {
        return javaClass;
    }

    /** {@return the Java type of a value that cannot be null: {@code int} for {@link #INT}} */
    public Class<?> unboxedClass() {
        return MethodType.methodType(javaClass).unwrap().returnType();
    }

    /** {@return the primitive Java type of a value that cannot be null, if there is one: {@code int}} */
    public Optional<String> primitiveName() {
        return unboxedClass().isPrimitive() ? Optional.of(unboxedClass().getName()) : Optional.empty();
    }

    /** {@return the JSON type of a value} */
    public JsonType jsonType() {
        return jsonType;
    }

    /** {@return the language that defines the type} */
    public Origin origin() {
        return origin;
    }

    /** {@return the forms that a column's format can select, the default form first; empty if there is only one} */
    public List<Kind> formats() {
        return formats;
    }

    /**
     * {@return the conversion from the fields of a pattern to a value; empty unless {@link #formats} has {@link
     * Kind#PATTERN}}
     */
    public Optional<TemporalQuery<?>> query() {
        return Optional.ofNullable(query);
    }

    /** {@return the name of the class if a source must import it to use its simple name} */
    public Optional<String> importName() {
        return Optional.of(className()).filter(name -> name.startsWith("java.net.") || name.startsWith("java.time."));
    }

    /**
     * {@return the Java value of a string, or of a number in decimal digits} Empty for an invalid value and for {@link
     * #BINARY}.
     */
    public Optional<Object> parse(String text) {
        try {
            return Optional.ofNullable(parser.apply(text));
        } catch (ArithmeticException | DateTimeException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * {@return the strict formatter of a pattern for values of this type} Times without an offset are in UTC.
     *
     * @throws IllegalArgumentException if the pattern is invalid
     */
    public DateTimeFormatter formatter(String pattern) {
        DateTimeFormatter formatter =
                DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
        return this == INSTANT ? formatter.withZone(ZoneOffset.UTC) : formatter;
    }

    /**
     * {@return a string that {@link #parse} reads as an equal value}
     *
     * @param value one of this type
     */
    public String string(Object value) {
        return javaClass.cast(value).toString();
    }

    /** {@return whether a column of this type reads all output of the other type without loss} */
    public boolean accepts(ScalarType other) {
        return this == other || this == STRING || held.contains(other);
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.scalar(this);
    }

    /** Returns the name as schemas write it, for instance {@code biginteger}. */
    @Override
    public String toString() {
        return spelling;
    }

    private static String wellFormed(String text) {
        return SourceText.isWellFormed(text) ? text : null;
    }

    private static Character character(String text) {
        return text.length() == 1 && wellFormed(text) != null ? text.charAt(0) : null;
    }

    private static Float finiteFloat(String text) {
        float value = Float.parseFloat(text);
        return Float.isFinite(value) ? value : null;
    }

    private static Double finiteDouble(String text) {
        double value = Double.parseDouble(text);
        return Double.isFinite(value) ? value : null;
    }

    /** Rejects the shorter forms that {@code UUID.fromString} accepts and parsers reject. */
    private static UUID uuid(String text) {
        return text.length() == 36 ? java.util.UUID.fromString(text) : null;
    }

    /** Returns null if the class drops a part of the string, because parsers reject it. */
    private static URL url(String text) {
        try {
            URL url = new URL(text);
            return url.toExternalForm().equals(text) ? url : null;
        } catch (MalformedURLException e) {
            return null;
        }
    }
}
