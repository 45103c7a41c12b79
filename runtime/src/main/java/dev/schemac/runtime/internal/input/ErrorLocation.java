package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.utf8.Utf8;
import java.util.Arrays;

/**
 * Contains line, column and path of an offset. They are computed by a second scan of the document when an error is
 * thrown. A successful parse has no cost for them.
 *
 * <p>The time is proportional to the length of the document, and the memory to its depth: only the names in the path
 * are decoded.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 * @param path see {@code JsonParseException.path}
 */
public record ErrorLocation(int line, int column, String path) {
    private static final int LONGEST_NAME = 64;

    /** A name of so many bytes has more than {@link #LONGEST_NAME} units: a unit is at most three bytes. */
    private static final int LONGEST_NAME_BYTES = 3 * LONGEST_NAME + 3;

    /** Any value that has been written is scanned. */
    private static final OptionValues UNLIMITED = new OptionValues(
            OptionValues.Policy.DEFAULT,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            Integer.MAX_VALUE,
            0,
            false,
            false);

    /** A deeper path is cut in its middle: hostile input must not make messages of megabytes. */
    private static final int MOST_STEPS = 64;

    /**
     * Finds the place of an error.
     *
     * @param in the cursor in which the error was thrown
     */
    public static ErrorLocation of(InvalidInput error, Cursor in) {
        byte[] bytes = in.bytes;
        int start = in.start;
        int end = in.end;
        // Editors do not show a byte order mark.
        boolean marked = end - start >= 3
                && bytes[start] == (byte) 0xEF
                && bytes[start + 1] == (byte) 0xBB
                && bytes[start + 2] == (byte) 0xBF;
        int from = marked ? start + 3 : start;
        int to = Math.min(error.at(), end);
        int lineStart = Math.max(from, Words.lastIndexOf((byte) '\n', bytes, from, to) + 1);
        return new ErrorLocation(
                1 + Words.count((byte) '\n', bytes, from, lineStart),
                1 + units(bytes, lineStart, to),
                path(in, to, error.missingMember() == null ? null : step(error.missingMember())));
    }

    /**
     * Counts the UTF-16 units of the bytes: one for each character, two if it is a sequence of four bytes. Continuation
     * bytes (10xxxxxx) belong to the character before; a sequence of four begins with 1111xxxx.
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
            units += Utf8.continues(bytes[p]) ? 0 : (bytes[p] & 0xF0) == 0xF0 ? 2 : 1;
        }
        return units;
    }

    /**
     * Returns the path at the end of the bytes before {@code at}. The parser has accepted them, and the scan accepts
     * them, too, up to their end.
     *
     * @param last see {@link OpenLevels#path}
     */
    private static String path(Cursor in, int at, String last) {
        OpenLevels levels = new OpenLevels(in.bytes);
        Cursor before = new Cursor(in.bytes, in.start, at, in.options);
        try {
            before.skipByteOrderMark();
            ValueSkipper.end(before, before.skipBlanks(before.pos), new ValueSkipper.Progress(levels));
        } catch (InvalidInput e) {
            // The value continues at the error.
        }
        return levels.path(last);
    }

    /**
     * Returns the path of the next value of a document that is being written. A document before its end is one before a
     * comma: after a complete element that is the next one, and everywhere else an error at the current value.
     *
     * @param written the document so far
     * @param member the name of the member of the open object that is written next, or null for the current value
     * @param steps the indexes and names that lead from the member to the value
     */
    public static String pathOfNext(String written, String member, Object... steps) {
        byte[] bytes = (written + ",").getBytes(UTF_8);
        return path(new Cursor(bytes, 0, bytes.length, UNLIMITED), bytes.length, member == null ? null : step(member))
                + steps(steps);
    }

    /** Contains the objects and arrays that are open at some place, the outermost first. */
    private static final class OpenLevels implements ValueListener {
        private static final int ARRAY = -1;
        private static final int NO_MEMBER = -2;

        private final byte[] bytes;
        private int depth;
        /**
         * The beginning of the name of each level's current member, {@link #NO_MEMBER} before the first, or
         * {@link #ARRAY}.
         */
        private int[] from = new int[16];
        /** The end of that name for each level, or the index of the array. */
        private int[] to = new int[16];

        OpenLevels(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public void opened(boolean object, int at) {
            if (depth == from.length) {
                from = Arrays.copyOf(from, 2 * depth);
                to = Arrays.copyOf(to, 2 * depth);
            }
            from[depth] = object ? NO_MEMBER : ARRAY;
            to[depth] = 0;
            depth++;
        }

        @Override
        public void closed(int behind) {
            depth--;
        }

        @Override
        public void named(int nameFrom, int nameTo) {
            from[depth - 1] = nameFrom;
            to[depth - 1] = nameTo;
        }

        @Override
        public void next() {
            if (from[depth - 1] == ARRAY) {
                to[depth - 1]++;
            } else {
                from[depth - 1] = NO_MEMBER;
            }
        }

        /** @param last the last step, or null for the step of the innermost level */
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

    /** Returns a part of a path. Each step is an index or the name of a member. */
    public static String steps(Object... path) {
        StringBuilder steps = new StringBuilder();
        for (Object each : path) {
            steps.append(each instanceof String name ? step(name) : "[" + each + "]");
        }
        return steps.toString();
    }

    /** Returns a member's step of the path: only printable ASCII, so that a name cannot forge a line of a log. */
    private static String step(String name) {
        boolean identifier = !name.isEmpty() && name.length() <= LONGEST_NAME && !isDigit(name.charAt(0));
        for (int i = 0; i < name.length() && identifier; i++) {
            char c = name.charAt(i);
            identifier = c == '_' || c == '$' || isDigit(c) || (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
        }
        if (identifier) {
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
