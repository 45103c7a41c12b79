package dev.schemac.flink.table;

import dev.schemac.flink.internal.file.SplitFile;
import dev.schemac.flink.internal.row.Rejection;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Queue;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.table.data.RowData;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads the rows of a split. Invalid lines fail the job, are skipped, or become rows with their errors. */
final class RowReader implements StreamFormat.Reader<RowData> {
    private static final Logger LOG = LoggerFactory.getLogger(RowReader.class);

    private final EventRows<?> rows;
    private final String file;
    private final boolean skipsRejected;
    private final EventStream<RowData> lines;

    /** The rows of invalid lines, and the row after them. */
    private final Queue<RowData> pending = new ArrayDeque<>();

    /** The position before the lines of the pending rows. */
    private long begin;

    /** The number of rows after this position that {@link #read} has returned. */
    private long returned;

    private long skipped;

    /** See {@link dev.schemac.flink.internal.file.LinesOfFile.Opening}. */
    <T> RowReader(EventRows<T> rows, boolean skipsRejected, SplitFile split, long from, long to) throws IOException {
        this.rows = rows;
        this.file = split.name();
        this.skipsRejected = skipsRejected;
        try {
            this.lines = EventFormat.lines(new RowParser<>(rows, rows::readBinary))
                    .onRejected(this::reject)
                    .read(split, from, to);
        } catch (IOException e) {
            throw named(e);
        }
    }

    private void reject(RejectedEvent line) {
        String envelope = rows.envelopeError(line.document(), 0, line.document().length);
        if (rows.hasErrorRows()) {
            pending.add(rows.rejected(new Rejection(line.document(), envelope, line.error())));
        } else if (envelope != null || !skipsRejected) {
            String error = envelope != null
                    ? envelope
                    : line.error().description() + " at " + line.error().path() + "; " + SchemacFormat.SKIP_HINT
                            + " skips such lines";
            throw new UncheckedIOException(new IOException(
                    "cannot read the line that contains byte " + line.error().offset() + " of " + file + ": " + error,
                    line.error()));
        } else if (skipped++ == 0) {
            LOG.warn(
                    "Skipping invalid lines of {}, first the line at byte {}: {}",
                    file,
                    line.offset(),
                    line.error().getMessage());
        }
    }

    @Override
    public RowData read() throws IOException {
        if (pending.isEmpty()) {
            begin = lines.position();
            returned = 0;
            RowData row = next();
            if (pending.isEmpty()) {
                return row;
            }
            if (row != null) {
                pending.add(row);
            }
        }
        returned++;
        return pending.poll();
    }

    private RowData next() throws IOException {
        try {
            RowData row = lines.read();
            while (row == RowParser.EXCLUDED) {
                row = lines.read();
            }
            return row;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (IOException e) {
            throw named(e);
        }
    }

    private IOException named(IOException e) {
        return new IOException("cannot read " + file + ": " + e.getMessage(), e);
    }

    /** {@return where a new reader continues: also the number of rows it skips, if rows after the position are pending} */
    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        return pending.isEmpty()
                ? new CheckpointedPosition(lines.position(), 0)
                : new CheckpointedPosition(begin, returned);
    }

    @Override
    public void close() throws IOException {
        if (skipped > 0) {
            LOG.warn("Skipped {} invalid lines of {}", skipped, file);
        }
        lines.close();
    }
}
