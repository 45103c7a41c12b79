package dev.schemac.spark.internal.read;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.spark.internal.table.EventParsers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.catalyst.expressions.UnsafeArrayData;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/** The conversions for the types that {@code schemac export --to spark} declares. */
final class ValueConverters {
    private static final long MICROS = 1_000_000;

    private ValueConverters() {}

    /**
     * {@return the conversion to a type; empty if rows contain the boxed Java values}
     *
     * @param columnType the type of the values in the schema
     * @param types the schemas by their classes
     * @param path the JSON path of the values
     */
    static Optional<ValueConverter> of(
            DataType type, ColumnType columnType, Map<Class<?>, EventType<?>> types, String path) {
        Optional<ValueConverter> formatted = FormattedValues.of(type, columnType);
        if (formatted.isPresent()) {
            return formatted;
        }
        if (type.equals(DataTypes.StringType)) {
            return Optional.of(StringValues::utf8);
        }
        if (type.equals(DataTypes.DateType)) {
            return Optional.of(value -> date(value, path));
        }
        if (type.equals(DataTypes.TimestampType)) {
            return Optional.of(value -> timestamp(instant(value), path));
        }
        if (type.equals(DataTypes.TimestampNTZType)) {
            return Optional.of(value -> timestamp(((LocalDateTime) value).toInstant(ZoneOffset.UTC), path));
        }
        if (type instanceof DecimalType decimal) {
            return Optional.of(value -> decimal(value, decimal, path));
        }
        if (type instanceof StructType struct) {
            return Optional.of(new RowConverter(struct, types, path, -1));
        }
        if (type instanceof ArrayType array) {
            ValueConverter elements = of(array.elementType(), EventParsers.held(columnType), types, path + "[*]")
                    .orElse(null);
            return Optional.of(value -> array(value, elements));
        }
        if (type instanceof MapType map) {
            ValueConverter values = of(map.valueType(), EventParsers.held(columnType), types, path + ".*")
                    .orElse(null);
            return Optional.of(value -> map(value, values));
        }
        return Optional.empty();
    }

    private static ArrayData array(Object value, ValueConverter elements) {
        if (elements == null
                && value.getClass().getComponentType() != null
                && value.getClass().getComponentType().isPrimitive()) {
            return primitives(value);
        }
        Object[] values = value instanceof Collection<?> list ? list.toArray() : (Object[]) value;
        return new GenericArrayData(elements == null ? values : converted(values, elements));
    }

    private static Object[] converted(Object[] values, ValueConverter converter) {
        Object[] converted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            converted[i] = values[i] == null ? null : converter.convert(values[i]);
        }
        return converted;
    }

    private static ArrayData primitives(Object value) {
        if (value instanceof int[] array) {
            return UnsafeArrayData.fromPrimitiveArray(array);
        } else if (value instanceof long[] array) {
            return UnsafeArrayData.fromPrimitiveArray(array);
        } else if (value instanceof double[] array) {
            return UnsafeArrayData.fromPrimitiveArray(array);
        } else if (value instanceof float[] array) {
            return UnsafeArrayData.fromPrimitiveArray(array);
        } else if (value instanceof short[] array) {
            return UnsafeArrayData.fromPrimitiveArray(array);
        } else if (value instanceof byte[] array) {
            return UnsafeArrayData.fromPrimitiveArray(array);
        }
        return UnsafeArrayData.fromPrimitiveArray((boolean[]) value);
    }

    private static ArrayBasedMapData map(Object value, ValueConverter values) {
        Map<?, ?> map = value instanceof Map<?, ?> entries ? entries : Map.of();
        Object[] keys = map.keySet().stream()
                .map(key -> UTF8String.fromString((String) key))
                .toArray();
        Object[] all = map.values().toArray();
        return new ArrayBasedMapData(
                new GenericArrayData(keys), new GenericArrayData(values == null ? all : converted(all, values)));
    }

    private static int date(Object value, String path) {
        try {
            return Math.toIntExact(((LocalDate) value).toEpochDay());
        } catch (ArithmeticException e) {
            throw misfit("expected a date that fits in DATE but found a later or earlier one", path);
        }
    }

    private static Instant instant(Object value) {
        return value instanceof OffsetDateTime time ? time.toInstant() : (Instant) value;
    }

    private static long timestamp(Instant value, String path) {
        try {
            return Math.addExact(Math.multiplyExact(value.getEpochSecond(), MICROS), value.getNano() / 1000);
        } catch (ArithmeticException e) {
            throw misfit("expected a time that fits in TIMESTAMP but found a later or earlier one", path);
        }
    }

    private static Decimal decimal(Object value, DecimalType type, String path) {
        BigDecimal number = value instanceof BigInteger integer ? new BigDecimal(integer) : (BigDecimal) value;
        try {
            return Decimal.apply(number, type.precision(), type.scale());
        } catch (ArithmeticException e) {
            throw misfit(
                    "expected a number of at most " + (type.precision() - type.scale())
                            + " digits before the decimal point but found a larger one",
                    path);
        }
    }

    /** Returns the error of a document whose value has no place in a row. */
    private static JsonParseException misfit(String description, String path) {
        return RuntimeAccess.within(RuntimeAccess.mismatch(description), path, 0, 1, 1);
    }
}
