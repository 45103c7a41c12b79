package dev.schemac.spark.internal.read;

import dev.schemac.runtime.internal.integration.TypeSyntax;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.spark.internal.table.ClassColumns;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.unsafe.types.UTF8String;

/** The values of columns with a {@code format} of a class that has them as Java values: the string or number of JSON. */
final class FormattedValues {
    private static final Map<String, JsonFormat<?>> PATTERNS = Map.of(
            "LocalDate", JsonFormat.LOCAL_DATE,
            "LocalTime", JsonFormat.LOCAL_TIME,
            "LocalDateTime", JsonFormat.LOCAL_DATE_TIME,
            "OffsetDateTime", JsonFormat.OFFSET_DATE_TIME,
            "ZonedDateTime", JsonFormat.ZONED_DATE_TIME,
            "Instant", JsonFormat.INSTANT);

    private FormattedValues() {}

    /** {@return the conversion; empty if values have the default form, or the form of their Java values} */
    static Optional<ValueConverter> of(DataType type, String schemaType) {
        String form = TypeSyntax.form(schemaType);
        String name = TypeSyntax.name(schemaType);
        if (type instanceof DecimalType decimal && ClassColumns.isNumber(form)) {
            int digits = form.endsWith("millis") ? 3 : 0;
            return Optional.of(value -> Decimal.apply(number(value, digits), decimal.precision(), decimal.scale()));
        }
        if (!type.equals(DataTypes.StringType)) {
            return Optional.empty();
        }
        if (name.equals("binary")) {
            JsonFormat<byte[]> base64 =
                    form.equals("url") ? JsonFormat.BASE64_URL : JsonFormat.BASE64_MIME_NO_LINEFEEDS;
            return Optional.of(value -> UTF8String.fromString(base64.format((byte[]) value)));
        }
        if (ClassColumns.isNumber(form)) {
            int digits = form.endsWith("millis") ? 3 : 0;
            return Optional.of(value -> UTF8String.fromString(
                    number(value, digits).stripTrailingZeros().toPlainString()));
        }
        if (!form.isEmpty() && PATTERNS.containsKey(name) && !ClassColumns.isDefault(form)) {
            @SuppressWarnings("unchecked") // the values of the column are of this class
            JsonFormat<Object> format = ((JsonFormat<Object>) PATTERNS.get(name)).withPattern(form);
            return Optional.of(value -> UTF8String.fromString(format.format(value)));
        }
        return Optional.empty();
    }

    private static BigDecimal number(Object value, int digits) {
        long seconds = value instanceof Instant instant ? instant.getEpochSecond() : ((Duration) value).getSeconds();
        int nanos = value instanceof Instant instant ? instant.getNano() : ((Duration) value).getNano();
        return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9)).scaleByPowerOfTen(digits);
    }
}
