package dev.schemac.runtime;

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
import java.util.UUID;

/**
 * The types whose values are one JSON string, number or boolean. As a {@link ColumnType} each has its default form. A
 * later version can add a constant.
 */
public enum Scalar implements ColumnType {
    /** A string. */
    STRING("string", String.class),
    /** One UTF-16 unit. */
    CHAR("char", Character.class),
    /** True or false. */
    BOOLEAN("boolean", Boolean.class),
    /** An integer of 8 bits. */
    BYTE("byte", Byte.class),
    /** An integer of 16 bits. */
    SHORT("short", Short.class),
    /** An integer of 32 bits. */
    INT("int", Integer.class),
    /** An integer of 64 bits. */
    LONG("long", Long.class),
    /** A binary fraction of 32 bits. */
    FLOAT("float", Float.class),
    /** A binary fraction of 64 bits. */
    DOUBLE("double", Double.class),
    /** An integer of any size. */
    BIG_INTEGER("biginteger", BigInteger.class),
    /** A decimal fraction of any size, with its scale. */
    BIG_DECIMAL("bigdecimal", BigDecimal.class),
    /** A UUID. */
    UUID("UUID", UUID.class),
    /** A URI. */
    URI("URI", URI.class),
    /** A URL. */
    URL("URL", URL.class),
    /** A date. */
    LOCAL_DATE("LocalDate", LocalDate.class),
    /** A time of day. */
    LOCAL_TIME("LocalTime", LocalTime.class),
    /** A day of each year. */
    MONTH_DAY("MonthDay", MonthDay.class),
    /** A year. */
    YEAR("Year", Year.class),
    /** A date and a time of day. */
    LOCAL_DATE_TIME("LocalDateTime", LocalDateTime.class),
    /** A date and time with an offset. */
    OFFSET_DATE_TIME("OffsetDateTime", OffsetDateTime.class),
    /** A date and time with a zone. */
    ZONED_DATE_TIME("ZonedDateTime", ZonedDateTime.class),
    /** A point in time. */
    INSTANT("Instant", Instant.class),
    /** A length of time. */
    DURATION("Duration", Duration.class),
    /** Bytes, as a base64 string. */
    BINARY("binary", byte[].class);

    private final String spelling;
    private final Class<?> javaClass;

    Scalar(String spelling, Class<?> javaClass) {
        this.spelling = spelling;
        this.javaClass = javaClass;
    }

    @Override
    public Kind kind() {
        return Kind.SCALAR;
    }

    @Override
    public Scalar scalar() {
        return this;
    }

    @Override
    public ScalarForm form() {
        return ScalarForm.DEFAULT;
    }

    @Override
    public Class<?> javaClass() {
        return javaClass;
    }

    /** Returns the name in schemas, such as {@code biginteger}. */
    @Override
    public String toString() {
        return spelling;
    }
}
