package dev.schemac.jackson;

import com.fasterxml.jackson.core.io.ContentReference;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;

/** JSON in an array of bytes, or a part of it. */
final class RawArray implements RawJson {
    private final byte[] bytes;
    private final int base;
    private int from;

    RawArray(byte[] bytes, ContentReference reference) {
        this.bytes = bytes;
        this.base = Math.max(0, reference.contentOffset());
    }

    @Override
    public boolean keepFrom(long offset, int most) {
        from = (int) offset + base;
        return isAt(from, '{');
    }

    private boolean isAt(int index, char wanted) {
        return index >= 0 && index < bytes.length && bytes[index] == wanted;
    }

    @Override
    public boolean endsAt(long offset) {
        return isAt((int) offset + base - 1, '}');
    }

    @Override
    public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
        return parser.parse(bytes, from, (int) to + base - from, options);
    }

    @Override
    public long units(long count) {
        return count;
    }

    @Override
    public void letGo() {}

    @Override
    public boolean hasBytes() {
        return true;
    }
}
