package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.NameSwitchPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.List;
import java.util.Locale;

/**
 * The methods of a parser that read members in any order. The golden files named are those of {@link ParserEmitter}.
 */
final class AnyOrderMethods {

    /** The method that goes on where the members are not, or no longer, in the order of the schema. */
    static final String READ = "readAnyOrder";

    /** The loop over the members, which answers what it has seen: bit i for column i, in wide schemas of each group. */
    static final String READ_MEMBERS = "readMembers";

    private static final String READ_COLUMN = "readColumn";

    private final ObjectPlan plan;
    private final ValueAccess access;
    private final ColumnReads reads;

    AnyOrderMethods(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ValueAccess(plan);
        this.reads = new ColumnReads(plan);
    }

    /** In a wide schema the classes of the groups read the columns. */
    List<MethodSpec> all() {
        return plan.wide() ? List.of(read(), readMembersWide()) : List.of(read(), readMembers(), readColumn());
    }

    /** Golden: {@code UserParser.readAnyOrder(JsonScanner, User, int)}, {@code WideParser.readAnyOrder(JsonScanner, Wide, int)}. */
    private MethodSpec read() {
        CodeBlock missing = missing();
        return begin(READ)
                .addJavadoc(
                        "Reads the members left, in whatever order; the columns before {@code next} have been read.")
                .returns(poet(plan.names().value()))
                .addStatement("$L$L(in, value, next)", seen(missing), READ_MEMBERS)
                .addCode(missing)
                .addStatement("return $L", access.finished())
                .build();
    }

    /** What is to be done about missing members; {@code seen} is in scope. */
    CodeBlock missing() {
        if (!plan.wide()) {
            return reads.missing(plan.onlyGroup(), CodeBlock.of("seen"));
        }
        return plan.groups().stream()
                .filter(ColumnGroup::checksMissing)
                .map(group -> CodeBlock.of("$L.mindMissing(in, value, seen[$L]);\n", group.className(), group.index()))
                .collect(CodeBlock.joining(""));
    }

    /** The beginning of a declaration of {@code seen}, where some code needs it. */
    private CodeBlock seen(CodeBlock needs) {
        return needs.isEmpty() ? CodeBlock.of("") : CodeBlock.of("$T seen = ", seenType());
    }

    /** The type of the bits that say which columns have been seen. */
    TypeName seenType() {
        return plan.wide() ? ArrayTypeName.of(long.class) : TypeName.LONG;
    }

    /** Golden: {@code UserParser.readMembers(JsonScanner, User, int)}. */
    private MethodSpec readMembers() {
        MethodSpec.Builder method = begin(READ_MEMBERS)
                .addJavadoc(
                        "As {@link #$L}. In what is returned bit i is set where column number i has been seen.", READ)
                .returns(long.class);
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
                .addStatement("return seen")
                .build();
    }

    /** Members as they are usually written: one of a few columns, which is compared, taken and read. */
    private CodeBlock branch(NameSwitchPlan.Branch branch) {
        CodeBlock.Builder code = CodeBlock.builder()
                .beginControlFlow(
                        "case 0x$L ->", Integer.toHexString(branch.word()).toUpperCase(Locale.ROOT));
        branch.text().ifPresent(text -> code.add("// $L\n", text));
        for (int index : branch.columns()) {
            ColumnPlan column = plan.columns().get(index);
            String bit = index == 0 ? "1L" : "1L << " + index;
            code.beginControlFlow(
                            "if ((seen & $L) == 0 && in.memberIs($N, first))",
                            index == 0 ? bit : "(" + bit + ")",
                            column.constant())
                    .add(reads.expected(column))
                    .addStatement("seen |= $L", bit)
                    .addStatement("continue")
                    .endControlFlow();
        }
        return code.addStatement("next = $L", branch.columns().get(0))
                .endControlFlow()
                .build();
    }

    /** Golden: {@code UserParser.readColumn(JsonScanner, User, int)}. */
    private MethodSpec readColumn() {
        return MethodSpec.methodBuilder(READ_COLUMN)
                .addJavadoc("Reads a column wherever it stands, null included.")
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filled()), "value")
                .addParameter(int.class, "column")
                .addCode(reads.anyOrder(plan.columns()))
                .build();
    }

    /**
     * Which column is tried first decides little where members come in no order at all, and nearly everything where they go down from the last
     * column: its name is compared where it has to be, nothing waits for the end of the name or the slot of a hash, and the jump to the code
     * of the column does not wait for the document.
     *
     * <p>Golden: {@code WideParser.readMembers(JsonScanner, Wide, int)}.
     */
    private MethodSpec readMembersWide() {
        MethodSpec.Builder method = begin(READ_MEMBERS)
                .addJavadoc(
                        "As {@link #$L}. In what is returned each number is for 64 columns, as many as it has bits.",
                        READ)
                .returns(long[].class)
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
        String member = plan.dynamic() ? "Member" : "Column";
        method.addStatement("int last = next - 1")
                .addStatement("int column = next == 0 ? in.first$1L(KEYS) : in.next$1L(KEYS, next)", member);
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
        method.addStatement("long bit = 1L << column")
                .addStatement("int group = column >> 6")
                .beginControlFlow("if ((seen[group] & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen[group] |= bit")
                .beginControlFlow("switch (group)");
        for (ColumnGroup group : plan.groups()) {
            method.addStatement("case $L -> $L.readColumn(in, value, column)", group.index(), group.className());
        }
        method.endControlFlow();
        method.addComment("the neighbour is tried first, on the side to which the last step went")
                .addStatement("next = column + $T.signum(column - last)", Integer.class)
                .addStatement("last = column")
                .addStatement("column = in.next$L(KEYS, next)", member);
        return method.endControlFlow().addStatement("return seen").build();
    }

    private MethodSpec.Builder begin(String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filled()), "value")
                .addParameter(int.class, "next");
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
