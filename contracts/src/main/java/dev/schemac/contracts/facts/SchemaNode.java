package dev.schemac.contracts.facts;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The constraints on a value: all schemas of some places, and the branches of choices. Nodes with the same content are equal.
 * Immutable.
 */
public final class SchemaNode {
    private static final Set<JsonKind> ALL_KINDS = EnumSet.allOf(JsonKind.class);

    /** Allows any value. */
    public static final SchemaNode ANY = new SchemaNode(Set.of(), List.of(), Set.of(), ALL_KINDS);

    private final Set<SchemaSite> sites;
    private final List<Choice> choices;
    private final Set<Choice> decided;
    private final Set<JsonKind> kinds;
    private final int hash;

    private SchemaNode(Set<SchemaSite> sites, List<Choice> choices, Set<Choice> decided, Set<JsonKind> kinds) {
        this.sites = sites;
        this.choices = choices;
        this.decided = decided;
        this.kinds = kinds;
        this.hash = ((sites.hashCode() * 31 + choices.hashCode()) * 31 + decided.hashCode()) * 31 + kinds.hashCode();
    }

    public static SchemaNode of(SchemaSite site) {
        return saysNothing(site) ? ANY : new SchemaNode(Set.of(site), List.of(), Set.of(), ALL_KINDS);
    }

    /** Returns the node of a value that satisfies all schemas. */
    public static SchemaNode of(Set<SchemaSite> sites) {
        Set<SchemaSite> all = new LinkedHashSet<>(sites);
        all.removeIf(SchemaNode::saysNothing);
        return all.isEmpty() ? ANY : new SchemaNode(all, List.of(), Set.of(), ALL_KINDS);
    }

    private static boolean saysNothing(SchemaSite site) {
        return site.value() == Boolean.TRUE || site.value() instanceof Map<?, ?> map && map.isEmpty();
    }

    /** Returns a choice of the nodes. If all nodes are equal, returns that node. */
    public static SchemaNode anyOf(Keyword keyword, List<SchemaNode> nodes) {
        Set<SchemaNode> branches = new LinkedHashSet<>();
        for (SchemaNode node : nodes) {
            boolean isChoice = node.sites.isEmpty()
                    && node.choices.size() == 1
                    && node.decided.isEmpty()
                    && node.kinds.equals(ALL_KINDS);
            branches.addAll(isChoice ? node.choices.get(0).branches() : List.of(node));
        }
        if (branches.size() == 1) {
            return branches.iterator().next();
        }
        Choice choice = new Choice(keyword, List.copyOf(branches), false);
        return new SchemaNode(Set.of(), List.of(choice), Set.of(), ALL_KINDS);
    }

    public Set<SchemaSite> sites() {
        return sites;
    }

    /** Returns the choices besides those in the schemas. */
    public List<Choice> choices() {
        return choices;
    }

    /** Returns the choices in the schemas that do not apply, because the node contains one of their branches. */
    public Set<Choice> decided() {
        return decided;
    }

    /** Returns the kinds of value that are allowed at most. */
    public Set<JsonKind> kinds() {
        return kinds;
    }

    /** Returns whether the node is one schema, with all its choices. */
    public boolean isOneSchema() {
        return sites.size() == 1 && choices.isEmpty() && decided.isEmpty();
    }

    /** Returns that one schema; empty if there are several, or other constraints. */
    public Optional<SchemaSite> oneSchema() {
        return isOneSchema() ? Optional.of(sites.iterator().next()) : Optional.empty();
    }

    /** Returns a node that requires both this node and the other one. */
    public SchemaNode and(SchemaNode other) {
        if (other == ANY || equals(other)) {
            return this;
        }
        Set<SchemaSite> all = new LinkedHashSet<>(sites);
        all.addAll(other.sites);
        Set<Choice> both = new LinkedHashSet<>(choices);
        both.addAll(other.choices);
        Set<Choice> done = new LinkedHashSet<>(decided);
        done.addAll(other.decided);
        Set<JsonKind> common = EnumSet.copyOf(kinds);
        common.retainAll(other.kinds);
        return new SchemaNode(all, List.copyOf(both), done, common);
    }

    /** Returns a node that allows only values of these kinds. */
    public SchemaNode only(Set<JsonKind> allowed) {
        return and(new SchemaNode(Set.of(), List.of(), Set.of(), allowed));
    }

    /** Returns a node without a choice, to which one of its branches can be added. */
    public SchemaNode without(Choice choice) {
        List<Choice> others =
                choices.stream().filter(other -> !other.equals(choice)).toList();
        Set<Choice> done = new LinkedHashSet<>(decided);
        if (others.size() == choices.size()) {
            done.add(choice);
        }
        return new SchemaNode(sites, others, done, kinds);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof SchemaNode node
                        && hash == node.hash
                        && sites.equals(node.sites)
                        && choices.equals(node.choices)
                        && decided.equals(node.decided)
                        && kinds.equals(node.kinds);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
