package dev.schemac.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The code that reads columns into an event. Wherever it lands, {@code in} is the scanner and {@code value} the event.
 */
final class ColumnReads {

    private final ObjectPlan plan;
    private final TypeMapper types;
    private final ValueAccess access;

    ColumnReads(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
        this.access = plan.access();
    }

    /**
     * The straight line: each column at the place where the schema has it.
     *
     * @param otherwise what to return when column number so-and-so is not the next one
     */
    CodeBlock inOrder(List<ColumnPlan> columns, IntFunction<CodeBlock> otherwise) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            code.beginControlFlow("if (!in.$L($N))", column.index() == 0 ? "firstIs" : "nextIs", column.constant())
                    .addStatement("return $L", otherwise.apply(column.index()))
                    .endControlFlow();
            code.add(expected(column, false, Optional.empty()));
        }
        return code.build();
    }

    /**
     * Reads a column whose member has just been taken with its key, in any order.
     */
    CodeBlock expected(ColumnPlan column) {
        return expected(column, true, old(column));
    }

    /** What the event has in a column, if that can be filled again. */
    private Optional<CodeBlock> old(ColumnPlan column) {
        return refills(column.type()) ? Optional.of(access.get(column)) : Optional.empty();
    }

    /** Whether an event has something of this type that can be filled again. */
    boolean refills(ValueType type) {
        return plan.refills()
                && (type instanceof ArrayType
                        || type instanceof ObjectType object
                                && plan.refillable().contains(object));
    }

    private CodeBlock expected(ColumnPlan column, boolean present, Optional<CodeBlock> old) {
        if (column.alwaysNull()) {
            return CodeBlock.builder().addStatement("in.skipValue()").build();
        }
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock read = value(column.type(), column.format(), TypeMapper.inOrderRead(column.type()), old);
        boolean asksForNull = !column.declared().nullable() && TypeMapper.mayReadNull(column);
        if (asksForNull && access.callsApplication(column)) {
            code.add(refuseNullLiteral(column));
        }
        code.addStatement(present && column.primitive() ? access.setPresent(column, read) : access.set(column, read));
        if (asksForNull && !access.callsApplication(column)) {
            code.add(refuseNull(column));
        }
        return code.build();
    }

    /** A switch over the number of a column, in {@code column}: reads it wherever it stands, null included. */
    CodeBlock anyOrder(List<ColumnPlan> columns) {
        return anyOrder(columns, false);
    }

    /**
     * As {@link #anyOrder(List)}, where primitive columns that have a bit for it are known not to be null and have been made
     * present.
     */
    CodeBlock anyOrderNotNull(List<ColumnPlan> columns) {
        return anyOrder(columns, true);
    }

    private CodeBlock anyOrder(List<ColumnPlan> columns, boolean primitivesPresent) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        for (ColumnPlan column : columns) {
            CodeBlock read = value(column.type(), column.format(), types.read(column), old(column));
            if (primitivesPresent && column.hasReachablePresenceBit()) {
                code.addStatement("case $L -> $L", column.index(), access.set(column, read));
            } else if (column.alwaysNull()) {
                code.addStatement("case $L -> in.skipValue()", column.index());
            } else if (column.primitive()
                    && !column.hasPresenceBit()
                    && column.declared().nullable()) {
                code.beginControlFlow("case $L ->", column.index())
                        .beginControlFlow("if (!in.skipNull())")
                        .addStatement(access.setPresent(column, read))
                        .endControlFlow()
                        .endControlFlow();
            } else if (column.primitive() && column.declared().nullable()) {
                code.beginControlFlow("case $L ->", column.index())
                        .beginControlFlow("if (in.skipNull())")
                        .addStatement(access.clear(column))
                        .nextControlFlow("else")
                        .addStatement(access.setPresent(column, read))
                        .endControlFlow()
                        .endControlFlow();
            } else if (column.declared().nullable()) {
                code.addStatement("case $L -> $L", column.index(), access.set(column, read));
            } else if (column.primitive() || access.callsApplication(column)) {
                code.beginControlFlow("case $L ->", column.index())
                        .add(refuseNullLiteral(column))
                        .addStatement(access.setPresent(column, read))
                        .endControlFlow();
            } else {
                code.beginControlFlow("case $L ->", column.index())
                        .addStatement(access.set(column, read))
                        .add(refuseNull(column))
                        .endControlFlow();
            }
        }
        return code.endControlFlow().build();
    }

    /** A switch over the number of a primitive column that has a bit for its presence, in {@code column}: null has been read. */
    CodeBlock nulls(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        columns.stream()
                .filter(ColumnPlan::hasReachablePresenceBit)
                .forEach(column -> code.addStatement(
                        "case $L -> $L",
                        column.index(),
                        column.declared().nullable()
                                ? access.clear(column)
                                : CodeBlock.of("in.nullMember($S)", TypeMapper.spoken(column.type()))));
        return code.endControlFlow().build();
    }

    /** Before the value is read. */
    private static CodeBlock refuseNullLiteral(ColumnPlan column) {
        return CodeBlock.builder()
                .beginControlFlow("if (in.skipNull())")
                .addStatement("in.nullMember($S)", TypeMapper.spoken(column.type()))
                .endControlFlow()
                .build();
    }

    private CodeBlock refuseNull(ColumnPlan column) {
        return CodeBlock.builder()
                .beginControlFlow("if ($L == null)", access.setTo(column))
                .addStatement("in.nullMember($S)", TypeMapper.spoken(column.type()))
                .endControlFlow()
                .build();
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
                            plan.wide() ? CodeBlock.of("$T.KEYS", plan.names().parser()) : CodeBlock.of("KEYS"),
                            group.first() == 0 ? first : CodeBlock.of("$L + $L", group.first(), first))
                    .endControlFlow();
        }
        for (ColumnPlan column : group.defaulted()) {
            CodeBlock value = DefaultValues.expression(column);
            code.beginControlFlow("if (($L & (1L << $L)) == 0)", seen, column.bit())
                    .addStatement(access.setPresent(column, value))
                    .endControlFlow();
        }
        return code.build();
    }

    /**
     * The expression that reads a value.
     *
     * @param method the scanner's, where no generated one reads the type
     * @param old what is to be filled again, or null; empty where nothing is
     */
    CodeBlock value(ValueType type, Optional<FormatPlan> format, String method, Optional<CodeBlock> old) {
        ContainerPlan container = plan.container(type, format);
        if (container != null && type instanceof ArrayType && plan.refills()) {
            return CodeBlock.of("$L(in, $L)", container.readMethod(), old.orElse(CodeBlock.of("null")));
        } else if (container != null) {
            return CodeBlock.of("$L(in)", container.readMethod());
        } else if (type instanceof ObjectType object) {
            return old.map(event -> CodeBlock.of(
                            "$T.INSTANCE.readInto(in, $L)", types.names(object).parser(), event))
                    .orElseGet(() -> CodeBlock.of(
                            "$T.INSTANCE.read(in)", types.names(object).parser()));
        } else if (type instanceof ClassType application) {
            return CodeBlock.of("$T.read(in)", plan.reader(application).parser());
        }
        return CodeBlock.of(
                "in.$L($L)", method, format.map(FormatPlan::expression).orElse(CodeBlock.of("")));
    }
}
