package dev.schemac.jackson;

import com.fasterxml.jackson.core.io.ContentReference;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;

/**
 * The source of a JSON parser, from which an object can be read directly. Offsets are those of the parser's
 * locations.
 */
interface RawJson {
    /**
     * Marks the object at this offset for reading.
     *
     * @param most the number of units to keep, even if the object is longer
     * @return whether a brace is there and the rest of the object is available
     */
    boolean begin(long offset, int most);

    /**
     * Whether the object that was begun ends in a brace before this offset; true for one that is longer than was to be
     * recorded.
     */
    boolean endsAt(long offset);

    /** Reads the object that was begun, up to this offset. */
    <T> T parse(ObjectParser<T> parser, long to, JsonOptions options);

    /** Returns the number of units of these bytes of UTF-8, from the beginning of the object on. */
    long units(long bytes);

    /** The object is not needed any more. */
    default void release() {}

    /** Whether units are bytes of UTF-8; otherwise they are characters. */
    boolean hasBytes();

    /** JSON in an array of bytes, or a part of it. */
    static RawJson of(byte[] bytes, ContentReference reference) {
        return new OfBytes(bytes, Math.max(0, reference.contentOffset()));
    }

    /** JSON in a String. */
    static RawJson of(String text) {
        return new OfText(text);
    }

    /** {@link #units} for characters. */
    static long characters(CharSequence text, int from, long bytes) {
        int at = from;
        for (long left = bytes; left > 0 && at < text.length(); at++) {
            char c = text.charAt(at);
            left -= c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        return at - from;
    }

    /** See {@link #of(byte[], ContentReference)}. */
    final class OfBytes implements RawJson {
        private final byte[] bytes;
        /** The index of offset 0. */
        private final int base;

        private int from;

        private OfBytes(byte[] bytes, int base) {
            this.bytes = bytes;
            this.base = base;
        }

        @Override
        public boolean begin(long offset, int most) {
            from = (int) offset + base;
            return isAt(from, '{');
        }

        private boolean isAt(int index, char brace) {
            return index >= 0 && index < bytes.length && bytes[index] == brace;
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
        public boolean hasBytes() {
            return true;
        }
    }

    /** See {@link #of(String)}. */
    final class OfText implements RawJson {
        private final String text;
        private int from;

        private OfText(String text) {
            this.text = text;
        }

        @Override
        public boolean begin(long offset, int most) {
            from = (int) offset;
            return text.startsWith("{", from);
        }

        @Override
        public boolean endsAt(long offset) {
            return text.startsWith("}", (int) offset - 1);
        }

        @Override
        public <T> T parse(ObjectParser<T> parser, long to, JsonOptions options) {
            return parser.parse(text.substring(from, (int) to), options);
        }

        @Override
        public long units(long bytes) {
            return characters(text, from, bytes);
        }

        @Override
        public boolean hasBytes() {
            return false;
        }
    }
}
