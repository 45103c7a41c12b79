package dev.schemac.fuzzing.classes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A difference between generated code and Jackson that docs/jackson-annotations.md documents. Any other difference is a
 * fault.
 */
public enum JacksonDifference {
    // schemac rejects, Jackson accepts
    REPEATED_MEMBER("a member twice", described("duplicate member")),
    REPEATED_ELEMENT("an element of a set twice", described("duplicate element.*")),
    CONSTRAINT("a violated constraint of Bean Validation", (error, found) -> error.kind() == Kind.VIOLATION),
    MISSING_MEMBER("an absent member that is required", described("required member is missing")),
    NULL_VALUE("null for a member that is not nullable", (error, found) -> found.equals("null")),
    FRACTION("a fraction for an integer", described("expected .* but found number with a fraction.*")),
    NON_FINITE("a number that is too large for its type, NaN or an infinity", described(".*number out of range.*")),
    NUMBER_FOR_BOOLEAN("a number for a boolean", expected("boolean", JacksonDifference::isNumber)),
    LENIENT_NUMBER(
            "a string that is no JSON number or boolean, for one",
            expected(
                    "(byte|short|int|long|float|double|boolean|number|integer|BigInteger|BigDecimal)( as string)?",
                    JacksonDifference::isString)),
    LENIENT_CHAR(
            "a string of several blanks for a char", expected("string of one character", JacksonDifference::isString)),
    LENIENT_URL("a URL that java.net.URL changes", expected("a URL.*", JacksonDifference::isString)),
    LENIENT_TIME("another notation of a date, time or duration, or one that does not exist", expected(Types.TIME)),
    BASE64_UUID("base64 for a UUID", expected("a UUID.*", found -> found.matches("\"[\\w+/-]{22}(==)?\"[^\"]*"))),
    LENIENT_BASE64("base64 with other padding or bits", expected("base64.*", JacksonDifference::isString)),
    BLANKS(
            "an empty string, or blanks around the string, for an enum, UUID or URI",
            (error, found) -> isString(found)
                    && (text(found).isEmpty() || !text(found).equals(text(found).trim()))),
    ARRAY_FOR_BYTES("an array of numbers for bytes", expected("base64", found -> found.startsWith("["))),
    NUMBER_FOR_ENUM(
            "a number for an enum, which Jackson reads as an ordinal",
            (error, found) -> isNumber(found) || isString(found) && text(found).matches("\\d+")),
    BOOLEAN_FOR_STRING("a boolean for a type that is a string in JSON", (error, found) -> found.matches("true|false")),
    STRING_FOR_OBJECT(
            "a string for an object, if a constructor of its class has one string",
            expected("object", JacksonDifference::isString)),
    SURROGATE("an unpaired surrogate", described("unpaired surrogate")),
    UTF_8("ill-formed UTF-8", described("ill-formed UTF-8")),
    CONTROL_CHARACTER("an unescaped control character in base64", described("unescaped control character.*")),
    TRAILING_DATA("data after the document", described("expected end of input.*")),

    // Jackson rejects, schemac accepts
    UNKNOWN_MEMBER("an undeclared member", error -> error instanceof UnrecognizedPropertyException),
    UNKNOWN_CONSTANT(
            "an unknown constant of an enum with @JsonEnumDefaultValue",
            error -> error.getMessage().contains("not one of the values accepted for Enum class")
                    // Blanks and control characters alone are an empty string for Jackson.
                    || error.getMessage().startsWith("Cannot coerce empty String (\"\")")),
    NEGATIVE_YEAR(
            "a year before 1 in a pattern with yyyy",
            error -> error.getMessage().contains("Invalid value for YearOfEra")),
    EXPONENT_IN_STRING(
            "a string with an integer that has an exponent or a fraction of zeros",
            error -> Types.INTEGER_STRING.matcher(error.getMessage()).lookingAt()),

    // both accept, and read or write something else
    NUMBER_FOR_CHAR("a digit for a char, which Jackson reads as the number of a character"),
    BLANKS_OF_CONSTANT("blanks around a constant of an enum with @JsonEnumDefaultValue, which Jackson ignores"),
    ROUNDED_INTEGER("an integer with an exponent or a fraction of zeros, which Jackson rounds to a double"),
    NULL_PRIMITIVE("null for a primitive property with an initial value, which Jackson replaces by zero"),
    NULL_OMITTED("null, which schemac does not write"),
    REQUIRED_NULL("null for a required member, which schemac always writes"),
    EMPTY_WRITTEN("an empty value, which NON_EMPTY does not omit"),
    CONSTRAINT_OF_ABSENT("an absent primitive whose default violates its constraint, which the writer rejects"),
    TIME_DIGITS("a time with other digits"),
    TIME_ZONE("the zone of a ZonedDateTime, which Jackson does not write");

    /** Patterns of expected types. */
    private static final class Types {
        private static final Pattern INTEGER_STRING = Pattern.compile(
                "Cannot deserialize value of type `[\\w.]*(int|long|short|byte|Integer|Long|Short|Byte|BigInteger)` from String"
                        + " \"-?\\d+(\\.0+)?([eE][+-]?\\d+)?\"");

        private static final String TIME =
                "(an? (date|time|instant|duration|year|month).*|(Local|Offset|Zoned|Instant|Duration|MonthDay|Year).*)";
    }

    private static final ObjectMapper JSON = new ObjectMapper();

    private final String description;
    private final BiPredicate<JsonParseException, String> ofSchemac;
    private final Predicate<Exception> ofJackson;

    JacksonDifference(String description) {
        this(description, error -> false);
    }

    JacksonDifference(String description, BiPredicate<JsonParseException, String> ofSchemac) {
        this.description = description;
        this.ofSchemac = ofSchemac;
        ofJackson = error -> false;
    }

    JacksonDifference(String description, Predicate<Exception> ofJackson) {
        this.description = description;
        this.ofJackson = ofJackson;
        ofSchemac = (error, found) -> false;
    }

    /**
     * Returns the reason why only generated code rejects a document, if it is known.
     *
     * @param found the value at the place of the error, or the rest of the document
     */
    static Optional<JacksonDifference> ofSchemac(JsonParseException error, String found) {
        for (JacksonDifference each : values()) {
            if (each.ofSchemac.test(error, found)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Returns the reason why only Jackson rejects a document, if it is known. */
    static Optional<JacksonDifference> ofJackson(Exception error) {
        for (JacksonDifference each : values()) {
            if (each.ofJackson.test(error)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static BiPredicate<JsonParseException, String> described(String description) {
        Pattern pattern = Pattern.compile(description);
        return (error, found) -> pattern.matcher(error.description()).matches();
    }

    private static BiPredicate<JsonParseException, String> expected(String expected, Predicate<String> value) {
        Pattern pattern = Pattern.compile("expected " + expected + " but found .*");
        return (error, found) -> pattern.matcher(error.description()).matches() && value.test(found);
    }

    private static BiPredicate<JsonParseException, String> expected(String expected) {
        return expected(expected, found -> true);
    }

    private static boolean isString(String found) {
        return found.startsWith("\"");
    }

    private static boolean isNumber(String found) {
        return !found.isEmpty() && (found.charAt(0) == '-' || Character.isDigit(found.charAt(0)));
    }

    private static String text(String found) {
        try {
            return JSON.readValue(found, String.class);
        } catch (JsonProcessingException e) {
            return found;
        }
    }

    @Override
    public String toString() {
        return description;
    }
}
