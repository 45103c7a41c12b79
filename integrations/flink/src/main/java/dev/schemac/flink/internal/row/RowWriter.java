package dev.schemac.flink.internal.row;

import dev.schemac.runtime.JsonWriter;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.types.logical.RowType;

/** Writes a row as a JSON object, without the fields that are null. */
public final class RowWriter {
    private final String[] names;
    private final RowData.FieldGetter[] getters;
    private final Conversion[] fields;

    /** @param fields the conversion of each field */
    RowWriter(RowType type, Conversion[] fields) {
        this.names = type.getFieldNames().toArray(String[]::new);
        this.fields = fields;
        this.getters = new RowData.FieldGetter[fields.length];
        for (int i = 0; i < fields.length; i++) {
            getters[i] = RowData.createFieldGetter(type.getTypeAt(i), i);
        }
    }

    public void write(RowData row, JsonWriter out) {
        out.beginObject();
        for (int i = 0; i < fields.length; i++) {
            Object value = getters[i].getFieldOrNull(row);
            if (value != null) {
                out.name(names[i]);
                try {
                    fields[i].writer().write(value, out);
                } catch (ValueMismatchException e) {
                    throw e.in(names[i]);
                }
            }
        }
        out.endObject();
    }
}
