package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.ClassTraits;
import dev.schemac.dsl.model.JavaClasses.JavaMethod;
import dev.schemac.runtime.JsonEvent;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Checks that value classes have the methods of their interfaces, by name and number of parameters. The Java compiler
 * checks their types.
 */
final class ImplementedMethods {

    private ImplementedMethods() {}

    /** Reports each missing method, at the place that names the interface. */
    static void check(ObjectPlan plan, Diagnostics diagnostics) {
        List<ClassTraits.Interface> interfaces = plan.type().traits().interfaces();
        if (interfaces.isEmpty()) {
            return;
        }
        List<JavaMethod> methods = methods(plan);
        List<String> names = methods.stream().map(JavaMethod::name).toList();
        for (ClassTraits.Interface each : interfaces) {
            each.methods().stream()
                    .filter(wanted -> methods.stream().noneMatch(wanted::looksLike))
                    .forEach(wanted -> diagnostics.error(
                            DiagnosticCode.CLASS_TRAIT,
                            each.location(),
                            "interface '" + each.className() + "' declares the method '" + wanted + "', but class '"
                                    + plan.names().value().simpleName() + "' does not have it"
                                    + NearestName.suggestion(wanted.name(), names)));
        }
    }

    private static List<JavaMethod> methods(ObjectPlan plan) {
        Stream<JavaMethod> ofAll = Stream.of(JsonEvent.class, Object.class)
                .flatMap(type -> Arrays.stream(type.getMethods()))
                .map(method -> method(method.getName(), method.getParameterCount()));
        Stream<JavaMethod> ofColumns = plan.columns().stream()
                .flatMap(column -> plan.kind() == ValueKind.RECORD
                        ? Stream.of(method(column.getter(), 0))
                        : Stream.of(
                                method(column.getter(), 0),
                                method("set" + column.accessor(), 1),
                                method("has" + column.accessor(), 0),
                                method("clear" + column.accessor(), 0)));
        Stream<JavaMethod> ofRecords =
                Stream.of(method(GeneratedNames.TO_BUILDER, 0)).filter(any -> plan.kind() == ValueKind.RECORD);
        Stream<JavaMethod> ofDynamic = Stream.of(
                        method(GeneratedNames.UNDECLARED_MEMBERS, 0),
                        method(GeneratedNames.PUT_UNDECLARED, 2),
                        method(GeneratedNames.REMOVE_UNDECLARED, 1))
                .filter(any -> plan.dynamic());
        return Stream.of(ofAll, ofColumns, ofRecords, ofDynamic)
                .flatMap(methods -> methods)
                .toList();
    }

    private static JavaMethod method(String name, int parameters) {
        return new JavaMethod(name, Collections.nCopies(parameters, ""));
    }
}
