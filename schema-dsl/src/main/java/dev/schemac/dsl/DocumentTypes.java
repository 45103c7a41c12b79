package dev.schemac.dsl;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the schemas of whole documents: no other schema uses them. */
final class DocumentTypes {
    private DocumentTypes() {}

    static List<ObjectType> of(List<ObjectType> types) {
        Set<ObjectType> used = new HashSet<>();
        for (ObjectType type : types) {
            type.columns().stream()
                    .map(Column::type)
                    .flatMap(each -> schema(each).stream())
                    .filter(each -> each != type)
                    .forEach(used::add);
            // the base of a union reads its subtypes; any other base is only a part of them
            type.parent().ifPresent(parent -> used.add(parent.union().isPresent() ? type : parent));
        }
        return types.stream().filter(type -> !used.contains(type)).toList();
    }

    private static Optional<ObjectType> schema(ValueType type) {
        if (type instanceof ArrayType array) {
            return schema(array.element());
        }
        if (type instanceof ListType list) {
            return schema(list.element());
        }
        if (type instanceof MapType map) {
            return schema(map.value());
        }
        return type instanceof ObjectType schema ? Optional.of(schema) : Optional.empty();
    }
}
