package dev.schemac.dsl.diagnostic;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What was found in the sources of one run, with their text to show it. Immutable. */
public final class Findings {
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

    /**
     * {@return those of one severity}
     *
     * @param severity which are wanted
     */
    public Findings of(Severity severity) {
        return new Findings(
                list.stream().filter(found -> found.severity() == severity).toList(), sources);
    }

    /**
     * {@return all as text for people, each as {@link #render(Diagnostic)} shows it; each line ends with LF, but for the last}
     */
    public String render() {
        return list.stream().map(this::render).collect(Collectors.joining("\n"));
    }

    /**
     * {@return one as text for people: {@code file:line:column: severity: message [code]}, then the source line and a line of carets
     * below what is meant} Without these two where the text of the file is not known.
     *
     * @param diagnostic one of these findings
     */
    public String render(Diagnostic diagnostic) {
        return Excerpt.render(diagnostic, sources.get(diagnostic.location().file()));
    }
}
