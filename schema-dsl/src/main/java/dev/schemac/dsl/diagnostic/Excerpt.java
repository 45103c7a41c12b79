package dev.schemac.dsl.diagnostic;

import java.util.Locale;

/** Prints one diagnostic: the message line, the source line under it and carets under the marked text. */
final class Excerpt {
    private static final String INDENT = "  ";
    private static final String CUT = "...";

    /** The widest excerpt of a source line, in UTF-16 units, without the marks of the cuts. */
    private static final int WIDTH = 120;

    /** How much of a long line is shown before the marked text. */
    private static final int LEAD = 60;

    private Excerpt() {}

    static String render(Diagnostic diagnostic, SourceText source) {
        SourceLocation at = diagnostic.location();
        String head = at + ": " + diagnostic.severity().name().toLowerCase(Locale.ROOT) + ": "
                + printable(diagnostic.message()) + " [" + diagnostic.code() + "]";
        if (source == null) {
            return head;
        }
        String line = source.line(at.line());
        int marked = Math.min(at.column() - 1, line.length());
        int from = line.length() <= WIDTH
                ? 0
                : onCodePoint(line, Math.max(0, Math.min(marked - LEAD, line.length() - WIDTH)));
        // A start moved back onto a code point would otherwise leave a mark at the end of the line outside.
        int to = Math.max(marked, onCodePoint(line, Math.min(line.length(), from + WIDTH)));
        int end = Math.min(to, marked + at.length());

        String before = (from > 0 ? CUT : "") + printable(line.substring(from, marked));
        String excerpt = before + printable(line.substring(marked, to)) + (to < line.length() ? CUT : "");
        int width = Math.max(1, line.codePointCount(marked, Math.max(marked, end)));
        return head + "\n" + INDENT + excerpt + "\n" + INDENT + blank(before) + "^".repeat(width);
    }

    /** Never cuts between the two halves of a surrogate pair. */
    private static int onCodePoint(String line, int index) {
        boolean inside = index > 0
                && index < line.length()
                && Character.isLowSurrogate(line.charAt(index))
                && Character.isHighSurrogate(line.charAt(index - 1));
        return inside ? index - 1 : index;
    }

    /** Control characters, which names in ticks may hold, must not reach a terminal; tabs stay, because the caret line repeats them. */
    private static String printable(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean harmless = c == '\t' || !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE;
            shown.appendCodePoint(harmless ? c : 0xFFFD);
        });
        return shown.toString();
    }

    /** As wide as {@code text}: tabs stay tabs, any other code point is one blank. */
    private static String blank(String text) {
        StringBuilder blanks = new StringBuilder(text.length());
        text.codePoints().forEach(c -> blanks.append(c == '\t' ? '\t' : ' '));
        return blanks.toString();
    }
}
