package dev.schemac.jackson;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;

/** The source of a parser of JSON, from which a value can be had as it stands there. Offsets are those that the parser's locations say. */
interface RawJson {
    /**
     * Says that the value which begins at this offset will be wanted.
     *
     * @param most so many units of it are enough, even if it is longer
     * @return whether a brace stands there, and the rest of the value can be had
     */
    boolean keepFrom(long offset, int most);

    /** Whether the value that is kept ends in a brace before this offset; one that is longer than was to be kept does. */
    boolean endsAt(long offset);

    /** Reads what is kept, up to this offset. */
    <T> T parse(ObjectParser<T> parser, long to, JsonOptions options);

    /** How many units so many bytes of UTF-8 from the beginning of the wanted value on are. */
    long units(long bytes);

    /** Says that nothing is wanted any more. */
    void letGo();

    /** Whether offsets are in bytes of UTF-8; otherwise they are in characters. */
    boolean hasBytes();

    /** {@link #units} for characters. */
    static long characters(CharSequence text, int from, long bytes) {
        int at = from;
        for (long left = bytes; left > 0 && at < text.length(); at++) {
            char c = text.charAt(at);
            left -= c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        return at - from;
    }
}
