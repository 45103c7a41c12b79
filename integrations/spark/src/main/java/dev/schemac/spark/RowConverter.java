package dev.schemac.spark;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Converts events to rows. For each class of events, getters and conversions are combined to method handles, which the
 * JVM compiles like straight code. Thread-safe.
 */
final class RowConverter implements ValueConverter {
    private static final MethodHandles.Lookup PUBLIC = MethodHandles.publicLookup();
    private static final MethodType STEP = MethodType.methodType(void.class, Object[].class, Object.class);
    private static final MethodHandle SET = MethodHandles.arrayElementSetter(Object[].class);
    private static final MethodHandle CONVERT = find("convert", Object.class, ValueConverter.class, Object.class);
    private static final MethodHandle UTF8 = find("utf8", Object.class, String.class);

    /** How many columns one handle converts. */
    private static final int GROUP = 16;

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
        EventType<?> eventType = types.get(type);
        List<MethodHandle> single = new ArrayList<>();
        for (int i = 0; i < struct.size(); i++) {
            StructField field = struct.fields()[i];
            Optional<Column> column = i == skipped
                    ? Optional.empty()
                    : eventType.columns().stream()
                            .filter(each -> each.jsonName().equals(field.name()))
                            .findFirst();
            if (column.isPresent()) {
                single.add(step(type, column.get(), field, i));
            }
        }
        List<MethodHandle> groups = new ArrayList<>();
        for (int from = 0; from < single.size(); from += GROUP) {
            int last = Math.min(from + GROUP, single.size()) - 1;
            MethodHandle group = single.get(last);
            for (int i = last - 1; i >= from; i--) {
                group = MethodHandles.foldArguments(group, single.get(i));
            }
            groups.add(group);
        }
        return groups.toArray(MethodHandle[]::new);
    }

    /** Returns a handle that sets one value of a row: (values, event). */
    private MethodHandle step(Class<?> type, Column column, StructField field, int index) {
        String name = column.javaName();
        String suffix = name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
        try {
            MethodHandle get = (type.isRecord()
                            ? method(type, name)
                            : method(type, "is" + suffix).or(() -> method(type, "get" + suffix)))
                    .orElseThrow(() -> new NoSuchMethodException("get" + suffix));
            MethodHandle value = converted(get, column, field);
            Optional<MethodHandle> has =
                    get.type().returnType().isPrimitive() ? method(type, "has" + suffix) : Optional.empty();
            if (has.isPresent()) {
                MethodHandle nothing = MethodHandles.dropArguments(
                        MethodHandles.constant(Object.class, null),
                        0,
                        value.type().parameterType(0));
                value = MethodHandles.guardWithTest(has.get(), value, nothing);
            }
            MethodHandle set = MethodHandles.insertArguments(SET, 1, index);
            return MethodHandles.collectArguments(set, 1, value).asType(STEP);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("class " + type.getName() + " is not a generated one", e);
        }
    }

    private MethodHandle converted(MethodHandle get, Column column, StructField field) {
        if (field.dataType().equals(DataTypes.StringType) && get.type().returnType() == String.class) {
            return MethodHandles.filterReturnValue(get, UTF8);
        }
        MethodHandle boxed = get.asType(get.type().changeReturnType(Object.class));
        Optional<ValueConverter> converter =
                ValueConverters.of(field.dataType(), column.schemaType(), types, path + "." + field.name());
        return converter.isEmpty() ? boxed : MethodHandles.filterReturnValue(boxed, CONVERT.bindTo(converter.get()));
    }

    private static Optional<MethodHandle> method(Class<?> type, String name) {
        return Arrays.stream(type.getMethods())
                .filter(each -> each.getName().equals(name) && each.getParameterCount() == 0)
                .findFirst()
                .map(each -> {
                    try {
                        MethodHandle method = PUBLIC.unreflect(each);
                        return method.asType(method.type().changeParameterType(0, type));
                    } catch (IllegalAccessException e) {
                        throw new IllegalStateException("generated methods are public", e);
                    }
                });
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
