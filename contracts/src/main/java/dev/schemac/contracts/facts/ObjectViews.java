package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.report.Difference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Combines the members that the schemas of an object describe: once for all nodes with the same facts. Not thread-safe. */
public final class ObjectViews {
    private static final List<String> COUNTS = List.of("minProperties", "maxProperties");

    private final FactsReader reader;
    private final Map<Facts.Core, ObjectView> known = new HashMap<>();

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

    private ObjectView combined(Facts facts) {
        Map<String, Set<SchemaSite>> declared = new LinkedHashMap<>();
        for (Schema schema : facts.objects()) {
            for (SchemaSite member : schema.children("properties")) {
                declared.computeIfAbsent(member.lastToken(), unknown -> new LinkedHashSet<>())
                        .add(member);
            }
        }
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        declared.forEach((name, sites) -> members.put(name, SchemaNode.of(sites)));
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
            } else if (others != null && others.value() instanceof Map) {
                SchemaNode node = SchemaNode.of(others);
                values = values.and(node);
                Set<String> own = schema.memberNames();
                members.replaceAll((name, known) -> own.contains(name) ? known : known.and(node));
            }
        }
        for (Closure closure : facts.closures()) {
            if (Boolean.FALSE.equals(closure.schema().get("unevaluatedProperties"))) {
                open &= !closes(closure, facts, members, differences);
            } else {
                values = values.and(restricted(closure, facts, members, differences));
            }
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

    /** Returns whether no other members are allowed. Removes the members that are described outside of the closure. */
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
        Set<String> names = evaluated(closure, facts);
        if (!names.containsAll(maybe.get())) {
            String description = "members that a condition evaluates are accepted without this condition";
            differences.add(keyword.difference(WIDER, description));
            names.addAll(maybe.get());
            maybe.get().forEach(name -> members.putIfAbsent(name, SchemaNode.ANY));
        }
        members.keySet().retainAll(names);
        if (!names.containsAll(facts.required())) {
            String description = "a required member is accepted, although it is not evaluated";
            differences.add(keyword.difference(WIDER, description));
        }
        return true;
    }

    /** Applies a schema to the members that are not evaluated. Returns the node of the undeclared ones. */
    private static SchemaNode restricted(
            Closure closure, Facts facts, Map<String, SchemaNode> members, List<Difference> differences) {
        if (facts.objects().stream().anyMatch(closure::isOpenedBy)) {
            return SchemaNode.ANY;
        }
        if (closure.conditional()) {
            differences.add(closure.schema()
                    .keyword("unevaluatedProperties")
                    .difference(WIDER, "other members of any type are accepted"));
            return SchemaNode.ANY;
        }
        Set<String> names = evaluated(closure, facts);
        SchemaNode others = SchemaNode.of(closure.schema().child("unevaluatedProperties"));
        members.replaceAll((name, node) -> names.contains(name) ? node : node.and(others));
        return others;
    }

    private static Set<String> evaluated(Closure closure, Facts facts) {
        Set<String> names = new LinkedHashSet<>();
        facts.objects().stream().filter(closure::has).forEach(schema -> names.addAll(schema.memberNames()));
        return names;
    }

    // ---- names of members

    /** Returns a view without the members whose names {@code propertyNames} rejects. */
    private ObjectView named(ObjectView view, Keyword keyword, SchemaSite ofNames, Facts facts) {
        if (SchemaNode.of(ofNames) == SchemaNode.ANY) {
            return view;
        }
        Facts rule = reader.read(ofNames);
        Optional<List<String>> all = allNames(rule);
        boolean listed = view.open()
                && facts.closures().isEmpty()
                && facts.objects().stream().noneMatch(other -> other.has("patternProperties"))
                && all.isPresent();
        Map<String, SchemaNode> accepted = new LinkedHashMap<>(view.members());
        if (listed) {
            all.get().forEach(name -> accepted.putIfAbsent(name, view.values()));
        }
        Map<String, Optional<Boolean>> verdicts = new HashMap<>();
        accepted.keySet().forEach(name -> verdicts.put(name, accepts(rule, name)));
        view.required().forEach(name -> verdicts.put(name, accepts(rule, name)));
        boolean unknown = view.open() && !listed
                || accepted.keySet().stream()
                        .anyMatch(name -> verdicts.get(name).isEmpty());
        if (!view.open() || listed) {
            accepted.keySet()
                    .removeIf(name -> !view.required().contains(name)
                            && !verdicts.get(name).orElse(true));
        }
        unknown |= view.required().stream().anyMatch(name -> !verdicts.get(name).orElse(true));
        ObjectView named =
                view.with(accepted, view.required(), view.open() && !listed, listed ? SchemaNode.ANY : view.values());
        return unknown ? named.without(keyword.difference(WIDER, "member names are not checked")) : named;
    }

    /** Returns whether a name is accepted; empty if that is unknown. */
    private Optional<Boolean> accepts(Facts rule, String name) {
        List<Difference> unknown = new ArrayList<>();
        boolean fits = rule.kinds().contains(JsonKind.STRING)
                && (rule.allowed() == null || rule.allowed().contains(name))
                && reader.values().keepsRules(name, rule.rules(), (site, difference) -> unknown.add(difference));
        boolean known = unknown.isEmpty()
                && rule.choices().isEmpty()
                && rule.differences().stream().noneMatch(difference -> difference.effect() == WIDER)
                && !rule.rules().containsKey("format")
                && !rule.rules().containsKey("contentEncoding");
        return known || !fits ? Optional.of(fits) : Optional.empty();
    }

    /** Returns a list that contains all accepted names; empty if there is no such list. */
    private static Optional<List<String>> allNames(Facts rule) {
        if (!rule.kinds().contains(JsonKind.STRING)) {
            return Optional.of(List.of());
        }
        return Optional.ofNullable(rule.allowed())
                .map(allowed -> allowed.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .toList());
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

    /** Returns a view with the effects of {@code minProperties} and {@code maxProperties}. */
    private static ObjectView counted(ObjectView view, Facts facts) {
        ObjectView counted = view;
        for (Schema schema : facts.objects()) {
            for (String name : COUNTS) {
                if (schema.has(name)) {
                    Keyword keyword = schema.keyword(name);
                    int count = keyword.value() instanceof Integer number && !counted.isMap() ? number : -1;
                    counted = count < 0
                            ? notCounted(counted, keyword)
                            : name.equals("minProperties")
                                    ? atLeast(counted, count, keyword)
                                    : atMost(counted, count, keyword);
                }
            }
        }
        return counted;
    }

    private static ObjectView notCounted(ObjectView view, Keyword keyword) {
        return view.without(keyword.difference(WIDER, "the number of members is not checked"));
    }

    private static ObjectView atLeast(ObjectView view, int count, Keyword keyword) {
        if (count <= view.required().size()) {
            return view;
        }
        return !view.open() && count == view.members().size()
                ? view.with(view.members(), new LinkedHashSet<>(view.members().keySet()), false, view.values())
                : notCounted(view, keyword);
    }

    private static ObjectView atMost(ObjectView view, int count, Keyword keyword) {
        if (!view.open() && view.members().size() <= count) {
            return view;
        }
        if (count != view.required().size()) {
            return notCounted(view, keyword);
        }
        Map<String, SchemaNode> only = new LinkedHashMap<>(view.members());
        only.keySet().retainAll(view.required());
        return view.with(only, view.required(), false, SchemaNode.ANY);
    }
}
