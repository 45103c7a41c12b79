package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import java.util.Collection;
import java.util.Set;

/**
 * What a user may choose about linting. Immutable.
 *
 * @param ignored rules that say nothing
 * @param roots names of schemas that are events, as if they were declared {@code @public}
 */
public record LintOptions(Set<DiagnosticCode> ignored, Set<String> roots) {
    /** All rules, and no events but those the text declares. */
    public static final LintOptions DEFAULT = new LintOptions(Set.of(), Set.of());

    /** Copies both. */
    public LintOptions {
        ignored = Set.copyOf(ignored);
        roots = Set.copyOf(roots);
    }

    /**
     * {@return rules that say nothing, instead of those so far}
     *
     * @param rules their names ({@code unused-schema}) or numbers ({@code SC100})
     * @throws IllegalArgumentException if there is no such rule
     */
    public LintOptions withIgnored(Collection<String> rules) {
        return new LintOptions(DiagnosticCode.allNamed(rules), roots);
    }

    /** {@return schemas that are events, by name, instead of those so far} */
    public LintOptions withRoots(Collection<String> names) {
        return new LintOptions(ignored, Set.copyOf(names));
    }
}
