package dev.schemac.flink.internal.row;

import dev.schemac.integrations.common.ColumnGetters;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.ObjectParser;
import java.lang.invoke.MethodHandle;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.types.logical.RowType;

/** Reads events as rows with an object for each value. */
public final class ObjectRowPlan<T> extends RowPlan<T> {
    private static final MethodHandle SET = setter(GenericRowData.class, "setField", Object.class);

    ObjectRowPlan(ObjectParser<T> parser, RowType type, Conversion[] conversions) {
        super(parser, type, conversions);
    }

    public GenericRowData read(T event) {
        GenericRowData row = new GenericRowData(fields());
        fill(row, event);
        return row;
    }

    @Override
    MethodHandle setter() {
        return SET;
    }

    @Override
    void set(Object row, int field, Object value) {
        ((GenericRowData) row).setField(field, value);
    }

    @Override
    void add(ColumnGetters getters, Column column, MethodHandle convert, int field) {
        getters.add(column, convert, field);
    }
}
