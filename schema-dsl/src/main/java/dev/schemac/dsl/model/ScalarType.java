package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceText;
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
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/**
 * The types whose values are a JSON string, number or boolean. This is the table of what the schema language knows
 * about them: how each is written, its Java class, its form in JSON, whether Esper has it, how a default value is read
 * and written, and which other types it holds.
 */
public enum ScalarType implements ValueType {
    /** Text. */
    STRING("string", String.class, JsonForm.TEXT, Origin.ESPER, ScalarType::wellFormed),
    /** One UTF-16 unit. */
    CHAR("char", Character.class, JsonForm.TEXT, Origin.ESPER, ScalarType::character),
    /** True or false. */
    BOOLEAN("boolean", Boolean.class, JsonForm.BOOLEAN, Origin.ESPER, Boolean::valueOf),
    /** An integer of 8 bits. */
    BYTE("byte", Byte.class, JsonForm.INTEGER, Origin.ESPER, Byte::valueOf),
    /** An integer of 16 bits. */
    SHORT("short", Short.class, JsonForm.INTEGER, Origin.ESPER, Short::valueOf, BYTE),
    /** An integer of 32 bits. */
    INT("int", Integer.class, JsonForm.INTEGER, Origin.ESPER, Integer::valueOf, BYTE, SHORT),
    /** An integer of 64 bits. */
    LONG("long", Long.class, JsonForm.INTEGER, Origin.ESPER, Long::valueOf, BYTE, SHORT, INT),
    /** A binary fraction of 32 bits. */
    FLOAT("float", Float.class, JsonForm.FRACTION, Origin.ESPER, ScalarType::finiteFloat, BYTE, SHORT),
    /** A binary fraction of 64 bits. */
    DOUBLE("double", Double.class, JsonForm.FRACTION, Origin.ESPER, ScalarType::finiteDouble, BYTE, SHORT, INT, FLOAT),
    /** An integer of any size. */
    BIG_INTEGER(
            "biginteger", BigInteger.class, JsonForm.INTEGER, Origin.ESPER, BigInteger::new, BYTE, SHORT, INT, LONG),
    /** A decimal fraction of any size, with its scale. */
    BIG_DECIMAL(
            "bigdecimal",
            BigDecimal.class,
            JsonForm.FRACTION,
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
    UUID("UUID", UUID.class, JsonForm.TEXT, Origin.ESPER, ScalarType::uuid),
    /** A URI. */
    URI("URI", URI.class, JsonForm.TEXT, Origin.ESPER, java.net.URI::create),
    /** A URL. */
    URL("URL", URL.class, JsonForm.TEXT, Origin.ESPER, ScalarType::url, java.net.URL::toExternalForm),
    /** A date. */
    LOCAL_DATE("LocalDate", LocalDate.class, JsonForm.TEXT, Origin.ESPER, LocalDate::parse),
    /** A time of day. */
    LOCAL_TIME("LocalTime", LocalTime.class, JsonForm.TEXT, Origin.SCHEMAC, LocalTime::parse),
    /** A date and a time of day. */
    LOCAL_DATE_TIME("LocalDateTime", LocalDateTime.class, JsonForm.TEXT, Origin.ESPER, LocalDateTime::parse),
    /** A date and time with an offset. */
    OFFSET_DATE_TIME("OffsetDateTime", OffsetDateTime.class, JsonForm.TEXT, Origin.ESPER, OffsetDateTime::parse),
    /** A date and time with a zone. */
    ZONED_DATE_TIME("ZonedDateTime", ZonedDateTime.class, JsonForm.TEXT, Origin.ESPER, ZonedDateTime::parse),
    /** A moment. */
    INSTANT("Instant", Instant.class, JsonForm.TEXT, Origin.SCHEMAC, Instant::parse),
    /** A length of time. */
    DURATION("Duration", Duration.class, JsonForm.TEXT, Origin.SCHEMAC, Duration::parse),
    /** Bytes, as base64 text. A column of them has no default value. */
    BINARY("binary", byte[].class, JsonForm.TEXT, Origin.SCHEMAC, text -> null);

    /** What a value is in JSON. */
    public enum JsonForm {
        /** A string. */
        TEXT,
        /** A number without fraction. */
        INTEGER,
        /** A number. */
        FRACTION,
        /** A boolean. */
        BOOLEAN
    }

    /** Whose type it is. */
    public enum Origin {
        /** Esper has columns of the type. */
        ESPER,
        /** Only this language has. */
        SCHEMAC
    }

    private final String spelling;
    private final Class<?> javaClass;
    private final JsonForm jsonForm;
    private final Origin origin;
    private final Function<String, ?> parser;
    private final Function<Object, String> writer;
    private final Set<ScalarType> held;

    /**
     * For a class whose {@code toString} the parser reads as an equal value. Not every class of Java is one: that of
     * {@code YearMonth.of(10_000, 1)} is no text of a {@code YearMonth}.
     */
    <T> ScalarType(
            String spelling,
            Class<T> javaClass,
            JsonForm jsonForm,
            Origin origin,
            Function<String, T> parser,
            ScalarType... held) {
        this(spelling, javaClass, jsonForm, origin, parser, Object::toString, held);
    }

    /**
     * @param parser the Java value of a text; null, or an exception, where the text is none of the type
     * @param writer a text that the parser reads as an equal value
     * @param held the other numbers of which every value is a value of this type, too
     */
    <T> ScalarType(
            String spelling,
            Class<T> javaClass,
            JsonForm jsonForm,
            Origin origin,
            Function<String, T> parser,
            Function<T, String> writer,
            ScalarType... held) {
        this.spelling = spelling;
        this.javaClass = javaClass;
        this.jsonForm = jsonForm;
        this.origin = origin;
        this.parser = parser;
        this.writer = value -> writer.apply(javaClass.cast(value));
        this.held = Set.of(held);
    }

    /**
     * {@return the Java type of a value that may be null, by its full name: {@code java.lang.Integer}, {@code byte[]}}
     */
    public String className() {
        return javaClass.getCanonicalName();
    }

    /** {@return the Java type of a value that may be null} */
    public Class<?> boxedClass() {
        return javaClass;
    }

    /** {@return the Java type of a value that cannot be null: {@code int} for {@link #INT}} */
    public Class<?> unboxedClass() {
        return MethodType.methodType(javaClass).unwrap().returnType();
    }

    /** {@return the Java type of a value that cannot be null, where that is a primitive one: {@code int}} */
    public Optional<String> primitiveName() {
        return unboxedClass().isPrimitive() ? Optional.of(unboxedClass().getName()) : Optional.empty();
    }

    /** {@return what a value is in JSON} */
    public JsonForm jsonForm() {
        return jsonForm;
    }

    /** {@return whose type it is} */
    public Origin origin() {
        return origin;
    }

    /**
     * {@return the Java value of a text, or of a number in decimal digits; empty where it is none of the type, and for
     * {@link #BINARY}}
     */
    public Optional<Object> parse(String text) {
        try {
            return Optional.ofNullable(parser.apply(text));
        } catch (ArithmeticException | DateTimeException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * {@return a text that {@link #parse} reads as an equal value}
     *
     * @param value one of this type
     */
    public String text(Object value) {
        return writer.apply(value);
    }

    /** {@return whether a column of this type reads whatever one of the other type wrote, and loses nothing} */
    public boolean holds(ScalarType other) {
        return this == other || this == STRING || held.contains(other);
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.scalar(this);
    }

    /** The name as written in a schema, for instance {@code biginteger}. */
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

    /** {@code UUID.fromString} also takes shorter forms, which a parser refuses. */
    private static UUID uuid(String text) {
        return text.length() == 36 ? java.util.UUID.fromString(text) : null;
    }

    /** Null where the class forgets a part of the text: a parser refuses it then. */
    private static URL url(String text) {
        try {
            URL url = new URL(text);
            return url.toExternalForm().equals(text) ? url : null;
        } catch (MalformedURLException e) {
            return null;
        }
    }
}
