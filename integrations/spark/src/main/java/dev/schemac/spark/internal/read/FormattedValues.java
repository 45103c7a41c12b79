package dev.schemac.spark.internal.read;

import dev.schemac.integrations.common.ScalarFormats;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ScalarForm;
import java.util.Optional;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.unsafe.types.UTF8String;

/** The values of columns that have the string or number of JSON, of classes that have Java values. */
final class FormattedValues {
    private FormattedValues() {}

    /** {@return the conversion; empty if values have the default form, or the form of their Java values} */
    static Optional<ValueConverter> of(DataType type, ColumnType columnType) {
        if (columnType.kind() != ColumnType.Kind.SCALAR) {
            return Optional.empty();
        }
        ScalarForm form = columnType.form();
        return switch (form.kind()) {
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS ->
                type instanceof DecimalType decimal
                        ? Optional.of(value ->
                                Decimal.apply(ScalarFormats.number(value, form), decimal.precision(), decimal.scale()))
                        : string(type, columnType);
            case DEFAULT, PATTERN, BASE64_MIME, BASE64_PEM, BASE64_URL -> string(type, columnType);
            case STRING -> Optional.empty();
        };
    }

    private static Optional<ValueConverter> string(DataType type, ColumnType columnType) {
        if (!type.equals(DataTypes.StringType)) {
            return Optional.empty();
        }
        return Optional.ofNullable(ScalarFormats.of(columnType.scalar(), columnType.form()))
                .map(format -> value -> UTF8String.fromString(format.format(value)));
    }
}
