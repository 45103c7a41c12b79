package dev.schemac.contracts.load;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The constraints on a value: all schemas of some places, and at least one branch of each choice. Nodes with the same
 * content are equal.
 *
 * @param kinds the kinds of value that are allowed at most
 */
public record SchemaNode(Set<SchemaSite> sites, List<Choice> choices, Set<JsonKind> kinds) {
    /**
     * Several nodes, of which a value satisfies at least one.
     *
     * @param site the schema that contains the choice
     * @param keyword the keyword of the choice there
     * @param exclusive whether a value satisfies exactly one
     */
    public record Choice(SchemaSite site, String keyword, List<SchemaNode> branches, boolean exclusive) {}

    /** Allows any value. */
    public static final SchemaNode ANY = new SchemaNode(Set.of(), List.of(), EnumSet.allOf(JsonKind.class));

    public static SchemaNode of(SchemaSite site) {
        boolean saysNothing =
                site.value() instanceof Map<?, ?> keywords ? keywords.isEmpty() : site.value() == Boolean.TRUE;
        return saysNothing ? ANY : new SchemaNode(Set.of(site), List.of(), ANY.kinds);
    }

    public static SchemaNode of(Set<SchemaSite> sites) {
        return new SchemaNode(sites, List.of(), ANY.kinds);
    }

    /** Returns a choice of the nodes. If all nodes are equal, returns that node. */
    public static SchemaNode anyOf(SchemaSite site, String keyword, List<SchemaNode> nodes) {
        Set<SchemaNode> branches = new LinkedHashSet<>();
        for (SchemaNode node : nodes) {
            boolean isChoice = node.sites.isEmpty() && node.choices.size() == 1 && node.kinds.equals(ANY.kinds);
            branches.addAll(isChoice ? node.choices.get(0).branches() : List.of(node));
        }
        if (branches.size() == 1) {
            return branches.iterator().next();
        }
        return new SchemaNode(Set.of(), List.of(new Choice(site, keyword, List.copyOf(branches), false)), ANY.kinds);
    }

    /** Returns a node that requires both this node and the other one. */
    public SchemaNode and(SchemaNode other) {
        Set<SchemaSite> all = new LinkedHashSet<>(sites);
        all.addAll(other.sites);
        List<Choice> both = new ArrayList<>(choices);
        other.choices.stream().filter(choice -> !both.contains(choice)).forEach(both::add);
        Set<JsonKind> common = EnumSet.copyOf(kinds);
        common.retainAll(other.kinds);
        return new SchemaNode(all, both, common);
    }

    /** Returns a node that allows only values of these kinds. */
    public SchemaNode only(Set<JsonKind> allowed) {
        return and(new SchemaNode(Set.of(), List.of(), allowed));
    }
}
