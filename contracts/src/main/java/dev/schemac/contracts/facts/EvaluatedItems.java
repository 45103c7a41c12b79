package dev.schemac.contracts.facts;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The elements that a schema evaluates, with the schemas that apply to the same array.
 *
 * @param isKnown whether the schemas that always apply are known
 * @param isConditionKnown whether the schemas that apply on conditions are known
 * @param isConditional whether there are such schemas
 * @param matched the schemas of {@code contains}
 * @param certain the length of the longest tuple that always applies
 * @param longest the length of the longest tuple
 * @param all whether a schema that always applies is about all elements
 * @param maybeAll whether any schema is about all elements
 */
record EvaluatedItems(
        boolean isKnown,
        boolean isConditionKnown,
        boolean isConditional,
        List<SchemaSite> matched,
        int certain,
        int longest,
        boolean all,
        boolean maybeAll) {

    static EvaluatedItems of(Schema schema, Schemas schemas) {
        Search search = new Search(schema, schemas);
        boolean known = search.add(schema.site());
        int certain = search.longest;
        boolean all = search.all;
        boolean conditional = !search.conditional.isEmpty();
        boolean conditionKnown = known;
        for (int i = 0; conditionKnown && i < search.conditional.size(); i++) {
            conditionKnown = search.add(search.conditional.get(i));
        }
        return new EvaluatedItems(
                known, conditionKnown, conditional, search.matched, certain, search.longest, all, search.all);
    }

    private static final class Search {
        private final Schema first;
        private final Schemas schemas;
        private final Set<Schema> seen = new HashSet<>();
        private final List<SchemaSite> conditional = new ArrayList<>();
        private final List<SchemaSite> matched = new ArrayList<>();
        private int longest;
        private boolean all;

        Search(Schema first, Schemas schemas) {
            this.first = first;
            this.schemas = schemas;
        }

        /** Adds a schema, and the schemas that always apply with it. Returns whether all are known. */
        boolean add(SchemaSite site) {
            List<SchemaSite> left = new ArrayList<>(List.of(site));
            while (!left.isEmpty()) {
                Schema next = schemas.of(left.remove(left.size() - 1));
                if (!seen.add(next)) {
                    continue;
                }
                all |= next.has("items") || next != first && next.has("unevaluatedItems");
                longest = Math.max(longest, next.children("prefixItems").size());
                Optional<List<SchemaSite>> targets = schemas.targets(next);
                targets.ifPresent(left::addAll);
                boolean unknown = targets.isEmpty();
                if (next.has("contains")) {
                    matched.add(next.child("contains"));
                    unknown |= !next.containsEvaluates();
                }
                conditional.addAll(next.children("anyOf"));
                conditional.addAll(next.children("oneOf"));
                conditional.addAll(next.conditional());
                left.addAll(next.children("allOf"));
                if (unknown && !all) {
                    return false;
                }
            }
            return true;
        }
    }
}
