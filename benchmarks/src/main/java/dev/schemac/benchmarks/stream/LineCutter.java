package dev.schemac.benchmarks.stream;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Lines of a stream as bytes, as the user of a library writes it that knows only documents. */
final class LineCutter implements Closeable {
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private byte[] line = new byte[1 << 12];
    private int position;
    private int limit;

    LineCutter(InputStream in) {
        this.in = in;
    }

    /** The bytes of the last line, from index 0 on. */
    byte[] line() {
        return line;
    }

    /** Moves to the next line, and returns its length, or -1 at the end. */
    int next() throws IOException {
        int length = 0;
        while (true) {
            if (position == limit) {
                position = 0;
                limit = Math.max(0, in.read(buffer));
                if (limit == 0) {
                    return length == 0 ? -1 : length;
                }
            }
            int end = position;
            while (end < limit && buffer[end] != '\n') {
                end++;
            }
            int part = end - position;
            if (line.length - length < part) {
                line = Arrays.copyOf(line, 2 * (length + part));
            }
            System.arraycopy(buffer, position, line, length, part);
            length += part;
            position = Math.min(limit, end + 1);
            if (end < limit) {
                return length;
            }
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
