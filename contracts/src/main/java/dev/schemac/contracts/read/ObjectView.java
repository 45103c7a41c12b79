package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.ColumnFacts.Attribute;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Combines the members that the schemas of an object describe.
 *
 * @param members the node of each member, in the order of the contract
 * @param required the names of the required members, all of which are in {@code members}
 * @param open whether other members may be present
 * @param values the node of the other members, {@link SchemaNode#ANY} if nothing constrains them
 * @param losses the other constraints on members
 */
record ObjectView(
        Map<String, SchemaNode> members, Set<String> required, boolean open, SchemaNode values, List<Loss> losses) {

    /** The names that {@code propertyNames} accepts. */
    interface NameRule {
        /** Returns whether a name is accepted; empty if that is unknown. */
        Optional<Boolean> accepts(String name);

        /** Returns a list that contains all accepted names; empty if there is no such list. */
        Optional<List<String>> all();
    }

    /**
     * A schema whose {@code unevaluatedProperties} is false, or a schema.
     *
     * @param inside the schema, and all schemas that apply with it to the same object
     * @param maybe the schemas that apply to some of these objects
     * @param unknown whether other schemas apply, or patterns select members
     */
    record Closure(SchemaSite site, Set<SchemaSite> inside, Set<SchemaSite> maybe, boolean unknown) {
        static Closure of(SchemaSite site, References references) {
            Set<SchemaSite> inside = new LinkedHashSet<>();
            Deque<SchemaSite> left = new ArrayDeque<>(List.of(site.whole()));
            boolean unknown = add(left, inside, references);
            inside.forEach(each -> left.addAll(each.conditional()));
            Set<SchemaSite> all = new LinkedHashSet<>(inside);
            int certain = inside.size();
            unknown |= add(left, all, references);
            for (int done = certain; done < all.size(); ) {
                List<SchemaSite> more = new ArrayList<>(all).subList(done, all.size());
                done = all.size();
                more.forEach(each -> left.addAll(each.conditional()));
                unknown |= add(left, all, references);
            }
            all.removeAll(inside);
            return new Closure(site, inside, all, unknown);
        }

        /** Adds schemas, and the schemas that apply with them. Returns whether others apply, too. */
        private static boolean add(Deque<SchemaSite> left, Set<SchemaSite> found, References references) {
            boolean unknown = false;
            while (!left.isEmpty()) {
                SchemaSite next = left.removeFirst();
                if (!found.add(next)) {
                    continue;
                }
                unknown |= next.has("patternProperties");
                for (String keyword : List.of("allOf", "anyOf", "oneOf")) {
                    next.children(keyword).forEach(child -> left.addLast(child.whole()));
                }
                Optional<List<SchemaSite>> targets = references.targets(next);
                targets.orElse(List.of()).forEach(each -> left.addLast(each.whole()));
                unknown |= targets.isEmpty();
            }
            return unknown;
        }

        private boolean conditional() {
            return unknown || !maybe.isEmpty();
        }

        /** Returns the members that some schema may evaluate; empty if that is unknown. */
        private Optional<Set<String>> maybeEvaluated() {
            if (unknown || maybe.stream().anyMatch(Closure::isOpen)) {
                return Optional.empty();
            }
            Set<String> names = new LinkedHashSet<>();
            maybe.forEach(each -> names.addAll(names(each)));
            return Optional.of(names);
        }

        private static boolean isOpen(SchemaSite other) {
            return List.of("additionalProperties", "unevaluatedProperties").stream()
                    .anyMatch(keyword -> other.has(keyword) && !Boolean.FALSE.equals(other.get(keyword)));
        }

        private boolean has(SchemaSite other) {
            return inside.contains(other.whole());
        }

        /** Returns whether a schema inside of the closure evaluates every member. */
        private boolean isOpenedBy(SchemaSite other) {
            boolean additional =
                    other.has("additionalProperties") && !Boolean.FALSE.equals(other.get("additionalProperties"));
            boolean unevaluated = !other.whole().equals(site.whole())
                    && other.has("unevaluatedProperties")
                    && !Boolean.FALSE.equals(other.get("unevaluatedProperties"));
            return has(other) && (additional || unevaluated);
        }
    }

    private static final List<String> COUNTS = List.of("minProperties", "maxProperties");

    static ObjectView of(SchemaFacts facts) {
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        for (SchemaSite site : facts.objects) {
            for (SchemaSite member : site.children("properties")) {
                members.merge(member.lastToken(), SchemaNode.of(member), SchemaNode::and);
            }
        }
        facts.required.forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        List<Loss> losses = new ArrayList<>();
        boolean open = true;
        SchemaNode values = SchemaNode.ANY;
        for (SchemaSite site : facts.objects) {
            SchemaSite others = site.has("additionalProperties") ? site.child("additionalProperties") : null;
            boolean patterns = site.has("patternProperties");
            if (patterns) {
                // The import does not match names with patterns. Constraints on matching members apply to no particular
                // member.
                losses.add(new Loss(
                        site,
                        "patternProperties",
                        WIDER,
                        "member names are not matched with patterns: members with any name are accepted"));
                values = values.and(alternatives(site, others));
                continue;
            }
            if (others == null) {
                continue;
            }
            if (Boolean.FALSE.equals(others.value())) {
                open = false;
                Set<String> own = names(site);
                members.keySet().retainAll(own);
                if (!own.containsAll(facts.required)) {
                    String description = "a required member is accepted, although it is not declared";
                    losses.add(new Loss(site, "additionalProperties", WIDER, description));
                }
            } else if (others.value() instanceof Map) {
                values = values.and(SchemaNode.of(others));
                Set<String> own = names(site);
                members.replaceAll((name, node) -> own.contains(name) ? node : node.and(SchemaNode.of(others)));
            }
        }
        for (Closure closure : facts.closures) {
            if (Boolean.FALSE.equals(closure.site().get("unevaluatedProperties"))) {
                open &= !closes(closure, facts, members, losses);
            } else {
                values = values.and(restricted(closure, facts, members, losses));
            }
        }
        facts.required.forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        ObjectView view = new ObjectView(members, new LinkedHashSet<>(facts.required), open, values, losses);
        for (Map.Entry<SchemaSite, NameRule> names : facts.names.entrySet()) {
            view = view.named(names.getKey(), names.getValue(), facts);
        }
        return view.counted(facts);
    }

    /** Applies a schema to the members that are not evaluated. Returns the node of the undeclared ones. */
    private static SchemaNode restricted(
            Closure closure, SchemaFacts facts, Map<String, SchemaNode> members, List<Loss> losses) {
        if (facts.objects.stream().anyMatch(closure::isOpenedBy)) {
            return SchemaNode.ANY;
        }
        if (closure.conditional()) {
            String description = "other members of any type are accepted";
            losses.add(new Loss(closure.site(), "unevaluatedProperties", WIDER, description));
            return SchemaNode.ANY;
        }
        Set<String> names = new LinkedHashSet<>();
        facts.objects.stream().filter(closure::has).forEach(site -> names.addAll(names(site)));
        SchemaNode others = SchemaNode.of(closure.site().child("unevaluatedProperties"));
        members.replaceAll((name, node) -> names.contains(name) ? node : node.and(others));
        return others;
    }

    // ---- names and numbers of members

    /** Returns this view without the members whose names {@code propertyNames} rejects. */
    private ObjectView named(SchemaSite site, NameRule rule, SchemaFacts facts) {
        if (SchemaNode.of(site.child("propertyNames")) == SchemaNode.ANY) {
            return this;
        }
        boolean listed = open
                && facts.closures.isEmpty()
                && facts.objects.stream().noneMatch(other -> other.has("patternProperties"))
                && rule.all().isPresent();
        Map<String, SchemaNode> accepted = new LinkedHashMap<>(members);
        if (listed) {
            rule.all().orElseThrow().forEach(name -> accepted.putIfAbsent(name, values));
        }
        boolean unknown = open && !listed
                || accepted.keySet().stream()
                        .anyMatch(name -> rule.accepts(name).isEmpty());
        if (!open || listed) {
            accepted.keySet()
                    .removeIf(name ->
                            !required.contains(name) && !rule.accepts(name).orElse(true));
        }
        unknown |= required.stream().anyMatch(name -> !rule.accepts(name).orElse(true));
        if (unknown) {
            losses.add(new Loss(site, "propertyNames", WIDER, "member names are not checked"));
        }
        return new ObjectView(accepted, required, open && !listed, listed ? SchemaNode.ANY : values, losses);
    }

    /** Returns this view with the effects of {@code minProperties} and {@code maxProperties}. Maps have rules for them. */
    private ObjectView counted(SchemaFacts facts) {
        ObjectView view = this;
        for (SchemaSite site : facts.objects) {
            for (String keyword : COUNTS) {
                if (site.has(keyword)) {
                    boolean least = keyword.equals("minProperties");
                    int count = site.get(keyword) instanceof Integer number && !view.isMap() ? number : -1;
                    view = count < 0
                            ? view.losing(site, keyword)
                            : least ? view.atLeast(count, site) : view.atMost(count, site);
                }
            }
        }
        return view;
    }

    private ObjectView losing(SchemaSite site, String keyword) {
        losses.add(new Loss(site, keyword, WIDER, "the number of members is not checked"));
        return this;
    }

    private ObjectView atLeast(int count, SchemaSite site) {
        if (count <= required.size()) {
            return this;
        }
        return !open && count == members.size()
                ? new ObjectView(members, new LinkedHashSet<>(members.keySet()), false, values, losses)
                : losing(site, "minProperties");
    }

    private ObjectView atMost(int count, SchemaSite site) {
        if (!open && members.size() <= count) {
            return this;
        }
        if (count != required.size()) {
            return losing(site, "maxProperties");
        }
        Map<String, SchemaNode> only = new LinkedHashMap<>(members);
        only.keySet().retainAll(required);
        return new ObjectView(only, required, false, SchemaNode.ANY, losses);
    }

    /** Returns whether no other members are allowed. Removes the members that are described outside of the closure. */
    private static boolean closes(
            Closure closure, SchemaFacts facts, Map<String, SchemaNode> members, List<Loss> losses) {
        if (facts.objects.stream().anyMatch(closure::isOpenedBy)) {
            return false;
        }
        Optional<Set<String>> maybe = closure.maybeEvaluated();
        if (maybe.isEmpty()) {
            String description =
                    "other members are accepted: conditions or patterns decide which members are evaluated";
            losses.add(new Loss(closure.site(), "unevaluatedProperties", WIDER, description));
            return false;
        }
        Set<String> names = new LinkedHashSet<>();
        facts.objects.stream().filter(closure::has).forEach(site -> names.addAll(names(site)));
        if (!names.containsAll(maybe.get())) {
            String description = "members that a condition evaluates are accepted without this condition";
            losses.add(new Loss(closure.site(), "unevaluatedProperties", WIDER, description));
            names.addAll(maybe.get());
            maybe.get().forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        }
        members.keySet().retainAll(names);
        if (!names.containsAll(facts.required)) {
            String description = "a required member is accepted, although it is not evaluated";
            losses.add(new Loss(closure.site(), "unevaluatedProperties", WIDER, description));
        }
        return true;
    }

    /** Returns the node of members that match a pattern or match none. */
    private static SchemaNode alternatives(SchemaSite site, SchemaSite others) {
        List<SchemaNode> nodes = new ArrayList<>();
        site.children("patternProperties").forEach(pattern -> nodes.add(SchemaNode.of(pattern)));
        if (others == null || !Boolean.FALSE.equals(others.value())) {
            nodes.add(others == null ? SchemaNode.ANY : SchemaNode.of(others));
        }
        return nodes.contains(SchemaNode.ANY) || nodes.isEmpty()
                ? SchemaNode.ANY
                : SchemaNode.anyOf(site, "patternProperties", nodes);
    }

    /** Returns the rules on the number of members. A map has a rule if exactly one schema has the keyword. */
    static List<Attribute> counts(SchemaFacts facts) {
        List<Attribute> counts = new ArrayList<>();
        for (String keyword : COUNTS) {
            List<SchemaSite> sites =
                    facts.objects.stream().filter(site -> site.has(keyword)).toList();
            if (sites.size() == 1 && sites.get(0).get(keyword) instanceof Integer count) {
                String rule = keyword.replace("Properties", "Items");
                counts.add(new Attribute(rule, count.toString(), new Keyword(sites.get(0), keyword, count)));
            }
        }
        return counts;
    }

    private static Set<String> names(SchemaSite site) {
        Set<String> names = new LinkedHashSet<>();
        site.children("properties").forEach(member -> names.add(member.lastToken()));
        return names;
    }

    /** Returns whether no member is described by name and other members may be present. */
    boolean isMap() {
        return members.isEmpty() && open;
    }

    /**
     * Returns a view with the members of all views. A member is required if all views require it. Other members may be
     * present if any view allows them.
     */
    static ObjectView joined(List<ObjectView> views, SchemaSite site, String keyword) {
        Map<String, List<SchemaNode>> nodes = new LinkedHashMap<>();
        for (ObjectView view : views) {
            view.members.forEach((name, node) ->
                    nodes.computeIfAbsent(name, key -> new ArrayList<>()).add(node));
        }
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        nodes.forEach((name, all) -> {
            boolean openElsewhere = views.stream()
                    .filter(view -> !view.members.containsKey(name) && view.open)
                    .anyMatch(view -> !all.stream().allMatch(view.values::equals));
            members.put(
                    name,
                    openElsewhere || all.contains(SchemaNode.ANY)
                            ? SchemaNode.ANY
                            : SchemaNode.anyOf(site, keyword, all));
        });
        Set<String> required = new LinkedHashSet<>(views.get(0).required);
        views.forEach(view -> required.retainAll(view.required));
        boolean open = views.stream().anyMatch(ObjectView::open);
        List<Loss> losses = new ArrayList<>();
        views.forEach(view -> losses.addAll(view.losses));
        Set<SchemaNode> values =
                views.stream().filter(ObjectView::open).map(ObjectView::values).collect(Collectors.toSet());
        SchemaNode shared = values.size() == 1 ? values.iterator().next() : SchemaNode.ANY;
        return new ObjectView(members, required, open, shared, losses);
    }
}
