package dev.schemac.spark.internal.read;

import dev.schemac.runtime.internal.integration.ScalarForms;
import dev.schemac.runtime.internal.integration.TypeSyntax;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.unsafe.types.UTF8String;

/** The values of columns with a {@code format} of a class that has them as Java values: the string or number of JSON. */
final class FormattedValues {
    private FormattedValues() {}

    /** {@return the conversion; empty if values have the default form, or the form of their Java values} */
    static Optional<ValueConverter> of(DataType type, String schemaType) {
        String form = TypeSyntax.form(schemaType);
        String name = TypeSyntax.name(schemaType);
        if (type instanceof DecimalType decimal && ScalarForms.isNumber(form)) {
            return Optional.of(value -> Decimal.apply(number(value, form), decimal.precision(), decimal.scale()));
        }
        if (!type.equals(DataTypes.StringType)) {
            return Optional.empty();
        }
        if (name.equals("binary")) {
            JsonFormat<byte[]> base64 = ScalarForms.base64(form);
            return Optional.of(value -> UTF8String.fromString(base64.format((byte[]) value)));
        }
        if (ScalarForms.strings().contains(name) && !ScalarForms.isDefault(form)) {
            JsonFormat<Object> format = ScalarForms.format(name, form);
            return Optional.of(value -> UTF8String.fromString(format.format(value)));
        }
        return Optional.empty();
    }

    private static BigDecimal number(Object value, String form) {
        return value instanceof Instant instant
                ? ScalarForms.number(instant, form)
                : ScalarForms.number((Duration) value, form);
    }
}
