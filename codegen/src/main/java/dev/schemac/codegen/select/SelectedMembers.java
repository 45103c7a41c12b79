package dev.schemac.codegen.select;

import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The members that a reader of documents selects from the objects at one place of a document. A schema that occurs at
 * several places has a selection at each of them. Immutable; equal if the same members are selected.
 *
 * @param whole whether all members are selected, and everything in them
 * @param members the selected members by their JSON names, with the selection in each; empty if all are selected
 */
public record SelectedMembers(boolean whole, Map<String, SelectedMembers> members) {
    /** Selects everything. */
    public static final SelectedMembers ALL = new SelectedMembers(true, Map.of());

    /** Copies the members. */
    public SelectedMembers {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /**
     * {@return the members of a schema at paths of JSON names: {@code [address, city]}}
     *
     * @param paths arrays and maps on the way have no name. A path to an object selects everything in it, and so does a
     *     path into a union
     * @throws IllegalArgumentException if no document can have one of these members
     */
    public static SelectedMembers of(ObjectType type, List<List<String>> paths) {
        if (SelectedColumns.isInUnion(type)) {
            return ALL;
        }
        Map<Column, List<List<String>>> rests = new LinkedHashMap<>();
        for (List<String> path : paths) {
            if (!path.isEmpty()) {
                rests.computeIfAbsent(column(type, path.get(0)), key -> new ArrayList<>())
                        .add(path.subList(1, path.size()));
            }
        }
        Map<String, SelectedMembers> members = new LinkedHashMap<>();
        rests.forEach((column, rest) -> members.put(
                column.jsonName(), column.type().leaf() instanceof ObjectType nested ? of(nested, rest) : ALL));
        boolean all = paths.stream().anyMatch(List::isEmpty)
                || members.size() == type.allColumns().size()
                        && members.values().stream().allMatch(SelectedMembers::whole);
        return all ? ALL : new SelectedMembers(false, members);
    }

    private static Column column(ObjectType type, String name) {
        return type.allColumns().stream()
                .filter(each -> each.jsonName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("schema '" + type.name() + "' has no member '" + name
                        + "'"
                        + NearestName.suggestion(
                                name,
                                type.allColumns().stream().map(Column::jsonName).toList())));
    }

    /** {@return the selection in the values of a column; empty if the column is not selected} */
    public Optional<SelectedMembers> in(Column column) {
        return whole ? Optional.of(ALL) : Optional.ofNullable(members.get(column.jsonName()));
    }
}
