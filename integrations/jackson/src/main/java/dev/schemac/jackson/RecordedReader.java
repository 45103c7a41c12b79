package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.CharBuffer;
import java.util.Arrays;

/**
 * A reader that remembers what a parser has read from it: the last piece, and where a value is wanted everything from there on. So an event
 * can be read from the characters of a reader, too, and memory is bounded by one piece and one event.
 */
final class RecordedReader extends Reader implements RawJson {
    private static final char[] NONE = {};

    private final Reader source;
    private final Recording range = new Recording();
    private char[] kept = NONE;

    RecordedReader(Reader source) {
        this.source = source;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        forget();
        int read = source.read(target, offset, length);
        if (read > 0) {
            keep(target, offset, read);
        }
        return read;
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

    private void keep(char[] characters, int offset, int length) {
        int at = range.add(length);
        if (at >= 0) {
            if (kept.length - at < length) {
                kept = Arrays.copyOf(kept, range.room(kept.length));
            }
            System.arraycopy(characters, offset, kept, at, length);
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
        return parser.parse(new String(kept, range.from(), range.length(to)), options);
    }

    @Override
    public long units(long bytes) {
        return RawJson.characters(CharBuffer.wrap(kept, 0, range.end()), range.from(), bytes);
    }

    @Override
    public void letGo() {
        range.wantNothing();
    }

    @Override
    public boolean hasBytes() {
        return false;
    }
}
