package dev.schemac.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ClassType.Access;
import dev.schemac.dsl.model.ClassType.Property;

/**
 * A class of the application: its public fields, its setters and its getters. A primitive property always has a value;
 * where JSON has none, it is the one that the class gave it.
 */
record ClassAccess(TypeName filled, ClassType type) implements ValueAccess {

    @Override
    public CodeBlock create() {
        return CodeBlock.of("new $T()", filled);
    }

    @Override
    public CodeBlock set(ColumnPlan column, CodeBlock to) {
        return isField(column)
                ? CodeBlock.of("value.$N = $L", column.name(), to)
                : CodeBlock.of("value.set$L($L)", column.accessor(), to);
    }

    @Override
    public CodeBlock setPresent(ColumnPlan column, CodeBlock to) {
        return set(column, to);
    }

    @Override
    public CodeBlock clear(ColumnPlan column) {
        throw new IllegalStateException("nothing tells whether " + column + " is there");
    }

    @Override
    public CodeBlock setTo(ColumnPlan column) {
        return get(column);
    }

    @Override
    public CodeBlock keepMember() {
        throw new IllegalStateException("a class of the application keeps declared members only");
    }

    @Override
    public CodeBlock finished() {
        return CodeBlock.of("value");
    }

    @Override
    public CodeBlock get(ColumnPlan column) {
        return isField(column)
                ? CodeBlock.of("value.$N", column.name())
                : CodeBlock.of("value.$L()", property(column).getter().orElseThrow());
    }

    @Override
    public CodeBlock isPresent(ColumnPlan column) {
        return CodeBlock.of("$L != null", get(column));
    }

    @Override
    public CodeBlock undeclared() {
        throw new IllegalStateException("a class of the application keeps declared members only");
    }

    @Override
    public boolean isReadable(ColumnPlan column) {
        return property(column).readable();
    }

    @Override
    public boolean callsApplication(ColumnPlan column) {
        return !isField(column);
    }

    private boolean isField(ColumnPlan column) {
        return property(column).access() == Access.FIELD;
    }

    private Property property(ColumnPlan column) {
        return type.property(column.name()).orElseThrow();
    }
}
