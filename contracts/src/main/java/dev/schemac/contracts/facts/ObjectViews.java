package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.report.Difference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Combines the members that the schemas of an object describe: once for all nodes with the same facts. Not thread-safe. */
public final class ObjectViews {
    private static final List<String> COUNTS = List.of("minProperties", "maxProperties");

    /** The most schemas in {@code additionalProperties} that apply together: each member would be read with each of them. */
    private static final int MOST_OTHERS = 16;

    private final FactsReader reader;
    private final Map<Facts.Core, ObjectView> known = new HashMap<>();
    private final Map<SchemaSite, SchemaNode> nodes = new HashMap<>();

    public ObjectViews(FactsReader reader) {
        this.reader = reader;
    }

    public ObjectView of(Facts facts) {
        ObjectView view = known.get(facts.core());
        if (view == null) {
            view = combined(facts);
            known.put(facts.core(), view);
        }
        return view;
    }

    /** Returns the node of a member, one for all schemas that include it. */
    private SchemaNode node(SchemaSite site) {
        return nodes.computeIfAbsent(site, SchemaNode::of);
    }

    private ObjectView combined(Facts facts) {
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        Map<String, Set<SchemaSite>> several = new LinkedHashMap<>();
        for (Schema schema : facts.objects()) {
            schema.members().forEach((name, site) -> {
                SchemaNode before = members.putIfAbsent(name, node(site));
                if (before != null) {
                    several.computeIfAbsent(name, unknown -> new LinkedHashSet<>(before.sites()))
                            .add(site);
                }
            });
        }
        several.forEach((name, sites) -> members.put(name, SchemaNode.of(sites)));
        facts.required().forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        List<Difference> differences = new ArrayList<>();
        boolean open = true;
        SchemaNode values = SchemaNode.ANY;
        for (Schema schema : facts.objects()) {
            SchemaSite others = schema.has("additionalProperties") ? schema.child("additionalProperties") : null;
            if (schema.has("patternProperties")) {
                // The import does not match names with patterns. Constraints on matching members apply to no particular
                // member.
                differences.add(schema.keyword("patternProperties")
                        .difference(
                                WIDER,
                                "member names are not matched with patterns: members with any name are accepted"));
                values = values.and(alternatives(schema, others));
            } else if (others != null && Boolean.FALSE.equals(others.value())) {
                open = false;
                Set<String> own = schema.memberNames();
                members.keySet().retainAll(own);
                if (!own.containsAll(facts.required())) {
                    String description = "a required member is accepted, although it is not declared";
                    differences.add(schema.keyword("additionalProperties").difference(WIDER, description));
                }
            } else if (others != null
                    && others.value() instanceof Map
                    && values.sites().size() >= MOST_OTHERS) {
                String description = "members are not checked with this schema: too many others apply to the same ones";
                differences.add(schema.keyword("additionalProperties").difference(WIDER, description));
            } else if (others != null && others.value() instanceof Map) {
                SchemaNode node = SchemaNode.of(others);
                values = values.and(node);
                Set<String> own = schema.memberNames();
                members.replaceAll((name, known) -> own.contains(name) ? known : known.and(node));
            }
        }
        for (Closure closure : facts.closures()) {
            open &= !closes(closure, facts, members, differences);
        }
        facts.required().forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        ObjectView view = new ObjectView(members, facts.required(), open, values, counts(facts), differences);
        for (Map.Entry<Schema, SchemaSite> names : facts.names().entrySet()) {
            view = named(view, names.getKey().keyword("propertyNames"), names.getValue(), facts);
        }
        return counted(view, facts);
    }

    /** Returns the node of members that match a pattern or match none. */
    private static SchemaNode alternatives(Schema schema, SchemaSite others) {
        List<SchemaNode> nodes = new ArrayList<>();
        schema.children("patternProperties").forEach(pattern -> nodes.add(SchemaNode.of(pattern)));
        if (others == null || !Boolean.FALSE.equals(others.value())) {
            nodes.add(others == null ? SchemaNode.ANY : SchemaNode.of(others));
        }
        return nodes.contains(SchemaNode.ANY) || nodes.isEmpty()
                ? SchemaNode.ANY
                : SchemaNode.anyOf(schema.keyword("patternProperties"), nodes);
    }

    // ---- unevaluated members

    /**
     * Returns whether no other members are allowed (3 of 5,211 contracts; 31 cases of the official suite in 2020-12, 5 of them
     * with conditions). Removes the members that are described outside of the closure.
     */
    private static boolean closes(
            Closure closure, Facts facts, Map<String, SchemaNode> members, List<Difference> differences) {
        if (facts.objects().stream().anyMatch(closure::isOpenedBy)) {
            return false;
        }
        Keyword keyword = closure.schema().keyword("unevaluatedProperties");
        Optional<Set<String>> maybe = closure.maybeEvaluated();
        if (maybe.isEmpty()) {
            String description =
                    "other members are accepted: conditions or patterns decide which members are evaluated";
            differences.add(keyword.difference(WIDER, description));
            return false;
        }
        Set<String> names = new LinkedHashSet<>();
        facts.objects().stream()
                .filter(closure.inside()::contains)
                .forEach(schema -> names.addAll(schema.memberNames()));
        if (!names.containsAll(maybe.get())) {
            String description = "members that a condition evaluates are accepted without this condition";
            differences.add(keyword.difference(WIDER, description));
            names.addAll(maybe.get());
            maybe.get().forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        }
        members.keySet().retainAll(names);
        if (!names.containsAll(facts.required())) {
            differences.add(keyword.difference(WIDER, "a required member is accepted, although it is not evaluated"));
        }
        return true;
    }

    // ---- names of members

    /**
     * Returns a view in which the names that {@code propertyNames} lists are the members of a map (3 of 5,211 contracts; 3 and 3
     * cases of the official suite). Other rules on names are not checked.
     */
    private ObjectView named(ObjectView view, Keyword keyword, SchemaSite ofNames, Facts facts) {
        if (SchemaNode.of(ofNames) == SchemaNode.ANY) {
            return view;
        }
        Facts rule = reader.read(ofNames);
        List<Object> all = rule.kinds().contains(JsonKind.STRING) ? rule.allowed() : List.of();
        boolean listed = all != null
                && view.open()
                && facts.closures().isEmpty()
                && facts.objects().stream().noneMatch(other -> other.has("patternProperties"))
                && rule.saysOnlyKindsAndValues()
                && new HashSet<>(all).containsAll(view.members().keySet());
        if (!listed) {
            return view.without(keyword.difference(WIDER, "member names are not checked"));
        }
        Map<String, SchemaNode> members = new LinkedHashMap<>(view.members());
        for (Object name : all) {
            if (name instanceof String text) {
                members.putIfAbsent(text, view.values());
            }
        }
        return view.with(members, view.required(), SchemaNode.ANY);
    }

    // ---- numbers of members

    /** Returns the rules of a map. It has a rule if exactly one schema has the keyword. */
    private static Map<String, Keyword> counts(Facts facts) {
        Map<String, Keyword> counts = new LinkedHashMap<>();
        for (String name : COUNTS) {
            List<Keyword> found = facts.objects().stream()
                    .filter(schema -> schema.has(name))
                    .map(schema -> schema.keyword(name))
                    .toList();
            if (found.size() == 1 && found.get(0).value() instanceof Integer) {
                counts.put(name.replace("Properties", "Items"), found.get(0));
            }
        }
        return counts;
    }

    /**
     * Returns a view with the effects of {@code minProperties}: it requires all members (9 of 5,211 contracts), or the required
     * members are enough (13). The number of members is not checked otherwise.
     */
    private static ObjectView counted(ObjectView view, Facts facts) {
        ObjectView counted = view;
        for (Schema schema : facts.objects()) {
            for (String name : COUNTS) {
                if (!schema.has(name)) {
                    continue;
                }
                Keyword keyword = schema.keyword(name);
                int least = name.equals("minProperties") && keyword.value() instanceof Integer count && !counted.isMap()
                        ? count
                        : Integer.MAX_VALUE;
                Set<String> all = counted.members().keySet();
                if (least > counted.required().size()) {
                    counted = least == all.size() && !counted.open()
                            ? counted.with(counted.members(), new LinkedHashSet<>(all), counted.values())
                            : counted.without(keyword.difference(WIDER, "the number of members is not checked"));
                }
            }
        }
        return counted;
    }
}
