package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NARROWER;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.Omission.OmissionLog;
import dev.schemac.contracts.read.SchemaDraft.Use;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds schemas that can inherit. Such a schema refers to another one in {@code allOf} and adds nothing about the other
 * one's members.
 */
final class Inheritance {
    /**
     * A definition with a discriminator.
     *
     * @param member the discriminator
     * @param texts the discriminator values of each definition that refers to this one
     */
    private record Base(String member, Map<SchemaSite, List<String>> texts) {}

    private final ContractSchemas schemas;
    private final FactsReader reader;
    private final OmissionLog log;
    private final Map<SchemaSite, Base> bases = new LinkedHashMap<>();

    Inheritance(ContractSchemas schemas, FactsReader reader, OmissionLog log) {
        this.schemas = schemas;
        this.reader = reader;
        this.log = log;
    }

    /**
     * Finds the definitions whose {@code discriminator} selects one of the definitions that refer to them, as OpenAPI
     * defines it.
     */
    void tellApart(List<SchemaSite> definitions) {
        for (SchemaSite base : definitions) {
            boolean choice = base.has("oneOf") || base.has("anyOf");
            Object said = base.get("discriminator");
            // Swagger 2.0 has only the name of the member.
            Map<?, ?> keywords = said instanceof String member
                    ? Map.of("propertyName", member)
                    : said instanceof Map<?, ?> map ? map : Map.of();
            if (choice
                    || !(keywords.get("propertyName") instanceof String member)
                    || !ObjectView.of(reader.read(SchemaNode.of(base)))
                            .members()
                            .containsKey(member)) {
                continue;
            }
            Map<SchemaSite, List<String>> texts = new LinkedHashMap<>();
            for (SchemaSite heir : definitions) {
                if (reader.referred(heir).contains(base)) {
                    texts.put(heir, texts(heir, keywords.get("mapping") instanceof Map<?, ?> map ? map : Map.of()));
                }
            }
            boolean fits = JavaLimits.isConstant(member)
                    && texts.values().stream().flatMap(List::stream).allMatch(JavaLimits::isConstant);
            if (!texts.isEmpty() && fits) {
                bases.put(base, new Base(member, texts));
            }
        }
    }

    /** Returns the discriminator values in the mapping. If there are none, returns the name of the definition. */
    private static List<String> texts(SchemaSite definition, Map<?, ?> mapping) {
        String name = definition.lastToken();
        List<String> texts = new ArrayList<>();
        mapping.forEach((text, reference) -> {
            String target = (String) reference;
            if (target.equals(name) || target.endsWith("#" + definition.pointer())) {
                texts.add((String) text);
            }
        });
        return texts.isEmpty() ? List.of(name) : texts;
    }

    /** Returns the definitions that the discriminators of the schemas made so far select. */
    List<SchemaSite> subtypes() {
        return bases.entrySet().stream()
                .filter(base -> schemas.known(reader.read(SchemaNode.of(base.getKey())).core)
                        .isPresent())
                .flatMap(base -> base.getValue().texts().keySet().stream())
                .toList();
    }

    /** Makes a new schema inherit, if possible. */
    void inherit(SchemaNode node, SchemaDraft draft) {
        if (node.sites().size() != 1 || !node.choices().isEmpty()) {
            return;
        }
        SchemaSite site = reader.target(node.sites().iterator().next());
        if (bases.containsKey(site)) {
            String member = bases.get(site).member();
            draft.discriminator = Optional.of(member);
            draft.schema.discriminator(member);
            draft.schema.with("otherwise", "base");
            String description = "objects whose '" + member + "' names a subtype must match that subtype";
            log.add(new Loss(site, "discriminator", NARROWER, description), draft.comments);
        }
        List<SchemaSite> referred = reader.referred(site);
        Optional<SchemaSite> base = referred.size() == 1 ? Optional.of(referred.get(0)) : Optional.empty();
        Optional<Base> union = base.map(bases::get);
        Optional<SchemaDraft> parent = base.filter(target -> fits(draft, target, union.map(Base::member)))
                .flatMap(this::draft);
        if (parent.isPresent()) {
            parent.get().hasHeirs = true;
            draft.schema.inherits(parent.get().schema);
            draft.inherited.addAll(parent.get().view.members().keySet());
            union.ifPresent(each -> draft.schema.discriminatorValue(each.texts().get(site)));
        } else if (union.isPresent()) {
            log.add(
                    new Loss(
                            site,
                            "allOf",
                            WIDER,
                            "not a subtype of '" + base.get().lastToken() + "': it changes inherited members"),
                    draft.comments);
        }
    }

    /** Returns whether the draft has the members of a base, and no other constraints on them. */
    private boolean fits(SchemaDraft draft, SchemaSite base, Optional<String> discriminator) {
        SchemaFacts facts = reader.read(SchemaNode.of(base));
        if (!facts.kinds.equals(EnumSet.of(JsonKind.OBJECT))
                || facts.allowed != null
                || !facts.choices.isEmpty()
                || facts.core.equals(draft.facts.core)) {
            return false;
        }
        ObjectView view = ObjectView.of(facts);
        ObjectView own = draft.view;
        Set<String> required = new LinkedHashSet<>(own.required());
        required.retainAll(view.members().keySet());
        return !view.isMap()
                && view.open() == own.open()
                && view.values().equals(own.values())
                && view.required().equals(required)
                && view.members().entrySet().stream()
                        .allMatch(member ->
                                discriminator.filter(member.getKey()::equals).isPresent()
                                        || member.getValue()
                                                .equals(own.members().get(member.getKey())));
    }

    private Optional<SchemaDraft> draft(SchemaSite base) {
        SchemaNode node = SchemaNode.of(base);
        schemas.type(node, new Use(base.memberName(), null, new LinkedHashSet<>()));
        return schemas.known(reader.read(node).core).filter(parent -> !parent.inUnion);
    }
}
