package dev.schemac.codegen.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.AdaptedType;
import dev.schemac.dsl.model.Base64Variant;
import dev.schemac.dsl.model.EnumType;
import dev.schemac.dsl.model.UnknownConstant;
import dev.schemac.dsl.model.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects the formats of one schema, and with them the names of all constants of its parser and writer. */
final class FormatPlans {

    private final JavaNames.Unique constants;
    private final Map<String, FormatPlan> declared = new LinkedHashMap<>();

    FormatPlans(Set<String> reserved) {
        constants = new JavaNames.Unique(reserved);
    }

    /** Keeps a name from being handed out. */
    void reserve(String name) {
        constants.reserve(name);
    }

    /** Keeps constants from having the name of an enum: in {@code COLOR.values()} a field of that name would hide the class. */
    void reserveClassOf(ValueType type) {
        if (type instanceof EnumType constantsOf) {
            RuntimeNames.className(constantsOf.className()).simpleNames().forEach(constants::reserve);
        }
    }

    /** A name for a constant, the wanted one if it is free. */
    String constant(String wanted) {
        return constants.take(wanted);
    }

    /** Those that parser and writer have to declare. */
    List<FormatPlan> declared() {
        return List.copyOf(declared.values());
    }

    /** The format of a type, if one reads and writes it. */
    Optional<FormatPlan> of(ValueType type, TypeMapper types, Base64Variant base64, UnknownConstant unknown) {
        TypeName javaType = types.javaType(type);
        if (type instanceof EnumType constantsOf) {
            return Optional.of(declare(
                    constantsOf.className() + " " + unknown,
                    javaType,
                    RuntimeNames.className(constantsOf.className()),
                    ofEnum(javaType, unknown)));
        } else if (type instanceof AdaptedType adapted) {
            ClassName adapter = RuntimeNames.className(adapted.adapterClassName());
            return Optional.of(declare(
                    adapter.canonicalName(),
                    javaType,
                    adapter,
                    CodeBlock.of("$T.of(new $T())", RuntimeNames.TEXT_FORMAT, adapter)));
        }
        return TypeMapper.format(type, base64);
    }

    private FormatPlan declare(String meaning, TypeName valueType, ClassName named, CodeBlock initializer) {
        return declared.computeIfAbsent(
                meaning,
                key -> FormatPlan.declared(
                        valueType, constants.take(JavaNames.constant(named.simpleName()) + "_FORMAT"), initializer));
    }

    private static CodeBlock ofEnum(TypeName type, UnknownConstant unknown) {
        CodeBlock otherwise = switch (unknown.policy()) {
            case FAIL -> CodeBlock.of("$T.FAIL", RuntimeNames.UNKNOWN_CONSTANT);
            case NULL -> CodeBlock.of("$T.NULL", RuntimeNames.UNKNOWN_CONSTANT);
            case CONSTANT -> CodeBlock.of("$T.$L", type, unknown.constant().orElseThrow());
        };
        return CodeBlock.of("$T.of($T.values(), $L)", RuntimeNames.TEXT_FORMAT, type, otherwise);
    }
}
