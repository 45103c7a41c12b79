package dev.schemac.runtime.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Leads from a document to one of its arrays: {@code $} for the document itself, {@code $.data.users},
 * {@code $['odd name'].users}. A name in quotes may contain any character; a backslash escapes a quote or backslash.
 */
final class ElementPath {
    private final String text;
    private final List<String> names = new ArrayList<>();
    /** The index after each step in the string, starting with the {@code $}. */
    private final List<Integer> ends = new ArrayList<>();

    private ElementPath(String text) {
        this.text = text;
    }

    /** @throws IllegalArgumentException if the string is not such a path */
    static ElementPath of(String text) {
        ElementPath path = new ElementPath(Objects.requireNonNull(text, "path"));
        if (!text.startsWith("$")) {
            throw path.malformed("'$'", 0);
        }
        int at = 1;
        path.ends.add(at);
        while (at < text.length()) {
            at = text.charAt(at) == '[' ? path.quotedName(at) : path.plainName(at);
            path.ends.add(at);
        }
        return path;
    }

    private int plainName(int at) {
        if (text.charAt(at) != '.') {
            throw malformed("'.' or '['", at);
        }
        int end = at + 1;
        while (end < text.length() && ".[]'\"".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        if (end == at + 1) {
            throw malformed("a name", end);
        }
        names.add(text.substring(at + 1, end));
        return end;
    }

    private int quotedName(int at) {
        char quote = at + 1 < text.length() ? text.charAt(at + 1) : 0;
        if (quote != '\'' && quote != '"') {
            throw malformed("a name in quotes", at + 1);
        }
        StringBuilder name = new StringBuilder();
        int end = at + 2;
        while (end < text.length() && text.charAt(end) != quote) {
            if (text.charAt(end) == '\\' && end + 1 < text.length()) {
                end++;
            }
            name.append(text.charAt(end++));
        }
        if (!text.startsWith(quote + "]", end)) {
            throw malformed("the closing " + quote + "]", end);
        }
        names.add(name.toString());
        return end + 2;
    }

    private IllegalArgumentException malformed(String expected, int at) {
        return new IllegalArgumentException("path \"" + text + "\": expected " + expected + " at character " + (at + 1)
                + "; a path leads from the document, $, through member names to an array, as in $.data.users");
    }

    /** Returns the number of names. */
    int length() {
        return names.size();
    }

    String name(int step) {
        return names.get(step);
    }

    /** Returns the string of the first {@code steps} steps. */
    String upTo(int steps) {
        return text.substring(0, ends.get(steps));
    }

    @Override
    public String toString() {
        return text;
    }
}
