package dev.schemac.flink.table;

import java.util.List;
import org.apache.flink.configuration.ReadableConfig;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.table.factories.BulkReaderFormatFactory;
import org.apache.flink.connector.file.table.format.BulkDecodingFormat;
import org.apache.flink.table.connector.ChangelogMode;
import org.apache.flink.table.connector.format.ProjectableDecodingFormat;
import org.apache.flink.table.connector.source.DynamicTableSource;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.expressions.ResolvedExpression;
import org.apache.flink.table.factories.DynamicTableFactory;
import org.apache.flink.table.factories.FactoryUtil;
import org.apache.flink.table.types.DataType;

/**
 * Creates {@code 'format' = 'schemac'} for files of JSON Lines, which the connector {@code filesystem} reads by splits.
 * Flink finds it. See {@link SchemacFormatOptions}.
 */
public final class SchemacFileFormatFactory extends NamedFormat implements BulkReaderFormatFactory {
    /** Made by Flink. */
    public SchemacFileFormatFactory() {}

    @Override
    public BulkDecodingFormat<RowData> createDecodingFormat(
            DynamicTableFactory.Context context, ReadableConfig options) {
        FactoryUtil.validateFactoryOptions(this, options);
        return new Decoding(SchemacFormat.of(context, options));
    }

    private static final class Decoding
            implements BulkDecodingFormat<RowData>, ProjectableDecodingFormat<BulkFormat<RowData, FileSourceSplit>> {
        private final SchemacFormat format;
        private List<ResolvedExpression> conditions = List.of();

        Decoding(SchemacFormat format) {
            this.format = format;
        }

        @Override
        public void applyFilters(List<ResolvedExpression> filters) {
            conditions = filters;
        }

        @Override
        public BulkFormat<RowData, FileSourceSplit> createRuntimeDecoder(
                DynamicTableSource.Context context, DataType columns, int[][] projections) {
            List<ResolvedExpression> applied = conditions;
            // the connector sets them before each call that has some
            conditions = List.of();
            DataType read = SchemacFormat.projected(columns, projections);
            return new RowLinesFormat(
                    format.reading(columns, read, List.of(), applied),
                    context.createTypeInformation(read),
                    format.skipsRejected());
        }

        @Override
        public ChangelogMode getChangelogMode() {
            return ChangelogMode.insertOnly();
        }
    }
}
