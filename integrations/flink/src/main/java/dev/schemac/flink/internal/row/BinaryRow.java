package dev.schemac.flink.internal.row;

import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.table.data.binary.BinaryRowData;
import org.apache.flink.table.data.writer.BinaryRowWriter;
import org.apache.flink.table.data.writer.BinaryWriter;
import org.apache.flink.table.runtime.typeutils.InternalSerializers;
import org.apache.flink.table.types.logical.ArrayType;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.RowType;

/** A row in one array, whose fields are set. The array is used for one row after the other. It belongs to one thread. */
public final class BinaryRow {
    private final BinaryRowData row;
    private final BinaryRowWriter out;
    private final LogicalType[] types;
    private final TypeSerializer<?>[] serializers;

    /** The rows that are fields, and the arrays; null before the first one. */
    private final BinaryRow[] rows;

    private final BinaryStrings[] arrays;

    public BinaryRow(RowType type) {
        int fields = type.getFieldCount();
        this.row = new BinaryRowData(fields);
        this.out = new BinaryRowWriter(row);
        this.types = type.getChildren().toArray(LogicalType[]::new);
        this.serializers =
                type.getChildren().stream().map(InternalSerializers::create).toArray(TypeSerializer<?>[]::new);
        this.rows = new BinaryRow[fields];
        this.arrays = new BinaryStrings[fields];
    }

    /** Begins a row, of which each field must be set. */
    void begin() {
        out.reset();
    }

    /** {@return the row, which {@link #begin} changes} */
    BinaryRowData complete() {
        out.complete();
        return row;
    }

    /** {@return the row in which a field is written} */
    BinaryRow rowOf(int field) {
        if (rows[field] == null) {
            rows[field] = new BinaryRow((RowType) types[field]);
        }
        return rows[field];
    }

    /** {@return the array in which a field of strings is written} */
    BinaryStrings stringsOf(int field) {
        if (arrays[field] == null) {
            arrays[field] = new BinaryStrings(((ArrayType) types[field]).getElementType());
        }
        return arrays[field];
    }

    /** Sets a field to an object that rows of objects contain, or to null. */
    @SuppressWarnings("deprecation") // the replacement sets elements of arrays only
    void set(int field, Object value) {
        if (value == null) {
            out.setNullAt(field);
        } else {
            BinaryWriter.write(out, field, value, types[field], serializers[field]);
        }
    }

    /** @param utf8 a string, or null */
    void setString(int field, byte[] utf8) {
        if (utf8 == null) {
            out.setNullAt(field);
        } else {
            out.writeBinary(field, utf8); // a string has the same form
        }
    }

    /** Copies a row to a field. */
    void setRow(int field, BinaryRowData value) {
        out.writeRow(field, value, null);
    }

    void setBoolean(int field, boolean value) {
        out.writeBoolean(field, value);
    }

    void setByte(int field, byte value) {
        out.writeByte(field, value);
    }

    void setShort(int field, short value) {
        out.writeShort(field, value);
    }

    void setInt(int field, int value) {
        out.writeInt(field, value);
    }

    void setLong(int field, long value) {
        out.writeLong(field, value);
    }

    void setFloat(int field, float value) {
        out.writeFloat(field, value);
    }

    void setDouble(int field, double value) {
        out.writeDouble(field, value);
    }
}
