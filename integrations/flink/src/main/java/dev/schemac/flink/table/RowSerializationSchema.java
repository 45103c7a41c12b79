package dev.schemac.flink.table;

import org.apache.flink.api.common.serialization.SerializationSchema;
import org.apache.flink.table.data.RowData;

/** Writes rows as JSON documents. */
final class RowSerializationSchema implements SerializationSchema<RowData> {
    private static final long serialVersionUID = 1L;

    private final EventRows<?> rows;

    RowSerializationSchema(EventRows<?> rows) {
        this.rows = rows;
    }

    @Override
    public byte[] serialize(RowData row) {
        return rows.write(row);
    }
}
