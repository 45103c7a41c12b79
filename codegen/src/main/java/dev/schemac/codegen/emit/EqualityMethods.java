package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * {@code equals} and {@code hashCode} of a value class, by content however deep; in wide schemas with one method for
 * each 64 columns. The golden files named are those of {@link BeanEmitter}.
 */
final class EqualityMethods {

    private final ObjectPlan plan;
    private final TypeName self;
    private final String undeclared;

    /** @param undeclared the field for the members that no column declares, if there is one */
    EqualityMethods(ObjectPlan plan, String undeclared) {
        this.plan = plan;
        this.undeclared = undeclared;
        this.self = poet(plan.names().value());
    }

    /** What the two methods of a wide schema call. */
    List<MethodSpec> parts() {
        List<MethodSpec> parts = new ArrayList<>();
        if (plan.ownWide()) {
            plan.ownGroups().forEach(group -> parts.add(equalColumns(group)));
            plan.ownGroups().forEach(group -> parts.add(hashColumns(group)));
        }
        return parts;
    }

    /** Golden: {@code User.equals(Object)}, {@code Wide.equals(Object)}. */
    MethodSpec equalsMethod() {
        List<CodeBlock> terms = new ArrayList<>();
        if (plan.parent().isPresent()) {
            terms.add(CodeBlock.of("super.equals(that)"));
        } else if (plan.extended()) {
            terms.add(CodeBlock.of("getClass() == that.getClass()"));
        }
        if (plan.ownWide()) {
            plan.ownGroups().forEach(group -> terms.add(CodeBlock.of("equal$L(that)", group.className())));
        } else {
            terms.addAll(equalities(plan.ownGroups().get(0), Set.of("that", "other")));
        }
        if (plan.keepsUndeclared()) {
            terms.add(CodeBlock.of("$T.equal($N, that.$N)", RuntimeNames.JSON_VALUES, undeclared, undeclared));
        }
        MethodSpec.Builder method = MethodSpec.methodBuilder("equals")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(boolean.class)
                .addParameter(Object.class, "other");
        if (terms.isEmpty()) {
            return method.addStatement("return other instanceof $T", self).build();
        }
        return method.addStatement(
                        "return this == other$W|| other instanceof $T that$W&& $L",
                        self,
                        CodeBlock.join(terms, "$W&& "))
                .build();
    }

    /** Golden: {@code Wide.equalColumns0(Wide)}. */
    private MethodSpec equalColumns(ColumnGroup group) {
        List<CodeBlock> terms = equalities(group, Set.of("that"));
        return MethodSpec.methodBuilder("equal" + group.className())
                .addModifiers(PRIVATE)
                .returns(boolean.class)
                .addParameter(self, "that")
                .addStatement("return $L", terms.isEmpty() ? "true" : CodeBlock.join(terms, "$W&& "))
                .build();
    }

    private static List<CodeBlock> equalities(ColumnGroup group, Set<String> locals) {
        List<CodeBlock> terms = new ArrayList<>();
        group.presence().forEach(word -> terms.add(CodeBlock.of("$1N == that.$1N", word.field())));
        for (ColumnPlan column : valued(group)) {
            terms.add(equal(column, column.fieldBeside(locals), "that." + column.field()));
        }
        return terms;
    }

    /** Golden: {@code User.hashCode()}, {@code Wide.hashCode()}. */
    MethodSpec hashCodeMethod() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("hashCode")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(int.class);
        List<CodeBlock> hashes = new ArrayList<>();
        if (plan.parent().isPresent()) {
            hashes.add(CodeBlock.of("super.hashCode()"));
        }
        if (plan.ownWide()) {
            plan.ownGroups().forEach(group -> hashes.add(CodeBlock.of("hash$L()", group.className())));
        } else {
            hashes.addAll(hashes(plan.ownGroups().get(0)));
        }
        if (plan.keepsUndeclared()) {
            hashes.add(CodeBlock.of("$T.hash($N)", RuntimeNames.JSON_VALUES, undeclared));
        }
        return method.addCode(combined(hashes)).build();
    }

    /** Golden: {@code Wide.hashColumns0()}. */
    private static MethodSpec hashColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("hash" + group.className())
                .addModifiers(PRIVATE)
                .returns(int.class)
                .addCode(combined(hashes(group)))
                .build();
    }

    private static CodeBlock combined(List<CodeBlock> hashes) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (hashes.isEmpty()) {
            return code.addStatement("return 1").build();
        }
        return code.addStatement("int[] hashes = {$Z$L}", CodeBlock.join(hashes, ",$W"))
                .addStatement("return $T.hashCode(hashes)", RuntimeNames.ARRAYS)
                .build();
    }

    private static List<CodeBlock> hashes(ColumnGroup group) {
        List<CodeBlock> hashes = new ArrayList<>();
        group.presence().forEach(word -> hashes.add(CodeBlock.of("$T.hashCode($N)", Long.class, word.field())));
        for (ColumnPlan column : valued(group)) {
            hashes.add(hash(column, column.fieldBeside(Set.of("hashes"))));
        }
        return hashes;
    }

    private static CodeBlock equal(ColumnPlan column, String left, String right) {
        return switch (column.equality()) {
            case PRIMITIVE -> CodeBlock.of("$L == $L", left, right);
            case FRACTION ->
                CodeBlock.of("$T.compare($L, $L) == 0", poet(column.javaType().boxed()), left, right);
            case VALUE -> CodeBlock.of("$T.equals($L, $L)", RuntimeNames.OBJECTS, left, right);
            case ARRAY -> CodeBlock.of("$T.equals($L, $L)", RuntimeNames.ARRAYS, left, right);
            case ARRAYS -> CodeBlock.of("$T.deepEquals($L, $L)", RuntimeNames.ARRAYS, left, right);
            case MIXED -> CodeBlock.of("$T.equal($L, $L)", RuntimeNames.JSON_VALUES, left, right);
        };
    }

    private static CodeBlock hash(ColumnPlan column, String value) {
        return switch (column.equality()) {
            case PRIMITIVE, FRACTION ->
                CodeBlock.of("$T.hashCode($L)", poet(column.javaType().boxed()), value);
            case VALUE -> CodeBlock.of("$T.hashCode($L)", RuntimeNames.OBJECTS, value);
            case ARRAY -> CodeBlock.of("$T.hashCode($L)", RuntimeNames.ARRAYS, value);
            case ARRAYS -> CodeBlock.of("$T.deepHashCode($L)", RuntimeNames.ARRAYS, value);
            case MIXED -> CodeBlock.of("$T.hash($L)", RuntimeNames.JSON_VALUES, value);
        };
    }

    /** The columns of a group that can have a value. */
    private static List<ColumnPlan> valued(ColumnGroup group) {
        return group.columns().stream().filter(column -> !column.alwaysNull()).toList();
    }
}
