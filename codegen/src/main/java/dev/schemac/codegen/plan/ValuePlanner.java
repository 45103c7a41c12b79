package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects the formats of one schema, and with them the names of all constants of its parser and writer. */
final class ValuePlanner {

    private final JavaNames.Unique constants;
    private final Map<String, FormatPlan> declared = new LinkedHashMap<>();

    ValuePlanner(Set<String> reserved) {
        constants = new JavaNames.Unique(reserved);
    }

    /** Keeps a name from being handed out. */
    void reserve(String name) {
        constants.reserve(name);
    }

    /** Keeps constants from having the name of an enum: in {@code COLOR.values()} a field of that name would hide the class. */
    void reserveClassOf(ValueType type) {
        if (type instanceof EnumType constantsOf) {
            JavaType.named(constantsOf.className()).simpleNames().forEach(constants::reserve);
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
        if (type instanceof EnumType constantsOf) {
            Named name = JavaType.named(constantsOf.className());
            return Optional.of(declare(
                    name.canonicalName() + " " + unknown, types.javaType(type), name, new FormatPlan.OfEnum(unknown)));
        } else if (type instanceof AdaptedType adapted) {
            Named adapter = JavaType.named(adapted.adapterClassName());
            return Optional.of(
                    declare(adapter.canonicalName(), types.javaType(type), adapter, new FormatPlan.OfAdapter(adapter)));
        }
        return TypeMapper.format(type, base64);
    }

    private FormatPlan declare(String meaning, JavaType valueType, Named named, FormatPlan.Source source) {
        return declared.computeIfAbsent(
                meaning,
                key -> new FormatPlan(
                        valueType, constants.take(JavaNames.constant(named.simpleName()) + "_FORMAT"), source));
    }
}
