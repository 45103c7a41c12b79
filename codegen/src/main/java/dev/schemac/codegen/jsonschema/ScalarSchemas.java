package dev.schemac.codegen.jsonschema;

import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is said about numbers, booleans and texts: a row for each type, without a default, so that one without a row does
 * not compile.
 *
 * <p>Texts have a pattern of what the parser accepts. A format beside it is for tools that know formats; it is there only
 * where it accepts what is written. The patterns use what the regular expressions of ECMA-262, Java and RE2 have in common.
 */
public final class ScalarSchemas {
    /** What may stand before the last four digits of a year. */
    private static final String SIGN_AND_DIGITS = "(?:[+][0-9]{1,5}|-[0-9]{0,5})?";

    private static final String DAYS = "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
            + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
            + "|02-(?:0[1-9]|1[0-9]|2[0-8]))";

    /** The last four digits of a year say whether it is a leap year: 10,000 is a multiple of 400. */
    private static final String LEAP_YEAR =
            "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";

    private static final String YEAR_END_AND_DAY = "(?:[0-9]{4}-" + DAYS + "|" + LEAP_YEAR + "-02-29)";
    private static final String DATE = SIGN_AND_DIGITS + YEAR_END_AND_DAY;

    private static final String HOUR_AND_MINUTE = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";
    private static final String SECOND = ":[0-5][0-9](?:[.][0-9]{0,9})?";
    private static final String TIME = HOUR_AND_MINUTE + "(?:" + SECOND + ")?";
    private static final String DATE_TIME = DATE + "[Tt]" + TIME;

    private static final String OFFSET =
            "(?:[Zz]|[+-](?:(?:0[0-9]|1[0-7])(?::[0-5][0-9](?::[0-5][0-9])?)?" + "|18(?::00(?::00)?)?))";

    /**
     * An {@code Instant} wants seconds and the minutes of an offset, knows the end of a day as 24 hours, and goes to the
     * year 1,000,000,000.
     */
    private static final String INSTANT = "(?:[+][0-9]{1,5}|-[0-9]{0,5}|[+-]100000)?" + YEAR_END_AND_DAY + "[Tt](?:"
            + HOUR_AND_MINUTE + SECOND + "|24:00:00(?:[.]0{0,9})?)"
            + "(?:[Zz]|[+-](?:(?:0[0-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?))";

    private static final String ZONE = "(?:\\[[A-Za-z][A-Za-z0-9~/._+:-]+\\]|\\[[+-][0-9:]+\\]|\\[[Zz]\\])?";

    private static final String NUMBER = "[+-]?[0-9]+";
    private static final String SECONDS = NUMBER + "(?:[.,][0-9]{0,9})?[Ss]";
    private static final String MINUTES = "(?:" + NUMBER + "[Mm](?:" + SECONDS + ")?|" + SECONDS + ")";
    private static final String HOURS = "[Tt](?:" + NUMBER + "[Hh](?:" + MINUTES + ")?|" + MINUTES + ")";
    private static final String DURATION = "[+-]?[Pp](?:" + NUMBER + "[Dd](?:" + HOURS + ")?|" + HOURS + ")";

    private static final String HEX = "[0-9A-Fa-f]";
    private static final String UUID = HEX + "{8}-(?:" + HEX + "{4}-){3}" + HEX + "{12}";

    private ScalarSchemas() {}

    /** What is said about values in another form than the usual one: wider than what the parser accepts. */
    public static Map<String, Object> of(ScalarType type, ValueFormat format) {
        return switch (format.kind()) {
            case ISO, NUMBER -> of(type, Base64Variant.MIME_NO_LINEFEEDS);
            case STRING -> matching(of("string"), "-?(?:0|[1-9][0-9]*)(?:[.][0-9]+)?(?:[eE][+-]?[0-9]+)?");
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> with(of("number"), "$comment", type + " as " + format);
            case PATTERN -> with(of("string"), "$comment", type + " as " + format);
        };
    }

    /** @param base64 how bytes are spelt */
    public static Map<String, Object> of(ScalarType type, Base64Variant base64) {
        return switch (type) {
            case STRING -> of("string");
            case CHAR -> with(with(of("string"), "minLength", 1), "maxLength", 1);
            case BOOLEAN -> of("boolean");
            case BYTE -> between(of("integer"), Byte.MIN_VALUE, Byte.MAX_VALUE);
            case SHORT -> between(of("integer"), Short.MIN_VALUE, Short.MAX_VALUE);
            case INT -> between(of("integer", "int32"), Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> between(of("integer", "int64"), Long.MIN_VALUE, Long.MAX_VALUE);
            case FLOAT -> between(of("number", "float"), -Float.MAX_VALUE, Float.MAX_VALUE);
            case DOUBLE -> of("number", "double");
            case BIG_INTEGER -> of("integer");
            case BIG_DECIMAL -> of("number");
            case UUID -> matching(of("string", "uuid"), UUID);
            case URI -> of("string", "iri-reference");
            case URL -> with(of("string", "iri"), "pattern", "^(?:https?|ftp|file|mailto|jar):");
            case LOCAL_DATE -> matching(of("string", "date"), DATE);
            case LOCAL_TIME -> matching(of("string"), TIME);
            case LOCAL_DATE_TIME -> matching(of("string"), DATE_TIME);
            case OFFSET_DATE_TIME -> matching(of("string"), DATE_TIME + OFFSET);
            case ZONED_DATE_TIME -> matching(of("string"), DATE_TIME + OFFSET + ZONE);
            case INSTANT -> matching(of("string", "date-time"), INSTANT);
            case DURATION -> matching(of("string"), DURATION);
            case BINARY -> binary(base64);
        };
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

    /** @param pattern of the whole text */
    private static Map<String, Object> matching(Map<String, Object> schema, String pattern) {
        return with(schema, "pattern", "^" + pattern + "$");
    }

    private static Map<String, Object> with(Map<String, Object> schema, String keyword, Object value) {
        schema.put(keyword, value);
        return schema;
    }

    private static Map<String, Object> binary(Base64Variant base64) {
        return switch (base64) {
            // Exact patterns that allow for blanks make the regular expressions of Java recurse for each digit.
            case MIME, PEM -> base64("base64", "[A-Za-z0-9+/ \\t\\r\\n]*(?:=[ \\t\\r\\n]*){0,2}");
            case MIME_NO_LINEFEEDS -> base64("base64", digits("[A-Za-z0-9+/]", "==", "="));
            case URL -> base64("base64url", digits("[A-Za-z0-9_-]", "(?:==)?", "=?"));
        };
    }

    private static Map<String, Object> base64(String encoding, String pattern) {
        return matching(with(of("string"), "contentEncoding", encoding), pattern);
    }

    /** Groups of four digits, then perhaps two or three, the last of which has no bits beyond the last byte. */
    private static String digits(String digit, String afterTwo, String afterThree) {
        return "(?:" + digit + "{4})*(?:" + digit + "[AQgw]" + afterTwo + "|" + digit + "{2}[AEIMQUYcgkosw048]"
                + afterThree + ")?";
    }
}
