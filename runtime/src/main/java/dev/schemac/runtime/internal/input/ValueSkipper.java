package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.Words;
import java.util.Arrays;

/**
 * Scans a value of any kind and checks that it is JSON, without reading it. Skipped values are checked as strictly as
 * values that are read. The parts around the events of a stream are scanned piece by piece, see {@link Progress}. The
 * path of an error is found by another scan, see {@link ValueListener}. Not recursive: a level costs one bit. The position
 * is passed from call to call, and stored in the cursor only for an error.
 */
public final class ValueSkipper {
    private ValueSkipper() {}

    /** Returns the index after the value at {@code at}. */
    public static int end(Cursor in, int at) {
        byte first = at < in.end ? in.bytes[at] : 0;
        if (first == '"') {
            return StringDecoder.skip(in, at + 1);
        }
        return opens(first) ? nestedEnd(in, at, null) : scalarEnd(in, at, first);
    }

    /**
     * Stores the position of a scan in a value that has not ended yet. Only the bytes of a number or of two escapes
     * must be available at once.
     */
    public static final class Progress {
        /** Or null. */
        private final ValueListener listener;
        /** The bytes before it have been checked, and are no longer needed. */
        private int at;

        private Token token = Token.NAME_OR_ELEMENT;
        private boolean inString;
        /**
         * The number of bytes of a name before {@link #at} that are still needed, because a listener receives the whole
         * name.
         */
        private int nameBytes;
        /** How many objects and arrays are open. */
        private int open;

        private long objects;
        private long[] outer;

        public Progress() {
            this(null);
        }

        public Progress(ValueListener listener) {
            this.listener = listener;
        }

        /** Prepares for a new value. */
        public void clear() {
            open = 0;
            objects = 0;
            outer = null;
            token = Token.NAME_OR_ELEMENT;
            inString = false;
            nameBytes = 0;
        }

        /**
         * Returns the number of available bytes of the name in the middle of which the scan has stopped, if there is a
         * listener.
         */
        public int nameBytes() {
            return nameBytes;
        }

        /** Returns the position at which the scan continues: no earlier byte is needed. */
        public int from() {
            return at - nameBytes;
        }
    }

    /** The token, in a {@link Progress}, that begins at the next byte. */
    private enum Token {
        /** The name of a member or, in an array, a value. */
        NAME_OR_ELEMENT,
        COLON,
        MEMBER_VALUE,
        /** A comma or closing bracket. */
        COMMA,
        /** The token that {@link Cursor#tokenAfterComma} finds. */
        AFTER_COMMA,
        /** As {@link #NAME_OR_ELEMENT}, or the closing bracket of an object or array that has just begun. */
        FIRST
    }

    /**
     * Returns the index after the value that begins or continues at {@code from}. If it fails, {@code progress}
     * contains its position, and the next call continues from {@link Progress#from}, with more bytes.
     */
    public static int end(Cursor in, int from, Progress progress) {
        progress.at = from + progress.nameBytes;
        if (progress.inString) {
            progress.at = string(in, progress, progress.at);
            if (progress.open == 0) {
                return progress.at;
            }
            boolean name = progress.token != Token.MEMBER_VALUE && (progress.objects & 1) != 0;
            progress.token = name ? Token.COLON : Token.COMMA;
            progress.nameBytes = 0;
            if (name && progress.listener != null) {
                progress.listener.named(from + 1, progress.at - 1);
            }
        }
        if (progress.token == Token.AFTER_COMMA) {
            progress.at = in.tokenAfterComma(progress.at);
            progress.token = Token.NAME_OR_ELEMENT;
        }
        byte first = progress.at < in.end ? in.bytes[progress.at] : 0;
        if (progress.open > 0 || opens(first)) {
            return nestedEnd(in, progress.at, progress);
        }
        return first == '"' ? string(in, progress, progress.at + 1) : scalarEnd(in, progress.at, first);
    }

    /** Returns the index after the string whose content continues at {@code from}. */
    private static int string(Cursor in, Progress progress, int from) {
        try {
            int behind = StringDecoder.skip(in, from);
            progress.inString = false;
            return behind;
        } catch (InvalidInput e) {
            int checked = in.escapeAt == Cursor.NO_ESCAPE ? e.at() : in.escapeAt;
            if (progress.nameBytes > 0) {
                progress.nameBytes += checked - progress.at;
            }
            progress.inString = true;
            progress.at = checked;
            throw e;
        }
    }

    /**
     * Returns whether an object or array begins with this byte: {@code [} is 0x5B and a brace 0x7B. They differ in one
     * bit, as all brackets do from braces.
     */
    private static boolean opens(byte first) {
        return (first | 0x20) == '{';
    }

    /**
     * Returns the bracket that closes the innermost level. A closing brace is a closing bracket with the bit that the
     * two opening ones differ in.
     */
    private static int closing(long objects) {
        return ']' | (int) (objects & 1) << 5;
    }

    /**
     * Returns the index after the object or array at {@code at}; {@code progress} is null if a failed scan is not
     * continued.
     */
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
        ValueListener listener = null;
        // Always at the beginning of a token.
        int p = at;
        Token token = Token.NAME_OR_ELEMENT;
        if (progress != null) {
            p = nonBlank(in, at); // the bytes may continue with blanks
            open = progress.open;
            objects = progress.objects;
            outer = progress.outer;
            token = progress.token;
            listener = progress.listener;
        }
        try {
            while (true) {
                if (token == Token.FIRST && p < end) {
                    token = bytes[p] == closing(objects) ? Token.COMMA : Token.NAME_OR_ELEMENT;
                }
                if (token == Token.NAME_OR_ELEMENT && (objects & 1) != 0) {
                    int value = listener == null ? MemberFinder.plainValue(in, p) : -1;
                    if (value >= 0) {
                        p = value;
                        token = Token.MEMBER_VALUE;
                    } else {
                        int behind = nameEnd(in, p);
                        if (listener != null) {
                            listener.named(p + 1, behind - 1);
                        }
                        p = nonBlank(in, behind);
                        token = Token.COLON;
                    }
                }
                if (token == Token.COLON) {
                    p = nonBlank(in, behindColon(in, p));
                    token = Token.MEMBER_VALUE;
                }
                if (token != Token.COMMA) {
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
                        if (listener != null) {
                            listener.opened(first == '{', p);
                        }
                        p = nonBlank(in, p + 1);
                        token = Token.FIRST;
                        continue;
                    }
                    p = first == '"' ? StringDecoder.skip(in, p + 1) : scalarEnd(in, p, first);
                    token = Token.COMMA;
                }
                int next = nextOrInvertedEnd(in, p, closing(objects));
                while (next < 0) {
                    p = ~next + 1;
                    if (listener != null) {
                        listener.closed(p);
                    }
                    if (--open == 0) {
                        return p;
                    }
                    objects = (open & 63) == 0 ? outer[open >>> 6] : objects >>> 1;
                    next = nextOrInvertedEnd(in, p, closing(objects));
                }
                if (listener != null) {
                    listener.next();
                }
                p = next;
                token = Token.NAME_OR_ELEMENT;
            }
        } catch (InvalidInput e) {
            if (progress != null) {
                progress.at = p;
                progress.token = token;
                progress.open = open;
                progress.objects = objects;
                progress.outer = outer;
                stopInside(progress, in, e.at());
            }
            throw e;
        }
    }

    /**
     * Moves to a position from which a scan can continue that failed in the middle of a scalar or of blanks. The
     * checked part of a string is not needed again. A number at the end of the bytes may continue in the next ones, and
     * must then be read as a whole.
     */
    private static void stopInside(Progress progress, Cursor in, int failedAt) {
        int at = progress.at;
        if (progress.token == Token.COMMA) {
            if (at == in.end && at > in.start && Literals.isDigit(in.bytes[at - 1])) {
                while (at > in.start && mayBelongToNumber(in.bytes[at - 1])) {
                    at--;
                }
                progress.at = at;
                progress.token = (progress.objects & 1) != 0 ? Token.MEMBER_VALUE : Token.NAME_OR_ELEMENT;
            } else {
                progress.at = nonBlank(in, at);
            }
        } else if (progress.token == Token.NAME_OR_ELEMENT && at == in.end) {
            // After an opening bracket the token would be FIRST.
            progress.token = Token.AFTER_COMMA;
        } else if (progress.token != Token.COLON
                && progress.token != Token.FIRST
                && at < in.end
                && in.bytes[at] == '"') {
            progress.inString = true;
            progress.at = in.escapeAt == Cursor.NO_ESCAPE ? failedAt : in.escapeAt;
            boolean name = progress.token == Token.NAME_OR_ELEMENT && (progress.objects & 1) != 0;
            progress.nameBytes = name && progress.listener != null ? progress.at - at : 0;
        }
    }

    private static boolean mayBelongToNumber(byte b) {
        return Literals.isDigit(b) || b == '-' || b == '+' || b == '.' || (b | 0x20) == 'e';
    }

    private static InvalidInput tooDeep(Cursor in, int at) {
        in.pos = at;
        return in.tooDeep();
    }

    /** Stores the bits of 64 levels at {@code index}, one above that of the call before. */
    private static long[] push(long[] outer, int index, long objects) {
        long[] more = outer == null ? new long[4] : index == outer.length ? Arrays.copyOf(outer, index * 2) : outer;
        more[index] = objects;
        return more;
    }

    /** Returns the index of the first byte from {@code p} on that is not a blank. */
    private static int nonBlank(Cursor in, int p) {
        return p < in.end && in.bytes[p] > ' ' ? p : in.skipBlanks(p);
    }

    /** Returns the index after the member name at {@code at}. */
    private static int nameEnd(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        return StringDecoder.skip(in, at + 1);
    }

    /** Does the same as {@link Cursor#nextOrInvertedEnd}; here closing brackets are as frequent as commas. */
    private static int nextOrInvertedEnd(Cursor in, int from, int closing) {
        return from < in.end && in.bytes[from] == closing ? ~from : in.nextOrInvertedEnd(from, closing);
    }

    /** Returns the index after the colon at {@code at}. */
    private static int behindColon(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != ':') {
            throw in.expected("':'", at);
        }
        return at + 1;
    }

    /** Returns the index after the number or literal at {@code at}, which begins with {@code first}. */
    private static int scalarEnd(Cursor in, int at, byte first) {
        if (first <= '9') {
            if (first != '-' && first < '0') {
                in.pos = at;
                throw in.mismatch("value");
            }
            return Literals.numberEnd(in, at);
        }
        if (first != 't' && first != 'f' && first != 'n') {
            in.pos = at;
            throw in.mismatch("value");
        }
        return Literals.end(in, at);
    }

    /**
     * Counts the elements before the next closing bracket, if they are numbers, booleans or nulls: one more than
     * commas. Each element has at least two bytes, which limits the result: a document of commas makes no larger array
     * than one of digits. Nothing is checked.
     *
     * @param from the beginning of the first element
     */
    public static int countScalars(byte[] bytes, int from, int end) {
        int commas = 0;
        int p = from;
        while (end - p >= 8) {
            long word = Words.at(bytes, p);
            long found = equal(word, ',');
            long closing = equal(word, ']');
            if (closing != 0) {
                // The bits below the first bracket's; the commas after it are not of this array.
                int bit = Long.numberOfTrailingZeros(closing);
                commas += Long.bitCount(found & (1L << bit) - 1);
                return atMost(commas, p + (bit >>> 3) - from);
            }
            commas += Long.bitCount(found);
            p += 8;
        }
        while (p < end && bytes[p] != ']') {
            commas += bytes[p] == ',' ? 1 : 0;
            p++;
        }
        return atMost(commas, p - from);
    }

    /** Does the same as {@link Words#equal}, in fewer steps, for bytes of ASCII. */
    private static long equal(long word, char wanted) {
        return ((word ^ wanted * Words.EACH_BYTE) + ~Words.HIGH_BITS ^ Words.HIGH_BITS) & Words.HIGH_BITS;
    }

    private static int atMost(int commas, int length) {
        return Math.min(commas, length >> 1) + 1;
    }
}
