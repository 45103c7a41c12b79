package dev.schemac.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * A generated record: the parser sets the fields of its builder, the writer calls its accessors. No column is
 * primitive, so being present is not being null.
 *
 * @param builder the nested class
 */
record RecordAccess(ClassName builder) implements ValueAccess {

    @Override
    public TypeName filled() {
        return builder;
    }

    @Override
    public CodeBlock create() {
        return CodeBlock.of("new $T()", builder);
    }

    @Override
    public CodeBlock set(ColumnPlan column, CodeBlock to) {
        return CodeBlock.of("value.$N = $L", column.field(), to);
    }

    @Override
    public CodeBlock setPresent(ColumnPlan column, CodeBlock to) {
        return set(column, to);
    }

    @Override
    public CodeBlock clear(ColumnPlan column) {
        return set(column, CodeBlock.of("null"));
    }

    @Override
    public CodeBlock setTo(ColumnPlan column) {
        return CodeBlock.of("value.$N", column.field());
    }

    @Override
    public CodeBlock keepMember() {
        return CodeBlock.of(
                "in.putMember(value.$N, in.memberName(), in.position(), in.readValue())", RecordGenerator.UNDECLARED);
    }

    @Override
    public CodeBlock finished() {
        return CodeBlock.of("value.build()");
    }

    @Override
    public CodeBlock get(ColumnPlan column) {
        return CodeBlock.of("value.$N()", column.field());
    }

    @Override
    public CodeBlock isPresent(ColumnPlan column) {
        return CodeBlock.of("$L != null", get(column));
    }

    @Override
    public CodeBlock undeclared() {
        return CodeBlock.of("value.undeclaredMembers()");
    }
}
