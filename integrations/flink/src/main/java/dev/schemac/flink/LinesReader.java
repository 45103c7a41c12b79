package dev.schemac.flink;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.IOException;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;

/** Reads the events of a split, and tracks its position in the file. */
final class LinesReader<T> implements StreamFormat.Reader<T> {
    private final EventStream<T> events;

    /**
     * The begin of the stream of events in the file: the beginning of the file, or the line feed before the first
     * line.
     */
    private final long begin;

    LinesReader(EventFormat<T> format, RejectedLine.Handler rejected, SplitLines lines) throws IOException {
        begin = lines.position();
        EventFormat<T> handled = rejected == null
                ? format
                : format.onRejected(event -> rejected.handle(
                        new RejectedLine(begin + event.offset(), event.document(), inFile(event.error()))));
        events = handled.read(lines);
    }

    /** Removes the line number, because the lines before the split are not counted. */
    private JsonParseException inFile(JsonParseException error) {
        return error.at(error.path(), begin + error.offset(), 1, error.column());
    }

    @Override
    public T read() throws IOException {
        try {
            return events.read();
        } catch (JsonParseException e) {
            throw new IOException(
                    "cannot read the line that contains byte " + (begin + e.offset()) + " of the file: "
                            + e.description() + " at " + e.path() + "; onRejected(...) skips such lines",
                    e);
        }
    }

    /** {@return the position after the last event; a reader that begins there returns the next one} */
    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        long next = begin + events.position();
        return new CheckpointedPosition(next == begin && begin > 0 ? begin + 1 : next, 0);
    }

    @Override
    public void close() throws IOException {
        events.close();
    }
}
