package dev.schemac.dsl.diagnostic;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What was found in the sources of one run, with their text to show it. Immutable. */
public final class Findings {
    private static final String INDENT = "  ";
    private static final String CUT = "...";

    /** The widest excerpt of a source line, in UTF-16 units, without the marks of the cuts. */
    private static final int WIDTH = 120;

    /** How much of a long line is shown before the marked text. */
    private static final int LEAD = 60;

    /** Nothing was found. */
    public static final Findings NONE = new Findings(List.of(), Map.of());

    private final List<Diagnostic> list;
    private final Map<String, SourceText> sources;

    Findings(List<Diagnostic> list, Map<String, SourceText> sources) {
        this.list = List.copyOf(list);
        this.sources = Map.copyOf(sources);
    }

    /** {@return the diagnostics, in the order of the sources and within a source by position} */
    public List<Diagnostic> list() {
        return list;
    }

    /** {@return whether there is nothing at all} */
    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** {@return whether any of them is an error} */
    public boolean hasErrors() {
        return !of(Severity.ERROR).isEmpty();
    }

    /** {@return those of one severity} */
    public Findings of(Severity severity) {
        return new Findings(
                list.stream().filter(found -> found.severity() == severity).toList(), sources);
    }

    /**
     * {@return all as text for people, each as {@link #render(Diagnostic)} shows it; each line ends with LF, but for
     * the last}
     */
    public String render() {
        return list.stream().map(this::render).collect(Collectors.joining("\n"));
    }

    /**
     * {@return one as text for people: {@code file:line:column: severity: message [code]}, then the source line and a
     * line of carets below what is meant} Without these two where the text of the file is not known.
     */
    public String render(Diagnostic diagnostic) {
        return excerpt(diagnostic, sources.get(diagnostic.location().file()));
    }

    // ---- text

    /** The message line, the source line under it and carets under the marked text. */
    private static String excerpt(Diagnostic diagnostic, SourceText source) {
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

    /**
     * Control characters, which names in ticks may hold, must not reach a terminal; tabs stay, because the caret line
     * repeats them.
     */
    private static String printable(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean harmless = c == '\t' || !Character.isISOControl(c) && SourceText.isWellFormed(c);
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
