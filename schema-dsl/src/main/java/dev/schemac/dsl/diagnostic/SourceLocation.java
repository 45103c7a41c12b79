package dev.schemac.dsl.diagnostic;

import java.util.Comparator;

/**
 * A place in a schema file.
 *
 * @param file the name of the source, as printed
 * @param line 1-based line within the file
 * @param column 1-based column within the line, in UTF-16 units; a tab counts one
 * @param length width of the marked part in UTF-16 units, at least 1, at most 1 past the end of the line
 */
public record SourceLocation(String file, int line, int column, int length) {
    /** The order of places in one file. */
    public static final Comparator<SourceLocation> IN_FILE =
            Comparator.comparingInt(SourceLocation::line).thenComparingInt(SourceLocation::column);

    /** Rejects numbers that cannot be a place. */
    public SourceLocation {
        if (line < 1 || column < 1 || length < 1) {
            throw new IllegalArgumentException(file + ":" + line + ":" + column + ", length " + length);
        }
    }

    /** Returns {@code file:line:column}, which editors turn into a link. */
    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
