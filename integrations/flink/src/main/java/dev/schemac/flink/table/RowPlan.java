package dev.schemac.flink.table;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.internal.integration.ColumnGetters;
import dev.schemac.runtime.internal.integration.Unions;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.RowType;

/** Fills rows with the columns of events. Made once for a table. */
final class RowPlan<T> {
    /** Reads every written event, however large: the limits of the source have been applied already. */
    private static final JsonOptions READ = JsonOptions.DEFAULT
            .withMaxDepth(1_000)
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxDecimalScale(Integer.MAX_VALUE)
            .withMaxEventBytes(Integer.MAX_VALUE);

    private static final MethodHandle SET;
    private static final MethodHandle CONVERT;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            SET = lookup.findVirtual(
                    GenericRowData.class, "setField", MethodType.methodType(void.class, int.class, Object.class));
            CONVERT = lookup.findStatic(
                    Conversions.class,
                    "convert",
                    MethodType.methodType(
                            Object.class, Object.class, Conversion.Reader.class, LogicalType.class, String.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private final ObjectWriter<T> writer;
    private final List<EventType<?>> family;
    private final String[] columns;
    private final String[] names;
    private final LogicalType[] types;

    /** Null for a field that only JSON shows. */
    private final Conversion.Reader[] readers;

    private final Conversion.Reader[] jsonReaders;
    private final boolean fromJson;

    /** The handles that set fields: (row, event). */
    private final Map<Class<?>, MethodHandle[]> getters = new ConcurrentHashMap<>();

    /**
     * @param parser knows the writer of the events
     * @param columns the column of each field in the schema
     * @param conversions those of the fields
     */
    RowPlan(ObjectParser<T> parser, RowType type, String[] columns, Conversion[] conversions) {
        this.writer = parser.writer();
        this.family = Unions.family(parser);
        this.columns = columns;
        this.names = type.getFieldNames().toArray(String[]::new);
        this.types = type.getChildren().toArray(LogicalType[]::new);
        this.readers = new Conversion.Reader[conversions.length];
        this.jsonReaders = new Conversion.Reader[conversions.length];
        for (int i = 0; i < readers.length; i++) {
            (conversions[i].fromJson() ? jsonReaders : readers)[i] = conversions[i].reader();
        }
        this.fromJson = Stream.of(conversions).anyMatch(Conversion::fromJson);
    }

    GenericRowData read(T event) {
        GenericRowData row = new GenericRowData(columns.length);
        MethodHandle[] handles = getters.get(event.getClass());
        if (handles == null) {
            handles = getters.computeIfAbsent(event.getClass(), this::getters);
        }
        try {
            for (MethodHandle handle : handles) {
                handle.invokeExact(row, (Object) event);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("getters throw no checked exceptions", e);
        }
        if (fromJson) {
            byte[] json = writer.toJsonBytes(event, JsonOptions.DEFAULT);
            Map<?, ?> members = (Map<?, ?>) ObjectParser.parseUntypedExact(json, 0, json.length, READ);
            for (int i = 0; i < jsonReaders.length; i++) {
                if (jsonReaders[i] != null) {
                    row.setField(i, Conversions.convert(members.get(names[i]), jsonReaders[i], types[i], names[i]));
                }
            }
        }
        return row;
    }

    private MethodHandle[] getters(Class<?> type) {
        EventType<?> eventType = Unions.typeOf(type, family);
        ColumnGetters made = new ColumnGetters(type, SET);
        for (int i = 0; i < readers.length; i++) {
            if (readers[i] != null) {
                MethodHandle convert = MethodHandles.insertArguments(CONVERT, 1, readers[i], types[i], names[i]);
                made.add(eventType.column(columns[i]).orElse(null), convert, i);
            }
        }
        return made.handles();
    }
}
