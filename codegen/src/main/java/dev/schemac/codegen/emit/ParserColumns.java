package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.List;

/**
 * The nested classes of the parser of a wide schema, one for each 64 columns. The golden files named are those of
 * {@link ParserEmitter}.
 */
final class ParserColumns {

    private final ObjectPlan plan;
    private final ColumnReads reads;
    private final TypeName filled;

    ParserColumns(ObjectPlan plan) {
        this.plan = plan;
        this.reads = new ColumnReads(plan);
        this.filled = poet(plan.filled());
    }

    /** Golden: {@code WideParser.Columns64}. */
    TypeSpec of(ColumnGroup group) {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.className())
                .addJavadoc("Columns number $L to $L.", group.first(), group.end() - 1)
                .addModifiers(PRIVATE, STATIC, FINAL);
        group.columns().forEach(column -> type.addField(ColumnCode.keyField(column)));
        type.addField(FieldSpec.builder(ArrayTypeName.of(RuntimeNames.JSON_KEY), "KEYS", STATIC, FINAL)
                .initializer("{$Z$L}", ParserEmitter.constants(group.columns()))
                .build());
        ParserEmitter.masks(group).forEach(type::addField);
        type.addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build());
        List<ColumnPlan> declared = plan.declared(group.columns());
        if (!declared.isEmpty()) {
            type.addMethod(ParserEventType.ofGroup(declared));
        }
        if (plan.dynamic()) {
            type.addMethod(ParserEventType.setter(plan, group.columns()));
        }
        type.addMethod(readInOrder(group)).addMethod(readColumn(group));
        if (!group.presence().isEmpty()) {
            type.addMethod(clearColumn(group));
        }
        if (plan.refills()) {
            type.addMethod(new RefillMethods(plan).clearOthers(group));
        }
        if (group.checksMissing()) {
            type.addMethod(checkMissing(group));
        }
        return type.build();
    }

    /** Golden: {@code WideParser.Columns64.readInOrder(JsonScanner, Wide)}. */
    private MethodSpec readInOrder(ColumnGroup group) {
        return MethodSpec.methodBuilder("readInOrder")
                .addJavadoc("Returns the first column that is not the next member, or $L.", group.end())
                .addModifiers(STATIC)
                .returns(int.class)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(filled, "value")
                .addCode(reads.whileNext(group.columns()))
                .addStatement("return $L", group.end())
                .build();
    }

    /**
     * What primitive columns have in common is done before the switch: its cases are run in an order that no processor
     * foresees, and what they have more than once is more code that has to be fetched for it.
     *
     * <p>Golden: {@code WideParser.Columns64.readColumn(JsonScanner, Wide, int)}.
     */
    private MethodSpec readColumn(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("readColumn")
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
                    .addStatement("clearColumn(in, value, column)")
                    .addStatement("return")
                    .endControlFlow();
            presence.forEach(word -> method.addStatement("value.$N |= bit & $N", word.field(), word.maskConstant()));
        }
        return method.addCode(reads.anyOrderNotNull(group.columns())).build();
    }

    /** Golden: {@code WideParser.Columns64.clearColumn(JsonScanner, Wide, int)}. */
    private MethodSpec clearColumn(ColumnGroup group) {
        return MethodSpec.methodBuilder("clearColumn")
                .addJavadoc("Reads the null of a primitive column.")
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(filled, "value")
                .addParameter(int.class, "column")
                .addStatement("in.skipNull()")
                .addCode(reads.nulls(group.columns()))
                .build();
    }

    private MethodSpec checkMissing(ColumnGroup group) {
        return MethodSpec.methodBuilder("checkMissing")
                .addJavadoc("Throws if a required column has not been seen, and sets the default values of others.")
                .addModifiers(STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(filled, "value")
                .addParameter(long.class, "seen")
                .addCode(reads.missing(group, CodeBlock.of("seen")))
                .build();
    }
}
