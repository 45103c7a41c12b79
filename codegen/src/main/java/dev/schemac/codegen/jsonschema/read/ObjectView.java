package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.WIDER;

import dev.schemac.codegen.jsonschema.read.ColumnFacts.Attribute;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Loss;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    /**
     * A schema whose {@code unevaluatedProperties} is false.
     *
     * @param inside the schema, and all schemas that apply with it to the same object
     * @param conditional whether some of them depend on the object, or are unknown
     */
    record Closure(SchemaSite site, Set<SchemaSite> inside, boolean conditional) {
        private static final List<String> CONDITIONS =
                List.of("if", "dependentSchemas", "patternProperties", "$dynamicRef", "$recursiveRef");

        static Closure of(SchemaSite site, References references) {
            Set<SchemaSite> inside = new LinkedHashSet<>();
            Deque<SchemaSite> left = new ArrayDeque<>(List.of(site.whole()));
            boolean conditional = false;
            while (!left.isEmpty()) {
                SchemaSite next = left.removeFirst();
                if (!inside.add(next)) {
                    continue;
                }
                conditional |= CONDITIONS.stream().anyMatch(next::has);
                for (String keyword : List.of("allOf", "anyOf", "oneOf")) {
                    next.children(keyword).forEach(child -> left.addLast(child.whole()));
                }
                if (next.get("$ref") instanceof String reference) {
                    Optional<SchemaSite> target = references.resolve(next, reference);
                    target.ifPresent(found -> left.addLast(found.whole()));
                    conditional |= target.isEmpty();
                }
            }
            return new Closure(site, inside, conditional);
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
            loseCounts(site, losses);
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
                if (site.get("unevaluatedProperties") instanceof Map) {
                    losses.add(
                            new Loss(site, "unevaluatedProperties", WIDER, "other members of any type are accepted"));
                }
            } else if (Boolean.FALSE.equals(others.value())) {
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
            open &= !closes(closure, facts, members, losses);
        }
        facts.required.forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        return new ObjectView(members, new LinkedHashSet<>(facts.required), open, values, losses);
    }

    /** Returns whether no other members are allowed. Removes the members that are described outside of the closure. */
    private static boolean closes(
            Closure closure, SchemaFacts facts, Map<String, SchemaNode> members, List<Loss> losses) {
        if (facts.objects.stream().anyMatch(closure::isOpenedBy)) {
            return false;
        }
        if (closure.conditional()) {
            String description =
                    "other members are accepted: conditions or patterns decide which members are evaluated";
            losses.add(new Loss(closure.site(), "unevaluatedProperties", WIDER, description));
            return false;
        }
        Set<String> names = new LinkedHashSet<>();
        facts.objects.stream().filter(closure::has).forEach(site -> names.addAll(names(site)));
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

    private static void loseCounts(SchemaSite site, List<Loss> losses) {
        if (site.has("propertyNames")) {
            losses.add(new Loss(site, "propertyNames", WIDER, "member names are not checked"));
        }
        for (String count : COUNTS) {
            if (site.has(count)) {
                losses.add(new Loss(site, count, WIDER, "the number of members is not checked"));
            }
        }
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
            boolean openElsewhere = views.stream().anyMatch(view -> !view.members.containsKey(name) && view.open);
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
        return new ObjectView(members, required, open, SchemaNode.ANY, losses);
    }
}
