package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.NameSwitchPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * Emits the methods of a parser that read members in any order, and those that fill an existing event. The named golden
 * files are those of {@link ParserEmitter}.
 */
final class AnyOrderMethods {

    private final ObjectPlan plan;
    private final ColumnCode access;
    private final ColumnReads reads;
    private final TypeName valueClass;

    AnyOrderMethods(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ColumnCode(plan);
        this.reads = new ColumnReads(plan);
        this.valueClass = poet(plan.names().type());
    }

    /** In a wide schema the classes of the groups read the columns. */
    List<MethodSpec> all() {
        if (!plan.wide()) {
            return List.of(readAnyOrder(), nextColumn());
        }
        return plan.parser().refills()
                ? List.of(readWideCallingRemaining(), readRemaining(), nextColumnOfWide())
                : List.of(readWide(), nextColumnOfWide());
    }

    /**
     * Returns the columns that were read if later code needs them, otherwise the event. Golden: {@code
     * UserParser.readAnyOrder(JsonScanner, User, long)}.
     */
    private MethodSpec readAnyOrder() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.READ_ANY_ORDER)
                .addJavadoc(
                        "Reads the remaining members in any order; {@code $L} has the bits of the columns already read.",
                        GeneratedNames.SEEN_IN_ORDER)
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filledType()), "value")
                .addParameter(long.class, GeneratedNames.SEEN_IN_ORDER);
        CodeBlock result = usesSeen() ? CodeBlock.of("seen") : access.finished();
        return method.returns(usesSeen() ? TypeName.LONG : valueClass)
                .addCode(loopOverMembers(CodeBlock.of("return $L;\n", result)))
                .build();
    }

    /** Returns whether code after the last member needs the columns that were read. */
    boolean usesSeen() {
        return plan.parser().refills() || finishes();
    }

    /** Emits the loop inline, like {@link #readWideCallingRemaining}, if no other method needs it. */
    private MethodSpec readWide() {
        CodeBlock end = CodeBlock.of("$Lreturn $L;\n", callFinish(), access.finished());
        return beginRead().addCode(loopInGroups(end)).build();
    }

    /** Golden: {@code WideParser.readAnyOrder(JsonScanner, Wide, int)}. */
    private MethodSpec readWideCallingRemaining() {
        CodeBlock seen = finishes() ? CodeBlock.of("$T seen = ", long[].class) : CodeBlock.of("");
        return beginRead()
                .addStatement("$L$L(in, value, next)", seen, GeneratedNames.READ_REMAINING)
                .addCode(callFinish())
                .addStatement("return $L", access.finished())
                .build();
    }

    private MethodSpec.Builder beginRead() {
        return begin(GeneratedNames.READ_ANY_ORDER)
                .addJavadoc("Reads the remaining members in any order; the columns before {@code next} have been read.")
                .returns(valueClass);
    }

    /** Golden: {@code WideParser.readRemaining(JsonScanner, Wide, int)}. */
    private MethodSpec readRemaining() {
        return begin(GeneratedNames.READ_REMAINING)
                .addJavadoc(
                        "Reads the remaining members, and returns the bits of the columns that have been read, by their groups.")
                .returns(long[].class)
                .addCode(loopInGroups(CodeBlock.of("return seen;\n")))
                .build();
    }

    /** Returns whether absent members matter. */
    boolean finishes() {
        return !plan.groupsToFinish().isEmpty();
    }

    /** Emits the calls of {@link #finish}; {@code seen} is in scope. */
    CodeBlock callFinish() {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnGroup group : plan.groupsToFinish()) {
            String prefix = plan.wide() ? group.className() + "." : "";
            String seen = plan.wide() ? "seen[" + group.index() + "]" : "seen";
            if (!group.required().isEmpty()) {
                code.addStatement("$L$L(in, $L)", prefix, GeneratedNames.CHECK_REQUIRED, seen);
            }
            if (plan.setsDefaults(group)) {
                code.addStatement("$L$L(value, $L)", prefix, GeneratedNames.SET_DEFAULTS, seen);
            }
        }
        return code.build();
    }

    /**
     * Emits the methods that treat absent members after all others have been read. Golden: {@code
     * ContactParser.checkRequired(JsonScanner, long)}, {@code ContactParser.setDefaults(Contact, long)} in {@code
     * dev.schemac.golden.members}.
     */
    List<MethodSpec> finish(ColumnGroup group) {
        List<Modifier> modifiers = plan.wide() ? List.of(STATIC) : List.of(PRIVATE, STATIC);
        List<MethodSpec> methods = new ArrayList<>();
        if (!group.required().isEmpty()) {
            methods.add(MethodSpec.methodBuilder(GeneratedNames.CHECK_REQUIRED)
                    .addJavadoc("Throws if the member of a required column is missing.")
                    .addModifiers(modifiers)
                    .addParameter(RuntimeNames.JSON_SCANNER, "in")
                    .addParameter(long.class, "seen")
                    .addCode(reads.required(group))
                    .build());
        }
        if (plan.setsDefaults(group)) {
            methods.add(MethodSpec.methodBuilder(GeneratedNames.SET_DEFAULTS)
                    .addJavadoc("Sets the default values of columns whose members are absent.")
                    .addModifiers(modifiers)
                    .addParameter(poet(plan.filledType()), "value")
                    .addParameter(long.class, "seen")
                    .addCode(reads.defaults(group))
                    .build());
        }
        return methods;
    }

    private CodeBlock loopOverMembers(CodeBlock end) {
        CodeBlock read = CodeBlock.builder()
                .addStatement("seen = in.markSeen(seen, column)")
                .add(reads.anyOrder(plan.columns()))
                .build();
        return CodeBlock.builder()
                .addStatement("long seen = $L", GeneratedNames.SEEN_IN_ORDER)
                .add(loop("seen", end, read, CodeBlock.of("")))
                .build();
    }

    private CodeBlock loopInGroups(CodeBlock end) {
        return CodeBlock.builder()
                .add(seenInGroups())
                .addStatement("int hint = next")
                .addStatement("int last = next - 1")
                .add(loop("hint", end, readInGroups(), CodeBlock.of("hint = last + 1;\n")))
                .build();
    }

    /**
     * Emits the loop over the members, and the code after it.
     *
     * @param nearby the variable by which it finds the next column
     * @param end returns after the last member
     * @param read reads the member of a column
     * @param afterUndeclared runs after an undeclared member has been kept
     */
    private CodeBlock loop(String nearby, CodeBlock end, CodeBlock read, CodeBlock afterUndeclared) {
        CodeBlock next = CodeBlock.of("column = $L(in, $L)", GeneratedNames.NEXT_COLUMN, nearby);
        CodeBlock isMember = plan.dynamic()
                ? CodeBlock.of("column != $T.NO_MEMBER", RuntimeNames.JSON_SCANNER)
                : CodeBlock.of("column >= 0");
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("for (int $L; $L; $L)", next, isMember, next);
        if (plan.dynamic()) {
            code.beginControlFlow("if (column == $T.UNDECLARED)", RuntimeNames.JSON_SCANNER)
                    .addStatement(access.keepMember())
                    .add(afterUndeclared)
                    .nextControlFlow("else")
                    .add(read)
                    .endControlFlow();
        } else {
            code.add(read);
        }
        return code.endControlFlow().add(end).build();
    }

    private CodeBlock nextByHash() {
        return CodeBlock.of(
                "in.next$L($N, $L)",
                plan.dynamic() ? "Member" : "Column",
                GeneratedNames.KEYS,
                plan.wide()
                        ? CodeBlock.of("hint")
                        : CodeBlock.of("$1T.SIZE - $1T.numberOfLeadingZeros(seen)", Long.class));
    }

    /** Returns the column whose number, or whose alias, is in {@code column}. */
    private static CodeBlock resolvedAlias() {
        return CodeBlock.of(
                "column < $1N ? column : $2N[column - $1N]", GeneratedNames.FIRST_ALIAS, GeneratedNames.ALIASED);
    }

    /** Golden: {@code UserParser.nextColumn(JsonScanner, long)}. */
    private MethodSpec nextColumn() {
        CodeBlock.Builder cases = CodeBlock.builder();
        for (NameSwitchPlan.Branch branch : plan.parser().members().nameSwitch().branches()) {
            CodeBlock.Builder value = CodeBlock.builder();
            branch.columns()
                    .forEach(index -> value.add(
                            "in.tryMember($N) ? $N : ",
                            plan.columns().get(index).constant(),
                            plan.columns().get(index).bitConstant()));
            cases.add(
                    "case 0x$L -> $L-1;$L\n",
                    Integer.toHexString(branch.word()).toUpperCase(Locale.ROOT),
                    value.build(),
                    branch.text().map(text -> " // " + text).orElse(""));
        }
        int offset = plan.parser().members().nameSwitch().offset();
        MethodSpec.Builder method = beginNextColumn()
                .addParameter(long.class, "seen")
                .addJavadoc(
                        "Returns the next column, by four bytes from $L on or by {@link #KEYS}; negative after the last.",
                        offset == 0 ? "its quote" : "its byte " + offset)
                .addCode("int column = switch (in.nameWord($L)) {\n$>$Ldefault -> -1;\n$<};\n", offset, cases.build());
        if (plan.parser().members().aliases().isEmpty()) {
            return method.addStatement("return column >= 0 ? column : $L", nextByHash())
                    .build();
        }
        return method.beginControlFlow("if (column < 0)")
                .addStatement("column = $L", nextByHash())
                .endControlFlow()
                .addStatement("return $L", resolvedAlias())
                .build();
    }

    private MethodSpec nextColumnOfWide() {
        MethodSpec.Builder method = beginNextColumn()
                .addParameter(int.class, "hint")
                .addJavadoc("Returns the next member's column; {@code hint} is tried first. Negative after the last.");
        if (plan.parser().members().aliases().isEmpty()) {
            return method.addStatement("return $L", nextByHash()).build();
        }
        return method.addStatement("int column = $L", nextByHash())
                .addStatement("return $L", resolvedAlias())
                .build();
    }

    private static MethodSpec.Builder beginNextColumn() {
        return MethodSpec.methodBuilder(GeneratedNames.NEXT_COLUMN)
                .addModifiers(PRIVATE, STATIC)
                .returns(int.class)
                .addParameter(RuntimeNames.JSON_SCANNER, "in");
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
                            "value.$N $L seen[$L] & $L.$N",
                            word.field(),
                            word.assignment(),
                            group.index(),
                            group.className(),
                            word.maskConstant()));
        }
        return code.build();
    }

    /**
     * The first candidate matters little if members have a random order, but much if they come in reverse order. Its
     * name is compared in the document. The code does not wait for the end of the name or for the slot of a hash. The
     * jump to the column's code does not depend on the document.
     */
    private CodeBlock readInGroups() {
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("int group = column >> 6")
                .addStatement("seen[group] = in.markSeen(seen[group], column)")
                .beginControlFlow("switch (group)");
        for (ColumnGroup group : plan.groups()) {
            code.addStatement(
                    "case $L -> $L.$N(in, value, column)",
                    group.index(),
                    group.className(),
                    GeneratedNames.READ_COLUMN);
        }
        return code.add("default -> throw new $T(column);\n", AssertionError.class)
                .endControlFlow()
                .add("// the neighbour is tried first, on the side to which the last step went\n")
                .addStatement("hint = column + $T.signum(column - last)", Integer.class)
                .addStatement("last = column")
                .build();
    }

    private MethodSpec.Builder begin(String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(PRIVATE, STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filledType()), "value")
                .addParameter(int.class, "next");
    }

    /** Emits the methods that fill an existing event. */
    List<MethodSpec> refill() {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(readInto());
        methods.add(clear());
        if (!plan.wide()) {
            methods.add(clearOthers(plan.onlyGroup()));
        }
        if (!plan.wide() && plan.onlyGroup().hasLazy()) {
            methods.add(forgetStrings(plan.onlyGroup()));
        }
        return methods;
    }

    /**
     * Emits the methods that fill an existing event of a schema without columns.
     *
     * @param members reads the members of an object
     */
    List<MethodSpec> refillUndeclared(CodeBlock members) {
        MethodSpec.Builder readInto = beginReadInto();
        forgetUndeclared(readInto);
        MethodSpec.Builder clear = beginClear();
        forgetUndeclared(clear);
        return List.of(readInto.addCode(members).addStatement("return value").build(), clear.build());
    }

    /** Golden: {@code ContactParser.readInto(JsonScanner, Contact)} in {@code dev.schemac.golden.members}. */
    private MethodSpec readInto() {
        MethodSpec.Builder method = beginReadInto();
        method.addCode(forgetStrings()).addCode(access.setSources());
        forgetUndeclared(method);
        if (plan.wide()) {
            method.addStatement("long[] seen = $L(in, value, 0)", GeneratedNames.READ_REMAINING);
        } else {
            method.addStatement("long seen = $L(in, value)", GeneratedNames.READ_MEMBERS);
        }
        return method.addCode(clearColumns(true))
                .addCode(callFinish())
                .addStatement("return value")
                .build();
    }

    private MethodSpec.Builder beginReadInto() {
        MethodSpec.Builder method = Declarations.overriding("readInto")
                .returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(valueClass, "value");
        if (plan.value().hierarchy().extended()) {
            // otherwise the columns of a subclass would stay unchanged
            method.beginControlFlow("if (value == null || value.getClass() != $T.class)", valueClass);
        } else {
            method.beginControlFlow("if (value == null)");
        }
        method.addStatement("return read(in)")
                .endControlFlow()
                .beginControlFlow("if (!in.beginObject())")
                .addStatement("return null")
                .endControlFlow();
        return method;
    }

    /** Golden: {@code ContactParser.clear(Contact)} in {@code dev.schemac.golden.members}. */
    private MethodSpec clear() {
        MethodSpec.Builder method = beginClear();
        method.addCode(forgetStrings());
        ColumnPlan.sources(plan.columns()).forEach(source -> method.addStatement("value.$N = null", source));
        forgetUndeclared(method);
        return method.addCode(clearColumns(false)).build();
    }

    private MethodSpec.Builder beginClear() {
        return Declarations.overriding("clear").addParameter(valueClass, "value");
    }

    private CodeBlock forgetStrings() {
        return plan.lazyGroups().stream()
                .map(group -> CodeBlock.of(
                        "$L$L(value);\n", plan.wide() ? group.className() + "." : "", GeneratedNames.FORGET_STRINGS))
                .collect(CodeBlock.joining(""));
    }

    /** Golden: {@code OfficeParser.forgetStrings(Office)} in {@code dev.schemac.golden.lazy}. */
    MethodSpec forgetStrings(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.FORGET_STRINGS)
                .addJavadoc("Clears the columns whose strings are lazy.")
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
            method.addStatement("value.$L = null", GeneratedNames.UNDECLARED_FIELD);
        }
    }

    /** @param butSeen whether the columns in {@code seen} stay unchanged */
    private CodeBlock clearColumns(boolean butSeen) {
        if (!plan.wide()) {
            return CodeBlock.of("$L(value, $L);\n", GeneratedNames.CLEAR_OTHERS, butSeen ? "seen" : "0L");
        }
        return plan.groups().stream()
                .map(group -> CodeBlock.of(
                        "$L.$L(value, $L);\n",
                        group.className(),
                        GeneratedNames.CLEAR_OTHERS,
                        butSeen ? "seen[" + group.index() + "]" : "0L"))
                .collect(CodeBlock.joining(""));
    }

    /**
     * Golden: {@code ContactParser.clearOthers(Contact, long)} in {@code dev.schemac.golden.members}, {@code
     * WideParser.Columns64.clearOthers(Wide, long)}.
     */
    MethodSpec clearOthers(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.CLEAR_OTHERS)
                .addJavadoc("Resets the columns whose bits are not set in {@code seen}.")
                .addModifiers(plan.wide() ? List.of(STATIC) : List.of(PRIVATE, STATIC))
                .addParameter(valueClass, "value")
                .addParameter(long.class, "seen");
        group.presence().forEach(word -> method.addStatement("value.$N &= seen", word.field()));
        for (ColumnPlan column : group.columns()) {
            if (!column.alwaysNull() && column.lazy().isEmpty()) {
                method.beginControlFlow("if ((seen & (1L << $N)) == 0)", column.bitConstant())
                        .addCode(column.defaultValue()
                                .map(value -> access.setPresent(column, ColumnCode.defaultValue(column, value)))
                                .orElseGet(() -> ColumnReads.statement(access.set(
                                        column,
                                        CodeBlock.of(
                                                "$L",
                                                column.initial()
                                                        .map(JavaText::literal)
                                                        .orElse(column.absentValue()))))))
                        .endControlFlow();
            }
        }
        return method.build();
    }
}
