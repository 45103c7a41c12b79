package dev.schemac.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;

/**
 * How parser and writer touch an event of a schema: the one thing they need to know about the kind of its value class.
 * Wherever the code lands, {@code value} is what the parser fills, or the event that the writer writes.
 */
sealed interface ValueAccess permits BeanAccess, ClassAccess, RecordAccess {

    /** The type of what the parser fills. */
    TypeName filled();

    /** In the parser: an expression for a new one, without any column. */
    CodeBlock create();

    /** In the parser: the statement that sets a column, and says nothing about its presence bit. */
    CodeBlock set(ColumnPlan column, CodeBlock to);

    /** In the parser: the statement that sets a column and makes it present. */
    CodeBlock setPresent(ColumnPlan column, CodeBlock to);

    /** In the parser: the statement that makes a primitive column absent. */
    CodeBlock clear(ColumnPlan column);

    /** In the parser: what a column has been set to. */
    CodeBlock setTo(ColumnPlan column);

    /** In the parser: the statement that keeps the undeclared member whose value comes next. */
    CodeBlock keepMember();

    /** In the parser: the event, once everything has been set. */
    CodeBlock finished();

    /** In the writer: a column of the event. */
    CodeBlock get(ColumnPlan column);

    /** In the writer: whether a primitive or boxed column is present. */
    CodeBlock isPresent(ColumnPlan column);

    /** In the writer: the members that no column declares. */
    CodeBlock undeclared();

    /** Whether the writer can get at the column at all. */
    default boolean isReadable(ColumnPlan column) {
        return true;
    }

    /** Whether code of the application runs to set the column and to get it: that happens once then. */
    default boolean callsApplication(ColumnPlan column) {
        return false;
    }
}
