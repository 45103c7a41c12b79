package dev.schemac.flink.table;

import dev.schemac.flink.EventLinesFormat;
import dev.schemac.flink.RejectedLine;
import dev.schemac.flink.internal.file.SplitFile;
import dev.schemac.flink.internal.file.SplitLines;
import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.impl.StreamFormatAdapter;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.Path;
import org.apache.flink.table.data.RowData;

/** Reads files of JSON Lines as rows, by splits. */
final class RowLinesFormat<T> implements BulkFormat<RowData, FileSourceSplit> {
    private static final long serialVersionUID = 1L;

    private final EventRows<T> rows;
    private final TypeInformation<RowData> produced;
    private final boolean skipsRejected;

    private transient EventLinesFormat<T> lines;

    /** @param skipsRejected whether invalid lines are skipped */
    RowLinesFormat(EventRows<T> rows, TypeInformation<RowData> produced, boolean skipsRejected) {
        this.rows = rows;
        this.produced = produced;
        this.skipsRejected = skipsRejected;
    }

    /** Made on each task manager, because parsers that are compiled for a table cannot be serialized. */
    private EventLinesFormat<T> lines() {
        if (lines == null) {
            lines = EventLinesFormat.of(rows.events().parser());
        }
        return lines;
    }

    @Override
    public Reader<RowData> createReader(Configuration configuration, FileSourceSplit split) throws IOException {
        return new StreamFormatAdapter<>(new RowsOfFile(split.path())).createReader(configuration, split);
    }

    @Override
    public Reader<RowData> restoreReader(Configuration configuration, FileSourceSplit split) throws IOException {
        return new StreamFormatAdapter<>(new RowsOfFile(split.path())).restoreReader(configuration, split);
    }

    @Override
    public boolean isSplittable() {
        return lines().isSplittable();
    }

    @Override
    public TypeInformation<RowData> getProducedType() {
        return produced;
    }

    /** The splits of one file. */
    private final class RowsOfFile implements StreamFormat<RowData> {
        private static final long serialVersionUID = 1L;

        private final Path file;

        RowsOfFile(Path file) {
            this.file = file;
        }

        @Override
        public Reader<RowData> createReader(
                Configuration configuration, FSDataInputStream stream, long fileLength, long splitEnd)
                throws IOException {
            long from = stream.getPos();
            return rows.hasErrorRows()
                    ? errorReader(stream, from, fileLength, splitEnd)
                    : new RowReader<>(
                            rows,
                            file,
                            skipsRejected,
                            from == 0,
                            handler -> lines(handler).createReader(configuration, stream, fileLength, splitEnd));
        }

        @Override
        public Reader<RowData> restoreReader(
                Configuration configuration,
                FSDataInputStream stream,
                long restoredOffset,
                long fileLength,
                long splitEnd)
                throws IOException {
            return rows.hasErrorRows()
                    ? errorReader(stream, restoredOffset, fileLength, splitEnd)
                    : new RowReader<>(
                            rows,
                            file,
                            skipsRejected,
                            restoredOffset == 0,
                            handler -> lines(handler)
                                    .restoreReader(configuration, stream, restoredOffset, fileLength, splitEnd));
        }

        private Reader<RowData> errorReader(FSDataInputStream stream, long from, long fileLength, long splitEnd)
                throws IOException {
            return new ErrorRowReader<>(
                    rows,
                    new SplitLines(
                            SplitFile.of(stream, file, splitEnd),
                            from,
                            SplitFile.end(file, fileLength, splitEnd),
                            JsonOptions.DEFAULT.maxEventBytes()));
        }

        /** @param handler of invalid lines, or null */
        private StreamFormat<T> lines(RejectedLine.Handler handler) {
            EventLinesFormat<T> all = RowLinesFormat.this.lines();
            return (handler == null ? all : all.onRejected(handler)).ofFile(file);
        }

        @Override
        public boolean isSplittable() {
            return lines(null).isSplittable();
        }

        @Override
        public TypeInformation<RowData> getProducedType() {
            return produced;
        }
    }
}
