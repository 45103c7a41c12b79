package dev.schemac.contracts.facts;

import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The members that the schemas of an object describe together. Immutable; {@link ObjectViews} makes it.
 *
 * @param members the node of each member, in the order of the contract
 * @param required the names of the required members, all of which are in {@code members}
 * @param open whether other members may be present
 * @param values the node of the other members, {@link SchemaNode#ANY} if nothing constrains them
 * @param counts the rules on the number of members that only a map can have, as {@code minItems} and {@code maxItems}
 * @param differences the other constraints on members
 */
public record ObjectView(
        Map<String, SchemaNode> members,
        Set<String> required,
        boolean open,
        SchemaNode values,
        Map<String, Keyword> counts,
        List<Difference> differences) {

    /** Returns a view of objects with these members. */
    public static ObjectView of(Map<String, SchemaNode> members, Set<String> required, boolean open) {
        return new ObjectView(members, required, open, SchemaNode.ANY, Map.of(), List.of());
    }

    /** Returns whether no member is described by name and other members may be present. */
    public boolean isMap() {
        return members.isEmpty() && open;
    }

    /** Returns the same view with these members only. */
    ObjectView with(Map<String, SchemaNode> only, Set<String> requiredOnes, SchemaNode others) {
        return new ObjectView(only, requiredOnes, false, others, counts, differences);
    }

    ObjectView without(Difference lost) {
        List<Difference> more = new ArrayList<>(differences);
        more.add(lost);
        return new ObjectView(members, required, open, values, counts, more);
    }

    /**
     * Returns a view with the members of all views. A member is required if all views require it. Other members may be
     * present if any view allows them.
     *
     * @param keyword the choice between the views
     */
    public static ObjectView joined(List<ObjectView> views, Keyword keyword) {
        Map<String, List<ObjectView>> declaring = new LinkedHashMap<>();
        Map<SchemaNode, Integer> openViews = new HashMap<>();
        Set<String> required = new LinkedHashSet<>(views.get(0).required);
        List<Difference> differences = new ArrayList<>();
        for (ObjectView view : views) {
            view.members
                    .keySet()
                    .forEach(name -> declaring
                            .computeIfAbsent(name, key -> new ArrayList<>())
                            .add(view));
            if (view.open) {
                openViews.merge(view.values, 1, Integer::sum);
            }
            required.retainAll(view.required);
            differences.addAll(view.differences);
        }
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        declaring.forEach((name, all) -> members.put(name, joined(name, all, openViews, keyword)));
        SchemaNode shared =
                openViews.size() == 1 ? openViews.keySet().iterator().next() : SchemaNode.ANY;
        return new ObjectView(members, required, !openViews.isEmpty(), shared, Map.of(), differences);
    }

    /** Returns the node of a member that some views declare. Where others are open, it has the type of their values, too. */
    private static SchemaNode joined(
            String name, List<ObjectView> declaring, Map<SchemaNode, Integer> openViews, Keyword keyword) {
        List<SchemaNode> nodes =
                declaring.stream().map(view -> view.members.get(name)).toList();
        return differsElsewhere(nodes, declaring, openViews) || nodes.contains(SchemaNode.ANY)
                ? SchemaNode.ANY
                : SchemaNode.anyOf(keyword, nodes);
    }

    private static boolean differsElsewhere(
            List<SchemaNode> nodes, List<ObjectView> declaring, Map<SchemaNode, Integer> openViews) {
        if (openViews.size() > declaring.size() + 1) {
            return true; // Other views have at least two different nodes.
        }
        Map<SchemaNode, Integer> elsewhere = new HashMap<>(openViews);
        declaring.stream().filter(ObjectView::open).forEach(view -> elsewhere.merge(view.values, -1, Integer::sum));
        return elsewhere.entrySet().stream()
                .anyMatch(open -> open.getValue() > 0 && !nodes.stream().allMatch(open.getKey()::equals));
    }
}
