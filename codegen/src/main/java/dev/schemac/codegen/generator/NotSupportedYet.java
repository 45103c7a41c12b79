package dev.schemac.codegen.generator;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.AdaptedType;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.Base64Variant;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.EnumType;
import dev.schemac.dsl.model.Field;
import dev.schemac.dsl.model.ListType;
import dev.schemac.dsl.model.MapType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.Schema;
import dev.schemac.dsl.model.UnknownConstant;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ValueType;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Refuses, at its place, what the language has and the generators have not. */
final class NotSupportedYet {

    private static final Set<ScalarType> SCALARS = EnumSet.range(ScalarType.STRING, ScalarType.BIG_DECIMAL);

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
        refuse(type.parent().isPresent(), type.location(), "'inherits'");
        refuse(type.dynamic(), type.location(), "'dynamic'");
        refuse(type.providedClass().isPresent(), type.location(), "'className'");
        type.fields().forEach(this::checkColumn);
    }

    private void checkColumn(Field field) {
        SourceLocation at = field.location();
        unsupported(field.type()).ifPresent(type -> refuse(true, at, "the column type '" + type + "'"));
        refuse(!field.jsonName().equals(field.name()), at, "'jsonName'");
        refuse(!field.aliases().isEmpty(), at, "'alias'");
        refuse(field.required(), at, "'required'");
        refuse(!field.nullable(), at, "'nullable'");
        refuse(field.defaultValue().isPresent(), at, "'defaultValue'");
        refuse(field.base64() != Base64Variant.MIME_NO_LINEFEEDS, at, "'base64'");
        refuse(field.unknownConstant() != UnknownConstant.FAIL, at, "'unknown'");
    }

    /** The part of a type that cannot be generated. */
    private static Optional<ValueType> unsupported(ValueType type) {
        if (type instanceof ArrayType array) {
            return unsupported(array.element());
        }
        boolean missing = type instanceof ListType
                || type instanceof MapType
                || type instanceof EnumType
                || type instanceof AdaptedType
                || type instanceof ClassType
                || type == UntypedType.NULL
                || type instanceof ScalarType scalar && !SCALARS.contains(scalar);
        return missing ? Optional.of(type) : Optional.empty();
    }

    private void refuse(boolean used, SourceLocation at, String what) {
        if (used) {
            diagnostics.error(DiagnosticCode.NOT_GENERATED, at, what + " is not supported yet");
        }
    }
}
