package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.document.SchemaNode;
import dev.schemac.codegen.jsonschema.document.SchemaNode.Choice;
import dev.schemac.codegen.jsonschema.example.ExampleSearch;
import dev.schemac.codegen.jsonschema.example.ValueVariants;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import dev.schemac.codegen.jsonschema.source.ContractException;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes small values for the schemas of a contract. Most are valid; {@link ExampleSearch} checks that. */
final class SampleValues {
    static final int MOST_LEVELS = 8;
    private static final int MOST_SAMPLES = 8;
    private static final int MOST_BRANCHES = 30;
    static final int MOST_MEMBERS = 40;

    private final FactsReader reader;
    private final PatternCompiler patterns;
    private final Map<SchemaNode, List<Object>> known = new HashMap<>();

    SampleValues(FactsReader reader, PatternCompiler patterns) {
        this.reader = reader;
        this.patterns = patterns;
    }

    /** Returns whether a schema can be read. Schemas that the import never reads may be wrong. */
    boolean isReadable(SchemaNode node) {
        try {
            reader.read(node);
            return true;
        } catch (ContractException e) {
            return false;
        }
    }

    /** Returns the branches of the first choice of a node, each with the other constraints; empty without a choice. */
    List<SchemaNode> branches(SchemaNode node) {
        SchemaFacts facts = reader.read(node);
        if (facts.choices.isEmpty()) {
            return List.of();
        }
        Choice choice = facts.choices.get(0);
        SchemaNode rest = Choices.rest(node, facts, choice);
        return choice.branches().stream().limit(MOST_BRANCHES).map(rest::and).toList();
    }

    /** Returns a name for a member that the schema of an object does not declare. */
    String name(SchemaNode node) {
        return reader.read(node).objects.stream()
                .flatMap(site -> site.children("patternProperties").stream())
                .flatMap(pattern -> matching(pattern.lastToken()).stream())
                .findFirst()
                .orElse(ValueVariants.OTHER);
    }

    private Optional<String> matching(String pattern) {
        try {
            return patterns.compile(pattern).automaton().shortest();
        } catch (PatternException e) {
            return Optional.empty();
        }
    }

    /** Returns values that a node probably allows. */
    List<Object> of(SchemaNode node) {
        return of(node, 0);
    }

    private List<Object> of(SchemaNode node, int level) {
        if (!isReadable(node)) {
            return List.of();
        }
        List<Object> before = known.get(node);
        if (before != null || level > MOST_LEVELS) {
            return before == null ? List.of() : before;
        }
        List<Object> found = new ArrayList<>();
        if (node.equals(SchemaNode.ANY)) {
            found.addAll(ValueVariants.OF_ALL_KINDS);
        } else {
            SchemaFacts facts = reader.read(node);
            if (facts.choices.isEmpty()) {
                ofFacts(facts, level, found);
            } else {
                for (SchemaNode branch : branches(node)) {
                    List<Object> values = of(branch, level + 1);
                    found.addAll(values.subList(0, Math.min(2, values.size())));
                }
            }
        }
        List<Object> some = found.stream()
                .limit(found.size() > MOST_SAMPLES && reader.read(node).choices.isEmpty() ? MOST_SAMPLES : MOST_MEMBERS)
                .collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        if (level == 0) {
            known.put(node, some);
        }
        return some;
    }

    private void ofFacts(SchemaFacts facts, int level, List<Object> found) {
        if (facts.allowed != null) {
            found.addAll(facts.allowed);
            return;
        }
        for (JsonKind kind : List.of(
                JsonKind.STRING,
                JsonKind.INTEGER,
                JsonKind.FRACTION,
                JsonKind.BOOLEAN,
                JsonKind.OBJECT,
                JsonKind.ARRAY,
                JsonKind.NULL)) {
            if (facts.kinds.contains(kind)) {
                switch (kind) {
                    case STRING -> strings(facts, found);
                    case INTEGER -> numbers(facts, found);
                    case FRACTION -> found.add(new BigDecimal("0.5"));
                    case BOOLEAN -> found.add(true);
                    case OBJECT -> objects(facts, level, found);
                    case ARRAY -> arrays(facts, level, found);
                    case NULL -> found.add(null);
                }
            }
        }
    }

    private void strings(SchemaFacts facts, List<Object> found) {
        String text = facts.rule("format")
                .map(rule -> ValueVariants.OF_FORMATS.get((String) rule.value()))
                .or(() -> facts.rule("pattern").flatMap(rule -> matching((String) rule.value())))
                .orElse("x");
        int least = size(facts.rule("minLength"));
        if (least > text.length() && least <= ValueVariants.MOST_SIZE) {
            text += "x".repeat(least - text.length());
        }
        found.add(text);
    }

    /** Returns the size in a rule, at most one more than the search uses; 0 without a rule. */
    static int size(Optional<Keyword> rule) {
        return rule.map(keyword -> JsonKind.decimal((Number) keyword.value())
                        .min(BigDecimal.valueOf(ValueVariants.MOST_SIZE + 1L)))
                .map(BigDecimal::intValue)
                .orElse(0);
    }

    private static void numbers(SchemaFacts facts, List<Object> found) {
        for (String bound : List.of("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")) {
            facts.rule(bound)
                    .map(rule -> JsonKind.decimal((Number) rule.value()))
                    .ifPresent(number -> {
                        if (ValueVariants.isSmall(number)) {
                            boolean lower = bound.endsWith("inimum");
                            BigInteger near = number.setScale(0, lower ? RoundingMode.CEILING : RoundingMode.FLOOR)
                                    .toBigInteger();
                            found.add(near);
                            found.add(lower ? near.add(BigInteger.ONE) : near.subtract(BigInteger.ONE));
                        }
                    });
        }
        found.add(1);
        found.add(0);
    }

    private void arrays(SchemaFacts facts, int level, List<Object> found) {
        List<Object> elements =
                facts.items.isEmpty() ? ValueVariants.OF_ALL_KINDS : of(SchemaNode.of(facts.items), level + 1);
        int least = size(facts.rule("minItems"));
        if (least == 0) {
            found.add(new ArrayList<>());
        }
        boolean unique = facts.rule("uniqueItems").isPresent();
        if (!elements.isEmpty() && least <= ValueVariants.MOST_SIZE && (!unique || elements.size() >= least)) {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < Math.max(1, least); i++) {
                list.add(elements.get(unique ? i : 0));
            }
            found.add(list);
        }
    }

    private void objects(SchemaFacts facts, int level, List<Object> found) {
        ObjectView view = ObjectView.of(facts);
        Map<Object, Object> object = new LinkedHashMap<>();
        for (String name : view.required()) {
            List<Object> values = of(view.members().get(name), level + 1);
            if (values.isEmpty()) {
                return;
            }
            object.put(name, values.get(0));
        }
        int least = facts.objects.stream()
                .map(site -> site.get("minProperties"))
                .filter(Number.class::isInstance)
                .mapToInt(number -> ((Number) number).intValue())
                .max()
                .orElse(0);
        for (Map.Entry<String, SchemaNode> member : view.members().entrySet()) {
            if (object.size() < least && !object.containsKey(member.getKey())) {
                of(member.getValue(), level + 1).stream().limit(1).forEach(value -> object.put(member.getKey(), value));
            }
        }
        List<Object> values = object.size() < least ? of(view.values(), level + 1) : List.of();
        for (int i = 1; object.size() < least && !values.isEmpty() && i <= ValueVariants.MOST_SIZE; i++) {
            object.put(ValueVariants.OTHER + i, values.get(0));
        }
        found.add(object);
    }
}
