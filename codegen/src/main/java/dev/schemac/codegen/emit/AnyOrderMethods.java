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
import dev.schemac.codegen.plan.NameSwitchPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The methods of a parser that read members in any order, and those that fill an event again. The golden files named
 * are those of {@link ParserEmitter}.
 */
final class AnyOrderMethods {

    /** The method that goes on where the members are not, or no longer, in the order of the schema. */
    static final String READ = "readAnyOrder";

    /** The method that reads all members, where {@code read} and {@code readInto} share it. */
    static final String READ_MEMBERS = "readMembers";

    /**
     * In a wide schema: the loop over the members in any order, where {@code readAnyOrder} and {@code readInto} share
     * it.
     */
    private static final String READ_REMAINING = "readRemaining";

    private static final String COLUMN_BY_NAME_WORD = "columnByNameWord";

    private static final String CLEAR_OTHERS = "clearOthers";

    private static final String FORGET_TEXTS = "forgetTexts";

    private final ObjectPlan plan;
    private final ColumnCode access;
    private final ColumnReads reads;
    private final TypeName valueClass;

    AnyOrderMethods(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ColumnCode(plan);
        this.reads = new ColumnReads(plan);
        this.valueClass = poet(plan.names().value());
    }

    /** In a wide schema the classes of the groups read the columns. */
    List<MethodSpec> all() {
        if (!plan.wide()) {
            return List.of(readAnyOrder(), columnByNameWord());
        }
        return plan.refills() ? List.of(readWideCallingRemaining(), readRemaining()) : List.of(readWide());
    }

    /** Golden: {@code UserParser.readAnyOrder(JsonScanner, User, long)}. */
    private MethodSpec readAnyOrder() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(READ)
                .addJavadoc(
                        "Reads the remaining members in any order.\n\n@param before bit i: column number i has been read\n")
                .addJavadoc(usesSeen() ? "@return the same, with the columns read here" : "")
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filled()), "value")
                .addParameter(long.class, "before")
                .addStatement("long seen = before")
                .addCode(loopOverMembers());
        return usesSeen() ? method.returns(long.class).build() : method.build();
    }

    /** Whether it matters after the last member which columns have been read. */
    boolean usesSeen() {
        return plan.refills() || plan.onlyGroup().checksMissing();
    }

    /** As {@link #readWideCallingRemaining}, where nothing else needs the loop. */
    private MethodSpec readWide() {
        return beginRead()
                .addCode(loopInGroups())
                .addCode(missing())
                .addStatement("return $L", access.finished())
                .build();
    }

    /** Golden: {@code WideParser.readAnyOrder(JsonScanner, Wide, int)}. */
    private MethodSpec readWideCallingRemaining() {
        CodeBlock missing = missing();
        CodeBlock seen = missing.isEmpty() ? CodeBlock.of("") : CodeBlock.of("$T seen = ", long[].class);
        return beginRead()
                .addStatement("$L$L(in, value, next)", seen, READ_REMAINING)
                .addCode(missing)
                .addStatement("return $L", access.finished())
                .build();
    }

    private MethodSpec.Builder beginRead() {
        return begin(READ)
                .addJavadoc("Reads the remaining members in any order; the columns before {@code next} have been read.")
                .returns(valueClass);
    }

    /** Golden: {@code WideParser.readRemaining(JsonScanner, Wide, int)}. */
    private MethodSpec readRemaining() {
        return begin(READ_REMAINING)
                .addJavadoc(
                        "Returns which columns have been read: bit i of number g stands for column number 64 * g + i.")
                .returns(long[].class)
                .addCode(loopInGroups())
                .addStatement("return seen")
                .build();
    }

    /** What is to be done about missing members; {@code seen} is in scope. */
    CodeBlock missing() {
        if (!plan.wide()) {
            return reads.missing(plan.onlyGroup(), CodeBlock.of("seen"));
        }
        return plan.groups().stream()
                .filter(ColumnGroup::checksMissing)
                .map(group -> CodeBlock.of("$L.checkMissing(in, value, seen[$L]);\n", group.className(), group.index()))
                .collect(CodeBlock.joining(""));
    }

    private CodeBlock loopOverMembers() {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("// the column behind the last one that was read\n")
                .addStatement("int hint = $1T.SIZE - $1T.numberOfLeadingZeros(seen)", Long.class)
                .beginControlFlow("while (true)")
                .addStatement("int column = $L(in)", COLUMN_BY_NAME_WORD)
                .beginControlFlow("if (column < 0)")
                .addStatement("column = in.next$L(KEYS, hint)", member())
                .endControlFlow();
        if (plan.dynamic()) {
            code.beginControlFlow("if (column == -2)")
                    .add("// no column has this name\n")
                    .addStatement(access.keepMember())
                    .addStatement("continue")
                    .endControlFlow();
        }
        code.beginControlFlow("if (column < 0)")
                .addStatement("return$L", usesSeen() ? " seen" : "")
                .endControlFlow();
        return code.add(fromAlias())
                .addStatement("long bit = 1L << column")
                .beginControlFlow("if ((seen & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen |= bit")
                .add(reads.anyOrder(plan.columns()))
                .addStatement("hint = column + 1")
                .endControlFlow()
                .build();
    }

    private CodeBlock loopInGroups() {
        CodeBlock.Builder code = CodeBlock.builder()
                .add(seenInGroups())
                .addStatement("int last = next - 1")
                .addStatement("int column = in.next$L(KEYS, next)", member());
        if (plan.dynamic()) {
            code.beginControlFlow("while (column != -1)")
                    .beginControlFlow("if (column == -2)")
                    .add("// no column has this name\n")
                    .addStatement(access.keepMember())
                    .addStatement("column = in.nextMember(KEYS, last + 1)")
                    .addStatement("continue")
                    .endControlFlow();
        } else {
            code.beginControlFlow("while (column >= 0)");
        }
        return code.add(fromAlias())
                .add(readInGroups(member()))
                .endControlFlow()
                .build();
    }

    private String member() {
        return plan.dynamic() ? "Member" : "Column";
    }

    /** The number of an alias becomes that of its column. */
    private CodeBlock fromAlias() {
        int end = plan.columns().size();
        return plan.aliases().isEmpty()
                ? CodeBlock.of("")
                : CodeBlock.builder()
                        .beginControlFlow("if (column >= $L)", end)
                        .addStatement("column = ALIASED[column - $L]", end)
                        .endControlFlow()
                        .build();
    }

    /** Golden: {@code UserParser.columnByNameWord(JsonScanner)}. */
    private MethodSpec columnByNameWord() {
        CodeBlock.Builder cases = CodeBlock.builder();
        for (NameSwitchPlan.Branch branch : plan.nameSwitch().branches()) {
            CodeBlock.Builder value = CodeBlock.builder();
            branch.columns()
                    .forEach(index -> value.add(
                            "in.memberIs($N) ? $L : ", plan.columns().get(index).constant(), index));
            cases.add(
                    "case 0x$L -> $L-1;$L\n",
                    Integer.toHexString(branch.word()).toUpperCase(Locale.ROOT),
                    value.build(),
                    branch.text().map(text -> " // " + text).orElse(""));
        }
        int offset = plan.nameSwitch().offset();
        return MethodSpec.methodBuilder(COLUMN_BY_NAME_WORD)
                .addJavadoc(
                        "The column of the next member, told by four bytes of its name, from the $L on; each case label is such bytes"
                                + "\nas one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value"
                                + "\nis null: then nothing has been read, and {@link #KEYS} finds the column.",
                        offset == 0 ? "opening quote" : "byte number " + offset)
                .addModifiers(PRIVATE, STATIC)
                .returns(int.class)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addCode("return switch (in.nameWord($L)) {\n$>$Ldefault -> -1;\n$<};\n", offset, cases.build())
                .build();
    }

    private CodeBlock seenInGroups() {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("// 64 columns to a number; a shift uses the lowest six bits of the column only\n")
                .addStatement("long[] seen = new long[$L]", plan.groups().size())
                .beginControlFlow("for (int column = 0; column < next; column++)")
                .addStatement("seen[column >> 6] |= 1L << column")
                .endControlFlow();
        for (ColumnGroup group : plan.groups()) {
            group.presence()
                    .forEach(word -> code.addStatement(
                            "value.$N = seen[$L] & $L.$N",
                            word.field(),
                            group.index(),
                            group.className(),
                            word.maskConstant()));
        }
        return code.build();
    }

    /**
     * Which column is tried first decides little where members come in no order at all, and nearly everything where
     * they go down from the last column: its name is compared where it stands, nothing waits for the end of the name or
     * the slot of a hash, and the jump to the code of the column does not wait for the document.
     */
    private CodeBlock readInGroups(String member) {
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("long bit = 1L << column")
                .addStatement("int group = column >> 6")
                .beginControlFlow("if ((seen[group] & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen[group] |= bit")
                .beginControlFlow("switch (group)");
        for (ColumnGroup group : plan.groups()) {
            code.addStatement("case $L -> $L.readColumn(in, value, column)", group.index(), group.className());
        }
        return code.endControlFlow()
                .add("// the neighbour is tried first, on the side to which the last step went\n")
                .addStatement("int hint = column + $T.signum(column - last)", Integer.class)
                .addStatement("last = column")
                .addStatement("column = in.next$L(KEYS, hint)", member)
                .build();
    }

    private MethodSpec.Builder begin(String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filled()), "value")
                .addParameter(int.class, "next");
    }

    /** What fills an event again. */
    List<MethodSpec> refill() {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(readInto());
        methods.add(clear());
        if (!plan.wide()) {
            methods.add(clearOthers(plan.onlyGroup()));
        }
        if (!plan.wide() && plan.onlyGroup().hasLazy()) {
            methods.add(forgetTexts(plan.onlyGroup()));
        }
        return methods;
    }

    /** Golden: {@code ContactParser.readInto(JsonScanner, Contact)} in {@code dev.schemac.golden.members}. */
    private MethodSpec readInto() {
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
        method.addCode(forgetTexts()).addCode(access.setSources());
        forgetUndeclared(method);
        if (plan.wide()) {
            method.addStatement("long[] seen = $L(in, value, 0)", READ_REMAINING);
        } else {
            method.addStatement("long seen = $L(in, value)", READ_MEMBERS);
        }
        return method.addCode(clearColumns(true))
                .addCode(missing())
                .addStatement("return value")
                .build();
    }

    /** Golden: {@code ContactParser.clear(Contact)} in {@code dev.schemac.golden.members}. */
    private MethodSpec clear() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("clear")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(valueClass, "value");
        method.addCode(forgetTexts());
        ObjectPlan.sources(plan.columns()).forEach(source -> method.addStatement("value.$N = null", source));
        forgetUndeclared(method);
        return method.addCode(clearColumns(false)).build();
    }

    private CodeBlock forgetTexts() {
        return plan.groups().stream()
                .filter(ColumnGroup::hasLazy)
                .map(group -> CodeBlock.of("$L$L(value);\n", plan.wide() ? group.className() + "." : "", FORGET_TEXTS))
                .collect(CodeBlock.joining(""));
    }

    /** Golden: {@code OfficeParser.forgetTexts(Office)} in {@code dev.schemac.golden.lazy}. */
    MethodSpec forgetTexts(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(FORGET_TEXTS)
                .addJavadoc("Makes the columns absent whose texts are lazy.")
                .addModifiers(plan.wide() ? List.of(STATIC) : List.of(PRIVATE, STATIC))
                .addParameter(valueClass, "value");
        for (ColumnPlan column : group.columns()) {
            column.lazy()
                    .ifPresent(lazy -> method.addStatement("value.$N = null", column.field())
                            .addStatement("value.$N = 0", lazy.place()));
        }
        return method.build();
    }

    private void forgetUndeclared(MethodSpec.Builder method) {
        if (plan.dynamic()) {
            method.addStatement("value.$L = null", ObjectPlan.UNDECLARED_FIELD);
        }
    }

    /** @param butSeen whether the columns in {@code seen} stay as they are */
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

    /**
     * Golden: {@code ContactParser.clearOthers(Contact, long)} in {@code dev.schemac.golden.members}, {@code
     * WideParser.Columns64.clearOthers(Wide, long)}.
     */
    MethodSpec clearOthers(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(CLEAR_OTHERS)
                .addJavadoc("Makes the columns absent whose bits are not set in {@code seen}.")
                .addModifiers(plan.wide() ? List.of(STATIC) : List.of(PRIVATE, STATIC))
                .addParameter(valueClass, "value")
                .addParameter(long.class, "seen");
        for (ColumnPlan column : group.columns()) {
            if (!column.alwaysNull() && column.lazy().isEmpty()) {
                method.beginControlFlow(
                                column.bit() == 0 ? "if ((seen & 1L) == 0)" : "if ((seen & (1L << $L)) == 0)",
                                column.bit() == 0 ? new Object[0] : new Object[] {column.bit()})
                        .addStatement(access.set(
                                column,
                                CodeBlock.of(
                                        "$L",
                                        column.initial().map(JavaText::literal).orElse(column.absentValue()))))
                        .endControlFlow();
            }
        }
        group.presence().forEach(word -> method.addStatement("value.$N &= seen", word.field()));
        return method.build();
    }
}
