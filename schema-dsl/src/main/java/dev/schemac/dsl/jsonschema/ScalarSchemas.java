package dev.schemac.dsl.jsonschema;

import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Maps scalar types to JSON Schema: the JSON type, format, pattern and bounds of each. The table has a row for each type and
 * no default, so a type without a row does not compile. The writer describes a type by its row. The reader finds the type by
 * {@link #TYPE}, or by JSON type and format where these suffice.
 *
 * <p>The pattern of a string type matches the strings that the parser accepts. A row has a format too, for tools that know
 * formats, if the format accepts every string that is written.
 */
public final class ScalarSchemas {
    /** The keyword that names the type, where JSON type and format do not. */
    public static final String TYPE = "x-schemac";

    private ScalarSchemas() {}

    /** {@return the keywords of a row} The caller may change the map. */
    public static Map<String, Object> keywords(JsonScalar form) {
        return form.format().map(format -> keywords(form.type(), format)).orElseGet(() -> row(form));
    }

    /** Adds {@link #TYPE} to a schema, unless reading finds the same type without it. */
    public static void mark(JsonScalar form, Map<String, Object> schema) {
        Optional<JsonScalar> read = form(
                (String) schema.get("type"), (String) schema.get("format"), (String) schema.get("contentEncoding"));
        if (!read.equals(Optional.of(form))) {
            schema.put(TYPE, form.toString());
        }
    }

    /**
     * {@return the type that a JSON type and a format name in every contract, empty if there is none}
     *
     * @param format null if absent, as is {@code encoding}
     */
    public static Optional<JsonScalar> form(String jsonType, String format, String encoding) {
        String form = encoding != null ? "encoding " + encoding : format == null ? "" : format;
        Optional<ScalarType> type = switch (jsonType + " " + form) {
            case "string " -> Optional.of(ScalarType.STRING);
            case "string date" -> Optional.of(ScalarType.LOCAL_DATE);
            case "string uuid" -> Optional.of(ScalarType.UUID);
            case "string encoding base64", "string byte" -> Optional.of(ScalarType.BINARY);
            case "boolean " -> Optional.of(ScalarType.BOOLEAN);
            case "integer int32" -> Optional.of(ScalarType.INT);
            case "integer int64" -> Optional.of(ScalarType.LONG);
            case "number float" -> Optional.of(ScalarType.FLOAT);
            case "number double" -> Optional.of(ScalarType.DOUBLE);
            case "number decimal" -> Optional.of(ScalarType.BIG_DECIMAL);
            default -> Optional.empty();
        };
        return type.map(JsonScalar::of);
    }

    /** {@return the type nearest to a string format if the two differ for some strings; empty if there is none} */
    public static Optional<JsonScalar> nearest(String format) {
        Optional<ScalarType> type = switch (format) {
            case "date-time" -> Optional.of(ScalarType.OFFSET_DATE_TIME);
            case "duration" -> Optional.of(ScalarType.DURATION);
            case "uri", "url", "uri-reference", "iri", "iri-reference" -> Optional.of(ScalarType.URI);
            default -> Optional.empty();
        };
        return type.map(JsonScalar::of);
    }

    /** {@return whether a parser accepts all values that the keywords of a row describe, except for limits of numbers} */
    public static boolean isExact(JsonScalar form) {
        if (form.format().isPresent()) {
            boolean integers = Set.of(ScalarType.BYTE, ScalarType.SHORT, ScalarType.INT, ScalarType.LONG)
                    .contains(form.type());
            return switch (form.format().get().kind()) {
                case ISO, NUMBER -> isExact(JsonScalar.of(form.type()));
                case STRING -> integers;
                case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> true;
                case PATTERN -> false;
            };
        }
        return switch (form.type()) {
            case STRING,
                    CHAR,
                    BOOLEAN,
                    BYTE,
                    SHORT,
                    INT,
                    LONG,
                    FLOAT,
                    DOUBLE,
                    BIG_INTEGER,
                    BIG_DECIMAL,
                    UUID,
                    LOCAL_TIME,
                    MONTH_DAY -> true;
            case BINARY -> form.base64() == Base64Variant.MIME_NO_LINEFEEDS || form.base64() == Base64Variant.URL;
            case URI, URL, LOCAL_DATE, YEAR, LOCAL_DATE_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, INSTANT, DURATION ->
                false;
        };
    }

    private static Map<String, Object> keywords(ScalarType type, ColumnFormat format) {
        return switch (format.kind()) {
            case ISO, NUMBER -> row(JsonScalar.of(type));
            case STRING -> quoted(type);
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> of("number");
            case PATTERN -> of("string");
        };
    }

    /** Returns the keywords of numbers in strings. Numbers with a fraction have no range here. */
    private static Map<String, Object> quoted(ScalarType type) {
        return matching(
                of("string"),
                switch (type) {
                    case BYTE -> StringPatterns.integers(Byte.MIN_VALUE, Byte.MAX_VALUE);
                    case SHORT -> StringPatterns.integers(Short.MIN_VALUE, Short.MAX_VALUE);
                    case INT -> StringPatterns.integers(Integer.MIN_VALUE, Integer.MAX_VALUE);
                    case LONG -> StringPatterns.integers(Long.MIN_VALUE, Long.MAX_VALUE);
                    case BIG_INTEGER -> "^-?(?:0|[1-9][0-9]*)$";
                    default -> StringPatterns.NUMBER;
                });
    }

    private static Map<String, Object> row(JsonScalar form) {
        return switch (form.type()) {
            case STRING -> of("string");
            case CHAR -> matching(with(with(of("string"), "minLength", 1), "maxLength", 1), StringPatterns.CHAR);
            case BOOLEAN -> of("boolean");
            case BYTE -> between(of("integer"), Byte.MIN_VALUE, Byte.MAX_VALUE);
            case SHORT -> between(of("integer"), Short.MIN_VALUE, Short.MAX_VALUE);
            case INT -> between(of("integer", "int32"), Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> between(of("integer", "int64"), Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT -> between(of("number", "float"), -Float.MAX_VALUE, Float.MAX_VALUE);
            case DOUBLE -> of("number", "double");
            case BIG_INTEGER -> of("integer");
            case BIG_DECIMAL -> of("number");
            case UUID -> matching(of("string", "uuid"), StringPatterns.UUID);
            case URI -> of("string", "iri-reference");
            case URL -> matching(of("string", "iri"), StringPatterns.URL);
            case LOCAL_DATE -> matching(of("string", "date"), StringPatterns.DATE);
            case LOCAL_TIME -> matching(of("string"), StringPatterns.TIME);
            case MONTH_DAY -> matching(of("string"), StringPatterns.MONTH_DAY);
            case YEAR -> matching(of("string"), StringPatterns.YEAR);
            case LOCAL_DATE_TIME -> matching(of("string"), StringPatterns.DATE_TIME);
            case OFFSET_DATE_TIME -> matching(of("string"), StringPatterns.DATE_TIME_OFFSET);
            case ZONED_DATE_TIME -> matching(of("string"), StringPatterns.DATE_TIME_ZONE);
            case INSTANT -> matching(of("string", "date-time"), StringPatterns.INSTANT);
            case DURATION -> matching(of("string"), StringPatterns.DURATION);
            case BINARY -> binary(form.base64());
        };
    }

    private static Map<String, Object> binary(Base64Variant base64) {
        Map<String, Object> schema =
                with(of("string"), "contentEncoding", base64 == Base64Variant.URL ? "base64url" : "base64");
        return matching(
                schema,
                switch (base64) {
                    case MIME, PEM -> StringPatterns.BASE64_LINES;
                    case MIME_NO_LINEFEEDS -> StringPatterns.BASE64;
                    case URL -> StringPatterns.BASE64_URL;
                });
    }

    private static Map<String, Object> of(String type) {
        return with(new LinkedHashMap<>(), "type", type);
    }

    private static Map<String, Object> of(String type, String format) {
        return with(of(type), "format", format);
    }

    private static Map<String, Object> between(Map<String, Object> schema, Number least, Number most) {
        return with(with(schema, "minimum", least), "maximum", most);
    }

    private static Map<String, Object> matching(Map<String, Object> schema, String pattern) {
        return with(schema, "pattern", pattern);
    }

    private static Map<String, Object> with(Map<String, Object> schema, String keyword, Object value) {
        schema.put(keyword, value);
        return schema;
    }
}
