package dev.schemac.dsl.model;

/** The types whose values are a JSON string, number or boolean. */
public enum ScalarType implements ValueType {
    STRING("string", "java.lang.String"),
    CHAR("char", "java.lang.Character"),
    BOOLEAN("boolean", "java.lang.Boolean"),
    BYTE("byte", "java.lang.Byte"),
    SHORT("short", "java.lang.Short"),
    INT("int", "java.lang.Integer"),
    LONG("long", "java.lang.Long"),
    FLOAT("float", "java.lang.Float"),
    DOUBLE("double", "java.lang.Double"),
    BIG_INTEGER("biginteger", "java.math.BigInteger"),
    BIG_DECIMAL("bigdecimal", "java.math.BigDecimal"),
    UUID("UUID", "java.util.UUID"),
    URI("URI", "java.net.URI"),
    URL("URL", "java.net.URL"),
    LOCAL_DATE("LocalDate", "java.time.LocalDate"),
    LOCAL_TIME("LocalTime", "java.time.LocalTime"),
    LOCAL_DATE_TIME("LocalDateTime", "java.time.LocalDateTime"),
    OFFSET_DATE_TIME("OffsetDateTime", "java.time.OffsetDateTime"),
    ZONED_DATE_TIME("ZonedDateTime", "java.time.ZonedDateTime"),
    INSTANT("Instant", "java.time.Instant"),
    DURATION("Duration", "java.time.Duration"),
    /** Bytes, as base64 text. */
    BINARY("binary", "byte[]");

    private final String spelling;
    private final String className;

    ScalarType(String spelling, String className) {
        this.spelling = spelling;
        this.className = className;
    }

    /** The Java type of a value that may be null, by its full name: {@code java.lang.Integer}, {@code byte[]}. */
    public String className() {
        return className;
    }

    /** The name as written in a schema, for instance {@code biginteger}. */
    @Override
    public String toString() {
        return spelling;
    }
}
