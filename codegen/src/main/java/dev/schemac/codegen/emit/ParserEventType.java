package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import java.util.ArrayList;
import java.util.List;

/**
 * What a parser knows about its event type, in a nested class, so that it is built when it is asked for and not with
 * the parser. The golden files named are those of {@link ParserEmitter}.
 */
final class ParserEventType {

    private static final TypeName COLUMNS = ParameterizedTypeName.get(RuntimeNames.LIST, RuntimeNames.EVENT_COLUMN);

    private final ObjectPlan plan;
    private final TypeName type;

    ParserEventType(ObjectPlan plan) {
        this.plan = plan;
        this.type = ParameterizedTypeName.get(
                RuntimeNames.EVENT_TYPE, poet(plan.names().value()));
    }

    /** The type of the constant. */
    TypeName type() {
        return type;
    }

    /** Golden: {@code UserParser.Columns}, {@code WideParser.Columns}. */
    TypeSpec generate() {
        TypeSpec.Builder nested = TypeSpec.classBuilder(plan.columnsClass())
                .addJavadoc("Names and types of the columns, made when they are asked for and not with the parser.")
                .addModifiers(PRIVATE, STATIC, FINAL)
                .addField(eventType())
                .addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build());
        if (plan.wide()) {
            nested.addMethod(all());
        }
        if (plan.dynamic()) {
            nested.addMethod(plan.wide() ? setterOfWide() : setter(plan, plan.columns()));
        }
        return nested.build();
    }

    /** Golden: {@code UserParser.Columns.EVENT_TYPE}, {@code DogParser.Columns.EVENT_TYPE}. */
    private FieldSpec eventType() {
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(CodeBlock.of("$T.class", poet(plan.names().value())));
        arguments.add(CodeBlock.of("$L", JavaText.literal(plan.module())));
        arguments.add(CodeBlock.of("$L", JavaText.literal(plan.schemaName())));
        plan.supertype().ifPresent(parent -> {
            ClassName parser = poet(parent.parser());
            arguments.add(CodeBlock.of("$T.INSTANCE.eventType()", parser));
        });
        arguments.add(plan.wide() ? CodeBlock.of("all()") : list(plan.declared(plan.columns())));
        return FieldSpec.builder(type, "EVENT_TYPE", STATIC, FINAL)
                .initializer("$T.of($L)", RuntimeNames.EVENT_TYPE, lines(arguments))
                .build();
    }

    /** Golden: {@code WideParser.Columns.all()}. */
    private MethodSpec all() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("all")
                .addModifiers(PRIVATE, STATIC)
                .returns(COLUMNS)
                .addStatement("$T columns = new $T<>()", COLUMNS, RuntimeNames.ARRAY_LIST);
        plan.groups().stream()
                .filter(group -> !plan.declared(group.columns()).isEmpty())
                .forEach(group -> method.addStatement("columns.addAll($L.columns())", group.className()));
        return method.addStatement("return columns").build();
    }

    /** Golden: {@code WideParser.Columns64.columns()}. */
    static MethodSpec ofGroup(List<ColumnPlan> columns) {
        return MethodSpec.methodBuilder("columns")
                .addModifiers(STATIC)
                .returns(COLUMNS)
                .addStatement("return $L", list(columns))
                .build();
    }

    /** Golden: {@code EventParser.Columns.setter(int)} in {@code dev.schemac.golden.dynamic}. */
    static MethodSpec setter(ObjectPlan plan, List<ColumnPlan> columns) {
        String prefix = plan.kind() == ValueKind.RECORD ? plan.filled().simpleName() + "." : "set";
        CodeBlock cases = columns.stream()
                .filter(column -> !column.alwaysNull())
                .map(column ->
                        CodeBlock.of("case $L -> $L;\n", column.index(), JavaText.literal(prefix + column.accessor())))
                .collect(CodeBlock.joining(""));
        return setter(CodeBlock.of("column"), cases);
    }

    private MethodSpec setterOfWide() {
        CodeBlock cases = plan.groups().stream()
                .map(group -> CodeBlock.of("case $L -> $L.setter(column);\n", group.index(), group.className()))
                .collect(CodeBlock.joining(""));
        return setter(CodeBlock.of("column / $L", ColumnGroup.SIZE), cases);
    }

    private static MethodSpec setter(CodeBlock selector, CodeBlock cases) {
        CodeBlock result = cases.isEmpty()
                ? CodeBlock.of("return null;\n")
                : CodeBlock.of("return switch ($L) {\n$>$Ldefault -> null;\n$<};\n", selector, cases);
        return MethodSpec.methodBuilder("setter")
                .addJavadoc("The method that sets a column, or null where none does.")
                .addModifiers(STATIC)
                .returns(String.class)
                .addParameter(int.class, "column")
                .addCode(result)
                .build();
    }

    private static CodeBlock list(List<ColumnPlan> columns) {
        return CodeBlock.of(
                "$T.of($L)",
                RuntimeNames.LIST,
                lines(columns.stream().map(ParserEventType::column).toList()));
    }

    private static CodeBlock column(ColumnPlan column) {
        String name = JavaText.literal(column.name());
        boolean renamed = !column.jsonName().equals(column.name());
        return CodeBlock.of(
                "new $T($L, $T.class, $L)",
                RuntimeNames.EVENT_COLUMN,
                renamed ? name + ", " + JavaText.literal(column.jsonName()) : name,
                RuntimeNames.classOf(column.javaType()),
                JavaText.literal(column.schemaType()));
    }

    /** Arguments, one to a line. */
    private static CodeBlock lines(List<CodeBlock> arguments) {
        return arguments.isEmpty() ? CodeBlock.of("") : CodeBlock.of("\n$>$>$L$<$<", CodeBlock.join(arguments, ",\n"));
    }
}
