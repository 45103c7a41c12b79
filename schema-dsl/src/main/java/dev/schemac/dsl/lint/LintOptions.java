package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.NamingStyle;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;

/**
 * The options of linting. Immutable.
 *
 * @param ignored rules that are turned off
 * @param roots names of schemas that are events, as if they were declared {@code @public}
 * @param names the naming of columns in Java, unless their schemas declare it
 */
public record LintOptions(Set<DiagnosticCode> ignored, Set<String> roots, NamingStyle names) {
    /** All rules, no events except the declared ones, and Java naming. */
    public static final LintOptions DEFAULT = new LintOptions(Set.of(), Set.of(), NamingStyle.JAVA);

    /** Copies the sets. */
    public LintOptions {
        ignored = Set.copyOf(ignored);
        roots = Set.copyOf(roots);
        Objects.requireNonNull(names, "names");
    }

    /**
     * {@return these options with other ignored rules}
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

    /** {@return options for schemas with this naming of columns, unless they declare another} */
    public LintOptions withNames(NamingStyle naming) {
        return new LintOptions(ignored, roots, naming);
    }
}
