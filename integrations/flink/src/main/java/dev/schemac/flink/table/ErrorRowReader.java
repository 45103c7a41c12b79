package dev.schemac.flink.table;

import dev.schemac.flink.internal.file.SplitLines;
import dev.schemac.flink.internal.row.Rejection;
import dev.schemac.flink.internal.row.ValueMismatchException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.io.IOException;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.table.data.RowData;

/**
 * Reads the rows of a split. An invalid line becomes a row with its error.
 *
 * @param <T> the value class
 */
final class ErrorRowReader<T> implements StreamFormat.Reader<RowData> {
    private final EventRows<T> rows;
    private final SplitLines lines;

    ErrorRowReader(EventRows<T> rows, SplitLines lines) {
        this.rows = rows;
        this.lines = lines;
    }

    @Override
    public RowData read() throws IOException {
        long offset = lines.position();
        byte[] line = lines.next();
        while (line != null && isBlank(line)) {
            offset = lines.position();
            line = lines.next();
        }
        return line == null ? null : read(line, offset);
    }

    private RowData read(byte[] line, long offset) {
        String message = rows.envelopeError(line);
        if (message == null) {
            try {
                return rows.readBinary(rows.events().parser().parse(line, 0, line.length, JsonOptions.DEFAULT));
            } catch (JsonParseException e) {
                return rows.rejected(Rejection.of(line, RuntimeAccess.within(e, "$", offset, lines.number(), 1)));
            } catch (ValueMismatchException e) {
                message = e.getMessage();
            }
        }
        return rows.rejected(Rejection.of(line, message, offset, lines.number() == 0 ? null : (Long) lines.number()));
    }

    private static boolean isBlank(byte[] line) {
        for (byte each : line) {
            if (each != ' ' && each != '\t' && each != '\r') {
                return false;
            }
        }
        return true;
    }

    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        return new CheckpointedPosition(lines.position(), 0);
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
