package dev.schemac.flink.internal.row;

import dev.schemac.integrations.common.ColumnGetters;
import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.UntypedParser;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.RowType;

/**
 * Fills rows with the columns of events. Thread-safe.
 *
 * @param <T> the value class
 */
abstract class RowPlan<T> {
    /** Reads every written event, however large: the limits of the source have been applied already. */
    private static final JsonOptions READ = JsonOptions.DEFAULT
            .withMaxDepth(1_000)
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxDecimalScale(Integer.MAX_VALUE)
            .withMaxEventBytes(Integer.MAX_VALUE);

    private static final MethodHandle CONVERT = find(
            Conversions.class,
            "convert",
            Object.class,
            Object.class,
            Conversion.Reader.class,
            LogicalType.class,
            String.class);

    private final ObjectWriter<T> writer;
    private final List<EventType<?>> family;
    private final String[] names;
    private final LogicalType[] types;

    /** Null for a field that only JSON shows. */
    private final Conversion.Reader[] readers;

    private final Conversion.Reader[] jsonReaders;
    private final boolean fromJson;

    /** The handles that set fields: (Object row, Object event). */
    private final Map<Class<?>, MethodHandle[]> getters = new ConcurrentHashMap<>();

    /** Those of the last event; the object is immutable, so threads can read and replace it at any time. */
    private Last last = new Last(null, null);

    private record Last(Class<?> type, MethodHandle[] getters) {}

    /**
     * @param parser knows the writer of the events
     * @param conversions those of the fields
     */
    RowPlan(ObjectParser<T> parser, RowType type, Conversion[] conversions) {
        this.writer = parser.writer();
        this.family = Unions.family(parser);
        this.names = type.getFieldNames().toArray(String[]::new);
        this.types = type.getChildren().toArray(LogicalType[]::new);
        this.readers = new Conversion.Reader[conversions.length];
        this.jsonReaders = new Conversion.Reader[conversions.length];
        for (int i = 0; i < readers.length; i++) {
            (conversions[i].fromJson() ? jsonReaders : readers)[i] = conversions[i].reader();
        }
        this.fromJson = Stream.of(conversions).anyMatch(Conversion::fromJson);
    }

    /** Returns the handle of a static method of this package. */
    static MethodHandle find(Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
        try {
            return MethodHandles.lookup().findStatic(owner, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the handle that sets a field of a row: (Object row, int field, value). */
    static MethodHandle setter(Class<?> row, String name, Class<?> value) {
        try {
            MethodHandle setter =
                    MethodHandles.lookup().findVirtual(row, name, MethodType.methodType(void.class, int.class, value));
            return setter.asType(setter.type().changeParameterType(0, Object.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Sets a field that only the JSON of an event shows. */
    abstract void set(Object row, int field, Object value);

    /** {@return the handle that sets a field to an object or null: (Object row, int field, Object value)} */
    abstract MethodHandle setter();

    /** Adds the handle that sets a field of a row. */
    abstract void add(ColumnGetters getters, Column column, MethodHandle convert, int field);

    final int fields() {
        return names.length;
    }

    final String name(int field) {
        return names[field];
    }

    final LogicalType type(int field) {
        return types[field];
    }

    /** Sets all fields of a row. */
    final void fill(Object row, T event) {
        Class<?> type = event.getClass();
        Last found = last;
        if (found.type != type) {
            found = new Last(type, getters.computeIfAbsent(type, this::getters));
            last = found;
        }
        try {
            for (MethodHandle handle : found.getters) {
                handle.invokeExact(row, (Object) event);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("getters throw no checked exceptions", e);
        }
        if (fromJson) {
            byte[] json = writer.toJsonBytes(event, JsonOptions.DEFAULT);
            Map<?, ?> members = (Map<?, ?>) UntypedParser.parseExact(json, 0, json.length, READ);
            for (int i = 0; i < jsonReaders.length; i++) {
                if (jsonReaders[i] != null) {
                    set(row, i, Conversions.convert(members.get(names[i]), jsonReaders[i], types[i], names[i]));
                }
            }
        }
    }

    private MethodHandle[] getters(Class<?> type) {
        EventType<?> eventType = Unions.typeOf(type, family);
        ColumnGetters made = new ColumnGetters(type, setter());
        for (int i = 0; i < readers.length; i++) {
            if (readers[i] != null) {
                MethodHandle convert = MethodHandles.insertArguments(CONVERT, 1, readers[i], types[i], names[i]);
                add(made, column(eventType, names[i]), convert, i);
            }
        }
        return made.handles();
    }

    /** Returns the column of a member; null if there is none. */
    private static Column column(EventType<?> type, String jsonName) {
        return type.columns().stream()
                .filter(column -> column.jsonName().equals(jsonName))
                .findFirst()
                .orElse(null);
    }
}
