package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import java.util.Arrays;

/**
 * Finds the end of a JSON value that arrives in pieces, by its brackets and strings alone. It does not decide whether
 * the value is JSON: the parser does, which receives the whole value. It is separate from {@link ValueSkipper}, which
 * stops at the first error: the end of a malformed event is needed as well. The intended end is unknown only if
 * brackets and quotes do not match.
 *
 * <p>Each byte is scanned once, for pieces of any size, and the result is the same for all ways to cut the value.
 */
public final class EventEndFinder {
    /** The value continues. */
    public static final int MORE = -1;

    /**
     * How many levels are known to be an object or an array; those further in are only counted, and any closing bracket
     * closes them. That is far more than any event needs, and bounds the memory for an event that is dropped.
     */
    private static final int MOST_KNOWN = 1 << 16;

    /** How many objects and arrays are open. */
    private long depth;

    /** For each of the outermost {@link #MOST_KNOWN} levels whether it is an object: one bit a level, 64 to a word. */
    private long[] objects = new long[1];

    private boolean inString;
    /** The byte before was a backslash that escapes the next one. */
    private boolean escaped;
    /** The byte before the next one, or 0 before the first byte of the value. */
    private byte last;

    private boolean broken;

    /** Forgets the value: the next byte is the first one of another. */
    public void clear() {
        depth = 0;
        inString = false;
        escaped = false;
        last = 0;
        broken = false;
    }

    /**
     * Whether brackets or quotes do not belong together at the last byte before the end that {@link #find} has found.
     */
    public boolean isBroken() {
        return broken;
    }

    /**
     * Continues with the bytes from {@code from} to {@code to} (exclusive).
     *
     * @return the index after the value, or after the byte at which it breaks; {@link #MORE} if these bytes contain
     *     neither
     */
    public int find(byte[] bytes, int from, int to) {
        int p = from;
        while (p < to) {
            if (inString) {
                p = inString(bytes, p, to);
                if (broken || !inString && depth == 0) {
                    return p;
                }
                continue;
            }
            byte b = bytes[p];
            switch (b) {
                case '"', '{', '[' -> {
                    if (depth == 0 && last != 0) {
                        return p; // after a scalar
                    }
                    inString = b == '"';
                    if (!inString) {
                        open(b == '{');
                    } else if (!mayPrecedeString(last)) {
                        return broken(p);
                    }
                }
                case '}', ']' -> {
                    if (depth == 0) {
                        return last == 0 ? broken(p) : p;
                    }
                    if (depth <= MOST_KNOWN && isObject() != (b == '}')) {
                        return broken(p);
                    }
                    depth--;
                    if (depth == 0) {
                        return p + 1;
                    }
                }
                case ',', ':', ' ', '\t', '\r', '\n' -> {
                    if (depth == 0) {
                        return last == 0 ? broken(p) : p;
                    }
                }
                default -> {
                    if (last == '"') {
                        return broken(p);
                    }
                }
            }
            last = b;
            p++;
        }
        return MORE;
    }

    /**
     * Continues inside of a string. Returns the index after its closing quote, the end, or the index after a control
     * character.
     */
    private int inString(byte[] bytes, int from, int to) {
        int p = from;
        while (p < to) {
            if (!escaped && to - p >= 8 && JsonBytes.special(Words.at(bytes, p)) == 0) {
                p += 8;
                continue;
            }
            byte b = bytes[p++];
            if (b >= 0 && b < ' ') {
                broken = true;
                return p;
            }
            if (escaped) {
                escaped = false;
            } else if (b == '\\') {
                escaped = true;
            } else if (b == '"') {
                inString = false;
                last = b;
                return p;
            }
        }
        return p;
    }

    private int broken(int at) {
        broken = true;
        return at + 1;
    }

    /**
     * Returns whether a string may follow the byte. A quote after a letter or digit was meant to end a string: the
     * quotes do not match.
     */
    private static boolean mayPrecedeString(byte b) {
        return switch (b) {
            case 0, '{', '[', '}', ']', ',', ':', ' ', '\t', '\r', '\n' -> true;
            default -> false;
        };
    }

    private boolean isObject() {
        int level = (int) depth - 1;
        return (objects[level >>> 6] >>> level & 1) != 0;
    }

    private void open(boolean object) {
        long level = depth++;
        if (level >= MOST_KNOWN) {
            return;
        }
        int word = (int) level >>> 6;
        if (word == objects.length) {
            objects = Arrays.copyOf(objects, 2 * objects.length);
        }
        long bit = 1L << level;
        if (object) {
            objects[word] |= bit;
        } else {
            objects[word] &= ~bit;
        }
    }
}
