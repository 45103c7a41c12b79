package dev.schemac.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * A generated JavaBean: parser and writer use its fields, and its methods where an ancestor in another package has the
 * field.
 */
record BeanAccess(TypeName filled) implements ValueAccess {

    @Override
    public CodeBlock create() {
        return CodeBlock.of("new $T()", filled);
    }

    @Override
    public CodeBlock set(ColumnPlan column, CodeBlock to) {
        return column.reachable() ? CodeBlock.of("value.$N = $L", column.field(), to) : setPresent(column, to);
    }

    @Override
    public CodeBlock setPresent(ColumnPlan column, CodeBlock to) {
        return column.primitive() || !column.reachable()
                ? CodeBlock.of("value.set$L($L)", column.accessor(), to)
                : CodeBlock.of("value.$N = $L", column.field(), to);
    }

    @Override
    public CodeBlock clear(ColumnPlan column) {
        return CodeBlock.of("value.clear$L()", column.accessor());
    }

    @Override
    public CodeBlock setTo(ColumnPlan column) {
        return get(column);
    }

    @Override
    public CodeBlock keepMember() {
        return CodeBlock.of(
                "value.$1N = in.putMember(value.$1N, in.memberName(), in.position(), in.readValue())",
                ValueClassGenerator.UNDECLARED);
    }

    @Override
    public CodeBlock finished() {
        return CodeBlock.of("value");
    }

    @Override
    public CodeBlock get(ColumnPlan column) {
        return column.reachable()
                ? CodeBlock.of("value.$N", column.field())
                : CodeBlock.of("value.get$L()", column.accessor());
    }

    @Override
    public CodeBlock isPresent(ColumnPlan column) {
        return CodeBlock.of("value.has$L()", column.accessor());
    }

    @Override
    public CodeBlock undeclared() {
        return CodeBlock.of("value.undeclaredMembers()");
    }
}
