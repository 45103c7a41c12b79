package dev.schemac.dsl.diagnostic;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The findings in the sources of one run, with their excerpts. Immutable. */
public final class Findings {
    private static final String INDENT = "  ";
    private static final String CUT = "...";

    /** The widest excerpt of a source line, in UTF-16 units as printed, without the marks of the cuts. */
    private static final int WIDTH = 120;

    /** The length of a long line before the marked part. */
    private static final int LEAD = 60;

    /** The number of diagnostics that a message lists; the others are counted. */
    public static final int MOST_SHOWN = 100;

    /** No findings. */
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

    /** {@return whether there are no findings} */
    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** {@return whether any of them is an error} */
    public boolean hasErrors() {
        return !of(Severity.ERROR).isEmpty();
    }

    /** {@return the findings of one severity} */
    public Findings of(Severity severity) {
        return new Findings(
                list.stream().filter(found -> found.severity() == severity).toList(), sources);
    }

    /**
     * {@return at most this number of findings, in the same order} Errors come before warnings.
     *
     * @param most at least 0
     */
    public Findings first(int most) {
        if (list.size() <= most) {
            return this;
        }
        int errors = Math.min(most, count(Severity.ERROR));
        int[] left = new int[Severity.values().length];
        left[Severity.ERROR.ordinal()] = errors;
        left[Severity.WARNING.ordinal()] = most - errors;
        return new Findings(
                list.stream()
                        .filter(found -> left[found.severity().ordinal()]-- > 0)
                        .toList(),
                sources);
    }

    /**
     * {@return the number that {@link #first} omits, as in {@code 12 more errors and 1 more warning}; empty if it omits
     * none}
     */
    public String omitted(int most) {
        Findings shown = first(most);
        return Arrays.stream(Severity.values())
                .map(severity -> more(count(severity) - shown.count(severity), severity))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" and "));
    }

    private static String more(int count, Severity severity) {
        return count == 0 ? "" : count + " more " + severity + (count == 1 ? "" : "s");
    }

    private int count(Severity severity) {
        return (int) list.stream().filter(found -> found.severity() == severity).count();
    }

    /**
     * {@return all findings as readable text, each as {@link #render(Diagnostic)} returns it; each line except the last
     * ends with LF}
     */
    public String render() {
        return list.stream().map(this::render).collect(Collectors.joining("\n"));
    }

    /** {@return {@link #render()} of the {@link #first} findings; the last line counts the others} */
    public String render(int most) {
        String omitted = omitted(most);
        return first(most).render() + (omitted.isEmpty() ? "" : "\n" + omitted);
    }

    /**
     * {@return one finding as readable text: {@code file:line:column: severity: message [code]}, then the source line
     * and a line of carets} Without these two lines if the source is unknown.
     */
    public String render(Diagnostic diagnostic) {
        return excerpt(diagnostic, sources.get(diagnostic.location().file()));
    }

    // ---- strings

    /** Returns the message line, the source line, and carets below the marked part. */
    private static String excerpt(Diagnostic diagnostic, SourceText source) {
        SourceLocation at = diagnostic.location();
        String head = printable(at.toString()) + ": " + diagnostic.severity() + ": " + printable(diagnostic.message())
                + " [" + diagnostic.code() + "]";
        if (source == null) {
            return head;
        }
        String text = source.text();
        int start = source.lineStart(at.line());
        int lineEnd = source.lineEnd(at.line());
        int marked = Math.min(start + at.column() - 1, lineEnd);
        int after = width(text, marked, fitting(text, marked, lineEnd, WIDTH));
        int from = fitting(text, marked, start, Math.max(LEAD, WIDTH - after));
        int to = fitting(text, marked, lineEnd, WIDTH - width(text, from, marked));
        int end = Math.min(to, marked + at.length());
        if (end > marked && end < to && Character.isSurrogatePair(text.charAt(end - 1), text.charAt(end))) {
            end++;
        }

        String before = (from > start ? CUT : "") + printable(text.substring(from, marked));
        String excerpt = before + printable(text.substring(marked, to)) + (to < lineEnd ? CUT : "");
        String meant = printable(text.substring(marked, Math.max(marked, end)));
        int width = Math.max(1, meant.codePointCount(0, meant.length()));
        return head + "\n" + INDENT + excerpt + "\n" + INDENT + blank(before) + "^".repeat(width);
    }

    /** Returns the farthest end of a range, toward a limit, whose characters fit into this number of printed units. */
    private static int fitting(String text, int from, int limit, int units) {
        int end = from;
        int left = units;
        while (end != limit) {
            int c = from < limit ? text.codePointAt(end) : text.codePointBefore(end);
            left -= printed(c).length();
            if (left < 0) {
                break;
            }
            end += from < limit ? Character.charCount(c) : -Character.charCount(c);
        }
        return end;
    }

    private static int width(String text, int from, int to) {
        return printable(text.substring(from, to)).length();
    }

    /**
     * {@return a string that is safe for a terminal} Control characters move the cursor, and format characters change the
     * order of others or are invisible. These, line separators and unpaired surrogates are escaped as in Java. Tabs stay.
     */
    public static String printable(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> shown.append(printed(c)));
        return shown.toString();
    }

    private static String printed(int c) {
        boolean harmless = c == '\t'
                || switch (Character.getType(c)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.SURROGATE,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> false;
                    default -> true;
                };
        return harmless ? Character.toString(c) : escaped(c);
    }

    /** Returns the escapes of the UTF-16 units. */
    private static String escaped(int c) {
        return Character.toString(c)
                .chars()
                .mapToObj(unit -> String.format(Locale.ROOT, "\\u%04X", unit))
                .collect(Collectors.joining());
    }

    /** Returns blanks of the same width: tabs stay tabs, any other code point is one blank. */
    private static String blank(String text) {
        StringBuilder blanks = new StringBuilder(text.length());
        text.codePoints().forEach(c -> blanks.append(c == '\t' ? '\t' : ' '));
        return blanks.toString();
    }
}
