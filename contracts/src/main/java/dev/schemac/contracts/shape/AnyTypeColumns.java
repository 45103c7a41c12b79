package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Choice;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Reason;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes columns of type {@code Object} for values of several kinds. Their rules are the types, and the rules on strings and
 * numbers: the language applies these only to strings and numbers, as JSON Schema does.
 */
record AnyTypeColumns(FactsReader reader, ScalarColumns scalars) {
    private static final Set<JsonKind> NOT_NULL = EnumSet.complementOf(EnumSet.of(JsonKind.NULL));

    /** The kinds of values without rules in a column of several kinds. */
    private static final Set<JsonKind> WITHOUT_RULES = EnumSet.of(JsonKind.BOOLEAN, JsonKind.OBJECT, JsonKind.ARRAY);

    // ---- one schema

    /** Returns a column for a schema of several types, or without a type. */
    ColumnShape of(SchemaNode node, Facts facts, boolean nullable, Use use) {
        boolean all = facts.kinds().containsAll(NOT_NULL);
        List<Attribute> rules = new ArrayList<>();
        if (facts.kinds().contains(JsonKind.STRING)) {
            rules.addAll(scalars.stringRules(facts, use));
        }
        if (facts.kinds().stream().anyMatch(JsonKind.NUMBERS::contains)) {
            rules.addAll(ScalarColumns.numberRules(facts));
            loseNumberFormat(facts, use);
        }
        if (facts.hasRulesOn(withoutRules(facts))) {
            String untyped = all && facts.type() == null ? "there is no 'type': " : "";
            String description = untyped + unchecked(all, rules);
            use.report(
                    all
                            ? ofTypes(node, facts, description).as(Reason.ANY_TYPE)
                            : implied(place(node, facts), description));
        }
        Keyword by = facts.type() != null ? facts.type() : facts.restrictedBy();
        if (!facts.kinds().contains(JsonKind.INTEGER) && facts.kinds().contains(JsonKind.FRACTION)) {
            use.report(by, WIDER, "numbers without a fraction are accepted");
        }
        loseFractions(facts.kinds(), by, facts.excludesWrittenFractions(), use);
        return column(facts.kinds(), by, rules).orNull(nullable);
    }

    /** Reports that 1.0 is an integer. Before draft 6 it is not. */
    private static void loseFractions(Set<JsonKind> kinds, Keyword by, boolean excluded, Use use) {
        boolean integers = kinds.contains(JsonKind.INTEGER) && !kinds.contains(JsonKind.FRACTION);
        if (integers && by != null && excluded) {
            use.report(by, WIDER, "integers written with a fraction, such as 1.0, are accepted");
        }
    }

    /** Reports the format of numbers. If strings are possible too, the format is theirs. */
    private void loseNumberFormat(Facts facts, Use use) {
        if (!facts.kinds().contains(JsonKind.STRING)) {
            scalars.loseNumberFormat(facts, use);
        }
    }

    private static Set<JsonKind> withoutRules(Facts facts) {
        Set<JsonKind> kinds = EnumSet.copyOf(WITHOUT_RULES);
        kinds.retainAll(facts.kinds());
        return kinds;
    }

    private static String unchecked(boolean all, List<Attribute> rules) {
        if (all) {
            return "values of any type are accepted"
                    + (rules.isEmpty() ? ", and rules are not checked" : ", and other rules are not checked");
        }
        return rules.isEmpty()
                ? "only the types of values are checked"
                : "only the types of values, and rules on strings and numbers, are checked";
    }

    /** Returns the difference of constraints that apply only to values of some types. */
    private Difference ofTypes(SchemaNode node, Facts facts, String description) {
        SchemaSite site = place(node, facts);
        return facts.type() != null && site == facts.type().site()
                ? Difference.at(site, "type", WIDER, description)
                : implied(site, description);
    }

    private static Difference implied(SchemaSite site, String description) {
        return Difference.implied(site, "type", WIDER, description);
    }

    /** Returns the schema that contains all constraints of a node. If there is none, returns one with a constraint. */
    private SchemaSite place(SchemaNode node, Facts facts) {
        return facts.core().sites().size() > 1 && node.sites().size() == 1
                ? reader.target(node.sites().iterator().next())
                : facts.type() != null
                        ? facts.type().site()
                        : facts.core().sites().iterator().next();
    }

    private static ColumnShape column(Set<JsonKind> kinds, Keyword by, List<Attribute> rules) {
        ColumnShape column = kinds.containsAll(NOT_NULL)
                ? new ColumnShape(EplType.ANY, false)
                : ColumnShape.ofKinds(kinds, false, by);
        for (Attribute rule : rules) {
            column = column.with(rule);
        }
        return column;
    }

    // ---- a choice

    /**
     * Returns a column for a choice between schemas of several kinds.
     *
     * @param leaves the schemas, without choices
     * @param exclusive whether a value must match exactly one of them
     */
    ColumnShape of(List<Facts> leaves, Choice choice, boolean exclusive, Use use) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        boolean overlap = false;
        for (Facts leaf : leaves) {
            overlap |= leaf.kinds().stream().anyMatch(kinds::contains);
            kinds.addAll(leaf.kinds());
        }
        boolean nullable = kinds.remove(JsonKind.NULL);
        Keyword by = choice.keyword();
        Optional<List<Attribute>> strings = strings(
                leaves.stream()
                        .filter(leaf -> leaf.kinds().contains(JsonKind.STRING))
                        .toList(),
                by,
                use);
        Optional<List<Attribute>> numbers = numbers(
                leaves.stream()
                        .filter(leaf -> leaf.kinds().stream().anyMatch(JsonKind.NUMBERS::contains))
                        .toList(),
                by,
                use);
        List<Attribute> rules = Stream.of(strings, numbers)
                .flatMap(Optional::stream)
                .flatMap(List::stream)
                .toList();
        boolean exact = strings.isPresent()
                && numbers.isPresent()
                && leaves.stream().noneMatch(leaf -> leaf.restricts(withoutRules(leaf)))
                && !(exclusive && overlap)
                && (kinds.contains(JsonKind.INTEGER) || !kinds.contains(JsonKind.FRACTION));
        if (!exact) {
            boolean all = kinds.containsAll(NOT_NULL);
            Difference difference = by.difference(WIDER, unchecked(all, rules));
            use.report(all ? difference.as(Reason.ANY_TYPE) : difference);
        }
        Map<Difference, Integer> counts = new LinkedHashMap<>();
        leaves.forEach(leaf -> leaf.differences().forEach(each -> counts.merge(each, 1, Integer::sum)));
        counts.forEach((each, count) -> {
            if (each.effect() == NONE || count == leaves.size()) {
                use.report(each);
            }
        });
        // Rules outside of the choice, which the line about the choice does not name.
        Facts.sharedRules(leaves).values().stream()
                .filter(rule -> !exact
                        && kinds.stream().anyMatch(kind -> Facts.rulesOn(kind).contains(rule.name())))
                .filter(rule -> rules.stream().noneMatch(each -> each.keyword().equals(rule)))
                .forEach(rule -> use.report(rule, WIDER, "'" + rule.name() + "' is not checked"));
        loseFractions(kinds, by, leaves.stream().anyMatch(Facts::excludesWrittenFractions), use);
        return column(kinds, by, rules).orNull(nullable);
    }

    /** Returns the rules that accept the same strings as the branches. Returns empty if no rules do. */
    private Optional<List<Attribute>> strings(List<Facts> leaves, Keyword by, Use use) {
        if (leaves.size() == 1 && leaves.get(0).allowed() == null) {
            return Optional.of(scalars.stringRules(leaves.get(0), use));
        }
        boolean free = leaves.stream().anyMatch(leaf -> leaf.allowed() == null && !scalars.hasStringRules(leaf));
        leaves.forEach(leaf -> scalars.loseFormat(leaf, free, use));
        return free || leaves.isEmpty()
                ? Optional.of(List.of())
                : pattern(leaves).map(pattern -> List.of(new Attribute("pattern", EplText.quoted(pattern), by)));
    }

    /**
     * Returns a pattern that matches the strings of all branches. Returns empty unless each branch is only a pattern or only
     * a list of strings.
     */
    static Optional<String> pattern(List<Facts> leaves) {
        List<String> patterns = new ArrayList<>();
        for (Facts facts : leaves) {
            if (facts.allowed() != null) {
                patterns.add(patternOf(facts.allowed()));
            } else if (facts.rules().keySet().equals(Set.of("pattern"))
                    && facts.differences().isEmpty()) {
                patterns.add("(?:" + facts.rules().get("pattern").value() + ")");
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(String.join("|", patterns));
    }

    /** Returns a pattern that matches the strings of a list. */
    static String patternOf(List<?> values) {
        return values.stream()
                .filter(String.class::isInstance)
                .map(text -> ((String) text).replaceAll("[\\\\^$.|?*+()\\[\\]{}]", "\\\\$0"))
                .collect(Collectors.joining("|", "^(?:", ")$"));
    }

    /** Returns the rules that accept the same numbers as the branches. Returns empty if no rules do. */
    private Optional<List<Attribute>> numbers(List<Facts> leaves, Keyword by, Use use) {
        boolean fractions = leaves.stream().anyMatch(leaf -> leaf.kinds().contains(JsonKind.FRACTION));
        boolean free = leaves.stream()
                .anyMatch(leaf -> leaf.allowed() == null
                        && leaf.kinds().containsAll(fractions ? JsonKind.NUMBERS : Set.of(JsonKind.INTEGER))
                        && !ScalarColumns.hasNumberRules(leaf));
        if (free || leaves.isEmpty()) {
            return Optional.of(List.of());
        }
        leaves.forEach(leaf -> loseNumberFormat(leaf, use));
        if (leaves.stream().allMatch(leaf -> leaf.allowed() != null)) {
            Set<BigDecimal> listed = leaves.stream()
                    .flatMap(leaf -> leaf.allowed().stream())
                    .filter(Number.class::isInstance)
                    .map(number -> JsonKind.decimal((Number) number).stripTrailingZeros())
                    .collect(Collectors.toCollection(HashSet::new));
            if (listed.size() > 1) {
                return Optional.empty();
            }
            String only = ScalarColumns.literal(listed.iterator().next());
            return Optional.of(List.of(new Attribute("min", only, by), new Attribute("max", only, by)));
        }
        return leaves.size() == 1 ? Optional.of(ScalarColumns.numberRules(leaves.get(0))) : Optional.empty();
    }
}
