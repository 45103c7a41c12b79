package dev.schemac.codegen.generator;

import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;

/**
 * The methods of a parser that read members in any order. The golden files named are those of {@link ParserGenerator}.
 */
final class AnyOrderMethods {

    /** The method that goes on where the members are not, or no longer, in the order of the schema. */
    static final String READ = "readAnyOrder";

    private static final String READ_COLUMN = "readColumn";

    private final ObjectPlan plan;
    private final ValueAccess access;
    private final ColumnReads reads;

    AnyOrderMethods(ObjectPlan plan) {
        this.plan = plan;
        this.access = plan.access();
        this.reads = new ColumnReads(plan);
    }

    /** Golden: {@code UserParser.readAnyOrder(JsonScanner, User, int)}. */
    MethodSpec read() {
        MethodSpec.Builder method = beginAnyOrder();
        if (plan.columns().size() == ColumnGroup.SIZE) {
            method.addStatement("long seen = next == $1L ? -1L : (1L << next) - 1", ColumnGroup.SIZE);
        } else {
            method.addStatement("long seen = (1L << next) - 1");
        }
        plan.onlyGroup()
                .presence()
                .forEach(word -> method.addStatement("value.$N = seen & $N", word.field(), word.maskConstant()));
        String member = plan.dynamic() ? "Member" : "Column";
        method.beginControlFlow("for (boolean first = next == 0; ; first = false)")
                .beginControlFlow(
                        "switch (in.memberName($L, first))", plan.nameSwitch().offset());
        plan.nameSwitch().branches().forEach(branch -> method.addCode(branch(branch)));
        method.endControlFlow()
                .addComment("otherwise written, null, not declared, or the end")
                .addStatement("int column = first ? in.first$1L(KEYS) : in.next$1L(KEYS, next)", member)
                .beginControlFlow(plan.dynamic() ? "if (column == -1)" : "if (column < 0)")
                .addStatement("break")
                .endControlFlow();
        if (plan.dynamic()) {
            method.beginControlFlow("if (column < 0)")
                    .addStatement(access.keepMember())
                    .addStatement("continue")
                    .endControlFlow();
        }
        fromAlias(method);
        return method.addStatement("long bit = 1L << column")
                .beginControlFlow("if ((seen & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen |= bit")
                .addStatement("$L(in, value, column)", READ_COLUMN)
                .addStatement("next = column + 1")
                .endControlFlow()
                .addCode(reads.missing(plan.onlyGroup(), CodeBlock.of("seen")))
                .addStatement("return $L", access.finished())
                .build();
    }

    /** Members as they are usually written: one of a few columns, which is compared, taken and read. */
    private CodeBlock branch(NameSwitchPlan.Branch branch) {
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow(
                        "case 0x$L ->", Integer.toHexString(branch.word()).toUpperCase());
        branch.text().ifPresent(text -> code.add("// $L\n", text));
        for (int index : branch.columns()) {
            ColumnPlan column = plan.columns().get(index);
            String bit = index == 0 ? "1L" : "1L << " + index;
            code.beginControlFlow(
                            "if ((seen & $L) == 0 && in.memberIs($N, first))",
                            index == 0 ? bit : "(" + bit + ")",
                            column.constant())
                    .add(reads.expected(column, true))
                    .addStatement("seen |= $L", bit)
                    .addStatement("continue")
                    .endControlFlow();
        }
        return code.addStatement("next = $L", branch.columns().get(0))
                .endControlFlow()
                .build();
    }

    /** Golden: {@code UserParser.readColumn(JsonScanner, User, int)}. */
    MethodSpec readColumn() {
        return MethodSpec.methodBuilder(READ_COLUMN)
                .addJavadoc("Reads a column wherever it stands, null included.")
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(access.filled(), "value")
                .addParameter(int.class, "column")
                .addCode(reads.anyOrder(plan.columns()))
                .build();
    }

    /** Golden: {@code WideParser.readAnyOrder(JsonScanner, Wide, int)}. */
    MethodSpec readWide() {
        MethodSpec.Builder method = beginAnyOrder()
                .addStatement("long[] seen = new long[$L]", plan.groups().size())
                .beginControlFlow("for (int column = 0; column < next; column++)")
                .addStatement("seen[column >> 6] |= 1L << column")
                .endControlFlow();
        for (ColumnGroup group : plan.groups()) {
            group.presence()
                    .forEach(word -> method.addStatement(
                            "value.$N = seen[$L] & $L.$N",
                            word.field(),
                            group.index(),
                            group.className(),
                            word.maskConstant()));
        }
        beginColumns(method)
                .addStatement("long bit = 1L << column")
                .addStatement("int group = column >> 6")
                .beginControlFlow("if ((seen[group] & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen[group] |= bit")
                .beginControlFlow("switch (group)");
        for (ColumnGroup group : plan.groups()) {
            method.addStatement("case $L -> $L.readColumn(in, value, column)", group.index(), group.className());
        }
        endColumns(method.endControlFlow());
        for (ColumnGroup group : plan.groups()) {
            if (group.minded()) {
                method.addStatement("$L.mindMissing(in, value, seen[$L])", group.className(), group.index());
            }
        }
        return method.addStatement("return $L", access.finished()).build();
    }

    private MethodSpec.Builder beginAnyOrder() {
        return MethodSpec.methodBuilder(READ)
                .addJavadoc(
                        "Reads the members left, in whatever order; the columns before {@code next} have been read.")
                .addModifiers(PRIVATE, STATIC)
                .returns(plan.names().value())
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(access.filled(), "value")
                .addParameter(int.class, "next");
    }

    /** Opens the loop over the members; in its body {@code column} is the number of a column. */
    private MethodSpec.Builder beginColumns(MethodSpec.Builder method) {
        String member = plan.dynamic() ? "Member" : "Column";
        method.addStatement("int column = next == 0 ? in.first$1L(KEYS) : in.next$1L(KEYS, next)", member);
        if (plan.dynamic()) {
            method.beginControlFlow("while (column != -1)")
                    .beginControlFlow("if (column < 0)")
                    .addStatement(access.keepMember())
                    .addStatement("column = in.nextMember(KEYS, next)")
                    .addStatement("continue")
                    .endControlFlow();
        } else {
            method.beginControlFlow("while (column >= 0)");
        }
        fromAlias(method);
        return method;
    }

    private MethodSpec.Builder endColumns(MethodSpec.Builder method) {
        if (plan.dynamic()) {
            return method.addStatement("next = column + 1")
                    .addStatement("column = in.nextMember(KEYS, next)")
                    .endControlFlow();
        }
        return method.addStatement("column = in.nextColumn(KEYS, column + 1)").endControlFlow();
    }

    /** The number of an alias becomes that of its column. */
    private void fromAlias(MethodSpec.Builder method) {
        int end = plan.columns().size();
        if (!plan.aliases().isEmpty()) {
            method.beginControlFlow("if (column >= $L)", end)
                    .addStatement("column = ALIASED[column - $L]", end)
                    .endControlFlow();
        }
    }
}
