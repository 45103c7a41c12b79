package dev.schemac.contracts.normal;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.SchemaSite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which named schemas of an API extend which others by {@code allOf}, at any depth. A definition with a discriminator is the
 * base of a family: all definitions that extend it are its heirs.
 */
public final class Hierarchy {
    private final Schemas schemas;
    private final Map<SchemaSite, List<SchemaSite>> parents = new HashMap<>();
    private final Map<SchemaSite, List<SchemaSite>> children = new HashMap<>();
    private final Set<SchemaSite> bases = new LinkedHashSet<>();

    /** The bases whose {@code oneOf} or {@code anyOf} lists their own heirs. */
    private final Set<SchemaSite> closed = new HashSet<>();

    /** @param named the named schemas of APIs */
    public Hierarchy(List<SchemaSite> named, Schemas schemas) {
        this.schemas = schemas;
        Set<SchemaSite> definitions = withTargets(named);
        for (SchemaSite definition : definitions) {
            parents.put(definition, parents(definition));
            parents.get(definition)
                    .forEach(parent -> children.computeIfAbsent(parent, unknown -> new ArrayList<>())
                            .add(definition));
        }
        for (SchemaSite definition : definitions) {
            if (children.containsKey(definition)
                    && Discriminator.keyword(definition, schemas).isPresent()) {
                bases.add(definition);
                Set<SchemaSite> branches = choices(definition);
                if (!branches.isEmpty() && heirs(definition).containsAll(branches)) {
                    closed.add(definition);
                }
            }
        }
    }

    /** Returns the schemas that the names stand for, and those that discriminators select, also in other files. */
    private Set<SchemaSite> withTargets(List<SchemaSite> named) {
        Set<SchemaSite> all = new LinkedHashSet<>();
        for (SchemaSite definition : named) {
            try {
                all.add(schemas.target(definition));
                schemas.discriminator(definition)
                        .ifPresent(found -> all.addAll(found.mapping().values()));
            } catch (ContractException e) {
                all.add(definition); // Reported if the schema is imported.
            }
        }
        all.removeIf(definition -> !definition.isSchema());
        return all;
    }

    /** Returns the targets of the references in a schema whose constraints it includes. */
    private List<SchemaSite> parents(SchemaSite site) {
        Set<SchemaSite> found = new LinkedHashSet<>();
        List<SchemaSite> left = new LinkedList<>(List.of(site));
        while (!left.isEmpty()) {
            SchemaSite next = left.remove(0);
            if (!next.isSchema() || next == site && schemas.isReference(site)) {
                continue;
            }
            try {
                schemas.reference(schemas.of(next), "$ref").map(schemas::target).ifPresent(found::add);
                left.addAll(0, schemas.of(next).children("allOf"));
            } catch (ContractException e) {
                // Reported if the schema is imported.
            }
        }
        found.remove(site);
        return List.copyOf(found);
    }

    /** Returns the targets of the branches of a schema; empty if there is no choice, or not every branch is a reference. */
    private Set<SchemaSite> choices(SchemaSite site) {
        Schema schema = schemas.of(site);
        List<SchemaSite> branches = new ArrayList<>(schema.children("oneOf"));
        branches.addAll(schema.children("anyOf"));
        Set<SchemaSite> targets = new LinkedHashSet<>();
        for (SchemaSite branch : branches) {
            if (!branch.isSchema() || !schemas.isReference(branch)) {
                return Set.of();
            }
            targets.add(schemas.target(branch));
        }
        return targets;
    }

    /** Returns the bases of families, in the order of the contracts. */
    public Set<SchemaSite> bases() {
        return bases;
    }

    /** Returns whether the branches of a base are its own heirs, so that each of its objects is one of them. */
    public boolean isClosed(SchemaSite base) {
        return closed.contains(base);
    }

    /** Returns the heirs that a closed base lists. */
    public Set<SchemaSite> branches(SchemaSite base) {
        return choices(base);
    }

    /** Returns the heirs that a closed base lists, and their own; all heirs of another base. */
    public Set<SchemaSite> members(SchemaSite base) {
        if (!isClosed(base)) {
            return heirs(base);
        }
        Set<SchemaSite> members = new LinkedHashSet<>(choices(base));
        List.copyOf(members).forEach(member -> members.addAll(heirs(member)));
        return members;
    }

    /** Returns the schemas that a schema, which may be inline, extends directly. */
    public List<SchemaSite> parentsOf(SchemaSite definition) {
        List<SchemaSite> known = parents.get(definition);
        return known == null ? parents(definition) : known;
    }

    /** Returns the definitions that extend a definition directly. */
    public List<SchemaSite> childrenOf(SchemaSite definition) {
        return children.getOrDefault(definition, List.of());
    }

    /** Returns the definitions that a definition extends, directly or through others. */
    public Set<SchemaSite> ancestors(SchemaSite definition) {
        return reachable(definition, parents);
    }

    /** Returns the definitions that extend a definition, directly or through others. */
    public Set<SchemaSite> heirs(SchemaSite base) {
        return reachable(base, children);
    }

    private static Set<SchemaSite> reachable(SchemaSite from, Map<SchemaSite, List<SchemaSite>> steps) {
        Set<SchemaSite> found = new LinkedHashSet<>();
        List<SchemaSite> left = new ArrayList<>(List.of(from));
        for (int i = 0; i < left.size(); i++) {
            for (SchemaSite next : steps.getOrDefault(left.get(i), List.of())) {
                if (next != from && found.add(next)) {
                    left.add(next);
                }
            }
        }
        return found;
    }
}
