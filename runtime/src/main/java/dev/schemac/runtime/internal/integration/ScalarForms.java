package dev.schemac.runtime.internal.integration;

import static java.util.Map.entry;

import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;

/** The JSON forms of scalar types, by the names that {@link TypeSyntax} finds. */
public final class ScalarForms {
    private static final int NANO_DIGITS = 9;

    private static final Map<String, JsonFormat<?>> STRINGS = Map.ofEntries(
            entry("UUID", JsonFormat.UUID),
            entry("URI", JsonFormat.URI),
            entry("URL", JsonFormat.URL),
            entry("LocalDate", JsonFormat.LOCAL_DATE),
            entry("LocalTime", JsonFormat.LOCAL_TIME),
            entry("LocalDateTime", JsonFormat.LOCAL_DATE_TIME),
            entry("OffsetDateTime", JsonFormat.OFFSET_DATE_TIME),
            entry("ZonedDateTime", JsonFormat.ZONED_DATE_TIME),
            entry("Instant", JsonFormat.INSTANT),
            entry("Duration", JsonFormat.DURATION));

    private static final Map<String, JsonFormat<?>> NUMBERS = Map.of(
            "epoch-millis", JsonFormat.INSTANT_EPOCH_MILLIS,
            "epoch-seconds", JsonFormat.INSTANT_EPOCH_SECONDS,
            "millis", JsonFormat.DURATION_MILLIS,
            "seconds", JsonFormat.DURATION_SECONDS);

    private static final Map<String, JsonFormat<byte[]>> BASE64 = Map.of(
            "", JsonFormat.BASE64_MIME_NO_LINEFEEDS,
            "mime", JsonFormat.BASE64_MIME,
            "pem", JsonFormat.BASE64_PEM,
            "url", JsonFormat.BASE64_URL);

    private ScalarForms() {}

    /** {@return the names of the types whose values have a string as their default form: dates, times, UUIDs and URIs} */
    public static Set<String> strings() {
        return STRINGS.keySet();
    }

    /** {@return whether a form is the default one of its type} */
    public static boolean isDefault(String form) {
        return form.isEmpty() || form.equals("iso") || form.equals("number");
    }

    /** {@return whether a form of a time or duration is a number} */
    public static boolean isNumber(String form) {
        return NUMBERS.containsKey(form);
    }

    /**
     * {@return the format of the values of a type}
     *
     * @param name one of {@link #strings}
     * @param form the default form, a number, or the pattern of a date or time
     */
    @SuppressWarnings("unchecked") // values of the type are of the class of the format
    public static JsonFormat<Object> format(String name, String form) {
        if (isNumber(form)) {
            return (JsonFormat<Object>) NUMBERS.get(form);
        }
        JsonFormat<Object> format = (JsonFormat<Object>) STRINGS.get(name);
        return isDefault(form) ? format : format.withPattern(form);
    }

    /**
     * {@return the format of a {@code binary} column; null for an unknown form}
     *
     * @param form a variant of base64, empty for the default
     */
    public static JsonFormat<byte[]> base64(String form) {
        return BASE64.get(form);
    }

    /**
     * {@return the number of a time, exactly; it can have zeros at its end}
     *
     * @param form a form that {@link #isNumber}
     */
    public static BigDecimal number(Instant value, String form) {
        return number(value.getEpochSecond(), value.getNano(), form);
    }

    /**
     * {@return the number of a duration, exactly; it can have zeros at its end}
     *
     * @param form a form that {@link #isNumber}
     */
    public static BigDecimal number(Duration value, String form) {
        return number(value.getSeconds(), value.getNano(), form);
    }

    private static BigDecimal number(long seconds, int nanos, String form) {
        return BigDecimal.valueOf(seconds)
                .add(BigDecimal.valueOf(nanos, NANO_DIGITS))
                .scaleByPowerOfTen(form.endsWith("millis") ? 3 : 0);
    }

    /** {@return the number without zeros at the end of its fraction, and without an exponent} */
    public static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.setScale(Math.max(stripped.scale(), 0));
    }
}
