package dev.schemac.runtime.internal.input;

import java.util.Arrays;

/**
 * Values that nobody wants, checked as strictly as those that are read. Not recursive: a level costs one bit. The position is handed from
 * call to call, and stored in the scanner only for an error.
 */
public final class ValueSkipper {
    private ValueSkipper() {}

    /** What is behind the value at {@code at}. */
    public static int end(Cursor in, int at) {
        byte first = at < in.end ? in.bytes[at] : 0;
        if (first == '"') {
            return TextReader.skip(in, at + 1);
        }
        return opens(first) ? nestedEnd(in, at, null) : scalarEnd(in, at, first);
    }

    /**
     * How far a skip has come in a value that has not ended yet: what is before {@link #at} has been checked and is not needed any more. No
     * more than the bytes of a number or of two escapes have to be there at once.
     */
    public static final class Progress {
        public int at;
        private Token token;
        private boolean inString;
        /** How many objects and arrays are open. */
        private int open;

        private long objects;
        private long[] outer;

        /** Nothing has been taken: a value begins. */
        public void clear() {
            open = 0;
            objects = 0;
            outer = null;
            token = Token.NAME_OR_ELEMENT;
            inString = false;
        }
    }

    /** What begins, in a {@link Progress}, at the byte that comes next. */
    private enum Token {
        /** The name of a member or, in an array, a value. */
        NAME_OR_ELEMENT,
        COLON,
        MEMBER_VALUE,
        /** A comma or closing bracket. */
        COMMA,
        /** As {@link #NAME_OR_ELEMENT}, or the closing bracket of an object or array that has just begun. */
        FIRST
    }

    /**
     * What is behind the value that begins or goes on at {@code progress.at}. When that fails, {@code progress} keeps how far it came, and
     * the next call goes on from there, with more bytes.
     */
    public static int end(Cursor in, Progress progress) {
        if (progress.inString) {
            progress.at = string(in, progress, progress.at);
            if (progress.open == 0) {
                return progress.at;
            }
            boolean name = progress.token != Token.MEMBER_VALUE && (progress.objects & 1) != 0;
            progress.token = name ? Token.COLON : Token.COMMA;
        }
        byte first = progress.at < in.end ? in.bytes[progress.at] : 0;
        if (progress.open > 0 || opens(first)) {
            return nestedEnd(in, progress.at, progress);
        }
        return first == '"' ? string(in, progress, progress.at + 1) : scalarEnd(in, progress.at, first);
    }

    /** What is behind the string whose content goes on at {@code from}. */
    private static int string(Cursor in, Progress progress, int from) {
        try {
            int behind = TextReader.skip(in, from);
            progress.inString = false;
            return behind;
        } catch (InvalidInput e) {
            progress.inString = true;
            progress.at = in.escapeAt == Cursor.NO_ESCAPE ? e.at() : in.escapeAt;
            throw e;
        }
    }

    /** Whether an object or array begins with this byte: {@code [} is 0x5B and a brace 0x7B, one bit apart as all brackets are from braces. */
    private static boolean opens(byte first) {
        return (first | 0x20) == '{';
    }

    /** What is behind the object or array at {@code at}; {@code progress} is null where a skip that fails is not continued. */
    private static int nestedEnd(Cursor in, int at, Progress progress) {
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
        Token token = Token.NAME_OR_ELEMENT;
        if (progress != null) {
            p = nonBlank(in, at); // blanks may have gone on
            open = progress.open;
            objects = progress.objects;
            outer = progress.outer;
            token = progress.token;
        }
        int tokenAt = p;
        try {
            while (true) {
                int next = -1;
                if (token == Token.FIRST && p < end) {
                    token = bytes[p] == (']' | (objects & 1) << 5) ? Token.COMMA : Token.NAME_OR_ELEMENT;
                }
                if (token == Token.COMMA) {
                    next = p;
                } else if ((objects & 1) != 0 && token == Token.NAME_OR_ELEMENT) {
                    next = FastMemberSkipper.end(bytes, p, end);
                    if (next < 0) {
                        p = nonBlank(in, nameEnd(in, p));
                        tokenAt = p;
                        token = Token.COLON;
                    }
                }
                if (token == Token.COLON) {
                    p = nonBlank(in, behindColon(in, p));
                    tokenAt = p;
                    token = Token.MEMBER_VALUE;
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
                        tokenAt = p;
                        token = Token.FIRST;
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
                tokenAt = p;
                token = Token.COMMA;
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
                    tokenAt = p;
                }
                p = nonBlank(in, p + 1);
                tokenAt = p;
                token = Token.NAME_OR_ELEMENT;
            }
        } catch (InvalidInput e) {
            if (progress != null) {
                progress.at = tokenAt;
                progress.token = token;
                progress.open = open;
                progress.objects = objects;
                progress.outer = outer;
                takeBackHalf(progress, in, e.at());
            }
            throw e;
        }
    }

    /**
     * Goes to where the skip can go on if it failed in the middle of a scalar. Of a string all that was checked stays taken. A number that ends
     * where the bytes end may go on in the next ones: it has to be read as a whole then.
     */
    private static void takeBackHalf(Progress progress, Cursor in, int failedAt) {
        int at = progress.at;
        if (progress.token == Token.COMMA) {
            if (at == in.end && at > in.start && NumberGrammar.isDigit(in.bytes[at - 1])) {
                while (at > in.start && mayBelongToNumber(in.bytes[at - 1])) {
                    at--;
                }
                progress.at = at;
                progress.token = (progress.objects & 1) != 0 ? Token.MEMBER_VALUE : Token.NAME_OR_ELEMENT;
            }
        } else if (progress.token != Token.COLON
                && progress.token != Token.FIRST
                && at < in.end
                && in.bytes[at] == '"') {
            progress.inString = true;
            progress.at = in.escapeAt == Cursor.NO_ESCAPE ? failedAt : in.escapeAt;
        }
    }

    private static boolean mayBelongToNumber(byte b) {
        return NumberGrammar.isDigit(b) || b == '-' || b == '+' || b == '.' || (b | 0x20) == 'e';
    }

    private static InvalidInput tooDeep(Cursor in, int at) {
        in.pos = at;
        return in.tooDeep();
    }

    private static InvalidInput unclosed(Cursor in, int at, boolean object) {
        return in.expected(object ? "',' or '}'" : "',' or ']'", at);
    }

    /** Keeps the bits of 64 levels at {@code index}, one above that of the call before. */
    private static long[] push(long[] outer, int index, long objects) {
        long[] more = outer == null ? new long[4] : index == outer.length ? Arrays.copyOf(outer, index * 2) : outer;
        more[index] = objects;
        return more;
    }

    /** The first byte from {@code p} on that is no blank. */
    private static int nonBlank(Cursor in, int p) {
        return p < in.end && in.bytes[p] > ' ' ? p : in.skipBlanks(p);
    }

    /** What is behind the member name at {@code at}. */
    private static int nameEnd(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        return TextReader.skip(in, at + 1);
    }

    /** What is behind the colon at {@code at}. */
    private static int behindColon(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != ':') {
            throw in.expected("':'", at);
        }
        return at + 1;
    }

    /** What is behind the number or literal at {@code at}, which begins with {@code first}. */
    private static int scalarEnd(Cursor in, int at, byte first) {
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
