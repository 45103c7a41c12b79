package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.CharBuffer;
import java.util.Arrays;

/** A reader that records the characters that a parser reads from it. */
final class RecordedReader extends Reader {
    private final Reader source;
    private final Recording<char[]> recording = new Characters();

    RecordedReader(Reader source) {
        this.source = source;
    }

    Recording<char[]> recording() {
        return recording;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        recording.beforeRead();
        int read = source.read(target, offset, length);
        if (read > 0) {
            recording.add(target, offset, read);
        }
        return read;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }

    private static final class Characters extends Recording<char[]> {
        @Override
        char[] resized(char[] units, int length) {
            return units == null ? new char[length] : Arrays.copyOf(units, length);
        }

        @Override
        boolean isAt(char[] units, int index, char brace) {
            return units[index] == brace;
        }

        @Override
        public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
            return parser.parse(new String(recorded(), from(), length(to)), options);
        }

        @Override
        public long units(long bytes) {
            return RawJson.characters(CharBuffer.wrap(recorded(), 0, end()), from(), bytes);
        }

        @Override
        public boolean hasBytes() {
            return false;
        }
    }
}
