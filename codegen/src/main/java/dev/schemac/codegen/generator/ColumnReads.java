package dev.schemac.codegen.generator;

import com.palantir.javapoet.CodeBlock;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The code that reads columns into an event. Wherever it lands, {@code in} is the scanner and {@code value} the event.
 */
final class ColumnReads {

    private final ObjectPlan plan;
    private final TypeMapper types;

    ColumnReads(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
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
                    .endControlFlow()
                    .addStatement(
                            "value.$N = $L", column.field(), value(column.type(), types.inOrderRead(column.type())));
        }
        return code.build();
    }

    /** A switch over the number of a column, in {@code column}: reads it wherever it stands, null included. */
    CodeBlock anyOrder(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (column)");
        for (ColumnPlan column : columns) {
            CodeBlock read = value(column.type(), types.read(column.type()));
            if (column.primitive()) {
                code.beginControlFlow("case $L ->", column.index())
                        .beginControlFlow("if (in.skipNull())")
                        .addStatement("value.clear$L()", column.accessor())
                        .nextControlFlow("else")
                        .addStatement("value.set$L($L)", column.accessor(), read)
                        .endControlFlow()
                        .endControlFlow();
            } else {
                code.addStatement("case $L -> value.$N = $L", column.index(), column.field(), read);
            }
        }
        return code.endControlFlow().build();
    }

    /** The expression that reads a value; {@code method} is the scanner's where no generated one reads the type. */
    CodeBlock value(ValueType type, String method) {
        if (type instanceof ArrayType array) {
            return CodeBlock.of("$L(in)", plan.array(array).readMethod());
        } else if (type instanceof ObjectType object) {
            return CodeBlock.of("$T.INSTANCE.read(in)", types.names(object).parser());
        }
        return CodeBlock.of("in.$L()", method);
    }
}
