package dev.schemac.runtime;

import java.util.Arrays;

/** Values that nobody wants, checked as strictly as those that are read. Not recursive: a level costs one bit. */
final class ValueSkipper {
    private final JsonScanner in;
    /** One bit for each open level: set for an object, clear for an array. */
    private long[] objects = new long[4];

    private int open;

    private ValueSkipper(JsonScanner in) {
        this.in = in;
    }

    /** Takes the value at the scanner's position. */
    static void skip(JsonScanner in) {
        byte first = in.peek();
        in.pos = first == '{' || first == '[' ? new ValueSkipper(in).nestedEnd(in.pos) : scalarEnd(in, in.pos);
    }

    /** What is behind the object or array at {@code at}. */
    private int nestedEnd(int at) {
        int p = at;
        boolean valueNext = true;
        while (true) {
            byte next = p < in.end ? in.bytes[p] : 0;
            if (!valueNext) {
                boolean object = (objects[open - 1 >>> 6] & 1L << open - 1) != 0;
                if (next == ',') {
                    p = in.skipBlanks(p + 1);
                    p = object ? memberValue(p) : p;
                    valueNext = true;
                } else if (next == (object ? '}' : ']')) {
                    p++;
                    if (--open == 0) {
                        return p;
                    }
                    p = in.skipBlanks(p);
                } else {
                    throw in.expected(object ? "',' or '}'" : "',' or ']'", p);
                }
            } else if (next == '{' || next == '[') {
                push(next == '{', p);
                p = in.skipBlanks(p + 1);
                // Of braces and of brackets the closing one is two above the opening one; it is taken in the next
                // round.
                valueNext = p >= in.end || in.bytes[p] != next + 2;
                if (valueNext && next == '{') {
                    p = memberValue(p);
                }
            } else {
                p = in.skipBlanks(scalarEnd(in, p));
                valueNext = false;
            }
        }
    }

    private void push(boolean object, int at) {
        if (open == in.depthLeft()) {
            in.pos = at;
            throw in.tooDeep();
        }
        int word = open >>> 6;
        if (word == objects.length) {
            objects = Arrays.copyOf(objects, word * 2);
        }
        long bit = 1L << open++;
        objects[word] = object ? objects[word] | bit : objects[word] & ~bit;
    }

    /** Takes the member name at {@code at} and the colon, and answers where the value begins. */
    private int memberValue(int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        return in.afterColon(TextReader.skip(in, at + 1));
    }

    private static int scalarEnd(JsonScanner in, int at) {
        byte first = at < in.end ? in.bytes[at] : 0;
        switch (first) {
            case '"' -> {
                return TextReader.skip(in, at + 1);
            }
            case 't', 'f', 'n' -> {
                in.pos = at;
                in.literal(first == 't' ? "true" : first == 'f' ? "false" : "null");
                return in.pos;
            }
            default -> {
                if (first != '-' && !NumberGrammar.isDigit(first)) {
                    in.pos = at;
                    throw in.mismatch("value");
                }
                return NumberGrammar.end(in, at);
            }
        }
    }
}
