package dev.schemac.contracts.shape;

import dev.schemac.contracts.facts.Choice;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.report.Difference;
import java.util.List;
import java.util.Set;

/**
 * The origin of a schema: its name, description and other facts of the contract besides its members.
 *
 * @param sites the schemas with its constraints
 * @param differences the constraints that it lacks
 */
record Origin(String title, String description, Set<SchemaSite> sites, List<Difference> differences) {
    static Origin of(Facts facts) {
        return new Origin(facts.title(), facts.ownDescription(), facts.core().sites(), facts.ownDifferences());
    }

    static Origin of(Choice choice) {
        SchemaSite site = choice.site();
        return new Origin(
                site.get("title") instanceof String text ? text : "",
                site.get("description") instanceof String text ? text : "",
                Set.of(),
                List.of());
    }
}
