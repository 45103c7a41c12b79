package dev.schemac.spark.internal.read;

import dev.schemac.integrations.common.ColumnGetters;
import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Converts events to rows. For each class of events, getters and conversions are combined to method handles
 * ({@link ColumnGetters}). Thread-safe.
 */
final class RowConverter implements ValueConverter {
    private static final MethodHandle SET = MethodHandles.arrayElementSetter(Object[].class);
    private static final MethodHandle CONVERT = find("convert", Object.class, ValueConverter.class, Object.class);
    private static final MethodHandle UTF8 = find("utf8", Object.class, String.class);
    private static final MethodHandle UNCHANGED = MethodHandles.identity(Object.class);

    private final StructType struct;
    private final Map<Class<?>, EventType<?>> types;
    private final String path;
    private final int skipped;
    private final Map<Class<?>, MethodHandle[]> steps = new ConcurrentHashMap<>();

    /**
     * @param types the schemas by their classes
     * @param path the JSON path of the objects
     * @param skipped the index of a column that stays null, or -1
     */
    RowConverter(StructType struct, Map<Class<?>, EventType<?>> types, String path, int skipped) {
        this.struct = struct;
        this.types = types;
        this.path = path;
        this.skipped = skipped;
    }

    @Override
    public GenericInternalRow convert(Object event) {
        MethodHandle[] handles = steps.get(event.getClass());
        if (handles == null) {
            handles = steps.computeIfAbsent(event.getClass(), this::steps);
        }
        Object[] values = new Object[struct.size()];
        try {
            for (MethodHandle handle : handles) {
                handle.invokeExact(values, event);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("getters throw no checked exceptions", e);
        }
        return new GenericInternalRow(values);
    }

    private MethodHandle[] steps(Class<?> type) {
        EventType<?> eventType = Unions.typeOf(type, types.values());
        ColumnGetters getters = new ColumnGetters(type, SET);
        for (int i = 0; i < struct.size(); i++) {
            StructField field = struct.fields()[i];
            for (Column column : eventType.columns()) {
                if (i != skipped && column.jsonName().equals(field.name())) {
                    getters.add(column, conversion(getters, column, field), i);
                }
            }
        }
        return getters.handles();
    }

    private MethodHandle conversion(ColumnGetters getters, Column column, StructField field) {
        if (field.dataType().equals(DataTypes.StringType) && getters.valueType(column) == String.class) {
            return UTF8;
        }
        return ValueConverters.of(field.dataType(), column.type(), types, path + "." + field.name())
                .map(CONVERT::bindTo)
                .orElse(UNCHANGED);
    }

    private static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
        try {
            return MethodHandles.lookup()
                    .findStatic(RowConverter.class, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object convert(ValueConverter converter, Object value) {
        return value == null ? null : converter.convert(value);
    }

    private static Object utf8(String value) {
        return UTF8String.fromString(value);
    }
}
