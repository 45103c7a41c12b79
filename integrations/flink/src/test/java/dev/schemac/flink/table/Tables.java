package dev.schemac.flink.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.formats.common.TimestampFormat;
import org.apache.flink.formats.json.JsonParserRowDataDeserializationSchema;
import org.apache.flink.table.api.EnvironmentSettings;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.data.binary.BinaryRowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.runtime.typeutils.RowDataSerializer;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.types.Row;
import org.apache.flink.util.CloseableIterator;
import org.apache.flink.util.Collector;

/** Runs SQL, and reads documents with Flink's own format. */
final class Tables {
    private Tables() {}

    /** Returns Flink for finite tables, which reads with one task. */
    static TableEnvironment batch() {
        return batch(new Configuration());
    }

    /** Returns the same for a cluster, with the settings of its clients. */
    static TableEnvironment batch(Configuration client) {
        TableEnvironment environment = TableEnvironment.create(EnvironmentSettings.newInstance()
                .inBatchMode()
                .withConfiguration(client)
                .build());
        environment.getConfig().set("parallelism.default", "1");
        environment.getConfig().set("table.local-time-zone", "UTC");
        return environment;
    }

    /** Returns the rows of a query, sorted. */
    static List<Row> rows(TableEnvironment environment, String query) throws Exception {
        List<Row> rows = new ArrayList<>();
        CloseableIterator<Row> found = environment.executeSql(query).collect();
        found.forEachRemaining(rows::add);
        found.close();
        rows.sort(Comparator.comparing(Row::toString));
        return rows;
    }

    /** Returns a statement that creates a table of files. */
    static String create(String table, String columns, Path path, String format) {
        return "CREATE TABLE " + table + " (" + columns + ") WITH ('connector' = 'filesystem', 'path' = '"
                + path.toUri() + "', " + format + ")";
    }

    /** Returns the options of this format for a class. */
    static String schemac(Class<?> type) {
        return "'format' = 'schemac', 'schemac.class' = '" + type.getName() + "'";
    }

    /** Returns how Flink's {@code json} reads documents. */
    static JsonParserRowDataDeserializationSchema json(RowType type) throws Exception {
        JsonParserRowDataDeserializationSchema schema = new JsonParserRowDataDeserializationSchema(
                type, InternalTypeInfo.of(type), false, false, TimestampFormat.ISO_8601);
        schema.open(null);
        return schema;
    }

    /** Returns a row whose own fields are objects, and whose arrays, maps and rows are bytes, to compare it with others. */
    static GenericRowData comparable(RowType type, RowData row) {
        BinaryRowData bytes = new RowDataSerializer(type).toBinaryRow(row).copy();
        GenericRowData comparable = new GenericRowData(row.getRowKind(), row.getArity());
        for (int i = 0; i < row.getArity(); i++) {
            comparable.setField(
                    i, RowData.createFieldGetter(type.getTypeAt(i), i).getFieldOrNull(bytes));
        }
        return comparable;
    }

    static RowData only(JsonParserRowDataDeserializationSchema schema, byte[] document) {
        List<RowData> rows = new ArrayList<>();
        try {
            schema.deserialize(document, new Collector<>() {
                @Override
                public void collect(RowData row) {
                    rows.add(row);
                }

                @Override
                public void close() {}
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows.get(0);
    }
}
