package dev.schemac.flink.table;

import dev.schemac.flink.internal.file.SplitFile;
import dev.schemac.flink.internal.row.Rejection;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
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
    private final SplitFile split;
    private final long to;
    private final EventFeed<RowData> lines;
    private final ByteBuffer block = ByteBuffer.allocate(1 << 16);

    /** The rows of the lines in the block, in their order: only these, because a file can contain invalid lines alone. */
    private final Queue<RowData> pending = new ArrayDeque<>();

    /** Where the first line of the split begins; negative if it is unknown. */
    private long start;

    /** The position before the lines of the pending rows. */
    private long begin;

    /** The number of rows after this position that {@link #read} has returned. */
    private long returned;

    private boolean ended;
    private long skipped;

    /** See {@link dev.schemac.flink.internal.file.LinesOfFile.Opening}. */
    <T> RowReader(EventRows<T> rows, boolean skipsRejected, SplitFile split, long from, long to) throws IOException {
        this.rows = rows;
        this.file = split.name();
        this.skipsRejected = skipsRejected;
        this.split = split;
        this.to = to;
        this.lines = EventFormat.lines(new RowParser<>(rows, rows::readBinary))
                .onRejected(this::reject)
                .feed(this::add);
        // the line that contains the byte before the split belongs to the split before
        this.begin = from;
        this.start = from == 0 ? 0 : -1;
        split.position(Math.max(0, from - 1));
    }

    private void add(RowData row) {
        if (row != RowParser.EXCLUDED) {
            pending.add(row);
        }
    }

    private void reject(RejectedEvent line) {
        byte[] document = line.document();
        // in later splits the line is unknown
        JsonParseException error = start == 0 ? line.error() : RuntimeAccess.within(line.error(), "$", start, 0, 1);
        String envelope = rows.envelopeError(document, 0, document.length);
        if (rows.hasErrorRows()) {
            pending.add(rows.rejected(new Rejection(document, envelope, error)));
        } else if (envelope != null || !skipsRejected) {
            String message = envelope != null
                    ? envelope
                    : error.description() + " at " + error.path() + "; " + SchemacFormat.SKIP_HINT
                            + " skips such lines";
            throw new UncheckedIOException(new IOException(
                    "cannot read the line that contains byte " + error.offset() + " of " + file + ": " + message,
                    error));
        } else if (skipped++ == 0) {
            LOG.warn(
                    "Skipping invalid lines of {}, first the line at byte {}: {}",
                    file,
                    start + line.offset(),
                    error.getMessage());
        }
    }

    @Override
    public RowData read() throws IOException {
        while (pending.isEmpty() && !ended) {
            try {
                readBlock();
            } catch (UncheckedIOException e) {
                throw e.getCause();
            } catch (IOException e) {
                throw new IOException("cannot read " + file + ": " + e.getMessage(), e);
            }
        }
        returned++;
        return pending.poll();
    }

    /** Reads the lines of the next block that begin in the split. */
    private void readBlock() throws IOException {
        begin = position();
        returned = 0;
        long at = split.position();
        int count = split.read(block.clear());
        ended = count < 0;
        int from = 0;
        if (start < 0) {
            from = afterLineFeed(0, count);
            if (from < 0) {
                return;
            }
            start = at + from;
            begin = start;
        }
        int end = Math.max(from, count);
        if (at + count >= to) {
            int last = afterLineFeed((int) Math.max(0, to - 1 - at), count);
            ended |= last >= 0;
            end = last < 0 ? end : Math.max(from, last);
        }
        lines.feed(block.array(), from, end - from);
        if (ended) {
            lines.finish();
        }
    }

    private int afterLineFeed(int from, int to) {
        int at = from;
        while (at < to && block.get(at) != '\n') {
            at++;
        }
        return at < to ? at + 1 : -1;
    }

    private long position() {
        return start < 0 ? begin : start + lines.position();
    }

    /** {@return where a new reader continues: also the number of rows it skips, if rows after the position are pending} */
    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        return pending.isEmpty() ? new CheckpointedPosition(position(), 0) : new CheckpointedPosition(begin, returned);
    }

    @Override
    public void close() throws IOException {
        if (skipped > 0) {
            LOG.warn("Skipped {} invalid lines of {}", skipped, file);
        }
        split.close();
    }
}
