package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;

import com.palantir.javapoet.CodeBlock;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;

/**
 * How parser and writer touch an event of a schema: its kind of class makes no other difference to them. Wherever the
 * code lands, {@code value} is what the parser fills, or the event that the writer writes.
 */
final class ValueAccess {

    private final ObjectPlan plan;

    ValueAccess(ObjectPlan plan) {
        this.plan = plan;
    }

    /** In the parser: an expression for a new one, without any column. */
    CodeBlock create() {
        return CodeBlock.of("new $T()", poet(plan.filled()));
    }

    /** In the parser: the statement that sets a column, and says nothing about its presence bit. */
    CodeBlock set(ColumnPlan column, CodeBlock to) {
        return column.reachable() ? CodeBlock.of("value.$N = $L", column.field(), to) : bySetter(column, to);
    }

    /** In the parser: the statement that sets a column and makes it present. */
    CodeBlock setPresent(ColumnPlan column, CodeBlock to) {
        return column.hasPresenceBit() ? bySetter(column, to) : set(column, to);
    }

    private static CodeBlock bySetter(ColumnPlan column, CodeBlock to) {
        return CodeBlock.of("value.set$L($L)", column.accessor(), to);
    }

    /** In the parser: the statement that makes a primitive column absent. */
    CodeBlock clear(ColumnPlan column) {
        return CodeBlock.of("value.clear$L()", column.accessor());
    }

    /** In the parser: what a column has been set to. */
    CodeBlock setTo(ColumnPlan column) {
        return column.reachable() ? CodeBlock.of("value.$N", column.field()) : byGetter(column);
    }

    /** In the parser: the statement that keeps the undeclared member whose value comes next. */
    CodeBlock keepMember() {
        return plan.kind() == ValueKind.RECORD
                ? CodeBlock.of(
                        "in.putMember(value.$N, in.memberName(), in.position(), in.readValue())",
                        ObjectPlan.UNDECLARED_COMPONENT)
                : CodeBlock.of(
                        "value.$1N = in.putMember(value.$1N, in.memberName(), in.position(), in.readValue())",
                        ObjectPlan.UNDECLARED_FIELD);
    }

    /** In the parser: the event, once everything has been set. */
    CodeBlock finished() {
        return CodeBlock.of(plan.kind() == ValueKind.RECORD ? "value.build()" : "value");
    }

    /** In the writer: a column of the event. */
    CodeBlock get(ColumnPlan column) {
        return plan.kind() == ValueKind.RECORD ? byGetter(column) : setTo(column);
    }

    private static CodeBlock byGetter(ColumnPlan column) {
        return CodeBlock.of("value.$L()", column.getter());
    }

    /** In the writer: whether a column that has a presence bit is present. */
    static CodeBlock isPresent(ColumnPlan column) {
        return CodeBlock.of("value.has$L()", column.accessor());
    }
}
