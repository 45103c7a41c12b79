package dev.schemac.codegen;

import dev.schemac.codegen.plan.PlannedSchemas.JavaTypes;
import dev.schemac.codegen.plan.PlannedSchemas.PlanOptions;
import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What the texts of a {@link SchemaEditor} mean at one moment, with errors or without. For one thread. */
public final class EditedSchemas {
    private final SchemaAnalysis analysis;
    private final Supplier<Optional<Findings>> check;
    private final List<SchemaSet> schemas;
    private final PlanOptions options;
    private Findings findings;
    private JavaTypes types;

    /** @param check finds the rest where linking has found no error */
    EditedSchemas(
            SchemaAnalysis analysis, Supplier<Optional<Findings>> check, List<SchemaSet> schemas, PlanOptions options) {
        this.analysis = analysis;
        this.check = check;
        this.schemas = schemas;
        this.options = options;
    }

    /** {@return what names mean, and where they stand} */
    public SchemaAnalysis analysis() {
        return analysis;
    }

    /** {@return all errors, or else all warnings} */
    public Findings findings() {
        if (findings == null) {
            findings = check.get().orElseGet(analysis::findings);
        }
        return findings;
    }

    /** {@return the Java type that a getter of an own column of a schema returns, with full names} */
    public String javaType(ObjectType owner, Column column) {
        return types().of(owner, column);
    }

    /** {@return the full names of the classes that are generated for a schema} */
    public List<String> javaClasses(ObjectType type) {
        return types().classes(type);
    }

    /** {@return the full name of the class that is generated for an enum} */
    public String javaClass(EnumType type) {
        return types().of(type);
    }

    private JavaTypes types() {
        if (types == null) {
            types = new JavaTypes(schemas, options);
        }
        return types;
    }
}
