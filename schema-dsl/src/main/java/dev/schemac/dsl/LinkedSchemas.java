package dev.schemac.dsl;

import dev.schemac.dsl.breaking.BreakingChanges;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.lint.Linter;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The schemas that {@link SchemaLoader} linked in one run. Later runs may refer to them. Only the loader creates
 * instances, so the schemas are valid. Immutable, and equal only to itself.
 */
public final class LinkedSchemas {
    private final LinkedRun run;
    private final List<LinkedSchemas> references;

    /** @param others the loaded schemas that this run may refer to */
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

    /**
     * {@return the schemas that no other schema uses, in the order of {@link #types}} A schema uses the schemas of its
     * columns, and the one that it inherits from. A union uses its subtypes instead. If others use every schema, all are
     * returned.
     */
    public List<ObjectType> documentTypes() {
        Set<ValueType> used = new HashSet<>();
        for (ObjectType type : types()) {
            type.columns().stream()
                    .map(column -> column.type().leaf())
                    .filter(each -> each != type)
                    .forEach(used::add);
            // the base of a union reads its subtypes; any other base is only a part of them
            type.parent().ifPresent(parent -> used.add(parent.union().isPresent() ? type : parent));
        }
        List<ObjectType> found =
                types().stream().filter(type -> !used.contains(type)).toList();
        return found.isEmpty() ? types() : found;
    }

    /**
     * {@return the schema with this name, simple or with its module}
     *
     * @throws IllegalArgumentException if no schema, or more than one, has the name
     */
    public ObjectType type(String name) {
        List<ObjectType> found = types().stream()
                .filter(type -> type.name().equals(name) || type.qualifiedName().equals(name))
                .toList();
        if (found.size() > 1) {
            throw new IllegalArgumentException("there is more than one schema '" + name
                    + "': name its module too, as in '" + found.get(0).qualifiedName() + "'");
        }
        return found.stream().findFirst().orElseThrow(() -> {
            List<String> known = types().stream()
                    .flatMap(type -> Stream.of(type.name(), type.qualifiedName()))
                    .distinct()
                    .toList();
            return new IllegalArgumentException(
                    "there is no schema '" + name + "'" + NearestName.suggestion(name, known));
        });
    }

    /** {@return the qualified names of the schemas whose events are objects of these classes} */
    public List<String> typesOfClasses(List<String> classNames) {
        return types().stream()
                .filter(type -> type.providedClass()
                        .filter(own -> classNames.contains(own.className()))
                        .isPresent())
                .map(ObjectType::qualifiedName)
                .toList();
    }

    /** {@return the warnings, in the order of the sources and within a source by position} */
    public List<Diagnostic> warnings() {
        return schemas().warnings();
    }

    /** Adds the warnings to diagnostics, except warnings of ignored codes. */
    public void addWarnings(Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        for (Diagnostic warning : warnings()) {
            if (!ignored.contains(warning.code())) {
                diagnostics.warning(warning.code(), warning.location(), warning.finding(), warning.fix());
            }
        }
    }

    /** {@return the loaded schemas that this run refers to directly} */
    public List<LinkedSchemas> references() {
        return references;
    }

    /**
     * Finds the effects of changed schemas on unchanged data and readers. The new schemas read old data, and old
     * readers read the output of the new schemas. It is an error if either side rejects or loses data. It is a warning
     * if only code or {@code STRICT} readers notice. Schemas match by module and name.
     *
     * @param diagnostics receives the findings: at the new schema, or at the old schema of a removed element
     */
    public void findBreakingChanges(LinkedSchemas old, Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        BreakingChanges.find(old.schemas(), schemas(), ignored, diagnostics);
    }

    /**
     * Reports lint warnings.
     *
     * @param classes the classes that the schemas were loaded with
     */
    public void lint(JavaClasses classes, LintOptions options, Diagnostics diagnostics) {
        Linter.lint(run, classes, options, diagnostics);
    }
}
