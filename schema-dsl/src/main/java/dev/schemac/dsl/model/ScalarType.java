package dev.schemac.dsl.model;

/** The types whose values are a JSON string, number or boolean. */
public enum ScalarType implements ValueType {
    /** Text. */
    STRING("string", "java.lang.String"),
    /** One UTF-16 unit. */
    CHAR("char", "java.lang.Character"),
    /** True or false. */
    BOOLEAN("boolean", "java.lang.Boolean"),
    /** An integer of 8 bits. */
    BYTE("byte", "java.lang.Byte"),
    /** An integer of 16 bits. */
    SHORT("short", "java.lang.Short"),
    /** An integer of 32 bits. */
    INT("int", "java.lang.Integer"),
    /** An integer of 64 bits. */
    LONG("long", "java.lang.Long"),
    /** A binary fraction of 32 bits. */
    FLOAT("float", "java.lang.Float"),
    /** A binary fraction of 64 bits. */
    DOUBLE("double", "java.lang.Double"),
    /** An integer of any size. */
    BIG_INTEGER("biginteger", "java.math.BigInteger"),
    /** A decimal fraction of any size, with its scale. */
    BIG_DECIMAL("bigdecimal", "java.math.BigDecimal"),
    /** A UUID. */
    UUID("UUID", "java.util.UUID"),
    /** A URI. */
    URI("URI", "java.net.URI"),
    /** A URL. */
    URL("URL", "java.net.URL"),
    /** A date. */
    LOCAL_DATE("LocalDate", "java.time.LocalDate"),
    /** A time of day. */
    LOCAL_TIME("LocalTime", "java.time.LocalTime"),
    /** A date and a time of day. */
    LOCAL_DATE_TIME("LocalDateTime", "java.time.LocalDateTime"),
    /** A date and time with an offset. */
    OFFSET_DATE_TIME("OffsetDateTime", "java.time.OffsetDateTime"),
    /** A date and time with a zone. */
    ZONED_DATE_TIME("ZonedDateTime", "java.time.ZonedDateTime"),
    /** A moment. */
    INSTANT("Instant", "java.time.Instant"),
    /** A length of time. */
    DURATION("Duration", "java.time.Duration"),
    /** Bytes, as base64 text. */
    BINARY("binary", "byte[]");

    private final String spelling;
    private final String className;

    ScalarType(String spelling, String className) {
        this.spelling = spelling;
        this.className = className;
    }

    /**
     * {@return the Java type of a value that may be null, by its full name: {@code java.lang.Integer}, {@code byte[]}}
     */
    public String className() {
        return className;
    }

    /** The name as written in a schema, for instance {@code biginteger}. */
    @Override
    public String toString() {
        return spelling;
    }
}
