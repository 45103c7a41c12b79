package dev.schemac.dsl.diagnostic;

import java.util.Arrays;

/**
 * The content of one schema file. Converts between offsets and lines and columns. A byte order mark at the start is
 * excluded. Lines end with LF, CR or CR LF. Immutable.
 */
public final class SourceText {
    private final String name;
    private final String text;
    private final int[] lineStarts;

    /**
     * Creates the content of a source.
     *
     * @param name the name in diagnostics
     */
    public SourceText(String name, String text) {
        this.name = name;
        this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
        this.lineStarts = lineStarts(this.text);
    }

    /** {@return whether a string contains no unpaired surrogates} */
    public static boolean isWellFormed(String text) {
        return text.codePoints().allMatch(SourceText::isWellFormed);
    }

    /** {@return whether a code point is not a surrogate} */
    public static boolean isWellFormed(int codePoint) {
        return Character.getType(codePoint) != Character.SURROGATE;
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int lines = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean crLf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (c == '\n' || c == '\r' && !crLf) {
                if (lines == starts.length) {
                    starts = Arrays.copyOf(starts, lines * 2);
                }
                starts[lines++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, lines);
    }

    /** {@return the name in diagnostics} */
    public String name() {
        return name;
    }

    /** {@return the content, without byte order mark} */
    public String text() {
        return text;
    }

    /**
     * {@return the place of the {@code length} characters at {@code offset}, both in UTF-16 units} A range of several
     * lines is marked up to the end of its first line.
     */
    public SourceLocation locate(int offset, int length) {
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        int rest = endOf(line) - offset;
        return new SourceLocation(name, line + 1, offset - lineStarts[line] + 1, Math.max(1, Math.min(length, rest)));
    }

    /** {@return the offset of a 1-based line and column, or of the nearest existing place} */
    public int offset(int line, int column) {
        int known = Math.max(1, Math.min(line, lineStarts.length));
        int wanted = lineStarts[known - 1] + Math.max(0, column - 1);
        return line > known ? text.length() : Math.min(wanted, endOf(known - 1));
    }

    /** Returns the start of a 1-based line; the end of the content if the line does not exist. */
    int lineStart(int number) {
        return number > lineStarts.length ? text.length() : lineStarts[number - 1];
    }

    /** Returns the end of a 1-based line, without its line end. */
    int lineEnd(int number) {
        return number > lineStarts.length ? text.length() : endOf(number - 1);
    }

    private int endOf(int line) {
        int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
        while (end > lineStarts[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return end;
    }
}
