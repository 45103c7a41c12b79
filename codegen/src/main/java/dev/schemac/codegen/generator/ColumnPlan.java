package dev.schemac.codegen.generator;

import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ValueType;
import java.util.Set;

/**
 * What is settled about one column before a line is emitted.
 *
 * @param index its place among the columns, from 0
 * @param name its name in JSON
 * @param javaType the type of its field
 * @param field its field in the value class
 * @param accessor what follows {@code get}, {@code set}, {@code has} and {@code clear}
 * @param constant its {@code JsonKey} in parser and writer
 */
record ColumnPlan(
        int index, String name, ValueType type, TypeName javaType, String field, String accessor, String constant) {

    boolean primitive() {
        return javaType.isPrimitive();
    }

    /** The column's place in the presence bits of its group. */
    int bit() {
        return index % ColumnGroup.SIZE;
    }

    /** The field as code inside the value class writes it, where local variables of these names are in scope. */
    String fieldBeside(Set<String> locals) {
        return locals.contains(field) ? "this." + field : field;
    }
}
