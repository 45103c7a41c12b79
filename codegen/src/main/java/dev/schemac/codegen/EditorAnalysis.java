package dev.schemac.codegen;

import dev.schemac.codegen.plan.PlannedSchemas.PlanOptions;
import dev.schemac.codegen.plan.PlannedSchemas.PreviewedTypes;
import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A snapshot of the meaning of the sources in a {@link SchemaEditor}, with or without errors. Later edits do not change
 * it. Not thread-safe, but its thread may differ from the editor's.
 */
public final class EditorAnalysis {
    private final SchemaAnalysis analysis;
    private final List<EditorAnalysis> others;
    private final Function<SchemaAnalysis, Optional<Findings>> check;
    private final PlanOptions options;
    private Findings findings;
    private SchemaSet typed;
    private PreviewedTypes types;

    /** @param check reports the other errors if linking found none */
    EditorAnalysis(
            SchemaAnalysis analysis,
            List<EditorAnalysis> others,
            Function<SchemaAnalysis, Optional<Findings>> check,
            PlanOptions options) {
        this.analysis = analysis;
        this.others = List.copyOf(others);
        this.check = check;
        this.options = options;
    }

    /** {@return the meaning of the same sources if they may refer to others} */
    public EditorAnalysis with(List<EditorAnalysis> others) {
        SchemaAnalysis together =
                analysis.with(others.stream().map(EditorAnalysis::analysis).toList());
        return new EditorAnalysis(together, others, check, options);
    }

    /** {@return the meaning and the places of names} */
    public SchemaAnalysis analysis() {
        return analysis;
    }

    /** {@return all errors, or all warnings if there are no errors} */
    public Findings findings() {
        if (findings == null) {
            findings = (others.isEmpty() ? check.apply(analysis) : Optional.<Findings>empty())
                    .orElseGet(analysis::findings);
        }
        return findings;
    }

    /** {@return the Java type that a getter of an own column of a schema returns, with full names} */
    public String javaType(ObjectType owner, Column column) {
        return types(owner.location()).of(owner, column);
    }

    /** {@return the full names of the classes that are generated for a schema} */
    public List<String> javaClasses(ObjectType type) {
        return types(type.location()).classes(type);
    }

    /** {@return the full name of the class that is generated for an enum that is declared at a place} */
    public String javaClass(EnumType type, SourceLocation place) {
        return types(place).of(type);
    }

    /** Returns the preview types of the schemas that a source has linked so far. They change after all are linked. */
    private PreviewedTypes types(SourceLocation place) {
        SchemaSet schemas = analysis.schemas(place.file());
        if (types == null || typed != schemas) {
            types = new PreviewedTypes(
                    Stream.concat(Stream.of(schemas), others.stream().map(other -> other.analysis.schemas()))
                            .toList(),
                    options);
            typed = schemas;
        }
        return types;
    }
}
