package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;

/** JSON in a String. */
final class RawString implements RawJson {
    private final String text;
    private int from;

    RawString(String text) {
        this.text = text;
    }

    @Override
    public boolean keepFrom(long offset, int most) {
        from = (int) offset;
        return isAt(from, '{');
    }

    private boolean isAt(int index, char wanted) {
        return index >= 0 && index < text.length() && text.charAt(index) == wanted;
    }

    @Override
    public boolean endsAt(long offset) {
        return isAt((int) offset - 1, '}');
    }

    @Override
    public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
        return parser.parse(text.substring(from, (int) to), options);
    }

    @Override
    public long units(long bytes) {
        return RawJson.characters(text, from, bytes);
    }

    @Override
    public void letGo() {}

    @Override
    public boolean hasBytes() {
        return false;
    }
}
