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
        byte[] bytes = in.bytes;
        int end = in.end;
        int p = at;
        boolean object = false;
        while (true) {
            byte first = p < end ? bytes[p] : 0;
            if (first == '"') {
                p = TextReader.skip(in, p + 1);
            } else if (first == '{' || first == '[') {
                object = first == '{';
                push(object, p);
                p = in.skipBlanks(p + 1);
                // Of braces and of brackets the closing one is two above the opening one; it is taken below.
                if (p >= end || bytes[p] != first + 2) {
                    p = object ? memberValue(p) : p;
                    continue;
                }
            } else {
                p = scalarEnd(in, p);
            }
            p = in.skipBlanks(p);
            while (p >= end || bytes[p] != ',') {
                if (p >= end || bytes[p] != (object ? '}' : ']')) {
                    throw in.expected(object ? "',' or '}'" : "',' or ']'", p);
                }
                p++;
                if (--open == 0) {
                    return p;
                }
                object = (objects[open - 1 >>> 6] & 1L << open - 1) != 0;
                p = in.skipBlanks(p);
            }
            p = in.skipBlanks(p + 1);
            if (object) {
                p = memberValue(p);
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
                return Literals.end(in, at);
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
