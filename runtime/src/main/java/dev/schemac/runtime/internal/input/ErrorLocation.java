package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.text.Words;
import java.util.Arrays;

/**
 * Line, column and path of an offset, worked out when an error is thrown by walking over the document once more. A parse that
 * succeeds pays nothing for them.
 *
 * <p>What lies before the offset has been accepted by the parser, so the walk need not judge it: braces, brackets, commas and
 * strings are enough to know the path. It takes time in proportion to the document and memory in proportion to its depth: only the names
 * that are in the path are decoded.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 * @param path see {@link InvalidInput#path}
 */
public record ErrorLocation(int line, int column, String path) {
    private static final int LONGEST_NAME = 64;

    /** No name of so many bytes has {@link #LONGEST_NAME} units or fewer: three bytes at most are a unit. */
    private static final int LONGEST_NAME_BYTES = 3 * LONGEST_NAME + 3;

    /** A deeper path is cut in its middle: hostile input must not make messages of megabytes. */
    private static final int MOST_STEPS = 64;

    private static final long QUOTES = '"' * Words.EACH_BYTE;
    private static final long BACKSLASHES = '\\' * Words.EACH_BYTE;

    /** The location of {@code at} in a document from {@code start} to {@code end} (exclusive). */
    public static ErrorLocation of(byte[] bytes, int start, int end, int at) {
        return of(bytes, start, end, at, new OpenLevels(bytes, start, at).path(null));
    }

    /** The location of {@code at}, with the path of a member that the object open there does not have. */
    public static ErrorLocation ofMember(byte[] bytes, int start, int end, int at, String name) {
        return of(bytes, start, end, at, new OpenLevels(bytes, start, at).path(step(name)));
    }

    private static ErrorLocation of(byte[] bytes, int start, int end, int at, String path) {
        // Editors do not show a byte order mark.
        boolean marked = end - start >= 3
                && bytes[start] == (byte) 0xEF
                && bytes[start + 1] == (byte) 0xBB
                && bytes[start + 2] == (byte) 0xBF;
        int from = marked ? start + 3 : start;
        int to = Math.min(at, end);
        int lineStart = Math.max(from, Words.lastIndexOf((byte) '\n', bytes, from, to) + 1);
        return new ErrorLocation(
                1 + Words.count((byte) '\n', bytes, from, lineStart), 1 + units(bytes, lineStart, to), path);
    }

    /**
     * How many UTF-16 units the bytes are: one for each character, two where it is a sequence of four bytes. Continuation bytes (10xxxxxx) belong
     * to the character before; a sequence of four begins with 1111xxxx.
     */
    private static int units(byte[] bytes, int from, int to) {
        int units = 0;
        int p = from;
        for (; to - p >= 8; p += 8) {
            long word = Words.at(bytes, p);
            units += 8
                    - Long.bitCount(word & ~(word << 1) & Words.HIGH_BITS)
                    + Long.bitCount(word & word << 1 & word << 2 & word << 3 & Words.HIGH_BITS);
        }
        for (; p < to; p++) {
            units += (bytes[p] & 0xC0) == 0x80 ? 0 : (bytes[p] & 0xF0) == 0xF0 ? 2 : 1;
        }
        return units;
    }

    /** The objects and arrays that are open at some place, the outermost first. */
    private static final class OpenLevels {
        private static final int ARRAY = -1;
        private static final int NO_MEMBER = -2;

        private final byte[] bytes;
        private int depth;
        /** Of each level where the name of its current member begins, {@link #NO_MEMBER} before the first, or {@link #ARRAY}. */
        private int[] from = new int[16];
        /** Of each level where that name ends, or the index of the array. */
        private int[] to = new int[16];

        OpenLevels(byte[] bytes, int start, int at) {
            this.bytes = bytes;
            boolean nameNext = false;
            for (int i = start; i < at; i++) {
                switch (bytes[i]) {
                    case '{', '[' -> {
                        nameNext = bytes[i] == '{';
                        open(nameNext ? NO_MEMBER : ARRAY);
                    }
                    case '}', ']' -> {
                        nameNext = false;
                        depth = Math.max(0, depth - 1);
                    }
                    case ',' -> nameNext = depth > 0 && next();
                    case '"' -> {
                        int close = closingQuote(bytes, i + 1, at);
                        if (nameNext && close < at) {
                            from[depth - 1] = i + 1;
                            to[depth - 1] = close;
                        }
                        nameNext = false;
                        i = close;
                    }
                    default -> {}
                }
            }
        }

        private void open(int kind) {
            if (depth == from.length) {
                from = Arrays.copyOf(from, 2 * depth);
                to = Arrays.copyOf(to, 2 * depth);
            }
            from[depth] = kind;
            to[depth] = 0;
            depth++;
        }

        /** Goes to the next element or member; whether it is a member. */
        private boolean next() {
            if (from[depth - 1] == ARRAY) {
                to[depth - 1]++;
                return false;
            }
            from[depth - 1] = NO_MEMBER;
            return true;
        }

        /** @param last the last step, or null for that of the innermost level */
        String path(String last) {
            StringBuilder path = new StringBuilder("$");
            int left = depth <= MOST_STEPS ? depth : MOST_STEPS / 2;
            for (int level = 0; level < depth; level++) {
                if (level == left) {
                    path.append("...");
                    level = depth - left;
                }
                path.append(last != null && level == depth - 1 ? last : step(level));
            }
            return path.toString();
        }

        private String step(int level) {
            if (from[level] == ARRAY) {
                return "[" + to[level] + "]";
            }
            if (from[level] == NO_MEMBER) {
                return "";
            }
            int length = Math.min(to[level] - from[level], LONGEST_NAME_BYTES);
            return ErrorLocation.step(new String(bytes, from[level], length, UTF_8));
        }
    }

    /** The first quote from {@code from} on that no backslash is before, or a place from {@code at} on. */
    private static int closingQuote(byte[] bytes, int from, int at) {
        int p = from;
        while (p < at) {
            if (at - p >= 8) {
                long word = Words.at(bytes, p);
                long found = Words.equal(word, QUOTES) | Words.equal(word, BACKSLASHES);
                if (found == 0) {
                    p += 8;
                    continue;
                }
                p += Long.numberOfTrailingZeros(found) >>> 3;
            }
            if (bytes[p] == '"') {
                return p;
            }
            p += bytes[p] == '\\' ? 2 : 1;
        }
        return p;
    }

    /** A member's step of the path: only printable ASCII, so that a name cannot forge a line of a log. */
    private static String step(String name) {
        boolean plain = !name.isEmpty() && name.length() <= LONGEST_NAME && !isDigit(name.charAt(0));
        for (int i = 0; i < name.length() && plain; i++) {
            char c = name.charAt(i);
            plain = c == '_' || c == '$' || isDigit(c) || (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
        }
        if (plain) {
            return "." + name;
        }
        StringBuilder step = new StringBuilder("['");
        for (int i = 0; i < Math.min(name.length(), LONGEST_NAME); i++) {
            char c = name.charAt(i);
            if (c == '\'') {
                step.append("\\'");
            } else if (c >= ' ' && c < 0x7f) {
                step.append(c);
            } else {
                step.append(String.format("\\u%04x", (int) c));
            }
        }
        return step.append(name.length() > LONGEST_NAME ? "...']" : "']").toString();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
