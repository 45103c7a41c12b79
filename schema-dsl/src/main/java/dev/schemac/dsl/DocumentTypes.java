package dev.schemac.dsl;

import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the schemas of whole documents: no other schema uses them. */
final class DocumentTypes {
    private DocumentTypes() {}

    static List<ObjectType> of(List<ObjectType> types) {
        Set<ValueType> used = new HashSet<>();
        for (ObjectType type : types) {
            type.columns().stream()
                    .map(column -> column.type().leaf())
                    .filter(each -> each != type)
                    .forEach(used::add);
            // the base of a union reads its subtypes; any other base is only a part of them
            type.parent().ifPresent(parent -> used.add(parent.union().isPresent() ? type : parent));
        }
        return types.stream().filter(type -> !used.contains(type)).toList();
    }
}
