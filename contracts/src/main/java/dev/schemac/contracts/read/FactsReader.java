package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NONE;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.DynamicReferences;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Combines the constraints of all schemas of a node, through {@code $ref} and {@code allOf}. */
final class FactsReader {
    /** Rejects longer chains of {@code $ref} and {@code allOf}: no contract written by hand has them. */
    private static final int MOST_STEPS = 1_000;

    /** A schema, and the step that led to it. */
    private record Step(SchemaSite site, Step from, int depth) {}

    private final References references;
    private final ListedValues values;
    private final KeywordReader keywords;
    private final Directions directions;
    private final Map<SchemaNode, SchemaFacts> known = new HashMap<>();

    FactsReader(References references, PatternCompiler patterns, Directions directions) {
        this.references = references;
        this.values = new ListedValues(patterns);
        this.keywords = new KeywordReader(this, references, values);
        this.directions = directions;
    }

    SchemaFacts read(SchemaNode node) {
        SchemaFacts facts = known.get(node);
        if (facts == null) {
            facts = new SchemaFacts();
            facts.kinds.retainAll(node.kinds());
            facts.choices.addAll(node.choices());
            Reductions reductions = new Reductions(facts, references);
            read(node, facts, reductions);
            conclude(facts, reductions);
            known.put(node, facts);
        }
        return facts;
    }

    /** Returns the name of the only schema of a node. Returns empty if it has no name, or there are several schemas. */
    Optional<String> name(SchemaNode node) {
        SchemaFacts facts = read(node);
        Optional<String> own =
                facts.core.size() == 1 ? facts.core.iterator().next().name() : Optional.empty();
        boolean one = node.sites().size() == 1 && node.choices().isEmpty();
        return own.isPresent() || !one
                ? own
                : target(node.sites().iterator().next()).name();
    }

    /** Returns the schema at the end of a chain of pure references. */
    SchemaSite target(SchemaSite site) {
        SchemaSite at = site;
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            Optional<SchemaSite> next = isReference(at) ? reference(at) : Optional.empty();
            if (next.isEmpty()) {
                return at;
            }
            at = next.get();
        }
        throw new ContractException(
                site.place() + "/$ref", "circular reference, or a chain of more than 1,000 references");
    }

    /** Returns the schemas that a schema refers to and whose constraints it includes. */
    List<SchemaSite> referred(SchemaSite site) {
        List<SchemaSite> referred = new ArrayList<>();
        if (site.get("$ref") instanceof String) {
            reference(site).ifPresent(target -> referred.add(target(target)));
        }
        site.children("allOf").stream().filter(FactsReader::isReference).forEach(part -> referred.add(target(part)));
        return referred;
    }

    /** Returns whether a schema is only a reference to another one. */
    private static boolean isReference(SchemaSite site) {
        return site.get("$ref") instanceof String
                && (site.version().refStandsAlone()
                        || site.keywords().stream()
                                .allMatch(keyword -> keyword.equals("$ref") || KeywordReader.isAnnotation(keyword)));
    }

    private Optional<SchemaSite> reference(SchemaSite site) {
        return references.resolve(site, (String) site.get("$ref"));
    }

    // ---- the schemas, one after the other

    private void read(SchemaNode node, SchemaFacts facts, Reductions reductions) {
        Deque<Step> left = new ArrayDeque<>();
        Set<SchemaSite> seen = new HashSet<>();
        node.sites().forEach(site -> left.addLast(new Step(site, null, 0)));
        while (!left.isEmpty()) {
            read(left, seen, facts, reductions);
            reductions.included().forEach(site -> left.addLast(new Step(site, null, 0)));
        }
    }

    private void read(Deque<Step> left, Set<SchemaSite> seen, SchemaFacts facts, Reductions reductions) {
        while (!left.isEmpty()) {
            Step step = left.removeFirst();
            SchemaSite site = step.site();
            if (!site.isSchema()) {
                throw new ContractException(site.place(), "expected a schema, which is an object or a boolean");
            }
            for (Step before = step.from(); before != null; before = before.from()) {
                if (before.site().equals(site)) {
                    throw new ContractException(site.place(), "circular reference: the schema includes itself");
                }
            }
            if (step.depth() > MOST_STEPS) {
                throw new ContractException(
                        site.place(), "a chain of more than " + MOST_STEPS + " references and 'allOf' ends here");
            }
            if (Boolean.FALSE.equals(site.value())) {
                facts.kinds.clear();
                facts.core.add(site);
            } else if (seen.add(site)) {
                readSchema(step, facts, reductions, left);
            }
        }
    }

    private void conclude(SchemaFacts facts, Reductions reductions) {
        if (facts.nullable != null && facts.kinds.add(JsonKind.NULL)) {
            String nullable = facts.nullable.name();
            String description = "null is accepted; '" + nullable + "' has no effect without 'type'";
            facts.lose(facts.nullable.site(), nullable, WIDER, description);
        }
        reductions.conclude();
        directions.require(facts);
        if (facts.allowed != null) {
            facts.allowed = facts.allowed.stream()
                    .filter(value -> facts.kinds.contains(JsonKind.of(value)) && values.keepsRules(value, facts))
                    .toList();
            facts.kinds.retainAll(facts.allowed.stream().map(JsonKind::of).collect(Collectors.toSet()));
        }
    }

    private void readSchema(Step step, SchemaFacts facts, Reductions reductions, Deque<Step> left) {
        boolean reference = step.site().get("$ref") instanceof String;
        KeywordReader.describe(step.site(), facts);
        Deque<Step> next = new ArrayDeque<>();
        SchemaSite site = withoutDynamic(step, next);
        if (reference) {
            reference(site)
                    .ifPresentOrElse(
                            target -> next.addLast(new Step(target, step, step.depth() + 1)),
                            () -> facts.lose(
                                    site,
                                    "$ref",
                                    WIDER,
                                    "'" + site.get("$ref")
                                            + "' is not read: references to the network are not followed"));
        }
        if (!(reference && site.version().refStandsAlone())) {
            site.children("allOf").forEach(part -> next.addLast(new Step(part, step, step.depth() + 1)));
            for (String keyword : site.keywords()) {
                boolean constrains = Reductions.isAbout(keyword)
                        ? reductions.read(site, keyword, part -> next.addLast(new Step(part, step, step.depth() + 1)))
                        : keywords.read(site, keyword, facts);
                if (constrains) {
                    facts.core.add(site.alone());
                }
            }
        } else {
            site.keywords().stream()
                    .filter(keyword -> !KeywordReader.isAnnotation(keyword)
                            && (!KeywordReader.isStructure(keyword) || keyword.equals("nullable")))
                    .forEach(keyword -> facts.lose(
                            site, keyword, NONE, "keywords next to '$ref' have no effect before draft 2019-09"));
        }
        while (!next.isEmpty()) {
            left.addFirst(next.removeLast());
        }
    }

    /** Returns the schema without dynamic references whose target is known. Adds these targets. */
    private SchemaSite withoutDynamic(Step step, Deque<Step> next) {
        SchemaSite site = step.site();
        for (String keyword : DynamicReferences.KEYWORDS) {
            Optional<SchemaSite> target =
                    site.has(keyword) ? references.dynamic().target(site, keyword) : Optional.empty();
            if (target.isPresent()) {
                next.addLast(new Step(target.get(), step, step.depth() + 1));
                site = site.without(keyword);
            }
        }
        return site;
    }
}
