package dev.schemac.runtime;

import java.util.Arrays;

/**
 * Values that nobody wants, checked as strictly as those that are read. Not recursive: a level costs one bit. The position is handed from
 * call to call, and stored in the scanner only for an error.
 */
final class ValueSkipper {
    private ValueSkipper() {}

    /** What is behind the value at {@code at}. */
    static int end(JsonScanner in, int at) {
        byte first = at < in.end ? in.bytes[at] : 0;
        if (first == '"') {
            return TextReader.skip(in, at + 1);
        }
        return opens(first) ? nestedEnd(in, at) : scalarEnd(in, at, first);
    }

    /** Whether an object or array begins with this byte: {@code [} is 0x5B and a brace 0x7B, one bit apart as all brackets are from braces. */
    private static boolean opens(byte first) {
        return (first | 0x20) == '{';
    }

    /** What is behind the object or array at {@code at}. */
    private static int nestedEnd(JsonScanner in, int at) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int most = in.depthLeft();
        int open = 0;
        // One bit for each of the innermost 64 open levels, the innermost one lowest: set for an object, clear for an
        // array.
        long objects = 0;
        // The bits of the levels around them, 64 in a word, from index 1 on.
        long[] outer = null;
        int p = at;
        while (true) {
            // A member begins here or, as in an array, a value.
            int next = -1;
            if ((objects & 1) != 0) {
                next = PlainMember.end(bytes, p, end);
                if (next < 0) {
                    p = memberValue(in, p);
                }
            }
            if (next < 0) {
                byte first = p < end ? bytes[p] : 0;
                if (opens(first)) {
                    if (open == most) {
                        throw tooDeep(in, p);
                    }
                    if ((open & 63) == 0 && open > 0) {
                        outer = push(outer, open >>> 6, objects);
                    }
                    open++;
                    objects = objects << 1 | first >>> 5 & 1;
                    p = nonBlank(in, p + 1);
                    // Of braces and of brackets the closing one is two above the opening one; it is taken below.
                    if (p >= end || bytes[p] != first + 2) {
                        continue;
                    }
                    next = p;
                } else {
                    next = first == '"' ? TextReader.skip(in, p + 1) : scalarEnd(in, p, first);
                }
            }
            p = nonBlank(in, next);
            while (p >= end || bytes[p] != ',') {
                // A closing brace is a closing bracket with the bit that the two opening ones differ in.
                if (p >= end || bytes[p] != (']' | (objects & 1) << 5)) {
                    throw unclosed(in, p, (objects & 1) != 0);
                }
                p++;
                if (--open == 0) {
                    return p;
                }
                objects = (open & 63) == 0 ? outer[open >>> 6] : objects >>> 1;
                p = nonBlank(in, p);
            }
            p = nonBlank(in, p + 1);
        }
    }

    private static JsonParseException tooDeep(JsonScanner in, int at) {
        in.pos = at;
        return in.tooDeep();
    }

    private static JsonParseException unclosed(JsonScanner in, int at, boolean object) {
        return in.expected(object ? "',' or '}'" : "',' or ']'", at);
    }

    /** Keeps the bits of 64 levels at {@code index}, one above that of the call before. */
    private static long[] push(long[] outer, int index, long objects) {
        long[] more = outer == null ? new long[4] : index == outer.length ? Arrays.copyOf(outer, index * 2) : outer;
        more[index] = objects;
        return more;
    }

    /** The first byte from {@code p} on that is no blank. */
    private static int nonBlank(JsonScanner in, int p) {
        return p < in.end && in.bytes[p] > ' ' ? p : in.skipBlanks(p);
    }

    /** Takes the member name at {@code at} and the colon, and answers where the value begins. */
    private static int memberValue(JsonScanner in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        return in.afterColon(TextReader.skip(in, at + 1));
    }

    /** What is behind the number or literal at {@code at}, which begins with {@code first}. */
    private static int scalarEnd(JsonScanner in, int at, byte first) {
        if (first <= '9') {
            if (first != '-' && first < '0') {
                in.pos = at;
                throw in.mismatch("value");
            }
            return NumberGrammar.end(in, at);
        }
        if (first != 't' && first != 'f' && first != 'n') {
            in.pos = at;
            throw in.mismatch("value");
        }
        return Literals.end(in, at);
    }
}
