package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.NONE;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.report.Difference;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The combined constraints of the schemas of a node. {@link FactsReader} makes it.
 *
 * @param kinds the kinds of the values that may be valid
 * @param type the first {@code type}; null if there is none
 * @param excludesWrittenFractions whether the type {@code integer} excludes numbers such as 1.0
 * @param allowed the values of {@code enum} or {@code const}; null if any value is allowed
 * @param allowedBy the keyword that {@code allowed} is read from
 * @param rules the keywords for the size, form and number of values: the narrowest of each
 * @param objects the schemas with keywords about members
 * @param names the schemas of names, by the schema that contains {@code propertyNames}
 * @param restrictedBy the keyword that forbids kinds of values, although there is no {@code type}; null if there is none
 * @param closures where {@code unevaluatedProperties} is false, or a schema
 * @param required the names of required members
 * @param items the schemas of the elements of arrays
 * @param ownDifferences what the facts do not carry of the schemas themselves
 * @param differencesOfReferences what they do not carry of the schemas that only refer to those with constraints
 * @param title the first title, {@code ""} for none
 * @param description the first description, {@code ""} for none
 * @param defaultValue the first default; null if there is none
 */
public record Facts(
        Core core,
        Set<JsonKind> kinds,
        Keyword type,
        boolean excludesWrittenFractions,
        List<Object> allowed,
        Keyword allowedBy,
        Map<String, Keyword> rules,
        Set<Schema> objects,
        Map<Schema, SchemaSite> names,
        Keyword restrictedBy,
        List<Closure> closures,
        Set<String> required,
        Set<SchemaSite> items,
        List<Choice> choices,
        List<Difference> ownDifferences,
        List<Difference> differencesOfReferences,
        String title,
        String description,
        Keyword defaultValue) {
    /**
     * What makes two nodes one type: the schemas with constraints after all references, and the choices that were made.
     *
     * @param sites the schemas with constraints
     * @param named a named schema without constraints of its own; empty for all others
     */
    public record Core(Set<SchemaSite> sites, Set<Choice> decided, Optional<SchemaSite> named) {}

    /** Returns what the facts do not carry. */
    public List<Difference> differences() {
        return Stream.concat(ownDifferences.stream(), differencesOfReferences.stream())
                .toList();
    }

    /** Returns whether the facts carry every constraint. */
    public boolean isComplete() {
        return ownDifferences.isEmpty() && differencesOfReferences.isEmpty();
    }

    /** Returns the description in the schemas themselves, without the schemas that refer to them; empty if there is none. */
    public String ownDescription() {
        return core.sites().isEmpty() ? description : SchemaSite.description(core.sites());
    }

    /**
     * Returns the description at a member itself.
     *
     * @param described whether a schema that the member refers to has its own description elsewhere
     */
    public String description(SchemaNode node, boolean described) {
        String atMember = SchemaSite.description(node.sites());
        return atMember.isEmpty() && !described ? description : atMember;
    }

    // ---- questions

    /**
     * Returns whether there are constraints besides the kinds.
     *
     * @param some kinds of values; constraints on other kinds do not count
     */
    public boolean restricts(Set<JsonKind> some) {
        boolean lists = allowed != null
                && some.stream()
                        .anyMatch(kind -> kind != JsonKind.BOOLEAN || !allowed.containsAll(List.of(true, false)));
        return lists
                || hasRulesOn(some)
                || !choices.isEmpty()
                || differences().stream().anyMatch(difference -> difference.effect() != NONE);
    }

    /** Returns whether there are no constraints besides the kinds and a list of values. */
    boolean saysOnlyKindsAndValues() {
        return rules.isEmpty()
                && choices.isEmpty()
                && differences().stream().allMatch(difference -> difference.effect() == NONE);
    }

    /** Returns whether the schemas only restrict the kinds of values. */
    public boolean saysOnlyKinds() {
        return !restricts(EnumSet.allOf(JsonKind.class));
    }

    /** Returns whether there are keywords about values of some kinds, or the name of a type. */
    public boolean hasRulesOn(Set<JsonKind> some) {
        return some.stream().anyMatch(this::isAbout) || rules.containsKey(ScalarSchemas.TYPE);
    }

    /** Returns whether a keyword applies to values of this kind, but not to all others. */
    public boolean isAbout(JsonKind kind) {
        return switch (kind) {
            case OBJECT -> !objects.isEmpty() || !required.isEmpty();
            case ARRAY -> !items.isEmpty() || hasRule(rulesOn(kind));
            case STRING -> hasRule(List.of("format", "contentEncoding")) || hasRule(rulesOn(kind));
            case INTEGER, FRACTION -> hasRule(List.of("format")) || hasRule(rulesOn(kind));
            case NULL, BOOLEAN -> false;
        };
    }

    /** Returns the keywords for the size, form and number of values of a kind, without formats. */
    public static List<String> rulesOn(JsonKind kind) {
        return switch (kind) {
            case ARRAY -> List.of("minItems", "maxItems", "uniqueItems");
            case STRING -> List.of("pattern", "minLength", "maxLength");
            case INTEGER, FRACTION -> List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
            case NULL, BOOLEAN, OBJECT -> List.of();
        };
    }

    public Optional<Keyword> rule(String name) {
        return Optional.ofNullable(rules.get(name));
    }

    private boolean hasRule(List<String> all) {
        return all.stream().anyMatch(rules::containsKey);
    }

    /** Returns the rules that all schemas of a choice have, each with its weakest value. */
    public static Map<String, Keyword> sharedRules(List<Facts> branches) {
        Map<String, Keyword> shared = new LinkedHashMap<>(branches.get(0).rules);
        for (Facts branch : branches) {
            shared.keySet().retainAll(branch.rules.keySet());
            shared.replaceAll((name, rule) ->
                    isImplied(name, rule.value(), branch.rules.get(name).value()) ? rule : branch.rules.get(name));
        }
        for (Facts branch : branches) {
            shared.entrySet()
                    .removeIf(rule -> !isImplied(
                            rule.getKey(),
                            rule.getValue().value(),
                            branch.rules.get(rule.getKey()).value()));
        }
        return shared;
    }

    /** Returns whether a rule with one value accepts all values that it accepts with another one. */
    private static boolean isImplied(String rule, Object value, Object other) {
        boolean isLower = rule.startsWith("min") || rule.equals("exclusiveMinimum");
        boolean isUpper = rule.startsWith("max") || rule.equals("exclusiveMaximum");
        if ((isLower || isUpper) && value instanceof Number one && other instanceof Number two) {
            int order = JsonKind.decimal(one).compareTo(JsonKind.decimal(two));
            return isLower ? order <= 0 : order >= 0;
        }
        return Objects.equals(value, other);
    }
}
