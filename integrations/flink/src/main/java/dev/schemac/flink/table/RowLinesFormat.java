package dev.schemac.flink.table;

import dev.schemac.flink.internal.file.LinesOfFile;
import java.io.IOException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.impl.StreamFormatAdapter;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.table.data.RowData;

/** Reads files of JSON Lines as rows, by splits. */
final class RowLinesFormat implements BulkFormat<RowData, FileSourceSplit> {
    private static final long serialVersionUID = 1L;

    private final EventRows<?> rows;
    private final TypeInformation<RowData> produced;
    private final boolean skipsRejected;

    /** @param skipsRejected whether invalid lines are skipped */
    RowLinesFormat(EventRows<?> rows, TypeInformation<RowData> produced, boolean skipsRejected) {
        this.rows = rows;
        this.produced = produced;
        this.skipsRejected = skipsRejected;
    }

    @Override
    public Reader<RowData> createReader(Configuration configuration, FileSourceSplit split) throws IOException {
        return adapter(split).createReader(configuration, split);
    }

    @Override
    public Reader<RowData> restoreReader(Configuration configuration, FileSourceSplit split) throws IOException {
        return adapter(split).restoreReader(configuration, split);
    }

    private StreamFormatAdapter<RowData> adapter(FileSourceSplit split) {
        return new StreamFormatAdapter<>(new LinesOfFile<>(
                split.path(), produced, (file, from, to) -> new RowReader(rows, skipsRejected, file, from, to)));
    }

    /** {@return true} Flink does not split compressed files all the same. */
    @Override
    public boolean isSplittable() {
        return true;
    }

    @Override
    public TypeInformation<RowData> getProducedType() {
        return produced;
    }
}
