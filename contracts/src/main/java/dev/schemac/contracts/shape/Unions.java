package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.facts.Choice;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.Facts.Core;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.ObjectView;
import dev.schemac.contracts.facts.ObjectViews;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Discriminator;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Reason;
import dev.schemac.contracts.shape.Families.Family;
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

/** Finds the member whose value selects a branch of a choice, and makes a union of the branches. */
record Unions(TypeShape types, FactsReader reader, ObjectViews views, Drafts drafts, Families families) {
    /** A member, and the strings that select each branch. */
    private record Selector(String member, List<List<String>> texts) {
        /** Returns whether a Java class can contain its strings. */
        boolean fits() {
            return JavaLimits.isConstant(member)
                    && texts.stream().flatMap(List::stream).allMatch(JavaLimits::isConstant);
        }
    }

    private record UnionKey(String member, Set<Core> branches) {}

    private record CopyKey(SchemaDraft union, Core branch) {}

    /**
     * Returns the schema of the whole choice, from which the branches inherit. Returns empty if no member selects the
     * branch.
     *
     * @param branches nodes of objects without choices
     */
    Optional<SchemaDraft> of(List<SchemaNode> branches, Choice choice, Use use, boolean named) {
        List<ObjectView> all =
                branches.stream().map(branch -> views.of(reader.read(branch))).toList();
        Optional<Selector> said = declared(branches, choice, all);
        said.filter(discriminator -> !isExact(discriminator, all))
                .ifPresent(discriminator -> loseOthers(discriminator.member(), choice, use));
        Optional<Selector> found =
                said.filter(Selector::fits).or(() -> byValues(all)).filter(Selector::fits);
        return found.map(discriminator -> {
            Set<Core> cores = new LinkedHashSet<>();
            branches.forEach(branch -> cores.add(reader.key(branch)));
            UnionKey key = new UnionKey(discriminator.member(), cores);
            Optional<SchemaDraft> known = drafts.known(key);
            if (known.isPresent()) {
                return known.get();
            }
            SchemaDraft union =
                    drafts.add(key, new SchemaDraft(Origin.of(choice), base(discriminator, all), use, named));
            union.becomesUnion(discriminator.member());
            for (int i = 0; i < branches.size(); i++) {
                join(
                        union,
                        branches.get(i),
                        all.get(i),
                        discriminator.member(),
                        discriminator.texts().get(i),
                        choice,
                        use);
            }
            return union;
        });
    }

    /**
     * Returns the type of a choice between subtypes of one family: the type of its base. Returns empty if the branches are others.
     *
     * @param branches nodes of objects without choices
     */
    Optional<ColumnShape> ofFamily(List<SchemaNode> branches, Choice choice, Use use) {
        List<SchemaSite> sites = branches.stream()
                .flatMap(branch -> branch.oneSchema().stream())
                .map(reader::target)
                .toList();
        if (sites.size() < branches.size()) {
            return Optional.empty();
        }
        Optional<Family> common = families.common(sites)
                .filter(family -> reader.discriminator(choice.site())
                        .map(said -> said.member().equals(family.discriminator().member()))
                        .orElse(true));
        return common.map(family -> {
            if (!families.areAll(family, sites)) {
                String others = "objects of other subtypes of '" + family.base().lastToken() + "' are accepted";
                use.report(choice.keyword(), WIDER, others);
            }
            boolean exact = sites.stream()
                    .allMatch(site -> families.heir(site).orElseThrow().isExact());
            if (!exact) {
                loseOthers(family.discriminator().member(), choice, use);
            }
            Set<JsonKind> objects = EnumSet.of(JsonKind.OBJECT);
            return types.type(SchemaNode.of(family.base()).only(objects), use);
        });
    }

    /** Reports the objects for which the branches do not require the discriminator. */
    private static void loseOthers(String member, Choice choice, Use use) {
        String others = Inheritance.others(member);
        use.report(
                choice.site().has("discriminator")
                        ? Difference.at(choice.site(), "discriminator", NARROWER, others)
                        : Difference.implied(choice.site(), "discriminator", NARROWER, others));
        if (choice.exclusive()) {
            String several = "objects that match several of these schemas are accepted";
            use.report(choice.keyword().difference(WIDER, several).as(Reason.SEVERAL));
        }
    }

    // ---- the discriminator

    /**
     * Returns the discriminator that OpenAPI declares. The values in a branch select it. If there are none, the mapping or the
     * name of its schema selects it.
     */
    private Optional<Selector> declared(List<SchemaNode> branches, Choice choice, List<ObjectView> all) {
        Optional<Discriminator> said =
                branches.size() == choice.branches().size() ? reader.discriminator(choice.site()) : Optional.empty();
        return said.flatMap(discriminator -> {
            String member = discriminator.member();
            Map<SchemaSite, List<String>> mapped = discriminator.texts();
            List<List<String>> texts = new ArrayList<>();
            for (int i = 0; i < branches.size(); i++) {
                List<String> values = values(all.get(i), member);
                texts.add(values.isEmpty() ? mapped(choice.branches().get(i), mapped) : values);
            }
            boolean everywhere = all.stream()
                    .allMatch(view -> view.members().containsKey(member)
                            && reader.read(view.members().get(member)).kinds().contains(JsonKind.STRING));
            return everywhere && areDisjoint(texts) ? Optional.of(new Selector(member, texts)) : Optional.empty();
        });
    }

    /** Returns whether the branches themselves require the values of the discriminator. */
    private boolean isExact(Selector discriminator, List<ObjectView> all) {
        return all.stream()
                .allMatch(view -> view.required().contains(discriminator.member())
                        && !values(view, discriminator.member()).isEmpty());
    }

    /** Returns the values of the mapping for a branch. If there are none, returns the name of the schema it refers to. */
    private List<String> mapped(SchemaNode branch, Map<SchemaSite, List<String>> mapped) {
        return branch.sites().stream()
                .filter(site -> site.get("$ref") instanceof String)
                .map(reader::target)
                .map(target -> mapped.getOrDefault(target, List.of(target.lastToken())))
                .findFirst()
                .orElse(List.of());
    }

    /** Returns a required member that has different values in each branch. */
    private Optional<Selector> byValues(List<ObjectView> all) {
        for (String member : all.get(0).members().keySet()) {
            if (all.stream().allMatch(view -> view.required().contains(member))) {
                List<List<String>> texts =
                        all.stream().map(view -> values(view, member)).toList();
                if (areDisjoint(texts)) {
                    return Optional.of(new Selector(member, texts));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the strings that a member may be. Returns none if it may be another value. */
    private List<String> values(ObjectView view, String member) {
        SchemaNode node = view.members().get(member);
        List<Object> allowed = node == null ? null : reader.read(node).allowed();
        boolean texts =
                allowed != null && allowed.stream().allMatch(value -> value instanceof String text && !text.isEmpty());
        return texts ? allowed.stream().map(String.class::cast).distinct().toList() : List.of();
    }

    private static boolean areDisjoint(List<List<String>> texts) {
        Set<String> all = new HashSet<>();
        return texts.stream()
                .allMatch(branch ->
                        !branch.isEmpty() && branch.stream().allMatch(text -> !text.isEmpty() && all.add(text)));
    }

    // ---- the schemas

    /** Returns the discriminator, and the members that are the same in all branches. */
    private static ObjectView base(Selector discriminator, List<ObjectView> all) {
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        Set<String> required = new LinkedHashSet<>();
        ObjectView first = all.get(0);
        first.members().forEach((name, node) -> {
            boolean alike =
                    all.stream().allMatch(view -> areAlike(node, view.members().get(name)));
            boolean alikeRequired = all.stream()
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
        return ObjectView.of(members, required, false);
    }

    /** Returns whether both are one schema, or two with the same content. */
    private static boolean areAlike(SchemaNode one, SchemaNode other) {
        if (other == null || one.equals(other)) {
            return other != null;
        }
        return one.isOneSchema()
                && other.isOneSchema()
                && one.kinds().equals(other.kinds())
                && one.sites()
                        .iterator()
                        .next()
                        .hasContentOf(other.sites().iterator().next());
    }

    /** Makes the schema of a branch a subtype. A schema with a parent or heirs of its own gets a copy in the union. */
    private void join(
            SchemaDraft union,
            SchemaNode branch,
            ObjectView view,
            String member,
            List<String> texts,
            Choice choice,
            Use use) {
        Facts facts = reader.read(branch);
        Optional<String> name = reader.name(branch);
        Use ofBranch = new Use(name.orElse(use.wanted() + EplNames.typeName(texts.get(0))), union, use.log());
        Optional<SchemaSite> target = branch.oneSchema().map(reader::target);
        Optional<SchemaSite> ofFamily = target.filter(families::isMember);
        ofFamily.filter(families::isMiddle)
                .ifPresent(site -> use.report(
                        choice.keyword(),
                        WIDER,
                        "rules that the subtypes of '" + site.lastToken() + "' add are not checked here"));
        Core core = reader.key(branch);
        Optional<SchemaDraft> known = drafts.known(core);
        boolean copied =
                ofFamily.isPresent() || known.filter(SchemaDraft::hasRelatives).isPresent();
        Object key = copied ? new CopyKey(union, core) : core;
        SchemaDraft draft = known.filter(any -> !copied)
                .orElseGet(() -> drafts.add(
                        key, new SchemaDraft(Origin.of(facts), view, ofBranch, name.isPresent() && !copied)));
        draft.joins(union);
        draft.schema().discriminatorValue(texts);
        boolean exact = view.required().contains(member) && values(view, member).equals(texts);
        target.filter(any -> !exact && !copied)
                .ifPresent(site -> use.log()
                        .add(
                                Difference.implied(site, "discriminator", NARROWER, Inheritance.others(member)),
                                draft.notes()));
    }
}
