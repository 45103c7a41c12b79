package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;

/** The methods of a parser that fill an event again. The golden files named are those of {@link ParserEmitter}. */
final class RefillMethods {

    private static final String CLEAR_OTHERS = "clearOthers";

    private final ObjectPlan plan;
    private final ValueAccess access;
    private final TypeName valueClass;

    RefillMethods(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ValueAccess(plan);
        this.valueClass = poet(plan.names().value());
    }

    List<MethodSpec> all() {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(readInto());
        methods.add(clear());
        if (!plan.wide()) {
            methods.add(clearOthers(plan.onlyGroup()));
        }
        return methods;
    }

    /** Golden: {@code UserParser.readInto(JsonScanner, User)}. */
    private MethodSpec readInto() {
        AnyOrderMethods anyOrder = new AnyOrderMethods(plan);
        MethodSpec.Builder method = MethodSpec.methodBuilder("readInto")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(valueClass, "value");
        if (plan.extended()) {
            // the columns that a subclass adds would stay as they are
            method.beginControlFlow("if (value == null || value.getClass() != $T.class)", valueClass);
        } else {
            method.beginControlFlow("if (value == null)");
        }
        method.addStatement("return read(in)")
                .endControlFlow()
                .beginControlFlow("if (!in.beginObject())")
                .addStatement("return null")
                .endControlFlow();
        forgetUndeclared(method);
        if (plan.wide()) {
            method.addStatement("long[] seen = $L(in, value, 0)", AnyOrderMethods.READ_MEMBERS);
        } else {
            method.addStatement("long seen = $L(in, value)", AnyOrderMethods.READ_MEMBERS);
        }
        return method.addCode(clearColumns(true))
                .addCode(anyOrder.missing())
                .addStatement("return value")
                .build();
    }

    /** Golden: {@code UserParser.clear(User)}. */
    private MethodSpec clear() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("clear")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(valueClass, "value");
        forgetUndeclared(method);
        return method.addCode(clearColumns(false)).build();
    }

    private void forgetUndeclared(MethodSpec.Builder method) {
        if (plan.dynamic()) {
            method.addStatement("value.$L = null", ObjectPlan.UNDECLARED_FIELD);
        }
    }

    /** @param butSeen whether the columns in {@code seen} are kept */
    private CodeBlock clearColumns(boolean butSeen) {
        if (!plan.wide()) {
            return CodeBlock.of("$L(value, $L);\n", CLEAR_OTHERS, butSeen ? "seen" : "0L");
        }
        return plan.groups().stream()
                .map(group -> CodeBlock.of(
                        "$L.$L(value, $L);\n",
                        group.className(),
                        CLEAR_OTHERS,
                        butSeen ? "seen[" + group.index() + "]" : "0L"))
                .collect(CodeBlock.joining(""));
    }

    /** Golden: {@code UserParser.clearOthers(User, long)}, {@code WideParser.Columns64.clearOthers(Wide, long)}. */
    MethodSpec clearOthers(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(CLEAR_OTHERS)
                .addJavadoc("Makes the columns absent whose bits are not set in {@code seen}.")
                .addModifiers(plan.wide() ? List.of(STATIC) : List.of(PRIVATE, STATIC))
                .addParameter(valueClass, "value")
                .addParameter(long.class, "seen");
        for (ColumnPlan column : group.columns()) {
            if (!column.alwaysNull()) {
                method.beginControlFlow(
                                column.bit() == 0 ? "if ((seen & 1L) == 0)" : "if ((seen & (1L << $L)) == 0)",
                                column.bit() == 0 ? new Object[0] : new Object[] {column.bit()})
                        .addStatement(access.set(column, CodeBlock.of("$L", column.absentValue())))
                        .endControlFlow();
            }
        }
        group.presence().forEach(word -> method.addStatement("value.$N &= seen", word.field()));
        return method.build();
    }
}
