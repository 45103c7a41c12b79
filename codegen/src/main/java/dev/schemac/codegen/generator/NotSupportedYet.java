package dev.schemac.codegen.generator;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Field;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ValueType;

/** Refuses, at its place, what the language has and the generators have not. */
final class NotSupportedYet {

    private final Diagnostics diagnostics;

    private NotSupportedYet(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Adds an error for every construct that no code is generated for. */
    static void check(Schema schema, Diagnostics diagnostics) {
        NotSupportedYet rule = new NotSupportedYet(diagnostics);
        schema.types().forEach(rule::checkSchema);
    }

    private void checkSchema(ObjectType type) {
        refuse(type.providedClass().isPresent(), type.location(), "'className'");
        for (Field field : type.fields()) {
            ValueType leaf = TypeMapper.leaf(field.type());
            boolean nulls = leaf == UntypedType.NULL && field.type() != leaf;
            refuse(leaf instanceof ClassType || nulls, field.location(), "the column type '" + field.type() + "'");
        }
    }

    private void refuse(boolean used, SourceLocation at, String what) {
        if (used) {
            diagnostics.error(DiagnosticCode.NOT_GENERATED, at, what + " is not supported yet");
        }
    }
}
