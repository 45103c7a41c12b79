package dev.schemac.codegen.generator;

import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import java.util.List;
import java.util.Map;

/**
 * Everything that is settled about one schema before a line is emitted; the generators only write it down.
 *
 * @param columns in the order of the schema
 * @param groups the same columns, 64 at a time; one empty group where there are none
 * @param arrays the distinct array types of the columns, outer before inner, by their Java type
 */
record ObjectPlan(
        ObjectType type,
        ObjectNames names,
        List<ColumnPlan> columns,
        List<ColumnGroup> groups,
        Map<TypeName, ArrayPlan> arrays,
        KeyMatchPlan keys,
        TypeMapper types) {

    /** Whether the columns are more than one group. */
    boolean wide() {
        return groups.size() > 1;
    }

    /** The one group of a schema that is not wide. */
    ColumnGroup onlyGroup() {
        return groups.get(0);
    }

    ArrayPlan array(ArrayType array) {
        return arrays.get(types.javaType(array));
    }

    TypeName javaType(ValueType value) {
        return types.javaType(value);
    }
}
