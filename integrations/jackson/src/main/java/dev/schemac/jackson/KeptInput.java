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
final class KeptInput extends InputStream implements RawJson {
    private static final byte[] NONE = {};

    private final InputStream source;
    private byte[] kept = NONE;
    private int count;
    /** How many bytes have been read from the source. */
    private long position;
    /** The offset of the first byte that is kept. */
    private long start;

    /** Where in {@link #kept} the wanted value begins, or -1 while none is wanted. */
    private int from = -1;

    private int most;

    KeptInput(InputStream source) {
        this.source = source;
    }

    @Override
    public int read() throws IOException {
        int value = source.read();
        if (value >= 0) {
            keep(new byte[] {(byte) value}, 0, 1);
        }
        return value;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
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

    private void keep(byte[] bytes, int offset, int length) {
        if (from < 0) {
            start = position;
            count = 0;
        }
        position += length;
        if (from >= 0 && count - from > most) {
            return; // it will be refused for its length
        }
        if (kept.length - count < length) {
            kept = Arrays.copyOf(kept, Math.max(Math.addExact(count, length), (int)
                    Math.min(Integer.MAX_VALUE - 8, 2L * kept.length)));
        }
        System.arraycopy(bytes, offset, kept, count, length);
        count += length;
    }

    @Override
    public boolean keepFrom(long offset, int most) {
        if (offset < start || offset >= start + count || kept[(int) (offset - start)] != '{') {
            return false;
        }
        this.from = (int) (offset - start);
        this.most = most;
        return true;
    }

    @Override
    public boolean endsAt(long offset) {
        long index = offset - start - 1;
        return count - from > most || index >= from && index < count && kept[(int) index] == '}';
    }

    @Override
    public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
        return parser.parse(kept, from, (int) Math.min(count, to - start) - from, options);
    }

    @Override
    public long units(long bytes) {
        return bytes;
    }

    @Override
    public void letGo() {
        from = -1;
    }

    @Override
    public boolean hasBytes() {
        return true;
    }
}
