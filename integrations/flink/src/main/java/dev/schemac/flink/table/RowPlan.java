package dev.schemac.flink.table;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import java.util.Map;
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

    private final ObjectWriter<T> writer;
    private final String[] columns;
    private final String[] names;
    private final LogicalType[] types;

    /** Null for a field that only JSON shows. */
    private final Conversion.Reader[] readers;

    private final Conversion.Reader[] jsonReaders;
    private final boolean fromColumns;
    private final boolean fromJson;

    /**
     * @param parser knows the writer of the events
     * @param columns the column of each field in the schema, which is its key in the map of an event
     * @param conversions those of the fields
     */
    RowPlan(ObjectParser<T> parser, RowType type, String[] columns, Conversion[] conversions) {
        this.writer = parser.writer();
        this.columns = columns;
        this.names = type.getFieldNames().toArray(String[]::new);
        this.types = type.getChildren().toArray(LogicalType[]::new);
        this.readers = new Conversion.Reader[conversions.length];
        this.jsonReaders = new Conversion.Reader[conversions.length];
        for (int i = 0; i < readers.length; i++) {
            (conversions[i].fromJson() ? jsonReaders : readers)[i] = conversions[i].reader();
        }
        this.fromColumns = Stream.of(conversions).anyMatch(each -> !each.fromJson());
        this.fromJson = Stream.of(conversions).anyMatch(Conversion::fromJson);
    }

    GenericRowData read(T event) {
        GenericRowData row = new GenericRowData(columns.length);
        if (fromColumns) {
            Map<String, Object> values = ((JsonEvent) event).asMap();
            for (int i = 0; i < readers.length; i++) {
                if (readers[i] != null) {
                    row.setField(i, Conversions.convert(values.get(columns[i]), readers[i], types[i], names[i]));
                }
            }
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
}
