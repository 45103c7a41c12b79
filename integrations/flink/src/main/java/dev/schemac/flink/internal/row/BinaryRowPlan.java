package dev.schemac.flink.internal.row;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.integrations.common.ColumnGetters;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.ObjectParser;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import org.apache.flink.table.data.binary.BinaryRowData;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.LogicalTypeRoot;
import org.apache.flink.table.types.logical.RowType;

/**
 * Reads events as rows in one array. Numbers, strings, and rows and arrays of them are written to the array directly,
 * without the objects that {@link ObjectRowPlan} makes.
 */
public final class BinaryRowPlan<T> extends RowPlan<T> {
    private static final MethodHandle SET = setter(BinaryRow.class, "set", Object.class);
    private static final MethodHandle SET_STRING = setter(BinaryRow.class, "setString", byte[].class);
    private static final MethodHandle SAME = MethodHandles.identity(Object.class);
    private static final MethodHandle BYTES =
            find(BinaryRowPlan.class, "bytes", byte[].class, String.class, LogicalType.class, String.class);
    private static final MethodHandle SET_DIRECTLY = find(
            BinaryRowPlan.class,
            "setDirectly",
            void.class,
            Conversion.BinarySetter.class,
            LogicalType.class,
            String.class,
            Object.class,
            int.class,
            Object.class);

    /** The setters of values that have the primitive type of their field. */
    private static final Map<LogicalTypeRoot, MethodHandle> PRIMITIVES = Map.of(
            LogicalTypeRoot.BOOLEAN, setter(BinaryRow.class, "setBoolean", boolean.class),
            LogicalTypeRoot.TINYINT, setter(BinaryRow.class, "setByte", byte.class),
            LogicalTypeRoot.SMALLINT, setter(BinaryRow.class, "setShort", short.class),
            LogicalTypeRoot.INTEGER, setter(BinaryRow.class, "setInt", int.class),
            LogicalTypeRoot.BIGINT, setter(BinaryRow.class, "setLong", long.class),
            LogicalTypeRoot.FLOAT, setter(BinaryRow.class, "setFloat", float.class),
            LogicalTypeRoot.DOUBLE, setter(BinaryRow.class, "setDouble", double.class));

    private final Conversion[] conversions;

    BinaryRowPlan(ObjectParser<T> parser, RowType type, Conversion[] conversions) {
        super(parser, type, conversions);
        this.conversions = conversions;
    }

    /**
     * {@return the row of an event}
     *
     * @param row has the fields of this plan; the result uses its array
     */
    public BinaryRowData read(T event, BinaryRow row) {
        row.begin();
        fill(row, event);
        return row.complete();
    }

    @Override
    MethodHandle setter() {
        return SET;
    }

    @Override
    void set(Object row, int field, Object value) {
        ((BinaryRow) row).set(field, value);
    }

    @Override
    void add(ColumnGetters getters, Column column, MethodHandle convert, int field) {
        LogicalType type = type(field);
        Class<?> valueType = column == null ? null : getters.valueType(column);
        MethodHandle primitive = PRIMITIVES.get(type.getTypeRoot());
        Conversion.BinarySetter binary = conversions[field].binary();
        if (primitive != null && primitive.type().parameterType(2) == valueType) {
            getters.addPrimitive(column, primitive, convert, field);
        } else if (valueType == String.class && ScalarColumns.isText(type)) {
            getters.add(column, MethodHandles.insertArguments(BYTES, 1, type, name(field)), SET_STRING, field);
        } else if (binary != null) {
            getters.add(column, SAME, MethodHandles.insertArguments(SET_DIRECTLY, 0, binary, type, name(field)), field);
        } else {
            getters.add(column, convert, field);
        }
    }

    static byte[] bytes(String value, LogicalType type, String name) {
        return value == null ? (byte[]) Conversions.convert(null, null, type, name) : value.getBytes(UTF_8);
    }

    static void setDirectly(
            Conversion.BinarySetter setter, LogicalType type, String name, Object row, int field, Object value) {
        BinaryRow binary = (BinaryRow) row;
        if (value == null) {
            binary.set(field, Conversions.convert(null, null, type, name));
        } else {
            try {
                setter.set(binary, field, value);
            } catch (ValueMismatchException e) {
                throw e.in(name);
            }
        }
    }
}
