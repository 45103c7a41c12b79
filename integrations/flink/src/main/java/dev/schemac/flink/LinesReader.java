package dev.schemac.flink;

import dev.schemac.flink.internal.file.SplitFile;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.IOException;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;

/** Reads the events of a split, and tracks its position in the file. */
final class LinesReader<T> implements StreamFormat.Reader<T> {
    private final EventStream<T> events;
    /** See {@link SplitFile#name}. */
    private final String name;

    /**
     * @param rejected the handler of invalid lines, or null
     * @param from the first byte of the split, or the position after the last event before a restore
     * @param to the end of the split; {@link Long#MAX_VALUE} for the end of the file
     */
    LinesReader(EventFormat<T> format, RejectedLine.Handler rejected, SplitFile file, long from, long to)
            throws IOException {
        name = file.name();
        EventFormat<T> handled = rejected == null
                ? format
                : format.onRejected(event ->
                        rejected.handle(new RejectedLine(name, event.offset(), event.document(), event.error())));
        try {
            events = handled.read(file, from, to);
        } catch (IOException e) {
            throw named(e);
        }
    }

    @Override
    public T read() throws IOException {
        try {
            return events.read();
        } catch (JsonParseException e) {
            String hint = name == null ? "; FileSource.forBulkFileFormat(...) names the file" : "";
            throw new IOException(
                    "cannot read the line that contains byte " + e.offset() + " of "
                            + (name == null ? "its file" : name) + ": " + e.description() + " at " + e.path()
                            + "; onRejected(...) skips such lines" + hint,
                    e);
        } catch (IOException e) {
            throw named(e);
        }
    }

    private IOException named(IOException e) {
        return name == null ? e : new IOException("cannot read " + name + ": " + e.getMessage(), e);
    }

    /** {@return the position after the last event; a reader that begins there returns the next one} */
    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        return new CheckpointedPosition(events.position(), 0);
    }

    @Override
    public void close() throws IOException {
        events.close();
    }
}
