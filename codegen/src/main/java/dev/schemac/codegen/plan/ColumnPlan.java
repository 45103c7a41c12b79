package dev.schemac.codegen.plan;

import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ValueType;
import java.util.Optional;
import java.util.Set;

/**
 * What is settled about one column before a line is emitted.
 *
 * @param index its place among the columns, those of the ancestors included, from 0
 * @param declared the column in the schema
 * @param format how its scalars are read and written, where that is by a format
 * @param javaType the type of its field
 * @param field its field in the value class
 * @param accessor what follows {@code get}, {@code set}, {@code has} and {@code clear}
 * @param constant its {@code JsonKey} in parser and writer
 * @param presenceField the presence bits it is among, if it is primitive; empty where the value class has none
 * @param inherited whether an ancestor declares it
 * @param reachable whether parser and writer may use the field; not so where an ancestor in another package has it,
 *     or stands between
 */
record ColumnPlan(
        int index,
        Column declared,
        Optional<FormatPlan> format,
        TypeName javaType,
        String field,
        String accessor,
        String constant,
        String presenceField,
        boolean inherited,
        boolean reachable) {

    ColumnPlan withFormat(Optional<FormatPlan> settled) {
        return new ColumnPlan(
                index, declared, settled, javaType, field, accessor, constant, presenceField, inherited, reachable);
    }

    String name() {
        return declared.name();
    }

    ValueType type() {
        return declared.type();
    }

    boolean primitive() {
        return javaType.isPrimitive();
    }

    /** Whether a bit says that it is present. */
    boolean hasPresenceBit() {
        return primitive() && !presenceField.isEmpty();
    }

    /** Whether parser and writer may use that bit. */
    boolean hasReachablePresenceBit() {
        return hasPresenceBit() && reachable;
    }

    /** Whether it is a scalar that could be primitive, and is not: it is null where it is absent. */
    boolean boxed() {
        return javaType.isBoxedPrimitive() && format.isEmpty();
    }

    /** Whether it never has a value: it has no field then. */
    boolean alwaysNull() {
        return type() == UntypedType.NULL;
    }

    /** The column's place in the bits of its group. */
    int bit() {
        return index % ColumnGroup.SIZE;
    }

    /** The field as code inside the value class writes it, where local variables of these names are in scope. */
    String fieldBeside(Set<String> locals) {
        return locals.contains(field) ? "this." + field : field;
    }
}
