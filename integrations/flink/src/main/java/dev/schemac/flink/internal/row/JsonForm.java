package dev.schemac.flink.internal.row;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.flink.table.data.ArrayData;
import org.apache.flink.table.data.DecimalData;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.MapData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.data.StringData;
import org.apache.flink.table.data.TimestampData;
import org.apache.flink.table.types.logical.ArrayType;
import org.apache.flink.table.types.logical.DecimalType;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.MapType;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.table.types.logical.utils.LogicalTypeChecks;

/**
 * Converts values whose JSON only their parser and writer know: of columns with an adapter, of application classes, and of
 * unions with wrapper objects. The type of the column alone decides.
 */
final class JsonForm {
    private JsonForm() {}

    /** {@return the conversion of a value that was parsed without a schema; null if no JSON has this type} */
    static Conversion of(LogicalType type) {
        return switch (type.getTypeRoot()) {
            case CHAR, VARCHAR -> Conversion.of(JsonForm::text, (value, out) -> out.value(value.toString()));
            case BOOLEAN ->
                Conversion.of(
                        value -> expect(Boolean.class, value, "a boolean"), (value, out) -> out.value((Boolean) value));
            case TINYINT -> integer(type, BigDecimal::byteValueExact);
            case SMALLINT -> integer(type, BigDecimal::shortValueExact);
            case INTEGER -> integer(type, BigDecimal::intValueExact);
            case BIGINT -> integer(type, BigDecimal::longValueExact);
            case FLOAT -> Conversion.of(value -> number(value).floatValue(), (value, out) -> out.value((Float) value));
            case DOUBLE ->
                Conversion.of(value -> number(value).doubleValue(), (value, out) -> out.value((Double) value));
            case DECIMAL ->
                Conversion.of(
                        value -> ScalarColumns.decimal(number(value), (DecimalType) type),
                        (value, out) -> out.value(((DecimalData) value).toBigDecimal()));
            case DATE ->
                time(string -> ScalarColumns.date(LocalDate.parse(string)), day -> LocalDate.ofEpochDay((Integer) day));
            case TIME_WITHOUT_TIME_ZONE ->
                time(
                        string -> ScalarColumns.time(LocalTime.parse(string), LogicalTypeChecks.getPrecision(type)),
                        millis -> LocalTime.ofNanoOfDay((Integer) millis * 1_000_000L));
            case TIMESTAMP_WITHOUT_TIME_ZONE ->
                time(
                        string -> ScalarColumns.timestamp(
                                LocalDateTime.parse(string), LogicalTypeChecks.getPrecision(type)),
                        time -> ((TimestampData) time).toLocalDateTime());
            case TIMESTAMP_WITH_LOCAL_TIME_ZONE ->
                time(
                        string -> ScalarColumns.moment(
                                OffsetDateTime.parse(string).toInstant(), LogicalTypeChecks.getPrecision(type)),
                        time -> ((TimestampData) time).toInstant());
            case BINARY, VARBINARY ->
                Conversion.of(
                        JsonForm::bytes,
                        (value, out) -> out.value(Base64.getEncoder().encodeToString((byte[]) value)));
            case ARRAY -> array(((ArrayType) type).getElementType());
            case MAP -> map((MapType) type);
            case ROW -> row((RowType) type);
            default -> null;
        };
    }

    private static <T> T expect(Class<T> type, Object value, String expected) {
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        throw new ValueMismatchException("expected " + expected);
    }

    /** {@return the string itself, or the JSON of another value, as Flink's {@code json} has it} */
    static StringData text(Object value) {
        if (value instanceof String string) {
            return StringData.fromString(string);
        }
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT);
        out.untypedValue(value);
        return StringData.fromBytes(out.toByteArray());
    }

    private static Conversion integer(LogicalType type, Function<BigDecimal, Object> exact) {
        return Conversion.of(
                value -> {
                    try {
                        return exact.apply(number(value));
                    } catch (ArithmeticException e) {
                        throw new ValueMismatchException("expected a whole number in the range of "
                                + type.copy(true).asSummaryString());
                    }
                },
                (value, out) -> out.value(((Number) value).longValue()));
    }

    /** Returns the number of a JSON number, or of a string that contains one. */
    private static BigDecimal number(Object value) {
        if (value instanceof BigDecimal number) {
            return number;
        }
        if (value instanceof BigInteger number) {
            return new BigDecimal(number);
        }
        if (value instanceof Integer || value instanceof Long) {
            return BigDecimal.valueOf(((Number) value).longValue());
        }
        try {
            return new BigDecimal(expect(String.class, value, "a number"));
        } catch (NumberFormatException e) {
            throw new ValueMismatchException("expected a number");
        }
    }

    private static Conversion time(Function<String, Object> parse, Function<Object, Object> time) {
        return Conversion.of(
                value -> {
                    try {
                        return parse.apply(expect(String.class, value, "a string with a date or time"));
                    } catch (DateTimeException e) {
                        throw new ValueMismatchException("expected a date or time in the form of ISO 8601");
                    }
                },
                (value, out) -> out.value(time.apply(value).toString()));
    }

    private static byte[] bytes(Object value) {
        try {
            return Base64.getMimeDecoder().decode(expect(String.class, value, "a string in base64"));
        } catch (IllegalArgumentException e) {
            throw new ValueMismatchException("expected a string in base64");
        }
    }

    private static Conversion array(LogicalType type) {
        Conversion element = of(type);
        if (element == null) {
            return null;
        }
        ArrayData.ElementGetter getter = ArrayData.createElementGetter(type);
        return Conversion.of(
                value -> Conversions.elements(
                        expect(List.class, value, "an array").toArray(), element.reader(), type),
                (value, out) -> Conversions.writeArray((ArrayData) value, getter, element.writer(), out));
    }

    private static Conversion map(MapType type) {
        Conversion held = of(type.getValueType());
        if (held == null || !ScalarColumns.isText(type.getKeyType())) {
            return null;
        }
        ArrayData.ElementGetter getter = ArrayData.createElementGetter(type.getValueType());
        return Conversion.of(
                value -> Conversions.members(expect(Map.class, value, "an object"), held.reader(), type.getValueType()),
                (value, out) -> Conversions.writeMap((MapData) value, getter, held.writer(), out));
    }

    private static Conversion row(RowType type) {
        List<String> names = type.getFieldNames();
        Conversion[] fields = new Conversion[names.size()];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = of(type.getTypeAt(i));
            if (fields[i] == null) {
                return null;
            }
        }
        RowWriter writer = new RowWriter(type, fields);
        return Conversion.of(
                value -> {
                    Map<?, ?> members = expect(Map.class, value, "an object");
                    GenericRowData row = new GenericRowData(fields.length);
                    for (int i = 0; i < fields.length; i++) {
                        String name = names.get(i);
                        row.setField(
                                i, Conversions.convert(members.get(name), fields[i].reader(), type.getTypeAt(i), name));
                    }
                    return row;
                },
                (value, out) -> writer.write((RowData) value, out));
    }
}
