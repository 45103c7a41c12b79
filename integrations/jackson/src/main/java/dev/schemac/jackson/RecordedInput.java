package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A stream that remembers what a parser has read from it: the last piece, and where a value is wanted everything from there on. So an event
 * can be read from the bytes of a stream, too, and memory is bounded by one piece and one event.
 */
final class RecordedInput extends InputStream implements RawJson {
    private static final byte[] NONE = {};

    private final InputStream source;
    private final Recording range = new Recording();
    private byte[] kept = NONE;

    RecordedInput(InputStream source) {
        this.source = source;
    }

    @Override
    public int read() throws IOException {
        forget();
        int value = source.read();
        if (value >= 0) {
            keep(new byte[] {(byte) value}, 0, 1);
        }
        return value;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        forget();
        int read = source.read(target, offset, length);
        if (read > 0) {
            keep(target, offset, read);
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

    /** Before more comes, for which may have to be waited. */
    private void forget() {
        if (kept.length > Recording.LARGEST_IDLE && range.forget()) {
            kept = NONE;
        }
    }

    private void keep(byte[] bytes, int offset, int length) {
        int at = range.add(length);
        if (at >= 0) {
            if (kept.length - at < length) {
                kept = Arrays.copyOf(kept, range.room(kept.length));
            }
            System.arraycopy(bytes, offset, kept, at, length);
        }
    }

    @Override
    public boolean keepFrom(long offset, int most) {
        int index = range.index(offset);
        if (index < 0 || kept[index] != '{') {
            return false;
        }
        range.want(index, most);
        return true;
    }

    @Override
    public boolean endsAt(long offset) {
        int index = range.index(offset - 1);
        return range.isOverlong() || index >= range.from() && kept[index] == '}';
    }

    @Override
    public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
        return parser.parse(kept, range.from(), range.length(to), options);
    }

    @Override
    public long units(long bytes) {
        return bytes;
    }

    @Override
    public void letGo() {
        range.wantNothing();
    }

    @Override
    public boolean hasBytes() {
        return true;
    }
}
