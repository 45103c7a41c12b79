package dev.schemac.dsl;

import dev.schemac.dsl.breaking.BreakingChanges;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.lint.Linter;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.List;
import java.util.Set;

/**
 * What {@link SchemaLoader} has made of the sources of one run. Later runs may refer to it. Only the loader makes one,
 * so its schemas are valid. Immutable, and equal only to itself.
 */
public final class LinkedSchemas {
    private final LinkedRun run;
    private final List<LinkedSchemas> references;

    /** @param others what schemas of the run might refer to */
    LinkedSchemas(LinkedRun run, List<LinkedSchemas> others) {
        this.run = run;
        this.references = others.stream()
                .filter(other -> run.references().contains(other.run))
                .toList();
    }

    LinkedRun run() {
        return run;
    }

    /** {@return all schemas of the run} */
    public SchemaSet schemas() {
        return run.schemas();
    }

    /** {@return the schemas of all modules, in the order of the sources and of their declaration} */
    public List<ObjectType> types() {
        return schemas().types();
    }

    /** {@return what may be a mistake but is none, in the order of the sources and within a source by position} */
    public List<Diagnostic> warnings() {
        return schemas().warnings();
    }

    /** Adds the warnings to diagnostics, except those of ignored codes. */
    public void addWarnings(Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        for (Diagnostic warning : warnings()) {
            if (!ignored.contains(warning.code())) {
                diagnostics.warning(warning.code(), warning.location(), warning.message());
            }
        }
    }

    /** {@return what was loaded before and schemas of this run refer to, directly} */
    public List<LinkedSchemas> references() {
        return references;
    }

    /**
     * Finds what a change of schemas does to those that do not change with it: to old data, which the new schemas have
     * to read, and to old readers, which get what the new ones write. What either refuses, or loses, is an error; what
     * only code or {@code STRICT} readers notice is a warning. Schemas are the same where module and name are.
     *
     * @param diagnostics gets the findings: at the new text, and for what is gone at the schema that had it
     */
    public void findBreakingChanges(LinkedSchemas old, Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        BreakingChanges.find(old.schemas(), schemas(), ignored, diagnostics);
    }

    /**
     * Looks for what is no error and yet better otherwise.
     *
     * @param classes what the schemas were loaded with
     */
    public void lint(JavaClasses classes, LintOptions options, Diagnostics diagnostics) {
        Linter.lint(run, classes, options, diagnostics);
    }
}
