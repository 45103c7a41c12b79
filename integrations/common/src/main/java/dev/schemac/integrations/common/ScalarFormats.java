package dev.schemac.integrations.common;

import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The formats of scalar types, which convert values to the strings and numbers of JSON and back. */
public final class ScalarFormats {
    private static final int NANO_DIGITS = 9;

    private ScalarFormats() {}

    /**
     * {@return the format of a type in a form; null for strings, characters, booleans and numbers without a form}
     *
     * @param form a form that the language defines for the type
     */
    @SuppressWarnings("unchecked") // values of the type are of the class of the format
    public static JsonFormat<Object> of(Scalar type, ScalarForm form) {
        return (JsonFormat<Object>)
                switch (form.kind()) {
                    case DEFAULT -> isNumber(type) ? null : string(type);
                    case STRING -> string(type);
                    case PATTERN -> string(type).withPattern(form.pattern().orElseThrow());
                    case EPOCH_MILLIS -> JsonFormat.INSTANT_EPOCH_MILLIS;
                    case EPOCH_SECONDS -> JsonFormat.INSTANT_EPOCH_SECONDS;
                    case MILLIS -> JsonFormat.DURATION_MILLIS;
                    case SECONDS -> JsonFormat.DURATION_SECONDS;
                    case BASE64_MIME -> JsonFormat.BASE64_MIME;
                    case BASE64_PEM -> JsonFormat.BASE64_PEM;
                    case BASE64_URL -> JsonFormat.BASE64_URL;
                };
    }

    private static boolean isNumber(Scalar type) {
        return Number.class.isAssignableFrom(type.javaClass());
    }

    private static JsonFormat<?> string(Scalar type) {
        return switch (type) {
            case STRING, CHAR, BOOLEAN -> null;
            case BYTE -> JsonFormat.BYTE_STRING;
            case SHORT -> JsonFormat.SHORT_STRING;
            case INT -> JsonFormat.INT_STRING;
            case LONG -> JsonFormat.LONG_STRING;
            case FLOAT -> JsonFormat.FLOAT_STRING;
            case DOUBLE -> JsonFormat.DOUBLE_STRING;
            case BIG_INTEGER -> JsonFormat.BIG_INTEGER_STRING;
            case BIG_DECIMAL -> JsonFormat.BIG_DECIMAL_STRING;
            case UUID -> JsonFormat.UUID;
            case URI -> JsonFormat.URI;
            case URL -> JsonFormat.URL;
            case LOCAL_DATE -> JsonFormat.LOCAL_DATE;
            case LOCAL_TIME -> JsonFormat.LOCAL_TIME;
            case MONTH_DAY -> JsonFormat.MONTH_DAY;
            case YEAR -> JsonFormat.YEAR;
            case LOCAL_DATE_TIME -> JsonFormat.LOCAL_DATE_TIME;
            case OFFSET_DATE_TIME -> JsonFormat.OFFSET_DATE_TIME;
            case ZONED_DATE_TIME -> JsonFormat.ZONED_DATE_TIME;
            case INSTANT -> JsonFormat.INSTANT;
            case DURATION -> JsonFormat.DURATION;
            case BINARY -> JsonFormat.BASE64_MIME_NO_LINEFEEDS;
        };
    }

    /**
     * {@return the string of a value; empty if a pattern has no string for it, or would lose a part of it}
     *
     * @param format the format of the type in the form
     */
    public static Optional<String> exact(JsonFormat<Object> format, ScalarForm form, Object value) {
        if (form.kind() != ScalarForm.Kind.PATTERN) {
            return Optional.of(format.format(value));
        }
        try {
            return Optional.of(format.format(value))
                    .filter(string -> format.parse(string).equals(value));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** {@return whether a point in time or a duration is a number in JSON} */
    public static boolean isNumberOfTime(ScalarForm form) {
        return switch (form.kind()) {
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> true;
            case DEFAULT, STRING, BASE64_MIME, BASE64_PEM, BASE64_URL, PATTERN -> false;
        };
    }

    /**
     * {@return the number of an {@link Instant} or a {@link Duration}, exactly; it can have zeros at its end}
     *
     * @param form a form that {@link #isNumberOfTime}
     */
    public static BigDecimal number(Object value, ScalarForm form) {
        boolean millis = form.kind() == ScalarForm.Kind.EPOCH_MILLIS || form.kind() == ScalarForm.Kind.MILLIS;
        return (value instanceof Instant instant
                        ? seconds(instant.getEpochSecond(), instant.getNano())
                        : seconds(((Duration) value).getSeconds(), ((Duration) value).getNano()))
                .scaleByPowerOfTen(millis ? 3 : 0);
    }

    private static BigDecimal seconds(long seconds, int nanos) {
        return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, NANO_DIGITS));
    }

    /** {@return the number without zeros at the end of its fraction, and without an exponent} */
    public static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.setScale(Math.max(stripped.scale(), 0));
    }
}
