package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Discriminator;
import dev.schemac.contracts.normal.Hierarchy;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.contracts.report.Difference;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Combines the constraints of all schemas of a node, through {@code $ref} and {@code allOf}: once for each node. */
public final class FactsReader {
    /** Rejects longer chains of {@code $ref} and {@code allOf}: no contract written by hand has them. */
    private static final int MOST_STEPS = 1_000;

    /** A schema that is next, or whose schemas through {@code $ref} and {@code allOf} have been read. */
    private record Step(SchemaSite site, boolean isDone) {}

    private final Schemas schemas;
    private final Hierarchy hierarchy;
    private final ListedValues values;
    private final Directions directions;
    private final KeywordReader keywords;
    private final Map<SchemaNode, Facts> known = new HashMap<>();

    public FactsReader(Schemas schemas, Hierarchy hierarchy, Directions directions, PatternCompiler patterns) {
        this.schemas = schemas;
        this.hierarchy = hierarchy;
        this.directions = directions;
        this.values = new ListedValues(patterns);
        this.keywords = new KeywordReader(schemas);
    }

    public Facts read(SchemaNode node) {
        Facts facts = known.get(node);
        if (facts == null) {
            facts = readNew(node);
            known.put(node, facts);
        }
        return facts;
    }

    private Facts readNew(SchemaNode node) {
        FactsBuilder facts = new FactsBuilder(node);
        SchemaSite at = only(node);
        if (at != null && schemas.isReference(at)) {
            // The facts of the target are made once, however many references lead to it.
            SchemaSite target = schemas.target(at);
            while (at != target) {
                describe(schemas.of(at), facts);
                at = schemas.reference(schemas.of(at), "$ref").orElseThrow();
            }
            if (!schemas.isReference(target)) {
                return facts.referTo(read(target));
            }
        }
        Reductions reductions = new Reductions(facts, schemas);
        read(node, facts, reductions);
        reductions.conclude();
        directions.require(facts);
        facts.conclude(values);
        return facts.build(node.decided());
    }

    /** Returns the only schema of a node; null if there are several, or other constraints. */
    private static SchemaSite only(SchemaNode node) {
        return node.isOneSchema() && node.kinds().equals(SchemaNode.ANY.kinds())
                ? node.sites().iterator().next()
                : null;
    }

    private void describe(Schema schema, FactsBuilder facts) {
        schema.differences().forEach(difference -> facts.differ(schema.site(), difference));
        keywords.describe(schema, facts);
    }

    public Facts read(SchemaSite site) {
        return read(SchemaNode.of(site));
    }

    /** Returns the name of the only schema of a node. Returns empty if it has no name, or there are several schemas. */
    public Optional<String> name(SchemaNode node) {
        Facts.Core key = key(node);
        if (key.named().isPresent()) {
            return key.named().get().name();
        }
        Set<SchemaSite> core = key.sites();
        Optional<String> own = core.size() == 1 ? core.iterator().next().name() : Optional.empty();
        return own.or(() -> node.oneSchema().map(schemas::target).flatMap(SchemaSite::name));
    }

    /**
     * Returns what makes two nodes one type. A named schema that adds no constraint to the schemas it extends is a type of its
     * own.
     */
    public Facts.Core key(SchemaNode node) {
        Facts.Core core = read(node).core();
        if (!node.isOneSchema()) {
            return core;
        }
        SchemaSite site = schemas.target(node.sites().iterator().next());
        if (core.sites().contains(site)) {
            return core;
        } else if (site.isDefinition()) {
            return new Facts.Core(core.sites(), core.decided(), Optional.of(site));
        }
        List<SchemaSite> parents = hierarchy.parentsOf(site);
        boolean isWrapper = parents.size() == 1 && read(parents.get(0)).core().equals(core);
        return isWrapper ? key(SchemaNode.of(parents.get(0))) : core;
    }

    /** Returns the schema at the end of a chain of pure references. */
    public SchemaSite target(SchemaSite site) {
        return schemas.target(site);
    }

    /** Returns the node of the schema at the end of a chain of pure references; the node itself if it is no reference. */
    public SchemaNode target(SchemaNode node) {
        SchemaSite only = only(node);
        return only == null ? node : SchemaNode.of(target(only));
    }

    /** Returns the discriminator of a schema; empty if it has none. */
    public Optional<Discriminator> discriminator(SchemaSite site) {
        return schemas.discriminator(site);
    }

    // ---- the schemas, one after the other

    private void read(SchemaNode node, FactsBuilder facts, Reductions reductions) {
        List<Step> left = new LinkedList<>();
        Set<SchemaSite> seen = new HashSet<>();
        Set<SchemaSite> around = new HashSet<>();
        node.sites().forEach(site -> left.add(new Step(site, false)));
        while (!left.isEmpty()) {
            Step step = left.remove(0);
            SchemaSite site = step.site();
            if (step.isDone()) {
                around.remove(site);
                continue;
            }
            Schema schema = schemas.of(site);
            if (around.contains(site)) {
                // The other schemas of the contract are imported nevertheless.
                String circle = "circular reference: the schema includes itself, which adds no constraint";
                facts.differ(site, Difference.implied(site, "$ref", WIDER, circle));
            } else if (around.size() > MOST_STEPS) {
                throw new ContractException(
                        site.place(), "a chain of more than " + MOST_STEPS + " references and 'allOf' ends here");
            } else if (schema.isFalse()) {
                facts.restrict(Set.of(), null);
                facts.constrains(site);
            } else if (seen.add(site)) {
                around.add(site);
                List<Step> next = new ArrayList<>();
                included(schema, facts).forEach(part -> next.add(new Step(part, false)));
                next.add(new Step(site, true));
                left.addAll(0, next);
                readKeywords(schema, node.decided(), facts, reductions);
            }
        }
    }

    /** Returns the schemas whose constraints a schema includes. Reports references that are not followed. */
    private List<SchemaSite> included(Schema schema, FactsBuilder facts) {
        List<SchemaSite> included = new ArrayList<>();
        for (String keyword : Schemas.REFERENCES) {
            if (schema.get(keyword) instanceof String reference) {
                schemas.reference(schema, keyword).ifPresentOrElse(included::add, () -> {
                    String network = "'" + reference + "' is not read: references to the network are not followed";
                    boolean isDynamic = !keyword.equals("$ref");
                    facts.differ(
                            schema.keyword(keyword),
                            WIDER,
                            isDynamic ? "the dynamic reference is not followed" : network);
                });
            }
        }
        included.addAll(schema.children("allOf"));
        return included;
    }

    private void readKeywords(Schema schema, Set<Choice> decided, FactsBuilder facts, Reductions reductions) {
        describe(schema, facts);
        for (String name : schema.keywords()) {
            if ((name.equals("oneOf") || name.equals("anyOf")) && hierarchy.isClosed(schema.site())) {
                continue;
            }
            boolean constrains = Reductions.isAbout(name)
                    ? reductions.read(schema, name)
                    : keywords.read(schema, name, decided, facts);
            if (constrains) {
                facts.constrains(schema.site());
            }
        }
    }
}
