package dev.schemac.codegen.select;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The columns that the values of selections need, for each schema. A schema that occurs in several columns has the
 * columns that any of them needs. Schemas of a union have all columns.
 */
public final class SelectedColumns {
    private final Map<ObjectType, Set<String>> members = new LinkedHashMap<>();
    private final Set<ObjectType> complete = new LinkedHashSet<>();

    private SelectedColumns() {}

    /** {@return the columns of a schema that the values of selections need} */
    public static SelectedColumns ofAll(ObjectType root, List<Selection> selections) {
        SelectedColumns selected = new SelectedColumns();
        selected.members(root);
        for (Selection selection : selections) {
            selection.columns().forEach((type, columns) -> columns.forEach(column -> selected.add(type, column)));
            selection.values().forEach(selected::addAll);
        }
        return selected;
    }

    private void add(ObjectType type, Column column) {
        if (isInUnion(type)) {
            addAll(type);
        } else {
            members(type).add(column.jsonName());
        }
    }

    private void addAll(ObjectType type) {
        if (!complete.add(type)) {
            return;
        }
        members(type);
        for (Column column : type.allColumns()) {
            members(type).add(column.jsonName());
            if (column.type().leaf() instanceof ObjectType nested) {
                addAll(nested);
            }
        }
        if (isInUnion(type)) {
            type.union().ifPresent(union -> schemas(union).forEach(this::addAll));
            type.parent().ifPresent(this::addAll);
        }
    }

    private Set<String> members(ObjectType type) {
        return members.computeIfAbsent(type, each -> new LinkedHashSet<>());
    }

    /** Returns whether a column of a schema is selected, its own or an inherited one. */
    public boolean contains(ObjectType type, Column column) {
        return members.getOrDefault(type, Set.of()).contains(column.jsonName());
    }

    /** Returns whether the objects of a schema can be those of a union. */
    public static boolean isInUnion(ObjectType type) {
        return type.union().isPresent()
                || !type.discriminatorStrings().isEmpty()
                || type.parent()
                        .flatMap(ObjectType::union)
                        .filter(union -> union.kind() == Union.Kind.MEMBERS)
                        .isPresent();
    }

    private static Set<ObjectType> schemas(Union union) {
        Set<ObjectType> schemas = new LinkedHashSet<>();
        union.subtypes().forEach(subtype -> schemas.add(subtype.type()));
        union.otherwise().ifPresent(schemas::add);
        return schemas;
    }
}
