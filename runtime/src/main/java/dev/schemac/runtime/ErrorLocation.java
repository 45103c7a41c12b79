package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/**
 * Line, column and path of an offset, worked out when an error is thrown by walking over the document once more. A parse that
 * succeeds pays nothing for them.
 *
 * <p>What lies before the offset has been accepted by the parser, so the walk need not judge it: braces, brackets, commas and
 * strings are enough to know the path.
 *
 * @param line from 1
 * @param column from 1, in UTF-16 units
 * @param path see {@link JsonParseException#path}
 */
record ErrorLocation(int line, int column, String path) {
    private static final int LONGEST_NAME = 64;

    /** A deeper path is cut in its middle: hostile input must not make messages of megabytes. */
    private static final int MOST_STEPS = 64;

    /** An open object (its current member, or null before the first) or an open array (its current index). */
    private static final class Level {
        final boolean array;
        int index;
        String name;

        Level(boolean array) {
            this.array = array;
        }

        @Override
        public String toString() {
            return array ? "[" + index + "]" : name == null ? "" : name;
        }
    }

    /** The location of {@code at} in a document from {@code start} to {@code end} (exclusive). */
    static ErrorLocation of(byte[] bytes, int start, int end, int at) {
        int line = 1;
        int column = 1;
        // Editors do not show a byte order mark.
        boolean marked = end - start >= 3
                && bytes[start] == (byte) 0xEF
                && bytes[start + 1] == (byte) 0xBB
                && bytes[start + 2] == (byte) 0xBF;
        for (int i = marked ? start + 3 : start; i < at && i < end; i++) {
            byte b = bytes[i];
            if (b == '\n') {
                line++;
                column = 1;
            } else if ((b & 0xC0) != 0x80) {
                // A sequence of four bytes is a pair of surrogates; continuation bytes belong to the character before.
                column += (b & 0xF8) == 0xF0 ? 2 : 1;
            }
        }
        return new ErrorLocation(line, column, path(open(bytes, start, at)));
    }

    /** The location of {@code at}, with the path of a member that the object open there does not have. */
    static ErrorLocation ofMember(byte[] bytes, int start, int end, int at, String name) {
        ErrorLocation place = of(bytes, start, end, at);
        List<Level> open = open(bytes, start, at);
        open.get(open.size() - 1).name = step(name);
        return new ErrorLocation(place.line, place.column, path(open));
    }

    private static String path(List<Level> open) {
        StringBuilder path = new StringBuilder("$");
        int left = open.size() <= MOST_STEPS ? open.size() : MOST_STEPS / 2;
        open.subList(0, left).forEach(path::append);
        if (left < open.size()) {
            path.append("...");
            open.subList(open.size() - left, open.size()).forEach(path::append);
        }
        return path.toString();
    }

    private static List<Level> open(byte[] bytes, int start, int at) {
        List<Level> open = new ArrayList<>();
        boolean nameNext = false;
        for (int i = start; i < at; i++) {
            switch (bytes[i]) {
                case '{', '[' -> {
                    nameNext = bytes[i] == '{';
                    open.add(new Level(!nameNext));
                }
                case '}', ']' -> {
                    nameNext = false;
                    if (!open.isEmpty()) {
                        open.remove(open.size() - 1);
                    }
                }
                case ',' -> {
                    Level level = open.isEmpty() ? null : open.get(open.size() - 1);
                    nameNext = level != null && !level.array;
                    if (level != null) {
                        level.index++;
                        level.name = null;
                    }
                }
                case '"' -> {
                    int close = closingQuote(bytes, i + 1, at);
                    if (nameNext && close < at) {
                        open.get(open.size() - 1).name = step(new String(bytes, i + 1, close - i - 1, UTF_8));
                    }
                    nameNext = false;
                    i = close;
                }
                default -> {}
            }
        }
        return open;
    }

    private static int closingQuote(byte[] bytes, int from, int at) {
        int i = from;
        while (i < at && bytes[i] != '"') {
            i += bytes[i] == '\\' ? 2 : 1;
        }
        return i;
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
