package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NARROWER;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaNode.Choice;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.Omission.OmissionLog;
import dev.schemac.contracts.read.Omission.Reason;
import dev.schemac.contracts.read.SchemaDraft.Use;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the member whose value selects a branch of a choice, and makes a union of the branches. */
final class Unions {
    /** A member, and the strings that select each branch. */
    private record Discriminator(String member, List<List<String>> texts) {
        /** Returns whether a Java class can contain its strings. */
        boolean fits() {
            return JavaLimits.isConstant(member)
                    && texts.stream().flatMap(List::stream).allMatch(JavaLimits::isConstant);
        }
    }

    private final ContractSchemas schemas;
    private final FactsReader reader;
    private final OmissionLog log;

    Unions(ContractSchemas schemas, FactsReader reader, OmissionLog log) {
        this.schemas = schemas;
        this.reader = reader;
        this.log = log;
    }

    /**
     * Returns the schema of the whole choice, from which the branches inherit. Returns empty if no member selects the
     * branch.
     *
     * @param branches nodes of objects without choices
     */
    Optional<SchemaDraft> of(List<SchemaNode> branches, Choice choice, SchemaFacts shared, Use use, boolean named) {
        List<ObjectView> views = branches.stream()
                .map(branch -> ObjectView.of(reader.read(branch)))
                .toList();
        Optional<Discriminator> said = declared(branches, choice, views);
        said.filter(discriminator -> !isExact(discriminator.member(), views))
                .ifPresent(discriminator -> loseOthers(discriminator, choice, use));
        Optional<Discriminator> found =
                said.filter(Discriminator::fits).or(() -> byValues(views)).filter(Discriminator::fits);
        return found.map(discriminator -> {
            Set<Set<SchemaSite>> key = new LinkedHashSet<>();
            branches.forEach(branch -> key.add(reader.read(branch).core));
            List<Object> unionKey = List.of("union", discriminator.member(), key);
            Optional<SchemaDraft> known = schemas.known(unionKey);
            if (known.isPresent()) {
                return known.get();
            }
            SchemaDraft base = schemas.draft(unionKey, shared, base(discriminator, views), use, named);
            base.schema.discriminator(discriminator.member());
            for (int i = 0; i < branches.size(); i++) {
                inherit(
                        base,
                        branches.get(i),
                        views.get(i),
                        discriminator.texts().get(i),
                        use);
            }
            return base;
        });
    }

    /** Reports the objects for which the branches do not require the discriminator. */
    private void loseOthers(Discriminator discriminator, Choice choice, Use use) {
        String others = "objects without '" + discriminator.member() + "', or with another value, are rejected";
        log.add(new Loss(choice.site(), "discriminator", NARROWER, others), use.comments());
        if (choice.exclusive()) {
            String several = "objects that match several of these schemas are accepted";
            log.add(new Loss(choice.site(), choice.keyword(), WIDER, several).as(Reason.SEVERAL), use.comments());
        }
    }

    // ---- the discriminator

    /**
     * Returns the discriminator that OpenAPI declares. The values in a branch select it. If there are none, the mapping or the
     * name of its schema selects it.
     */
    private Optional<Discriminator> declared(List<SchemaNode> branches, Choice choice, List<ObjectView> views) {
        if (!(choice.site().get("discriminator") instanceof Map<?, ?> said
                && said.get("propertyName") instanceof String member
                && branches.size() == choice.branches().size())) {
            return Optional.empty();
        }
        Map<?, ?> mapping = said.get("mapping") instanceof Map<?, ?> map ? map : Map.of();
        List<List<String>> texts = new ArrayList<>();
        for (int i = 0; i < branches.size(); i++) {
            List<String> values = values(views.get(i), member);
            texts.add(values.isEmpty() ? mapped(choice.branches().get(i), mapping) : values);
        }
        boolean everywhere = views.stream().allMatch(view -> view.members().containsKey(member));
        return everywhere && areDisjoint(texts) ? Optional.of(new Discriminator(member, texts)) : Optional.empty();
    }

    /** Returns whether the branches themselves require the values of the discriminator. */
    private boolean isExact(String member, List<ObjectView> views) {
        return views.stream()
                .allMatch(view -> view.required().contains(member)
                        && !values(view, member).isEmpty());
    }

    private static List<String> mapped(SchemaNode branch, Map<?, ?> mapping) {
        String reference = branch.sites().stream()
                .map(site -> site.get("$ref"))
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .findFirst()
                .orElse("");
        String name = reference.substring(reference.lastIndexOf('/') + 1);
        List<String> texts = mapping.entrySet().stream()
                .filter(entry ->
                        entry.getValue().equals(reference) || entry.getValue().equals(name))
                .map(entry -> (String) entry.getKey())
                .collect(Collectors.toCollection(ArrayList::new));
        if (texts.isEmpty() && !name.isEmpty()) {
            texts.add(name);
        }
        return texts;
    }

    /** Returns a required member that has different values in each branch. */
    private Optional<Discriminator> byValues(List<ObjectView> views) {
        for (String member : views.get(0).members().keySet()) {
            if (views.stream().allMatch(view -> view.required().contains(member))) {
                List<List<String>> texts =
                        views.stream().map(view -> values(view, member)).toList();
                if (areDisjoint(texts)) {
                    return Optional.of(new Discriminator(member, texts));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the strings that a member may be. Returns none if it may be another value. */
    private List<String> values(ObjectView view, String member) {
        SchemaNode node = view.members().get(member);
        List<Object> allowed = node == null ? null : reader.read(node).allowed;
        boolean texts =
                allowed != null && allowed.stream().allMatch(value -> value instanceof String text && !text.isEmpty());
        return texts ? allowed.stream().map(String.class::cast).distinct().toList() : List.of();
    }

    private static boolean areDisjoint(List<List<String>> texts) {
        Set<String> all = new HashSet<>();
        return texts.stream()
                .allMatch(branch -> !branch.isEmpty() && branch.stream().allMatch(all::add));
    }

    // ---- the schemas

    /** Returns the discriminator, and the members that are the same in all branches. */
    private static ObjectView base(Discriminator discriminator, List<ObjectView> views) {
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        Set<String> required = new LinkedHashSet<>();
        ObjectView first = views.get(0);
        first.members().forEach((name, node) -> {
            boolean alike = views.stream()
                    .allMatch(view -> areAlike(node, view.members().get(name)));
            boolean alikeRequired = views.stream()
                    .allMatch(view ->
                            view.required().contains(name) == first.required().contains(name));
            if (name.equals(discriminator.member())) {
                members.put(name, SchemaNode.ANY.only(EnumSet.of(JsonKind.STRING)));
                required.add(name);
            } else if (alike && alikeRequired) {
                members.put(name, node);
                if (first.required().contains(name)) {
                    required.add(name);
                }
            }
        });
        return new ObjectView(members, required, false, SchemaNode.ANY, List.of());
    }

    /** Returns whether both are one schema, or two with the same content. */
    private static boolean areAlike(SchemaNode one, SchemaNode other) {
        if (other == null || one.equals(other)) {
            return other != null;
        }
        return one.sites().size() == 1
                && other.sites().size() == 1
                && one.choices().isEmpty()
                && other.choices().isEmpty()
                && one.kinds().equals(other.kinds())
                && one.sites()
                        .iterator()
                        .next()
                        .hasContentOf(other.sites().iterator().next());
    }

    private void inherit(SchemaDraft base, SchemaNode branch, ObjectView view, List<String> texts, Use use) {
        SchemaFacts facts = reader.read(branch);
        Optional<String> name = reader.name(branch);
        Use ofBranch =
                new Use(name.orElse(use.wanted() + EplNames.typeName(texts.get(0))), base, new LinkedHashSet<>());
        SchemaDraft draft = schemas.draft(facts.core, facts, view, ofBranch, name.isPresent());
        if (draft.schema.parent().isPresent() || draft.hasHeirs) {
            draft = schemas.draft(List.of(base, facts.core), facts, view, ofBranch, false);
        }
        draft.inUnion = true;
        draft.schema.inherits(base.schema);
        draft.schema.discriminatorValue(texts);
        draft.inherited.addAll(base.view.members().keySet());
        draft.schema.columns().removeIf(column -> base.view.members().containsKey(column.member()));
    }
}
