package dev.schemac.flink.table;

import dev.schemac.flink.EventLinesFormat;
import dev.schemac.flink.internal.row.ValueMismatchException;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.impl.StreamFormatAdapter;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
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
            EventLinesFormat<T> all = EventLinesFormat.of(rows.events().parser());
            lines = skipsRejected ? all.onRejected(line -> {}) : all;
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
        private final StreamFormat<T> events;

        RowsOfFile(Path file) {
            this.file = file;
            this.events = lines().ofFile(file);
        }

        @Override
        public Reader<RowData> createReader(
                Configuration configuration, FSDataInputStream stream, long fileLength, long splitEnd)
                throws IOException {
            return new RowReader(file, events.createReader(configuration, stream, fileLength, splitEnd));
        }

        @Override
        public Reader<RowData> restoreReader(
                Configuration configuration,
                FSDataInputStream stream,
                long restoredOffset,
                long fileLength,
                long splitEnd)
                throws IOException {
            return new RowReader(
                    file, events.restoreReader(configuration, stream, restoredOffset, fileLength, splitEnd));
        }

        @Override
        public boolean isSplittable() {
            return events.isSplittable();
        }

        @Override
        public TypeInformation<RowData> getProducedType() {
            return produced;
        }
    }

    private final class RowReader implements StreamFormat.Reader<RowData> {
        private final Path file;
        private final StreamFormat.Reader<T> events;

        RowReader(Path file, StreamFormat.Reader<T> events) {
            this.file = file;
            this.events = events;
        }

        @Override
        public RowData read() throws IOException {
            for (T event = next(); event != null; event = next()) {
                try {
                    return rows.readBinary(event);
                } catch (ValueMismatchException e) {
                    if (!skipsRejected) {
                        CheckpointedPosition after = events.getCheckpointedPosition();
                        throw new IOException(
                                "cannot read the line that ends at byte " + after.getOffset() + " of " + file + ": "
                                        + e.getMessage() + "; " + SchemacFormat.SKIP_HINT + " skips such lines",
                                e);
                    }
                }
            }
            return null;
        }

        /** Reads an event, and names the option of the table in the error. */
        private T next() throws IOException {
            try {
                return events.read();
            } catch (IOException e) {
                if (e.getCause() instanceof JsonParseException error) {
                    throw new IOException(
                            "cannot read the line that contains byte " + error.offset() + " of " + file + ": "
                                    + error.description() + " at " + error.path() + "; " + SchemacFormat.SKIP_HINT
                                    + " skips such lines",
                            error);
                }
                throw e;
            }
        }

        @Override
        public CheckpointedPosition getCheckpointedPosition() {
            return events.getCheckpointedPosition();
        }

        @Override
        public void close() throws IOException {
            events.close();
        }
    }
}
