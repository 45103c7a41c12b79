package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.RulePlan;
import dev.schemac.codegen.plan.RulePlan.Check;
import dev.schemac.codegen.plan.RulePlan.Comparison;
import dev.schemac.codegen.plan.RulePlan.End;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.runtime.support.StringPattern;
import dev.schemac.runtime.support.ValueRules;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Emits the methods of a parser that check the values of columns against their rules, for parser, writer and builder.
 * Golden: {@code dev.schemac.golden.rules}.
 */
final class RuleMethods {

    private final ObjectPlan plan;

    RuleMethods(ObjectPlan plan) {
        this.plan = plan;
    }

    /** Returns the value of an expression, with a check if the column has rules. */
    static CodeBlock checked(ColumnPlan column, CodeBlock site, CodeBlock value) {
        return column.rules()
                .map(rules -> CodeBlock.of("$L($L, $L)", rules.method(), site, value))
                .orElse(value);
    }

    /** Returns the same outside of the parser. */
    static CodeBlock checkedByParser(ObjectPlan plan, ColumnPlan column, CodeBlock site, CodeBlock value) {
        return column.rules().isEmpty()
                ? value
                : CodeBlock.of("$T.$L", poet(plan.names().parser()), checked(column, site, value));
    }

    /** Golden: {@code ParcelParser.TOTAL_MIN}. */
    List<FieldSpec> constants() {
        List<FieldSpec> fields = new ArrayList<>();
        for (ColumnPlan column : plan.columns()) {
            column.rules().ifPresent(rules -> {
                TypeName type = poet(rules.valueType());
                rules.ofValues().forEach(check -> constants(column, check, type, fields));
            });
        }
        return fields;
    }

    private static void constants(ColumnPlan column, Check check, TypeName type, List<FieldSpec> fields) {
        if (check instanceof RulePlan.Range range) {
            TypeName bound = range.comparison() == Comparison.ANY_TYPE ? TypeName.get(BigDecimal.class) : type;
            range.constants()
                    .forEach(end -> fields.add(FieldSpec.builder(bound, end.operand(), PRIVATE, STATIC, FINAL)
                            .initializer("new $T($L)", bound, JavaText.literal(end.value()))
                            .build()));
        } else if (check instanceof RulePlan.Only only && only.by() == RulePlan.OnlyBy.COMPARE) {
            fields.add(FieldSpec.builder(type, only.holder(), PRIVATE, STATIC, FINAL)
                    .initializer(ColumnCode.defaultValue(column, only.value()))
                    .build());
        } else if (check instanceof RulePlan.Match match) {
            fields.add(pattern(match));
        }
    }

    /** Golden: {@code ParcelParser.CODE_PATTERN}. */
    private static FieldSpec pattern(RulePlan.Match match) {
        // one constant: an array of many would make the initializer too large
        CodeBlock.Builder states = CodeBlock.builder()
                .add("$L$>$>", JavaText.literal(match.states().get(0)));
        match.states().stream().skip(1).forEach(state -> states.add("\n+ $L", JavaText.literal(state)));
        return FieldSpec.builder(StringPattern.class, match.constant(), PRIVATE, STATIC, FINAL)
                .initializer(
                        "$T.of( // $L\n$>$>$L,\n$L$<$<)",
                        StringPattern.class,
                        JavaText.comment(match.regex()),
                        JavaText.literal(match.ranges()),
                        states.add("$<$<").build())
                .build();
    }

    List<MethodSpec> all() {
        return plan.columns().stream()
                .flatMap(column -> column.rules().stream().map(rules -> method(column, rules)))
                .toList();
    }

    /** Golden: {@code ParcelParser.checkedQuantity(Violations, int)}. */
    private MethodSpec method(ColumnPlan column, RulePlan rules) {
        CodeBlock.Builder body = CodeBlock.builder();
        if (rules.guarded()) {
            body.beginControlFlow("if (value != null)");
        }
        for (Check check : rules.ofItems()) {
            if (check instanceof RulePlan.Unique) {
                body.addStatement("$T.checkUnique(violations, $L, value)", ValueRules.class, key(column));
            } else {
                body.add(violation(
                        column,
                        condition(column, check, "value", column.javaType()),
                        check.expected(),
                        CodeBlock.of("")));
            }
        }
        body.add(values(column, rules, 0, "value", false, CodeBlock.of("")));
        if (rules.guarded()) {
            body.endControlFlow();
        }
        return MethodSpec.methodBuilder(rules.method())
                .addJavadoc(
                        "Returns a value of column $L, and reports rules that it violates.",
                        JavaText.mention(column.name()))
                .addModifiers(STATIC)
                .returns(poet(column.javaType()))
                .addParameter(RuntimeNames.VIOLATIONS, "violations")
                .addParameter(poet(column.javaType()), "value")
                .addCode(body.build())
                .addStatement("return value")
                .build();
    }

    /**
     * Emits the checks of elements and innermost values, in the loops from a level on.
     *
     * @param name the variable with the value
     * @param present whether the value is not null here
     * @param path the arguments with its place within the column's value
     */
    private CodeBlock values(
            ColumnPlan column, RulePlan rules, int level, String name, boolean present, CodeBlock path) {
        if (level == rules.loops().size()) {
            return rules.ofValues().stream()
                    .map(check -> {
                        CodeBlock broken = condition(column, check, name, rules.valueType());
                        return violation(
                                column,
                                present ? broken : orNull(check, rules.valueType(), name, broken),
                                check.expected(),
                                path);
                    })
                    .collect(CodeBlock.joining(""));
        }
        RulePlan.Loop loop = rules.loops().get(level);
        CodeBlock step = CodeBlock.of(loop.kind() == Container.Kind.MAP ? "$L.getKey()" : "$L", loop.index());
        CodeBlock inner = CodeBlock.of("$L, $L", path, step);
        boolean guarded = loop.guarded() || loop.ifNull().isPresent();
        CodeBlock checks = values(column, rules, level + 1, loop.element(), guarded, inner);
        CodeBlock.Builder code = CodeBlock.builder().add(begin(loop));
        if (loop.ifNull().isPresent()) {
            code.beginControlFlow("if ($L == null)", loop.element())
                    .add(report(column, loop.ifNull().get(), inner));
            boolean oneCheck =
                    level + 1 == rules.loops().size() && rules.ofValues().size() == 1;
            if (oneCheck) {
                Check check = rules.ofValues().get(0);
                code.nextControlFlow("else if ($L)", condition(column, check, loop.element(), rules.valueType()))
                        .add(report(column, check.expected(), inner));
            } else if (!checks.isEmpty()) {
                code.nextControlFlow("else").add(checks);
            }
            code.endControlFlow();
        } else if (loop.guarded()) {
            code.beginControlFlow("if ($L != null)", loop.element()).add(checks).endControlFlow();
        } else {
            code.add(checks);
        }
        if (loop.kind() == Container.Kind.LIST || loop.kind() == Container.Kind.SET) {
            code.addStatement("$L++", loop.index());
        }
        return code.endControlFlow().build();
    }

    private static CodeBlock begin(RulePlan.Loop loop) {
        TypeName type = poet(loop.type());
        CodeBlock.Builder code = CodeBlock.builder();
        return switch (loop.kind()) {
            case ARRAY ->
                code.beginControlFlow("for (int $1L = 0; $1L < $2L.length; $1L++)", loop.index(), loop.over())
                        .addStatement("$T $L = $L[$L]", type, loop.element(), loop.over(), loop.index())
                        .build();
            case LIST, SET ->
                code.addStatement("int $L = 0", loop.index())
                        .beginControlFlow("for ($T $L : $L)", type, loop.element(), loop.over())
                        .build();
            case MAP ->
                code.beginControlFlow(
                                "for ($T<$T, $T> $L : $L.entrySet())",
                                RuntimeNames.MAP_ENTRY,
                                String.class,
                                type,
                                loop.index(),
                                loop.over())
                        .addStatement("$T $L = $L.getValue()", type, loop.element(), loop.index())
                        .build();
        };
    }

    private CodeBlock violation(ColumnPlan column, CodeBlock broken, String expected, CodeBlock path) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", broken)
                .add(report(column, expected, path))
                .endControlFlow()
                .build();
    }

    private CodeBlock report(ColumnPlan column, String expected, CodeBlock path) {
        return CodeBlock.builder()
                .addStatement("violations.violation($L, $L$L)", key(column), JavaText.literal(expected), path)
                .build();
    }

    private CodeBlock key(ColumnPlan column) {
        return plan.wide()
                ? CodeBlock.of(
                        "$L.$N",
                        plan.groups().get(column.index() / ColumnGroup.SIZE).className(),
                        column.constant())
                : CodeBlock.of("$N", column.constant());
    }

    private static CodeBlock orNull(Check check, JavaType type, String name, CodeBlock broken) {
        if (type.isPrimitive()) {
            return broken;
        }
        return CodeBlock.of(check.hasAlternatives() ? "$1L != null && ($2L)" : "$1L != null && $2L", name, broken);
    }

    // ---- conditions

    /** Returns the condition under which a non-null value violates a rule. */
    private static CodeBlock condition(ColumnPlan column, Check check, String name, JavaType type) {
        if (check instanceof RulePlan.Range range) {
            return outside(range, name);
        } else if (check instanceof RulePlan.Length length) {
            return CodeBlock.of(
                    "!$T.isLength($L, $L, $L)",
                    ValueRules.class,
                    name,
                    length.least(),
                    length.most() == Integer.MAX_VALUE ? CodeBlock.of("$T.MAX_VALUE", Integer.class) : length.most());
        } else if (check instanceof RulePlan.Match match) {
            return match.anyType()
                    ? CodeBlock.of("!$T.matches($L, $N)", ValueRules.class, name, match.constant())
                    : CodeBlock.of("!$N.matches($L)", match.constant(), name);
        } else if (check instanceof RulePlan.Only only) {
            return other(column, only, name);
        } else if (check instanceof RulePlan.HasType one) {
            return CodeBlock.of(
                    "!$T.hasType($L, $L)",
                    ValueRules.class,
                    name,
                    one.types().stream()
                            .map(word -> CodeBlock.of("$T.$L", ValueRules.class, word))
                            .collect(CodeBlock.joining(" | ")));
        }
        RulePlan.Size size = (RulePlan.Size) check;
        String count = name + (type instanceof JavaType.ArrayOf ? ".length" : ".size()");
        return Stream.of(
                        size.least().stream().mapToObj(least -> count + " < " + least),
                        size.most().stream().mapToObj(most -> count + " > " + most))
                .flatMap(part -> part)
                .map(part -> CodeBlock.of("$L", part))
                .collect(CodeBlock.joining(" || "));
    }

    /** Golden: {@code ReadingParser.checkedVersion(Violations, int)} in {@code dev.schemac.golden.records.required}. */
    private static CodeBlock other(ColumnPlan column, RulePlan.Only only, String name) {
        return switch (only.by()) {
            case EQUALS -> CodeBlock.of("!$L.equals($L)", name, ColumnCode.defaultValue(column, only.value()));
            case OPERATOR -> CodeBlock.of("$L != $L", name, ColumnCode.defaultValue(column, only.value()));
            case COMPARE -> CodeBlock.of("$L.compareTo($N) != 0", name, only.holder());
            case TRUE -> CodeBlock.of("!$L", name);
            case FALSE -> CodeBlock.of("$L", name);
        };
    }

    private static CodeBlock outside(RulePlan.Range range, String name) {
        if (range.comparison() == Comparison.FRACTION) {
            // NaN is in no range
            String inside = Stream.of(
                            range.min().map(end -> name + (end.exclusive() ? " > " : " >= ") + end.operand()),
                            range.max().map(end -> name + (end.exclusive() ? " < " : " <= ") + end.operand()))
                    .flatMap(Optional::stream)
                    .collect(Collectors.joining(" && "));
            return CodeBlock.of("!($L)", inside);
        }
        return Stream.of(
                        range.min().map(end -> below(range, end, name, "<")),
                        range.max().map(end -> below(range, end, name, ">")))
                .flatMap(Optional::stream)
                .collect(CodeBlock.joining(" || "));
    }

    private static CodeBlock below(RulePlan.Range range, End end, String name, String operator) {
        if (range.comparison() == Comparison.ANY_TYPE) {
            String method = operator.equals("<") ? "isBelow" : "isAbove";
            return CodeBlock.of("$T.$L($L, $N, $L)", ValueRules.class, method, name, end.operand(), end.exclusive());
        }
        String operation = operator + (end.exclusive() ? "=" : "");
        return range.comparison() == Comparison.OBJECT
                ? CodeBlock.of("$L.compareTo($N) $L 0", name, end.operand(), operation)
                : CodeBlock.of("$L $L $L", name, operation, end.operand());
    }
}
