package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.document.SchemaNode;
import dev.schemac.codegen.jsonschema.document.SchemaSite;
import dev.schemac.codegen.jsonschema.example.ExampleNode;
import dev.schemac.codegen.jsonschema.example.ExampleSearch;
import dev.schemac.codegen.jsonschema.example.ValueVariants;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The schemas of a contract for {@link ExampleSearch}: with valid values, and similar ones on which the contract and a
 * parser may disagree.
 */
final class SampleNodes {
    private static final int MOST_VARIANTS = 400;

    /** The keywords that can allow several types. */
    private static final Set<String> OF_KINDS = Set.of("type", "oneOf", "anyOf");

    private final FactsReader reader;
    private final SampleValues values;

    SampleNodes(FactsReader reader, PatternCompiler patterns) {
        this.reader = reader;
        this.values = new SampleValues(reader, patterns);
    }

    /** Returns the node of a schema for the search. */
    ExampleNode node(SchemaSite site) {
        return new Node(SchemaNode.of(site), site.place());
    }

    /** @param place the place of a schema that only refers to the others, {@code ""} for none */
    private final class Node implements ExampleNode {
        private final SchemaNode node;
        private final String place;

        Node(SchemaNode node, String place) {
            this.node = node;
            this.place = place;
        }

        @Override
        public Set<String> places() {
            SchemaFacts facts = reader.read(node);
            Set<String> places = new LinkedHashSet<>();
            places.add(place);
            node.sites().forEach(site -> places.add(site.place()));
            facts.core.forEach(site -> places.add(site.place()));
            facts.losses.forEach(loss -> places.add(loss.site().place()));
            facts.choices.forEach(choice -> places.add(choice.site().place()));
            return places;
        }

        @Override
        public List<Link> links() {
            SchemaFacts facts = reader.read(node);
            List<Link> links = new ArrayList<>();
            values.branches(node).forEach(branch -> links.add(link(Step.BRANCH, "", branch)));
            if (facts.choices.isEmpty() && facts.kinds.contains(JsonKind.OBJECT)) {
                ObjectView view = ObjectView.of(facts);
                view.members().forEach((name, member) -> links.add(link(Step.MEMBER, name, member)));
                if (!view.values().equals(SchemaNode.ANY)) {
                    links.add(link(Step.VALUE, "", view.values()));
                }
            }
            if (facts.choices.isEmpty() && facts.kinds.contains(JsonKind.ARRAY) && !facts.items.isEmpty()) {
                links.add(link(Step.ELEMENT, "", SchemaNode.of(facts.items)));
            }
            links.removeIf(link -> !values.isReadable(((Node) link.node()).node));
            return links;
        }

        private Link link(Step step, String name, SchemaNode inner) {
            return new Link(step, name, new Node(inner, ""));
        }

        @Override
        public List<Object> samples() {
            return values.of(node);
        }

        @Override
        public List<Object> variants(String keyword) {
            return SampleNodes.this.variants(node, keyword);
        }

        @Override
        public List<Object> fractions() {
            return numbers(node, true);
        }

        @Override
        public List<Object> largeNumbers() {
            return numbers(node, false);
        }

        @Override
        public String otherName() {
            return values.name(node);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Node same && node.equals(same.node);
        }

        @Override
        public int hashCode() {
            return node.hashCode();
        }
    }

    /** Returns numbers that Java types lack: integers with a fraction, or numbers with a large magnitude. */
    private List<Object> numbers(SchemaNode node, boolean fractions) {
        Set<Object> found = new LinkedHashSet<>();
        List<Object> valid = new ArrayList<>(values.of(node));
        valid.addAll(List.of(1, 0, 2, 10, 100));
        if (fractions) {
            for (Object value : valid) {
                if (value instanceof Number number
                        && ValueVariants.isSmall(JsonKind.decimal(number))
                        && JsonKind.of(number) == JsonKind.INTEGER) {
                    found.add(JsonKind.decimal(number).setScale(1, RoundingMode.UNNECESSARY));
                }
            }
        } else {
            found.addAll(
                    reader.read(node).kinds.contains(JsonKind.FRACTION)
                            ? ValueVariants.LARGE_NUMBERS
                            : ValueVariants.LARGE_INTEGERS);
        }
        return new ArrayList<>(found);
    }

    /** Returns values that a node allows, and similar ones with which a keyword can disagree. */
    private List<Object> variants(SchemaNode node, String keyword) {
        SchemaFacts facts = reader.read(node);
        Set<Object> found = new LinkedHashSet<>(values.of(node));
        List<Object> valid =
                List.copyOf(found.stream().filter(value -> value != null).toList());
        found.addAll(ValueVariants.OF_ALL_KINDS);
        found.add(Collections.singletonList(null));
        List<Object> inner = inner(node, keyword);
        found.addAll(inner);
        for (Object value : valid) {
            if (value instanceof Map<?, ?> object) {
                objects(object, facts, inner, found);
            } else if (value instanceof String text) {
                found.add(text + "x");
                found.add("-" + text);
                found.add(" ");
            }
        }
        sizes(facts, found);
        lists(valid, facts, inner, found);
        values.branches(node).forEach(branch -> join(branch, valid, found));
        if (OF_KINDS.contains(keyword)) {
            addInvalidParts(node, 0, found);
        } else if (keyword.equals("uniqueItems") && !facts.items.isEmpty()) {
            SchemaNode items = SchemaNode.of(facts.items);
            values.of(items).forEach(element -> addTwins(element, items, found));
        }
        return new ArrayList<>(found);
    }

    /** Adds arrays of two elements that either only the contract or only the parser distinguishes. */
    private void addTwins(Object element, SchemaNode items, Set<Object> found) {
        if (element instanceof String text) {
            found.add(List.of(text, text.toUpperCase(Locale.ROOT)));
        } else if (element instanceof Number) {
            found.add(List.of(0, -0.0));
            found.add(List.of(1, new BigDecimal("1.0")));
            found.add(List.of(1L << 53, (1L << 53) + 1));
        } else if (element instanceof Map<?, ?> object) {
            ObjectView.of(reader.read(items)).members().forEach((name, member) -> {
                if (!object.containsKey(name) && values.isReadable(member)) {
                    found.add(List.of(object, ValueVariants.with(object, name, null)));
                    Optional.ofNullable(reader.read(member).defaultValue)
                            .ifPresent(value ->
                                    found.add(List.of(object, ValueVariants.with(object, name, value.value()))));
                }
            });
        }
    }

    /** Adds objects with an invalid member and arrays with an invalid element, for columns that only check the type. */
    private void addInvalidParts(SchemaNode node, int level, Set<Object> found) {
        SchemaFacts facts = reader.read(node);
        if (level < SampleValues.MOST_LEVELS) {
            values.branches(node).forEach(branch -> addInvalidParts(branch, level + 1, found));
        }
        if (!facts.choices.isEmpty() || found.size() > MOST_VARIANTS) {
            return;
        }
        Set<String> members = facts.kinds.contains(JsonKind.OBJECT)
                ? ObjectView.of(facts).members().keySet()
                : Set.of();
        for (Object value : ValueVariants.OF_ALL_KINDS.subList(0, 4)) {
            if (facts.kinds.contains(JsonKind.ARRAY)) {
                found.add(Collections.singletonList(value));
            }
            for (Object valid : values.of(node)) {
                if (valid instanceof Map<?, ?> object) {
                    members.stream()
                            .limit(SampleValues.MOST_MEMBERS)
                            .forEach(name -> found.add(ValueVariants.with(object, name, value)));
                }
            }
        }
    }

    /** Adds the members that one branch describes to the objects of the other ones. */
    private void join(SchemaNode branch, List<Object> valid, Set<Object> found) {
        SchemaFacts facts = reader.read(branch);
        if (!facts.choices.isEmpty() || !facts.kinds.contains(JsonKind.OBJECT)) {
            return;
        }
        found.addAll(values.of(branch));
        for (Object value : valid) {
            if (value instanceof Map<?, ?> object && found.size() < MOST_VARIANTS) {
                objects(object, facts, values.of(branch), found);
            }
        }
    }

    /** Returns values of the schemas in a keyword, and values near its numbers. */
    private List<Object> inner(SchemaNode node, String keyword) {
        Set<SchemaSite> sites = new LinkedHashSet<>(node.sites());
        sites.addAll(reader.read(node).core);
        sites.add(null);
        Set<Object> found = new LinkedHashSet<>();
        for (SchemaSite site : sites) {
            if (site == null || !site.has(keyword)) {
                continue;
            }
            List<SchemaSite> schemas = new ArrayList<>(site.children(keyword));
            schemas.add(site.child(keyword));
            if (keyword.equals("if")) {
                List.of("then", "else").forEach(name -> {
                    if (site.has(name)) {
                        schemas.add(site.child(name));
                    }
                });
            }
            for (SchemaSite schema : schemas) {
                if (schema.value() instanceof Map) {
                    found.addAll(values.of(SchemaNode.of(schema)));
                } else if (schema.value() instanceof List<?> listed) {
                    found.addAll(listed);
                } else if (schema.value() instanceof Number number && ValueVariants.isSmall(JsonKind.decimal(number))) {
                    BigDecimal decimal = JsonKind.decimal(number);
                    found.add(decimal.divide(BigDecimal.valueOf(2)).stripTrailingZeros());
                    found.add(decimal.add(new BigDecimal("0.25")));
                }
            }
        }
        return found.stream().filter(value -> value != null).toList();
    }

    /** Adds objects that differ in one member. */
    private void objects(Map<?, ?> object, SchemaFacts facts, List<Object> inner, Set<Object> found) {
        for (Object name : object.keySet()) {
            Map<Object, Object> less = new LinkedHashMap<>(object);
            less.remove(name);
            found.add(less);
            for (Object value : ValueVariants.OF_ALL_KINDS.subList(0, 4)) {
                found.add(ValueVariants.with(object, name, value));
            }
        }
        if (!facts.kinds.contains(JsonKind.OBJECT)) {
            return;
        }
        for (Object value : ValueVariants.OF_ALL_KINDS.subList(0, 6)) {
            found.add(ValueVariants.with(object, ValueVariants.OTHER, value));
            found.add(ValueVariants.with(object, "", value));
            found.add(ValueVariants.with(object, "Other-1", value));
        }
        Map<Object, Object> all = new LinkedHashMap<>(object);
        Map<Object, Object> before = new LinkedHashMap<>(object);
        int members = 0;
        for (Map.Entry<String, SchemaNode> member :
                ObjectView.of(facts).members().entrySet()) {
            if (members++ < SampleValues.MOST_MEMBERS) {
                for (Object value : values.of(member.getValue())) {
                    found.add(ValueVariants.with(object, member.getKey(), value));
                    found.add(ValueVariants.with(before, member.getKey(), value));
                    all.put(member.getKey(), value);
                }
                before = new LinkedHashMap<>(object);
                before.put(member.getKey(), all.get(member.getKey()));
            }
        }
        found.add(all);
        for (Object other : inner) {
            if (other instanceof Map<?, ?> more) {
                Map<Object, Object> both = new LinkedHashMap<>(object);
                both.putAll(more);
                found.add(both);
            } else if (other instanceof String name) {
                found.add(ValueVariants.with(object, name, 1));
            }
        }
    }

    /** Adds strings, arrays and objects around the sizes of rules. */
    private static void sizes(SchemaFacts facts, Set<Object> found) {
        for (String name : List.of("minLength", "maxLength", "minItems", "maxItems")) {
            facts.rule(name).ifPresent(rule -> ValueVariants.addSizes(SampleValues.size(Optional.of(rule)), found));
        }
        for (SchemaSite site : facts.objects) {
            for (String name : List.of("minProperties", "maxProperties")) {
                if (site.get(name) instanceof Integer size) {
                    ValueVariants.addSizes(size, found);
                }
            }
        }
    }

    /** Adds arrays of valid elements, of other values, and with an element twice. */
    private void lists(List<Object> valid, SchemaFacts facts, List<Object> inner, Set<Object> found) {
        if (!EnumSet.copyOf(facts.kinds.isEmpty() ? EnumSet.of(JsonKind.NULL) : facts.kinds)
                .contains(JsonKind.ARRAY)) {
            return;
        }
        Set<Object> elements = new LinkedHashSet<>(ValueVariants.OF_ALL_KINDS);
        elements.addAll(inner);
        if (!facts.items.isEmpty()) {
            elements.addAll(values.of(SchemaNode.of(facts.items)));
        }
        for (Object element : elements) {
            found.add(Collections.singletonList(element));
            found.add(Arrays.asList(element, element));
            for (Object value : valid) {
                if (value instanceof List<?> list && !list.isEmpty()) {
                    List<Object> other = new ArrayList<>(list);
                    other.set(0, element);
                    found.add(other);
                }
            }
        }
    }
}
