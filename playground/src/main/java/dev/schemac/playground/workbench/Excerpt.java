package dev.schemac.playground.workbench;

/** A line of a document, and a caret below a place in it. */
final class Excerpt {
    private static final int BEFORE = 60;
    private static final int BEHIND = 40;

    private Excerpt() {}

    /** @param column from 1, in UTF-16 units */
    static String of(String document, long line, int column) {
        int start = 0;
        for (long number = 1; number < line; number++) {
            start = document.indexOf('\n', start) + 1;
        }
        int lineEnd = document.indexOf('\n', start);
        int end = lineEnd < 0 ? document.length() : lineEnd;
        int marked = Math.min(end, start + column - 1);
        int from = Math.max(start, marked - BEFORE);
        int to = Math.min(end, marked + BEHIND);
        String before = (from > start ? "..." : "") + printable(document.substring(from, marked));
        String behind = printable(document.substring(marked, to)) + (to < end ? "..." : "");
        return "  " + before + behind + "\n  " + blank(before) + "^";
    }

    private static String printable(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> shown.appendCodePoint(c != '\t' && Character.isISOControl(c) ? ' ' : c));
        return shown.toString();
    }

    /** Returns blanks of the same width. */
    private static String blank(String text) {
        StringBuilder blanks = new StringBuilder(text.length());
        text.codePoints().forEach(c -> blanks.append(c == '\t' ? '\t' : ' '));
        return blanks.toString();
    }
}
