package dev.schemac.flink.table;

import dev.schemac.flink.internal.row.ErrorPart;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.serialization.SerializationSchema;
import org.apache.flink.configuration.ReadableConfig;
import org.apache.flink.table.connector.ChangelogMode;
import org.apache.flink.table.connector.format.DecodingFormat;
import org.apache.flink.table.connector.format.EncodingFormat;
import org.apache.flink.table.connector.format.ProjectableDecodingFormat;
import org.apache.flink.table.connector.sink.DynamicTableSink;
import org.apache.flink.table.connector.source.DynamicTableSource;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.factories.DeserializationFormatFactory;
import org.apache.flink.table.factories.DynamicTableFactory;
import org.apache.flink.table.factories.FactoryUtil;
import org.apache.flink.table.factories.SerializationFormatFactory;
import org.apache.flink.table.types.DataType;

/**
 * Creates {@code 'format' = 'schemac'} for connectors whose records are bytes, such as Kafka, and for everything that a
 * table writes. Flink finds it. See {@link SchemacFormatOptions}.
 */
public final class SchemacFormatFactory extends NamedFormat
        implements DeserializationFormatFactory, SerializationFormatFactory {
    /** Made by Flink. */
    public SchemacFormatFactory() {}

    @Override
    public DecodingFormat<DeserializationSchema<RowData>> createDecodingFormat(
            DynamicTableFactory.Context context, ReadableConfig options) {
        FactoryUtil.validateFactoryOptions(this, options);
        return new Decoding(SchemacFormat.of(context, options));
    }

    @Override
    public EncodingFormat<SerializationSchema<RowData>> createEncodingFormat(
            DynamicTableFactory.Context context, ReadableConfig options) {
        FactoryUtil.validateFactoryOptions(this, options);
        return new Encoding(SchemacFormat.of(context, options));
    }

    private static final class Decoding implements ProjectableDecodingFormat<DeserializationSchema<RowData>> {
        private final SchemacFormat format;
        private List<ErrorPart> metadata = List.of();

        Decoding(SchemacFormat format) {
            this.format = format;
        }

        @Override
        public DeserializationSchema<RowData> createRuntimeDecoder(
                DynamicTableSource.Context context, DataType columns, int[][] projections) {
            // a connector can have other columns, such as those of a key with another format
            DataType physical = SchemacFormat.projected(columns, projections);
            DataType read = SchemacFormat.withErrors(physical, metadata);
            return new RowDeserializationSchema<>(
                    format.reading(physical, read, metadata, List.of()),
                    context.createTypeInformation(read),
                    format.skipsRejected());
        }

        @Override
        public Map<String, DataType> listReadableMetadata() {
            Map<String, DataType> all = new LinkedHashMap<>();
            for (ErrorPart each : ErrorPart.values()) {
                all.put(each.key(), each.type());
            }
            return all;
        }

        @Override
        public void applyReadableMetadata(List<String> keys) {
            metadata = keys.stream()
                    .map(key -> Stream.of(ErrorPart.values())
                            .filter(part -> part.key().equals(key))
                            .findFirst()
                            .orElseThrow())
                    .toList();
        }

        @Override
        public ChangelogMode getChangelogMode() {
            return ChangelogMode.insertOnly();
        }
    }

    private record Encoding(SchemacFormat format) implements EncodingFormat<SerializationSchema<RowData>> {
        @Override
        public SerializationSchema<RowData> createRuntimeEncoder(DynamicTableSink.Context context, DataType columns) {
            return new RowSerializationSchema(format.rows(columns));
        }

        @Override
        public ChangelogMode getChangelogMode() {
            return ChangelogMode.insertOnly();
        }
    }
}
