package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ColumnPlan.NullHandling;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.codegen.plan.ValuePlan.ApplicationObject;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.codegen.plan.ValuePlan.Event;
import dev.schemac.codegen.plan.ValuePlan.Scalar;
import java.util.List;
import java.util.Optional;

/**
 * The code that reads columns into an event. Wherever it lands, {@code in} is the scanner and {@code value} the event.
 */
final class ColumnReads {

    private final ObjectPlan plan;
    private final ValueAccess access;

    ColumnReads(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ValueAccess(plan);
    }

    /** Reads the columns as long as each is the next member, and returns the number of the first one that is not. */
    CodeBlock whileNext(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            code.beginControlFlow("if (!in.$L($N))", nextIs(column), column.constant())
                    .addStatement("return $L", column.index())
                    .endControlFlow()
                    .add(inOrder(column));
        }
        return code.build();
    }

    /** Reads each column that is the next member when its turn comes, and sets its bit in {@code seen}. */
    CodeBlock ifNext(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            code.beginControlFlow("if (in.$L($N))", nextIs(column), column.constant())
                    .add(inOrder(column))
                    .addStatement(column.bit() == 0 ? "seen |= 1L" : "seen |= 1L << " + column.bit())
                    .endControlFlow();
        }
        return code.build();
    }

    private static String nextIs(ColumnPlan column) {
        return column.index() == 0 ? "firstIs" : "nextIs";
    }

    private CodeBlock inOrder(ColumnPlan column) {
        CodeBlock read = value(column.value(), false, old(column));
        return statements(column, column.nullsInOrder(), access.set(column, read));
    }

    /** What the event has in a column, if that can be filled again. */
    private Optional<CodeBlock> old(ColumnPlan column) {
        return column.value().refills() ? Optional.of(access.get(column)) : Optional.empty();
    }

    /** A switch over the number of a column, in {@code column}: reads it wherever it stands, null included. */
    CodeBlock anyOrder(List<ColumnPlan> columns) {
        return anyOrder(columns, false);
    }

    /**
     * As {@link #anyOrder(List)}, where primitive columns that have a bit for it are known not to be null and have been
     * made present.
     */
    CodeBlock anyOrderNotNull(List<ColumnPlan> columns) {
        return anyOrder(columns, true);
    }

    private CodeBlock anyOrder(List<ColumnPlan> columns, boolean primitivesPresent) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        for (ColumnPlan column : columns) {
            CodeBlock read = value(column.value(), column.boxed(), old(column));
            CodeBlock statements = primitivesPresent && column.hasReachablePresenceBit()
                    ? statements(column, NullHandling.SET, access.set(column, read))
                    : statements(column, column.nullsInAnyOrder(), access.setPresent(column, read));
            if (statements.toString().indexOf('\n') == statements.toString().length() - 1) {
                code.add("case $L -> $L", column.index(), statements);
            } else {
                code.beginControlFlow("case $L ->", column.index())
                        .add(statements)
                        .endControlFlow();
            }
        }
        return code.endControlFlow().build();
    }

    /** @param set the statement that reads the value and sets the column */
    private CodeBlock statements(ColumnPlan column, NullHandling nulls, CodeBlock set) {
        CodeBlock.Builder code = CodeBlock.builder();
        switch (nulls) {
            case SKIP -> code.addStatement("in.skipValue()");
            case SET -> code.addStatement(set);
            case LEAVE ->
                code.beginControlFlow("if (!in.skipNull())").addStatement(set).endControlFlow();
            case CLEAR ->
                code.beginControlFlow("if (in.skipNull())")
                        .addStatement(access.clear(column))
                        .nextControlFlow("else")
                        .addStatement(set)
                        .endControlFlow();
            case REFUSE_BEFORE ->
                code.add(refuseNull(column, CodeBlock.of("in.skipNull()"))).addStatement(set);
            case REFUSE_AFTER ->
                code.addStatement(set).add(refuseNull(column, CodeBlock.of("$L == null", access.setTo(column))));
        }
        return code.build();
    }

    private static CodeBlock refuseNull(ColumnPlan column, CodeBlock condition) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L)", condition)
                .addStatement("in.nullMember($S)", column.spokenType())
                .endControlFlow()
                .build();
    }

    /**
     * A switch over the number of a primitive column that has a bit for its presence, in {@code column}: null has been
     * read.
     */
    CodeBlock nulls(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        columns.stream()
                .filter(ColumnPlan::hasReachablePresenceBit)
                .forEach(column -> code.addStatement(
                        "case $L -> $L",
                        column.index(),
                        column.nullsInAnyOrder() == NullHandling.CLEAR
                                ? access.clear(column)
                                : CodeBlock.of("in.nullMember($S)", column.spokenType())));
        return code.endControlFlow().build();
    }

    /**
     * What is to be done about missing members once all there are have been read.
     *
     * @param seen bit i of this expression is set where the group's column i was there
     */
    CodeBlock missing(ColumnGroup group, CodeBlock seen) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (group.required() != 0) {
            CodeBlock first = CodeBlock.of("$T.numberOfTrailingZeros(REQUIRED & ~$L)", Long.class, seen);
            code.beginControlFlow("if (($L & REQUIRED) != REQUIRED)", seen)
                    .addStatement(
                            "in.missing($L, $L)",
                            plan.wide()
                                    ? CodeBlock.of("$T.KEYS", poet(plan.names().parser()))
                                    : CodeBlock.of("KEYS"),
                            group.first() == 0 ? first : CodeBlock.of("$L + $L", group.first(), first))
                    .endControlFlow();
        }
        for (ColumnPlan column : group.defaulted()) {
            CodeBlock value =
                    ColumnCode.defaultValue(column, column.defaultValue().orElseThrow());
            code.beginControlFlow("if (($L & (1L << $L)) == 0)", seen, column.bit())
                    .addStatement(access.setPresent(column, value))
                    .endControlFlow();
        }
        return code.build();
    }

    /**
     * The expression that reads a value.
     *
     * @param orNull whether null is null, of a type that is primitive in Java too
     * @param old what is to be filled again, or null; empty where nothing is
     */
    static CodeBlock value(ValuePlan value, boolean orNull, Optional<CodeBlock> old) {
        if (value instanceof Container container) {
            return container.refilled()
                    ? CodeBlock.of("$L(in, $L)", container.readMethod(), old.orElse(CodeBlock.of("null")))
                    : CodeBlock.of("$L(in)", container.readMethod());
        } else if (value instanceof Event event) {
            ClassName parser = poet(event.classes().parser());
            return old.map(filled -> CodeBlock.of("$T.INSTANCE.readInto(in, $L)", parser, filled))
                    .orElseGet(() -> CodeBlock.of("$T.INSTANCE.read(in)", parser));
        } else if (value instanceof ApplicationObject application) {
            return CodeBlock.of("$T.read(in)", poet(application.classes().parser()));
        }
        Scalar scalar = (Scalar) value;
        return CodeBlock.of(
                "in.$L($L)",
                orNull ? scalar.readOrNull() : scalar.read(),
                scalar.format().map(ColumnCode::format).orElse(CodeBlock.of("")));
    }
}
