package dev.schemac.flink;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;

/** Reads the lines of a split. */
final class LinesReader<T> implements StreamFormat.Reader<T> {
    private final ObjectParser<T> parser;
    private final JsonOptions options;
    private final SplitLines lines;
    private byte[] buffer = new byte[1 << 16];
    private int next;
    private int filled;
    private boolean ended;

    LinesReader(ObjectParser<T> parser, JsonOptions options, SplitLines lines) {
        this.parser = parser;
        this.options = options;
        this.lines = lines;
    }

    @Override
    public T read() throws IOException {
        while (true) {
            int end = lineEnd();
            if (end < 0) {
                return null;
            }
            int from = next;
            next = Math.min(end + 1, filled);
            for (int i = from; i < end; i++) {
                if (buffer[i] > ' ') {
                    return parse(from, end - from);
                }
            }
        }
    }

    private T parse(int from, int length) throws IOException {
        try {
            return parser.parse(buffer, from, length, options);
        } catch (JsonParseException e) {
            throw new IOException("a line is no " + parser.eventType() + ": " + e.getMessage(), e);
        }
    }

    private int lineEnd() throws IOException {
        int from = next;
        while (true) {
            for (int i = from; i < filled; i++) {
                if (buffer[i] == '\n') {
                    return i;
                }
            }
            from = filled;
            if (ended) {
                return next < filled ? filled : -1;
            }
            if (filled == buffer.length) {
                int kept = filled - next;
                byte[] target = kept > buffer.length / 2 ? new byte[2 * buffer.length] : buffer;
                System.arraycopy(buffer, next, target, 0, kept);
                buffer = target;
                from -= next;
                next = 0;
                filled = kept;
            }
            int read = lines.read(buffer, filled, buffer.length - filled);
            if (read < 0) {
                ended = true;
            } else {
                filled += read;
            }
        }
    }

    @Override
    public CheckpointedPosition getCheckpointedPosition() {
        return new CheckpointedPosition(lines.position() - (filled - next), 0);
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
