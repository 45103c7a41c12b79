package dev.schemac.flink.table;

import dev.schemac.flink.RejectedLine;
import dev.schemac.flink.internal.row.ValueMismatchException;
import dev.schemac.runtime.JsonParseException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.flink.api.common.io.compression.InflaterInputStreamFactory;
import org.apache.flink.connector.file.src.compression.StandardDeCompressors;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.core.fs.Path;
import org.apache.flink.table.data.RowData;
import org.apache.flink.util.FlinkRuntimeException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the rows of a split. Invalid lines fail the job or are skipped.
 *
 * @param <T> the value class
 */
final class RowReader<T> implements StreamFormat.Reader<RowData> {
    private static final Logger LOG = LoggerFactory.getLogger(RowReader.class);

    /** The limit of the first line, in bytes. */
    private static final int LONGEST = 1 << 20;

    private final EventRows<T> rows;
    private final Path file;
    private final boolean skipsRejected;
    private final StreamFormat.Reader<T> events;

    /** Whether the next line is the first one of its file. */
    private boolean first;

    private long skipped;

    /** Opens the events of a split. */
    interface Opening<T> {
        /** @param handler of invalid lines; null if they fail the job */
        StreamFormat.Reader<T> open(RejectedLine.Handler handler) throws IOException;
    }

    /** @param first whether the split begins with the file */
    RowReader(EventRows<T> rows, Path file, boolean skipsRejected, boolean first, Opening<T> opening)
            throws IOException {
        this.rows = rows;
        this.file = file;
        this.skipsRejected = skipsRejected;
        this.first = first;
        this.events = opening.open(skipsRejected ? this::rejected : null);
    }

    private void rejected(RejectedLine line) {
        String envelope = rows.envelopeError(line.document());
        if (envelope != null) {
            throw new FlinkRuntimeException(
                    "cannot read the line at byte " + line.offset() + " of " + file + ": " + envelope);
        }
        skip("line at byte " + line.offset(), line.error());
    }

    private void skip(String line, RuntimeException error) {
        if (skipped++ == 0) {
            LOG.warn("Skipping invalid lines of {}, first the {}: {}", file, line, error.getMessage());
        }
    }

    @Override
    public RowData read() throws IOException {
        for (T event = next(); event != null; event = next()) {
            boolean accepted = rows.accepts(event);
            if (accepted || first) {
                try {
                    RowData row = rows.readBinary(event);
                    checkFirst(row);
                    if (accepted) {
                        return row;
                    }
                } catch (ValueMismatchException e) {
                    String line = "line that ends at byte " + position();
                    if (!skipsRejected) {
                        throw new IOException(
                                "cannot read the " + line + " of " + file + ": " + e.getMessage() + "; "
                                        + SchemacFormat.SKIP_HINT + " skips such lines",
                                e);
                    }
                    skip(line, e);
                }
            }
        }
        return null;
    }

    private long position() {
        return events.getCheckpointedPosition().getOffset();
    }

    /** Reads an event, and names the option of the table in the error. */
    private T next() throws IOException {
        try {
            return events.read();
        } catch (IOException e) {
            if (e.getCause() instanceof JsonParseException error) {
                first = true;
                checkFirst(null);
                throw new IOException(
                        "cannot read the line that contains byte " + error.offset() + " of " + file + ": "
                                + error.description() + " at " + error.path() + "; " + SchemacFormat.SKIP_HINT
                                + " skips such lines",
                        error);
            }
            throw e;
        }
    }

    /** Checks the first line of a file for an envelope, unless each column of its row has a value. */
    private void checkFirst(RowData row) throws IOException {
        if (first) {
            first = false;
            boolean complete = row != null;
            for (int i = 0; complete && i < row.getArity(); i++) {
                complete = !row.isNullAt(i);
            }
            String envelope = complete ? null : rows.envelopeError(firstLine());
            if (envelope != null) {
                throw new IOException("cannot read the first line of " + file + ": " + envelope);
            }
        }
    }

    private byte[] firstLine() throws IOException {
        InflaterInputStreamFactory<?> compression = StandardDeCompressors.getDecompressorForFileName(file.getName());
        try (InputStream bytes = file.getFileSystem().open(file);
                InputStream in = new BufferedInputStream(compression == null ? bytes : compression.create(bytes))) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int each = in.read(); each >= 0 && each != '\n' && line.size() < LONGEST; each = in.read()) {
                line.write(each);
            }
            return line.toByteArray();
        }
    }

    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        return events.getCheckpointedPosition();
    }

    @Override
    public void close() throws IOException {
        if (skipped > 0) {
            LOG.warn("Skipped {} invalid lines of {}", skipped, file);
        }
        events.close();
    }
}
