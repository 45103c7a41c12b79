package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.JavaType;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.RulePlan;
import dev.schemac.codegen.plan.RulePlan.Check;
import dev.schemac.codegen.plan.RulePlan.Comparison;
import dev.schemac.codegen.plan.RulePlan.End;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.codegen.plan.ValuePlan.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The methods of a parser that check the values of columns against their rules, for parser, writer and builder alike.
 * Golden: {@code dev.schemac.golden.rules}.
 */
final class RuleMethods {

    private final ObjectPlan plan;

    RuleMethods(ObjectPlan plan) {
        this.plan = plan;
    }

    /** The value that an expression reads, or has; checked, where the column has rules. */
    static CodeBlock checked(ColumnPlan column, CodeBlock site, CodeBlock value) {
        return column.rules()
                .map(rules -> CodeBlock.of("$L($L, $L)", rules.method(), site, value))
                .orElse(value);
    }

    /** The same outside of the parser. */
    static CodeBlock checkedByParser(ObjectPlan plan, ColumnPlan column, CodeBlock site, CodeBlock value) {
        return column.rules().isEmpty()
                ? value
                : CodeBlock.of("$T.$L", poet(plan.names().parser()), checked(column, site, value));
    }

    /** Golden: {@code ParcelParser.TOTAL_MIN}. */
    List<FieldSpec> constants() {
        List<FieldSpec> fields = new ArrayList<>();
        for (ColumnPlan column : plan.columns()) {
            TypeName type = poet(leaf(column.value(), column.javaType()));
            column.rules().stream()
                    .flatMap(rules -> rules.ofValues().stream())
                    .filter(check -> check instanceof RulePlan.Range range && range.comparison() == Comparison.OBJECT)
                    .flatMap(check -> Stream.of(((RulePlan.Range) check).min(), ((RulePlan.Range) check).max()))
                    .flatMap(Optional::stream)
                    .forEach(end -> fields.add(FieldSpec.builder(type, end.operand(), PRIVATE, STATIC, FINAL)
                            .initializer("new $T($L)", type, JavaText.literal(end.value()))
                            .build()));
            column.rules().stream()
                    .flatMap(rules -> rules.ofValues().stream())
                    .filter(check -> check instanceof RulePlan.Only only && only.by() == RulePlan.OnlyBy.COMPARE)
                    .map(RulePlan.Only.class::cast)
                    .forEach(only -> fields.add(FieldSpec.builder(type, only.holder(), PRIVATE, STATIC, FINAL)
                            .initializer(ColumnCode.defaultValue(column, only.value()))
                            .build()));
            column.rules().stream()
                    .flatMap(rules -> rules.ofValues().stream())
                    .filter(RulePlan.Match.class::isInstance)
                    .forEach(check -> fields.add(pattern((RulePlan.Match) check)));
        }
        return fields;
    }

    /** Golden: {@code ParcelParser.CODE_PATTERN}. */
    private static FieldSpec pattern(RulePlan.Match match) {
        // one constant: an array of many would make the initializer too large
        CodeBlock.Builder states = CodeBlock.builder()
                .add("$L$>$>", JavaText.literal(match.states().get(0)));
        match.states().stream().skip(1).forEach(state -> states.add("\n+ $L", JavaText.literal(state)));
        return FieldSpec.builder(RuntimeNames.TEXT_PATTERN, match.constant(), PRIVATE, STATIC, FINAL)
                .initializer(
                        "$T.of( // $L\n$>$>$L,\n$L$<$<)",
                        RuntimeNames.TEXT_PATTERN,
                        JavaText.comment(match.regex()),
                        JavaText.literal(match.ranges()),
                        states.add("$<$<").build())
                .build();
    }

    private static JavaType leaf(ValuePlan value, JavaType type) {
        return value instanceof Container container ? leaf(container.held(), container.heldType()) : type;
    }

    List<MethodSpec> all() {
        return plan.columns().stream()
                .flatMap(column -> column.rules().stream().map(rules -> method(column, rules)))
                .toList();
    }

    /** Golden: {@code ParcelParser.checkedQuantity(Violations, int)}. */
    private MethodSpec method(ColumnPlan column, RulePlan rules) {
        List<Check> ofItems = rules.ofItems();
        CodeBlock values = rules.ofValues().isEmpty()
                ? CodeBlock.of("")
                : values(column, rules.ofValues(), column.value(), "value", CodeBlock.of(""), 1);
        CodeBlock.Builder body = CodeBlock.builder();
        boolean guarded = column.value() instanceof Container || !ofItems.isEmpty();
        if (guarded) {
            body.beginControlFlow("if (value != null)");
        }
        for (Check check : ofItems) {
            if (check instanceof RulePlan.Unique) {
                body.addStatement("$T.checkUnique(violations, $L, value)", RuntimeNames.VALUE_RULES, key(column));
                continue;
            }
            body.add(violation(column, condition(column, check, "value", column.javaType()), check, CodeBlock.of("")));
        }
        body.add(values);
        if (guarded) {
            body.endControlFlow();
        }
        return MethodSpec.methodBuilder(rules.method())
                .addJavadoc(
                        "Returns a value of column $L; one that breaks its rules is a violation.",
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
     * The checks of the innermost values.
     *
     * @param name the variable that has the value
     * @param path the arguments that say where it is within the column's
     */
    private CodeBlock values(
            ColumnPlan column, List<Check> checks, ValuePlan value, String name, CodeBlock path, int level) {
        if (!(value instanceof Container container)) {
            JavaType type = leaf(column.value(), column.javaType());
            return checks.stream()
                    .map(check ->
                            violation(column, orNull(type, name, condition(column, check, name, type)), check, path))
                    .collect(CodeBlock.joining(""));
        }
        String number = level == 1 ? "" : String.valueOf(level);
        String element = "element" + number;
        String index = "index" + number;
        TypeName type = poet(container.heldType());
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock step = CodeBlock.of("$L", index);
        switch (container.kind()) {
            case ARRAY ->
                code.beginControlFlow("for (int $1L = 0; $1L < $2L.length; $1L++)", index, name)
                        .addStatement("$T $L = $L[$L]", type, element, name, index);
            case LIST ->
                code.addStatement("int $L = 0", index).beginControlFlow("for ($T $L : $L)", type, element, name);
            case MAP -> {
                String member = "member" + number;
                step = CodeBlock.of("$L.getKey()", member);
                code.beginControlFlow(
                                "for ($T<$T, $T> $L : $L.entrySet())",
                                RuntimeNames.MAP_ENTRY,
                                String.class,
                                type,
                                member,
                                name)
                        .addStatement("$T $L = $L.getValue()", type, element, member);
            }
        }
        CodeBlock inner =
                values(column, checks, container.held(), element, CodeBlock.of("$L, $L", path, step), level + 1);
        if (container.held() instanceof Container) {
            inner = CodeBlock.builder()
                    .beginControlFlow("if ($L != null)", element)
                    .add(inner)
                    .endControlFlow()
                    .build();
        }
        code.add(inner);
        if (container.kind() == Container.Kind.LIST) {
            code.addStatement("$L++", index);
        }
        return code.endControlFlow().build();
    }

    private CodeBlock violation(ColumnPlan column, CodeBlock broken, Check check, CodeBlock path) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", broken)
                .addStatement("violations.violation($L, $L$L)", key(column), JavaText.literal(check.expected()), path)
                .endControlFlow()
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

    private static CodeBlock orNull(JavaType type, String name, CodeBlock broken) {
        if (type.isPrimitive()) {
            return broken;
        }
        String text = broken.toString();
        return CodeBlock.of(text.contains(" || ") ? "$1L != null && ($2L)" : "$1L != null && $2L", name, broken);
    }

    // ---- conditions

    /** When a value that is not null breaks a rule. */
    private static CodeBlock condition(ColumnPlan column, Check check, String name, JavaType type) {
        if (check instanceof RulePlan.Range range) {
            return outside(range, name);
        } else if (check instanceof RulePlan.Length length) {
            return CodeBlock.of(
                    "!$T.isLength($L, $L, $L)",
                    RuntimeNames.VALUE_RULES,
                    name,
                    length.least(),
                    length.most() == Integer.MAX_VALUE ? CodeBlock.of("$T.MAX_VALUE", Integer.class) : length.most());
        } else if (check instanceof RulePlan.Match match) {
            return CodeBlock.of("!$N.matches($L)", match.constant(), name);
        } else if (check instanceof RulePlan.Only only) {
            return other(column, only, name);
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

    /** Golden: {@code NoticeParser.checkedVersion(Violations, String)}. */
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
            // what is not a number is in no range
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
        String operation = operator + (end.exclusive() ? "=" : "");
        return range.comparison() == Comparison.OBJECT
                ? CodeBlock.of("$L.compareTo($N) $L 0", name, end.operand(), operation)
                : CodeBlock.of("$L $L $L", name, operation, end.operand());
    }
}
