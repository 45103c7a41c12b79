package dev.schemac.contracts.shape;

import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.ObjectViews;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.ExportedSchemas.Declaration;
import dev.schemac.contracts.load.SchemaSite;
import java.util.Optional;

/** Makes schemas from definitions of {@code schemac export}, with the parents, unions and aliases of their declarations. */
record Declarations(TypeShape types, FactsReader reader, ObjectViews views, Drafts drafts) {
    /** Returns the schema of a node that is such a definition or refers to one; empty for other nodes. */
    Optional<SchemaDraft> of(SchemaNode node, Use use) {
        return node.oneSchema()
                .map(reader::target)
                .filter(site -> site.declaration().isPresent())
                .map(site -> draft(site, use.log()));
    }

    /** Returns the schema of a definition. Its parent precedes it, and brings all its subtypes in their order. */
    private SchemaDraft draft(SchemaSite site, DifferenceLog log) {
        Declaration declaration = site.declaration().orElseThrow();
        Optional<SchemaDraft> parent = drafts.known(site).isPresent()
                ? Optional.empty()
                : declaration.parent().flatMap(key -> parent(site.sibling(key), log));
        Optional<SchemaDraft> known = drafts.known(site);
        if (known.isPresent()) {
            return known.get();
        }
        Facts facts = reader.read(site.rewritten(declaration.object()));
        Use use = new Use(site.name().orElseThrow(), null, log);
        SchemaDraft draft = drafts.add(site, new SchemaDraft(Origin.of(facts), views.of(facts), use, true));
        parent.ifPresent(draft::inherits);
        draft.declared(declaration);
        declaration
                .otherwise()
                .ifPresent(key ->
                        draft.schema().otherwise(draft(site.sibling(key), log).schema()));
        declaration.subtypes().forEach(key -> draft(site.sibling(key), log));
        return draft;
    }

    private Optional<SchemaDraft> parent(SchemaSite site, DifferenceLog log) {
        ColumnShape column = types.type(SchemaNode.of(site), new Use(site.memberName(), null, log));
        return column.type() instanceof EplType.Declared declared ? Optional.of(drafts.of(declared)) : Optional.empty();
    }
}
