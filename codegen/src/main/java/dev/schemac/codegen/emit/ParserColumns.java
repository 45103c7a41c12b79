package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.instance;
import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.DescribedType;
import dev.schemac.codegen.names.DescribedType.OfClass;
import dev.schemac.codegen.names.DescribedType.OfContainer;
import dev.schemac.codegen.names.DescribedType.OfScalar;
import dev.schemac.codegen.names.DescribedType.Untyped;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Emits the nested classes of a parser. The first contains the event type, which is created on first use. In wide
 * schemas, others contain the columns, one class for each 64. The named golden files are those of {@link
 * ParserEmitter}.
 */
final class ParserColumns {

    private static final TypeName COLUMNS = ParameterizedTypeName.get(List.class, EventColumn.class);

    private final ObjectPlan plan;
    private final ColumnReads reads;
    private final TypeName filled;
    private final TypeName eventType;

    ParserColumns(ObjectPlan plan) {
        this.plan = plan;
        this.reads = new ColumnReads(plan);
        this.filled = poet(plan.filledType());
        this.eventType = ParameterizedTypeName.get(
                RuntimeNames.GENERATED_EVENT_TYPE, poet(plan.names().type()));
    }

    /** Golden: {@code UserParser.Columns}, {@code WideParser.Columns}. */
    TypeSpec ofAll() {
        TypeSpec.Builder nested = TypeSpec.classBuilder(plan.parser().columnsClass())
                .addJavadoc("Names and types of the columns, created on first use.")
                .addModifiers(STATIC, FINAL)
                .addField(eventTypeField());
        if (plan.wide()) {
            nested.addMethod(all());
        }
        if (plan.checksUndeclared()) {
            nested.addMethod(
                    plan.wide() ? setterOfWide() : setter(plan.onlyGroup().valued()));
        }
        return nested.build();
    }

    /** Golden: {@code UserParser.Columns.EVENT_TYPE}, {@code DogParser.Columns.EVENT_TYPE}. */
    private FieldSpec eventTypeField() {
        List<CodeBlock> arguments = new ArrayList<>();
        arguments.add(CodeBlock.of("$T.class", poet(plan.names().value())));
        arguments.add(CodeBlock.of("$L", JavaText.literal(plan.module())));
        arguments.add(CodeBlock.of("$L", JavaText.literal(plan.schemaName())));
        plan.parser().supertype().ifPresent(parent -> {
            arguments.add(CodeBlock.of("$L.eventType()", instance(parent.parser())));
        });
        arguments.add(
                plan.wide() ? CodeBlock.of("all()") : CodeBlock.of("$>$>$L$<$<", list(plan.declared(plan.columns()))));
        return FieldSpec.builder(eventType, GeneratedNames.EVENT_TYPE, STATIC, FINAL)
                .initializer("$T.of($L)", RuntimeNames.GENERATED_EVENT_TYPE, CodeBlock.join(arguments, ",$W"))
                .build();
    }

    /** Golden: {@code WideParser.Columns.all()}. */
    private MethodSpec all() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("all")
                .addModifiers(PRIVATE, STATIC)
                .returns(COLUMNS)
                .addStatement("$T columns = new $T<>()", COLUMNS, RuntimeNames.ARRAY_LIST);
        plan.groupsOfDeclared()
                .forEach(group -> method.addStatement("columns.addAll($L.columns())", group.className()));
        return method.addStatement("return columns").build();
    }

    /** Golden: {@code WideParser.Columns64.columns()}. */
    private MethodSpec eventColumns(List<ColumnPlan> columns) {
        return MethodSpec.methodBuilder("columns")
                .addModifiers(STATIC)
                .returns(COLUMNS)
                .addStatement("return $L", list(columns))
                .build();
    }

    /** Golden: {@code EventParser.Columns.setter(int)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec setter(List<ColumnPlan> columns) {
        String prefix = plan.kind() == ValueKind.RECORD ? plan.parser().filled().simpleName() + "." : "set";
        CodeBlock cases = columns.stream()
                .map(column -> CodeBlock.of(
                        "case $N -> $L;\n", column.bitConstant(), JavaText.literal(prefix + column.accessor())))
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
        return MethodSpec.methodBuilder(GeneratedNames.SETTER)
                .addJavadoc("Returns the name of the method that sets a column, or null.")
                .addModifiers(STATIC)
                .returns(String.class)
                .addParameter(int.class, "column")
                .addCode(result)
                .build();
    }

    private CodeBlock list(List<ColumnPlan> columns) {
        return CodeBlock.of(
                "$T.of($L)",
                RuntimeNames.LIST,
                lines(columns.stream().map(this::column).toList()));
    }

    private CodeBlock column(ColumnPlan column) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("new $T($L, $L)", EventColumn.class, JavaText.literal(column.name()), type(column.described()));
        Optional<String> javaName = plan.javaName(column);
        if (javaName.isPresent() || !column.jsonName().equals(column.name())) {
            code.add(
                    ".withNames($L, $L)",
                    JavaText.literal(column.jsonName()),
                    JavaText.literal(javaName.orElse(column.name())));
        }
        if (column.alwaysPresent()) {
            code.add(".withValue()");
        } else if (!column.nullable()) {
            code.add(".withoutNull()");
        } else if (column.keepsNull()) {
            code.add(".keepingNull()");
        }
        return code.build();
    }

    private static CodeBlock type(DescribedType type) {
        if (type instanceof OfScalar scalar) {
            CodeBlock constant = CodeBlock.of("$T.$L", Scalar.class, scalar.constant());
            return scalar.form()
                    .map(form -> form.isPattern()
                            ? factory("pattern", constant, CodeBlock.of("$L", JavaText.literal(form.constant())))
                            : factory("scalar", constant, CodeBlock.of("$T.$L", ScalarForm.class, form.constant())))
                    .orElse(constant);
        } else if (type instanceof Untyped untyped) {
            return CodeBlock.of("$T.$L", ColumnTypes.class, untyped.constant());
        } else if (type instanceof OfClass ofClass) {
            return factory(
                    ofClass.factory(),
                    Stream.concat(Stream.of(ofClass.type()), ofClass.adapter().stream())
                            .map(each -> CodeBlock.of("$T.class", RuntimeNames.classOf(each)))
                            .toArray(CodeBlock[]::new));
        }
        OfContainer container = (OfContainer) type;
        CodeBlock nullable = factory(container.method(), type(container.held()));
        return container.withoutNulls() ? factory("withoutNulls", nullable) : nullable;
    }

    private static CodeBlock factory(String method, CodeBlock... arguments) {
        return CodeBlock.of("$T.$L($L)", ColumnTypes.class, method, CodeBlock.join(List.of(arguments), ", "));
    }

    /** Returns arguments, one on each line. */
    private static CodeBlock lines(List<CodeBlock> arguments) {
        return arguments.isEmpty() ? CodeBlock.of("") : CodeBlock.of("\n$>$>$L$<$<", CodeBlock.join(arguments, ",\n"));
    }

    /** Golden: {@code WideParser.Columns64}. */
    TypeSpec of(ColumnGroup group) {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.className())
                .addJavadoc("Columns number $L to $L.", group.first(), group.end() - 1)
                .addModifiers(STATIC, FINAL);
        type.addFields(ParserEmitter.keys(group.columns()));
        type.addFields(ParserEmitter.bits(group));
        type.addField(FieldSpec.builder(int.class, GeneratedNames.COLUMNS_END, STATIC, FINAL)
                .addJavadoc("The number after the last one.")
                .initializer(
                        "$N + 1",
                        group.columns().get(group.columns().size() - 1).bitConstant())
                .build());
        type.addField(FieldSpec.builder(ArrayTypeName.of(RuntimeNames.JSON_KEY), GeneratedNames.KEYS, STATIC, FINAL)
                .initializer("{$Z$L}", ParserEmitter.constants(group.columns()))
                .build());
        if (!plan.isAbstract()) {
            ParserEmitter.masks(group).forEach(type::addField);
        }
        List<ColumnPlan> declared = plan.declared(group.columns());
        if (!declared.isEmpty()) {
            type.addMethod(eventColumns(declared));
        }
        if (plan.checksUndeclared()) {
            type.addMethod(setter(group.valued()));
        }
        if (plan.isAbstract()) {
            return type.build();
        }
        type.addMethod(readInOrder(group)).addMethod(readColumn(group));
        if (!group.presence().isEmpty()) {
            type.addMethod(clearColumn(group));
        }
        if (plan.parser().refills()) {
            type.addMethod(new AnyOrderMethods(plan).clearOthers(group));
        }
        if (plan.parser().refills() && group.hasLazy()) {
            type.addMethod(new AnyOrderMethods(plan).forgetStrings(group));
        }
        type.addMethods(new AnyOrderMethods(plan).finish(group));
        return type.build();
    }

    /** Golden: {@code WideParser.Columns64.readInOrder(JsonScanner, Wide)}. */
    private MethodSpec readInOrder(ColumnGroup group) {
        return MethodSpec.methodBuilder(GeneratedNames.READ_IN_ORDER)
                .addJavadoc(
                        "Returns the first column that is not the next member, or {@link #$L}.",
                        GeneratedNames.COLUMNS_END)
                .addModifiers(STATIC)
                .returns(int.class)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(filled, "value")
                .addCode(reads.whileNext(group.columns()))
                .addStatement("return $L", GeneratedNames.COLUMNS_END)
                .build();
    }

    /**
     * Handles the common parts of primitive columns before the switch. Its cases run in an unpredictable order, and
     * repeated code would need more instruction fetches.
     *
     * <p>Golden: {@code WideParser.Columns64.readColumn(JsonScanner, Wide, int)}.
     */
    private MethodSpec readColumn(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.READ_COLUMN)
                .addModifiers(STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(filled, "value")
                .addParameter(int.class, "column");
        List<ColumnGroup.PresenceWord> presence = group.presence();
        if (!presence.isEmpty()) {
            CodeBlock primitives = presence.stream()
                    .map(word -> CodeBlock.of("$N", word.maskConstant()))
                    .collect(CodeBlock.joining(" | "));
            method.addStatement("long bit = 1L << column")
                    .beginControlFlow(
                            presence.size() == 1
                                    ? "if (in.atNull() && ($L & bit) != 0)"
                                    : "if (in.atNull() && (($L) & bit) != 0)",
                            primitives)
                    .addStatement("$N(in, value, column)", GeneratedNames.CLEAR_COLUMN)
                    .addStatement("return")
                    .endControlFlow();
            presence.forEach(word -> method.addStatement("value.$N |= bit & $N", word.field(), word.maskConstant()));
        }
        return method.addCode(reads.anyOrderNotNull(group.columns())).build();
    }

    /** Golden: {@code WideParser.Columns64.clearColumn(JsonScanner, Wide, int)}. */
    private MethodSpec clearColumn(ColumnGroup group) {
        return MethodSpec.methodBuilder(GeneratedNames.CLEAR_COLUMN)
                .addJavadoc("Reads the null of a primitive column.")
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(filled, "value")
                .addParameter(int.class, "column")
                .addStatement("in.skipNull()")
                .addCode(reads.clearing(group.withPresenceBit()))
                .build();
    }
}
