package dev.schemac.dsl.diagnostic;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Collects the findings in the sources of one run and prints them. Stages add errors and continue; the facade throws
 * once, at the end. Not thread-safe: one instance belongs to one run.
 */
public final class Diagnostics {
    private final Map<String, SourceText> sources = new LinkedHashMap<>();
    private final List<Diagnostic> collected = new ArrayList<>();
    private int errors;

    /** Creates an empty collection. */
    public Diagnostics() {}

    /** Adds a source, for the order of the diagnostics and for their excerpts. */
    public void addSource(SourceText source) {
        sources.putIfAbsent(source.name(), source);
    }

    /**
     * Adds an error at {@code location}.
     *
     * @param code a code whose severity is {@link Severity#ERROR}
     * @param message one line, without the place
     * @param related other places that it refers to
     */
    public void error(DiagnosticCode code, SourceLocation location, String message, SourceLocation... related) {
        error(code, location, message, Optional.empty(), related);
    }

    /**
     * Adds an error at {@code location} that probably has a fix.
     *
     * @param code a code whose severity is {@link Severity#ERROR}
     * @param finding one line, without the place and the fix
     * @param fix the end of the message
     * @param related other places that it refers to
     */
    public void error(
            DiagnosticCode code,
            SourceLocation location,
            String finding,
            Optional<Fix> fix,
            SourceLocation... related) {
        add(Severity.ERROR, new Diagnostic(code, location, finding, fix, List.of(related)));
        errors++;
    }

    /**
     * Adds a warning at {@code location}.
     *
     * @param code a code whose severity is {@link Severity#WARNING}
     * @param message one line, without the place
     */
    public void warning(DiagnosticCode code, SourceLocation location, String message) {
        warning(code, location, message, Optional.empty());
    }

    /**
     * Adds a warning at {@code location} that probably has a fix.
     *
     * @param code a code whose severity is {@link Severity#WARNING}
     * @param finding one line, without the place and the fix
     * @param fix the end of the message
     */
    public void warning(DiagnosticCode code, SourceLocation location, String finding, Optional<Fix> fix) {
        add(Severity.WARNING, new Diagnostic(code, location, finding, fix, List.of()));
    }

    private void add(Severity expected, Diagnostic found) {
        if (found.severity() != expected) {
            throw new IllegalArgumentException("expected a code of severity " + expected.name() + " but found "
                    + found.code() + ", whose severity is " + found.severity().name());
        }
        collected.add(found);
    }

    /**
     * Runs a step and puts the subject before the messages of its diagnostics, because their place does not show it.
     *
     * @param subject the subject of the diagnostics
     */
    public <T> T about(String subject, Supplier<T> step) {
        int first = collected.size();
        T result = step.get();
        collected
                .subList(first, collected.size())
                .replaceAll(found -> new Diagnostic(
                        found.code(),
                        found.location(),
                        subject + ": " + found.finding(),
                        found.fix(),
                        found.related()));
        return result;
    }

    /** Adds all findings of another collection, without its sources. */
    public void addAll(Diagnostics others) {
        collected.addAll(others.collected);
        errors += others.errors;
    }

    /** {@return the number of added errors} */
    public int errorCount() {
        return errors;
    }

    /** {@return true once an error has been added} */
    public boolean hasErrors() {
        return errors > 0;
    }

    /** {@return a copy of the findings, in the order of the sources and within a source by position} */
    public List<Diagnostic> list() {
        Map<String, Integer> order = new HashMap<>();
        sources.keySet().forEach(name -> order.put(name, order.size()));
        return collected.stream()
                .sorted(Comparator.comparingInt((Diagnostic diagnostic) ->
                                order.getOrDefault(diagnostic.location().file(), -1))
                        .thenComparing(Diagnostic::location, SourceLocation.IN_FILE))
                .toList();
    }

    /** {@return an immutable copy of the findings so far} */
    public Findings findings() {
        return new Findings(list(), sources);
    }

    /** {@return everything in {@link #list()} as readable text; each line except the last ends with LF} */
    public String render() {
        return findings().render();
    }
}
