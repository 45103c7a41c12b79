package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.DynamicReferences;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Discriminator;
import dev.schemac.contracts.normal.Hierarchy;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Combines the constraints of all schemas of a node, through {@code $ref} and {@code allOf}: once for each node. */
public final class FactsReader {
    /** Rejects longer chains of {@code $ref} and {@code allOf}: no contract written by hand has them. */
    private static final int MOST_STEPS = 1_000;

    /** A schema, and the step that led to it. */
    private record Step(SchemaSite site, Step from, int depth) {}

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
        FactsBuilder building = new FactsBuilder(node);
        SchemaSite only = node.isOneSchema() && node.kinds().equals(SchemaNode.ANY.kinds())
                ? node.sites().iterator().next()
                : null;
        if (only != null && schemas.isReference(only)) {
            SchemaSite target = schemas.target(only);
            if (!schemas.isReference(target)) {
                // The facts of the target are made once, however many references lead to it.
                for (SchemaSite at = only;
                        at != target;
                        at = schemas.reference(schemas.of(at)).orElseThrow()) {
                    describe(schemas.of(at), building);
                }
                Facts facts = read(target);
                return building.saysNothing() ? facts : facts.referredBy(building);
            }
        }
        Reductions reductions = new Reductions(building, schemas);
        read(node, building, reductions);
        conclude(building, reductions);
        return building.build(node.decided());
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
        return own.isPresent() || !node.isOneSchema()
                ? own
                : schemas.target(node.sites().iterator().next()).name();
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
        return core.sites().contains(site) || !site.isDefinition()
                ? core
                : new Facts.Core(core.sites(), core.decided(), Optional.of(site));
    }

    /** Returns the schema at the end of a chain of pure references. */
    public SchemaSite target(SchemaSite site) {
        return schemas.target(site);
    }

    /** Returns the node of the schema at the end of a chain of pure references; the node itself if it is no reference. */
    public SchemaNode target(SchemaNode node) {
        return node.isOneSchema() && node.kinds().equals(SchemaNode.ANY.kinds())
                ? SchemaNode.of(target(node.sites().iterator().next()))
                : node;
    }

    /** Returns the discriminator of a schema; empty if it has none. */
    public Optional<Discriminator> discriminator(SchemaSite site) {
        return schemas.discriminator(site);
    }

    ListedValues values() {
        return values;
    }

    // ---- the schemas, one after the other

    private void read(SchemaNode node, FactsBuilder facts, Reductions reductions) {
        Deque<Step> left = new ArrayDeque<>();
        Set<SchemaSite> seen = new HashSet<>();
        node.sites().forEach(site -> left.addLast(new Step(site, null, 0)));
        while (!left.isEmpty()) {
            read(left, seen, node.decided(), facts, reductions);
            reductions.included().forEach(site -> left.addLast(new Step(site, null, 0)));
        }
    }

    private void read(
            Deque<Step> left, Set<SchemaSite> seen, Set<Choice> decided, FactsBuilder facts, Reductions reductions) {
        while (!left.isEmpty()) {
            Step step = left.removeFirst();
            SchemaSite site = step.site();
            Schema schema = schemas.of(site);
            if (seen.contains(site)) {
                for (Step before = step.from(); before != null; before = before.from()) {
                    if (before.site() == site) {
                        throw new ContractException(site.place(), "circular reference: the schema includes itself");
                    }
                }
            }
            if (step.depth() > MOST_STEPS) {
                throw new ContractException(
                        site.place(), "a chain of more than " + MOST_STEPS + " references and 'allOf' ends here");
            }
            if (schema.isFalse()) {
                facts.allowNothing();
                facts.constrains(site);
            } else if (seen.add(site)) {
                Deque<Step> next = new ArrayDeque<>();
                readSchema(
                        schema,
                        decided,
                        facts,
                        reductions,
                        part -> next.addLast(new Step(part, step, step.depth() + 1)));
                while (!next.isEmpty()) {
                    left.addFirst(next.removeLast());
                }
            }
        }
    }

    private void readSchema(
            Schema schema,
            Set<Choice> decided,
            FactsBuilder facts,
            Reductions reductions,
            Consumer<SchemaSite> include) {
        SchemaSite site = schema.site();
        describe(schema, facts);
        Set<String> followed = new HashSet<>();
        for (String keyword : DynamicReferences.KEYWORDS) {
            schemas.dynamicReference(schema, keyword).ifPresent(target -> {
                include.accept(target);
                followed.add(keyword);
            });
        }
        if (schema.get("$ref") instanceof String reference) {
            schemas.reference(schema)
                    .ifPresentOrElse(
                            include,
                            () -> facts.differ(
                                    schema.keyword("$ref"),
                                    WIDER,
                                    "'" + reference + "' is not read: references to the network are not followed"));
        }
        schema.children("allOf").forEach(include);
        for (String name : schema.keywords()) {
            boolean isOfFamily = (name.equals("oneOf") || name.equals("anyOf")) && hierarchy.isClosed(site);
            if (followed.contains(name) || isOfFamily) {
                continue;
            }
            boolean constrains = Reductions.isAbout(name)
                    ? reductions.read(schema, name, include)
                    : keywords.read(schema, name, decided, facts);
            if (constrains) {
                facts.constrains(site);
            }
        }
    }

    private void conclude(FactsBuilder facts, Reductions reductions) {
        facts.addNull();
        reductions.conclude();
        directions.require(facts);
        if (facts.allowed() != null) {
            explainTypes(facts);
            facts.keepAllowed(value -> facts.kinds().contains(JsonKind.of(value))
                    && values.keepsRules(value, facts.rules(), facts::differ));
            Set<JsonKind> kinds = facts.allowed().stream().map(JsonKind::of).collect(Collectors.toSet());
            facts.restrictToListed(kinds);
        }
    }

    /** Reports listed values that are of another type than the schema says, such as an unquoted version number in YAML. */
    private static void explainTypes(FactsBuilder facts) {
        Keyword by = facts.allowedBy();
        if (facts.type() == null || facts.type().site() != by.site()) {
            return;
        }
        facts.allowed().stream()
                .filter(value -> value != null && !facts.kinds().contains(JsonKind.of(value)))
                .findFirst()
                .ifPresent(value -> facts.differ(
                        by,
                        NARROWER,
                        "'" + (value instanceof BigDecimal number ? number.toPlainString() : value) + "' is "
                                + JsonKind.of(value).article() + " in this file, but the type is '"
                                + ((List<?>) facts.type().value()).get(0) + "'"
                                + (value instanceof String ? "" : ": quote it")));
    }
}
