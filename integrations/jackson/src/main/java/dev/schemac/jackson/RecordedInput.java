package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** A stream that records the bytes that a parser reads from it. */
final class RecordedInput extends InputStream {
    private final InputStream source;
    private final Recording<byte[]> recording = new Bytes();

    RecordedInput(InputStream source) {
        this.source = source;
    }

    Recording<byte[]> recording() {
        return recording;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        recording.beforeRead();
        int read = source.read(target, offset, length);
        if (read > 0) {
            recording.add(target, offset, read);
        }
        return read;
    }

    @Override
    public int available() throws IOException {
        return source.available();
    }

    @Override
    public void close() throws IOException {
        source.close();
    }

    private static final class Bytes extends Recording<byte[]> {
        @Override
        byte[] resized(byte[] units, int length) {
            return units == null ? new byte[length] : Arrays.copyOf(units, length);
        }

        @Override
        boolean isAt(byte[] units, int index, char brace) {
            return units[index] == brace;
        }

        @Override
        public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
            return parser.parse(recorded(), from(), length(to), options);
        }

        @Override
        public long units(long bytes) {
            return bytes;
        }

        @Override
        public boolean hasBytes() {
            return true;
        }
    }
}
