package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.instance;
import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ColumnPlan.NullHandling;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.codegen.plan.ValuePlan.ApplicationObject;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.codegen.plan.ValuePlan.Event;
import dev.schemac.codegen.plan.ValuePlan.Scalar;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Emits the code that reads columns into an event, and the methods that read arrays, lists and typed maps. In all
 * generated methods {@code in} is the scanner and {@code value} the event. The named golden files are those of {@link
 * ParserEmitter}.
 */
final class ColumnReads {

    private final ObjectPlan plan;
    private final ColumnCode access;

    ColumnReads(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ColumnCode(plan);
    }

    /** Reads the columns while each is the next member, and returns the number of the first one that is not. */
    CodeBlock whileNext(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            code.beginControlFlow("if (!in.$L($N))", tryNext(column), column.constant())
                    .addStatement("return $N", column.bitConstant())
                    .endControlFlow()
                    .add(inOrder(column));
        }
        return code.build();
    }

    /**
     * Reads each column that is the next member in order, and sets its bit in {@code seen}; in {@code nulls} if it is
     * null and {@code seen} gives the presence bits.
     */
    CodeBlock ifNext(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            code.beginControlFlow(
                            "if (in.$L($N$L))",
                            tryNext(column),
                            column.constant(),
                            plan.dynamic() ? "" : ", " + GeneratedNames.KEYS)
                    .add(inOrder(column))
                    .addStatement("seen |= 1L << $N", column.bitConstant());
            if (column.readsNullByItself()) {
                code.nextControlFlow("else if (in.tryNull($N))", column.constant())
                        .add(afterNull(column))
                        .addStatement(
                                "$L |= 1L << $N", column.nullClearsBit() ? "nulls" : "seen", column.bitConstant());
            }
            code.endControlFlow();
        }
        return code.build();
    }

    private CodeBlock afterNull(ColumnPlan column) {
        return switch (plan.afterNull(column)) {
            case NOTHING -> CodeBlock.of("");
            case SET_NULL -> statement(access.setNull(column));
            case CLEAR -> statement(access.clear(column));
        };
    }

    static CodeBlock statement(CodeBlock code) {
        return CodeBlock.builder().addStatement(code).build();
    }

    private static String tryNext(ColumnPlan column) {
        return column.index() == 0 ? "tryFirst" : "tryNext";
    }

    private CodeBlock inOrder(ColumnPlan column) {
        CodeBlock read = checked(column, value(column.value(), false, old(column)));
        return statements(column, column.nullsInOrder(), statement(access.setRead(column, read)));
    }

    private static CodeBlock checked(ColumnPlan column, CodeBlock read) {
        return RuleMethods.checked(column, CodeBlock.of("in"), read);
    }

    /** Returns the column's value in the event, if that can be filled again. */
    private Optional<CodeBlock> old(ColumnPlan column) {
        return column.value().refills() ? Optional.of(access.get(column)) : Optional.empty();
    }

    /** Returns a switch over the number in {@code column} that reads a column at any place, including null. */
    CodeBlock anyOrder(List<ColumnPlan> columns) {
        return anyOrder(columns, false);
    }

    /**
     * Returns the switch of {@link #anyOrder(List)} for primitive columns with a presence bit, which are present and
     * not null.
     */
    CodeBlock anyOrderNotNull(List<ColumnPlan> columns) {
        return anyOrder(columns, true);
    }

    private CodeBlock anyOrder(List<ColumnPlan> columns, boolean primitivesPresent) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        for (ColumnPlan column : columns) {
            CodeBlock read = checked(column, value(column.value(), column.readsNull(), old(column)));
            boolean present = primitivesPresent && column.hasReachablePresenceBit();
            NullHandling nulls = present ? NullHandling.SET : column.nullsInAnyOrder();
            if (nulls == NullHandling.KEEP) {
                read = CodeBlock.of("in.skipNull() ? value.$N : $L", column.field(), read);
            }
            boolean setsBit = !present && column.hasReachablePresenceBit();
            CodeBlock statements = statements(
                    column, nulls, setsBit ? access.setPresent(column, read) : statement(access.setRead(column, read)));
            if (nulls.isOneStatement() && !setsBit) {
                code.add("case $N -> $L", column.bitConstant(), statements);
            } else {
                code.beginControlFlow("case $N ->", column.bitConstant())
                        .add(statements)
                        .endControlFlow();
            }
        }
        return code.add(noColumn()).endControlFlow().build();
    }

    /** Returns the last branch of a switch over all columns. */
    private static CodeBlock noColumn() {
        return CodeBlock.of("default -> throw new $T(column);\n", AssertionError.class);
    }

    /** @param set reads the value and sets the column */
    private CodeBlock statements(ColumnPlan column, NullHandling nulls, CodeBlock set) {
        CodeBlock.Builder code = CodeBlock.builder();
        switch (nulls) {
            case SKIP -> code.addStatement("in.skipValue()");
            case SET, KEEP -> code.add(set);
            case LEAVE -> code.beginControlFlow("if (!in.skipNull())").add(set).endControlFlow();
            case CLEAR ->
                code.addStatement(access.clear(column))
                        .beginControlFlow("if (!in.skipNull())")
                        .add(set)
                        .endControlFlow();
            case REFUSE_BEFORE ->
                code.add(refuseNull(column, CodeBlock.of("in.skipNull()"))).add(set);
            case REFUSE_AFTER -> code.add(set).add(refuseNull(column, access.isSetToNull(column)));
        }
        return code.build();
    }

    private static CodeBlock refuseNull(ColumnPlan column, CodeBlock condition) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", condition)
                .addStatement("in.nullMember($S)", column.type().expected())
                .endControlFlow()
                .build();
    }

    /** Returns a switch over the number in {@code column} of a primitive column with a presence bit, after null. */
    CodeBlock clearing(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        columns.forEach(column -> code.addStatement(
                "case $N -> $L",
                column.bitConstant(),
                column.nullsInAnyOrder() == NullHandling.CLEAR
                        ? access.clear(column)
                        : column.keepsNull()
                                ? CodeBlock.of("value.set$L(null)", column.accessor())
                                : CodeBlock.of(
                                        "in.nullMember($S)", column.type().expected())));
        return code.add(noColumn()).endControlFlow().build();
    }

    /**
     * Returns the code that rejects absent members after all members have been read; bit i of {@code seen} is set if
     * the group's column i was present.
     */
    CodeBlock required(ColumnGroup group) {
        CodeBlock keys = plan.wide()
                ? CodeBlock.of("$T.$N", poet(plan.names().parser()), GeneratedNames.KEYS)
                : CodeBlock.of("$N", GeneratedNames.KEYS);
        CodeBlock ofGroup = group.first() == 0
                ? keys
                : CodeBlock.of("$L, $N", keys, group.columns().get(0).bitConstant());
        return CodeBlock.builder()
                .beginControlFlow("if ((seen & REQUIRED) != REQUIRED)")
                .addStatement("in.missing($L, REQUIRED & ~seen)", ofGroup)
                .endControlFlow()
                .build();
    }

    /** Returns the code that sets the columns of absent members, as {@link #required} finds them. */
    CodeBlock defaults(ColumnGroup group) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : group.defaulted()) {
            CodeBlock value =
                    ColumnCode.defaultValue(column, column.defaultValue().orElseThrow());
            code.beginControlFlow("if ((seen & (1L << $N)) == 0)", column.bitConstant())
                    .add(access.setPresent(column, value))
                    .endControlFlow();
        }
        return code.build();
    }

    /**
     * Returns the expression that reads a value.
     *
     * @param orNull whether null is allowed, even for a type that is primitive in Java
     * @param old the value to fill again, or null; empty if values are never filled again
     */
    static CodeBlock value(ValuePlan value, boolean orNull, Optional<CodeBlock> old) {
        if (value instanceof Container container) {
            return container.refilled()
                    ? CodeBlock.of("$L(in, $L)", container.readMethod(), old.orElse(CodeBlock.of("null")))
                    : CodeBlock.of("$L(in)", container.readMethod());
        } else if (value instanceof Event event) {
            CodeBlock parser = instance(event.classes().parser());
            return old.map(filled -> CodeBlock.of("$L.readInto(in, $L)", parser, filled))
                    .orElseGet(() -> CodeBlock.of("$L.read(in)", parser));
        } else if (value instanceof ApplicationObject application) {
            return CodeBlock.of("$T.read(in)", poet(application.classes().parser()));
        }
        Scalar scalar = (Scalar) value;
        return CodeBlock.of(
                "in.$L($L)",
                orNull ? scalar.readOrNull() : scalar.read(),
                scalar.format().map(ColumnCode::format).orElse(CodeBlock.of("")));
    }

    /** Returns the method that reads one of them; null is allowed. */
    static MethodSpec container(Container container) {
        Optional<CodeBlock> old =
                Optional.of(CodeBlock.of("elements[count]")).filter(element -> container.refillsElements());
        CodeBlock read = value(container.held(), container.allowsNull(), old);
        return switch (container.kind()) {
            case ARRAY -> readArray(container, read, old.isPresent());
            case LIST -> container.unmodifiable() ? readUnmodifiableList(container, read) : readList(container, read);
            case SET -> readSet(container, read);
            case MAP -> readMap(container, read);
        };
    }

    /** Golden: {@code UserParser.readFriendArray(JsonScanner)}. */
    private static MethodSpec readArray(Container array, CodeBlock read, boolean refillsElements) {
        MethodSpec.Builder method = beginContainer(array, "beginArray");
        if (array.refilled()) {
            method.addParameter(poet(array.javaType()), "old");
        }
        if (isGeneric(array)) {
            method.addAnnotation(RuntimeNames.UNCHECKED);
        }
        return method.beginControlFlow("if (!in.firstElement())")
                .addStatement("return $N", array.emptyConstant().orElseThrow())
                .endControlFlow()
                .addCode(elements(array))
                .addCode(beginElements())
                .addCode(
                        refillsElements
                                ? CodeBlock.of("elements[count] = $L;\ncount++;\n", read)
                                : CodeBlock.of("elements[count++] = $L;\n", read))
                .endControlFlow("while (in.nextElement())")
                .addStatement(
                        "return count == elements.length ? elements : $T.copyOf(elements, count)", RuntimeNames.ARRAYS)
                .build();
    }

    /** Begins the loop over the elements of an array, which grows if it is full. */
    private static CodeBlock beginElements() {
        return CodeBlock.builder()
                .addStatement("int count = 0")
                .beginControlFlow("do")
                .beginControlFlow("if (count == elements.length)")
                .addStatement("elements = $T.copyOf(elements, count * 2)", RuntimeNames.ARRAYS)
                .endControlFlow()
                .build();
    }

    private static String capacity(Container container) {
        return container.initialCapacity().isPresent()
                ? String.valueOf(container.initialCapacity().getAsInt())
                : "in.countElements()";
    }

    /**
     * Declares {@code elements}: {@code old}, if it can be used again. A {@code String[]} is also an {@code Object[]},
     * but can store only strings. So an array of another class is not used.
     */
    private static CodeBlock elements(Container array) {
        CodeBlock fresh = newArray(array, capacity(array));
        CodeBlock.Builder code = CodeBlock.builder();
        if (!array.refilled()) {
            code.addStatement("$T elements = $L", poet(array.javaType()), fresh);
        } else if (array.ofOneClass()) {
            code.addStatement("$T elements = old == null || old.length == 0 ? $L : old", poet(array.javaType()), fresh);
        } else {
            code.addStatement("$T elements = old", poet(array.javaType()))
                    .beginControlFlow(
                            "if (old == null || old.length == 0 || old.getClass() != $T.class)",
                            RuntimeNames.classOf(array.javaType()))
                    .addStatement("elements = $L", fresh)
                    .endControlFlow();
        }
        return code.build();
    }

    /**
     * Returns an expression for a new array. Java has no arrays of a parameterized type, hence the cast for maps and
     * lists.
     *
     * @param length an expression
     */
    static CodeBlock newArray(Container array, String length) {
        TypeName innermost = poet(array.heldType().innermost());
        String brackets = "[" + length + "]" + "[]".repeat(array.heldType().dimensions());
        return innermost instanceof ParameterizedTypeName generic
                ? CodeBlock.of(
                        "($T) new $T<$L>$L", poet(array.javaType()), generic.rawType(), wildcards(generic), brackets)
                : CodeBlock.of("new $T$L", innermost, brackets);
    }

    private static String wildcards(ParameterizedTypeName generic) {
        return generic.typeArguments().stream().map(argument -> "?").collect(Collectors.joining(", "));
    }

    /** Returns whether a cast to the array's type is unchecked. */
    static boolean isGeneric(Container array) {
        return array.javaType().innermost() instanceof JavaType.Generic;
    }

    /** Golden: {@code BasketParser.readStringList(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private static MethodSpec readList(Container list, CodeBlock read) {
        return beginContainer(list, "beginArray")
                .addStatement("$T elements = new $T<>()", poet(list.javaType()), RuntimeNames.ARRAY_LIST)
                .beginControlFlow("for (boolean more = in.firstElement(); more; more = in.nextElement())")
                .addStatement("elements.add($L)", read)
                .endControlFlow()
                .addStatement("return elements")
                .build();
    }

    /** Golden: {@code UserParser.readStringList(JsonScanner)} in {@code dev.schemac.golden.records.users}. */
    private static MethodSpec readUnmodifiableList(Container list, CodeBlock read) {
        return beginContainer(list, "beginArray")
                .beginControlFlow("if (!in.firstElement())")
                .addStatement("return $T.emptyList()", RuntimeNames.COLLECTIONS)
                .endControlFlow()
                .addStatement("$1T[] elements = new $1T[$2L]", Object.class, capacity(list))
                .addCode(beginElements())
                .addStatement("elements[count++] = $L", read)
                .endControlFlow("while (in.nextElement())")
                .addStatement("return $T.unmodifiableList(elements, count)", RuntimeNames.JSON_VALUES)
                .build();
    }

    /** Golden: {@code BasketParser.readStringSet(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private static MethodSpec readSet(Container set, CodeBlock read) {
        return beginContainer(set, "beginArray")
                .addStatement("$T elements = new $T<>()", poet(set.javaType()), LinkedHashSet.class)
                .beginControlFlow("for (boolean more = in.firstElement(); more; more = in.nextElement())")
                .addStatement("in.addElement(elements, in.position(), $L)", read)
                .endControlFlow()
                .addStatement(
                        set.unmodifiable()
                                ? CodeBlock.of("return $T.unmodifiableSet(elements)", RuntimeNames.JSON_VALUES)
                                : CodeBlock.of("return elements"))
                .build();
    }

    /** Golden: {@code BasketParser.readIntegerMap(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private static MethodSpec readMap(Container map, CodeBlock read) {
        return beginContainer(map, "beginObject")
                .addStatement("$T members = new $T<>()", poet(map.javaType()), RuntimeNames.LINKED_HASH_MAP)
                .beginControlFlow(
                        "while (in.nextMember($N, 0) != $T.NO_MEMBER)",
                        GeneratedNames.NO_KEYS,
                        RuntimeNames.JSON_SCANNER)
                .addStatement("in.putMember(members, in.memberName(), in.position(), $L)", read)
                .endControlFlow()
                .addStatement(
                        map.unmodifiable()
                                ? CodeBlock.of("return $T.unmodifiableMap(members)", RuntimeNames.JSON_VALUES)
                                : CodeBlock.of("return members"))
                .build();
    }

    private static MethodSpec.Builder beginContainer(Container container, String begin) {
        return MethodSpec.methodBuilder(container.readMethod())
                .addModifiers(PRIVATE, STATIC)
                .returns(poet(container.javaType()))
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.$L())", begin)
                .addStatement("return null")
                .endControlFlow();
    }
}
