package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.NamingStyle;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;

/**
 * What a user may choose about linting. Immutable.
 *
 * @param ignored rules that say nothing
 * @param roots names of schemas that are events, as if they were declared {@code @public}
 * @param names what columns are called in Java whose schemas do not say so
 */
public record LintOptions(Set<DiagnosticCode> ignored, Set<String> roots, NamingStyle names) {
    /** All rules, no events but those the text declares, names as Java has them. */
    public static final LintOptions DEFAULT = new LintOptions(Set.of(), Set.of(), NamingStyle.JAVA);

    /** Copies the sets. */
    public LintOptions {
        ignored = Set.copyOf(ignored);
        roots = Set.copyOf(roots);
        Objects.requireNonNull(names, "names");
    }

    /**
     * {@return rules that say nothing, instead of those so far}
     *
     * @param rules their names ({@code unused-schema}) or numbers ({@code SC100})
     * @throws IllegalArgumentException if there is no such rule
     */
    public LintOptions withIgnored(Collection<String> rules) {
        return new LintOptions(DiagnosticCode.allNamed(rules), roots, names);
    }

    /** {@return schemas that are events, by name, instead of those so far} */
    public LintOptions withRoots(Collection<String> schemas) {
        return new LintOptions(ignored, Set.copyOf(schemas), names);
    }

    /** {@return rules for schemas whose columns are called so in Java, unless they say how} */
    public LintOptions withNames(NamingStyle naming) {
        return new LintOptions(ignored, roots, naming);
    }
}
