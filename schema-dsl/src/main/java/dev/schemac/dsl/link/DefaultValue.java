package dev.schemac.dsl.link;

import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** From the literal in {@code defaultValue=...} to the Java value of the column. */
final class DefaultValue {
    /** Digits that nobody writes into a schema; more would take the square of their number to convert. */
    private static final int MAX_LENGTH = 1_000;

    private DefaultValue() {}

    /** The value, or empty where the literal is none of the column's type. */
    static Optional<Object> of(AnnotationValue literal, ScalarType type) {
        try {
            return Optional.ofNullable(convert(literal, type));
        } catch (ArithmeticException
                | DateTimeException
                | IllegalArgumentException
                | MalformedURLException
                | URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static Object convert(AnnotationValue literal, ScalarType type)
            throws MalformedURLException, URISyntaxException {
        if (type == ScalarType.BOOLEAN) {
            return AnnotationAttributes.isFlag(literal)
                    ? AnnotationAttributes.asText(literal).equalsIgnoreCase("true")
                    : null;
        }
        if (literal instanceof NumberValue number) {
            return number(number.literal().replace("_", ""), type);
        }
        return AnnotationAttributes.isText(literal) ? text(AnnotationAttributes.asText(literal), type) : null;
    }

    /** Numbers as in Java; what a suffix says about the type does not count, the column's type does. */
    private static Object number(String literal, ScalarType type) {
        if (literal.length() > MAX_LENGTH) {
            return null;
        }
        return switch (type) {
            case BYTE -> integer(literal).byteValueExact();
            case SHORT -> integer(literal).shortValueExact();
            case INT -> integer(literal).intValueExact();
            case LONG -> integer(literal).longValueExact();
            case BIG_INTEGER -> integer(literal);
            case FLOAT -> finite(Float.parseFloat(decimal(literal)));
            case DOUBLE -> finite(Double.parseDouble(decimal(literal)));
            case BIG_DECIMAL -> new BigDecimal(decimal(literal));
            default -> null;
        };
    }

    private static Float finite(float value) {
        return Float.isFinite(value) ? value : null;
    }

    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }

    private static BigInteger integer(String literal) {
        String sign = literal.startsWith("-") ? "-" : "";
        String digits =
                literal.replaceFirst("^[+-]", "").toLowerCase(Locale.ROOT).replaceFirst("l$", "");
        if (digits.startsWith("0x")) {
            return new BigInteger(sign + digits.substring(2), 16);
        } else if (digits.startsWith("0b")) {
            return new BigInteger(sign + digits.substring(2), 2);
        }
        boolean octal = digits.length() > 1 && digits.startsWith("0");
        return new BigInteger(sign + digits, octal ? 8 : 10);
    }

    private static String decimal(String literal) {
        boolean radix =
                literal.replaceFirst("^[+-]", "").toLowerCase(Locale.ROOT).matches("0[xb].*");
        return radix ? integer(literal).toString() : literal.replaceFirst("[lLfFdD]$", "");
    }

    /** Null where the class forgets a part of the text: a parser refuses it then. */
    private static URL url(String text) throws MalformedURLException {
        URL url = new URL(text);
        return url.toExternalForm().equals(text) ? url : null;
    }

    private static Object text(String text, ScalarType type) throws MalformedURLException, URISyntaxException {
        return switch (type) {
            case STRING -> isWellFormed(text) ? text : null;
            case CHAR -> text.length() == 1 && isWellFormed(text) ? text.charAt(0) : null;
            case BIG_INTEGER -> text.length() <= MAX_LENGTH ? new BigInteger(text) : null;
            case BIG_DECIMAL -> text.length() <= MAX_LENGTH ? new BigDecimal(text) : null;
            case UUID -> text.length() == 36 ? UUID.fromString(text) : null;
            case URI -> new URI(text);
            case URL -> url(text);
            case LOCAL_DATE -> LocalDate.parse(text);
            case LOCAL_TIME -> LocalTime.parse(text);
            case LOCAL_DATE_TIME -> LocalDateTime.parse(text);
            case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
            case ZONED_DATE_TIME -> ZonedDateTime.parse(text);
            case INSTANT -> Instant.parse(text);
            case DURATION -> Duration.parse(text);
            default -> null;
        };
    }

    private static boolean isWellFormed(String text) {
        return text.codePoints().noneMatch(c -> Character.getType(c) == Character.SURROGATE);
    }
}
