package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Annotations;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Replaces keywords for which the language has no rule by constraints that mean the same: {@code not} of a type, {@code
 * if} of a boolean, dependencies of required members and others. Other uses of these keywords are losses.
 */
final class Reductions {
    /**
     * Values that {@code not} forbids.
     *
     * @param by the keyword {@code not}
     * @param kinds all values of these kinds
     * @param values some values of other kinds
     */
    private record Exclusion(Keyword by, Set<JsonKind> kinds, List<?> values) {}

    /**
     * Constraints on objects that have a member.
     *
     * @param names required members, or
     * @param schema a schema; null for required members
     */
    private record Dependent(Keyword by, String member, List<String> names, SchemaSite schema) {}

    private enum Outcome {
        /** The keyword has no effect. */
        NO_EFFECT,
        /** Other constraints express the keyword, or {@link #conclude} decides it. */
        REDUCED,
        /** Other constraints express a part of the keyword. */
        PARTLY,
        LOST
    }

    private static final String DEPENDENCIES = "dependencies between members are not checked";

    private static final Map<String, String> LOSSES = Map.of(
            "not", "values that 'not' forbids are accepted",
            "if", "'if', 'then' and 'else' are not checked",
            "dependentRequired", DEPENDENCIES,
            "dependentSchemas", DEPENDENCIES,
            "contains", "'contains' is not checked",
            "unevaluatedItems", "additional elements are accepted",
            "multipleOf", "'multipleOf' is not checked");

    private static final List<String> NOT_PLAIN = List.of("$ref", "$dynamicRef", "$recursiveRef", "anyOf", "oneOf");
    private static final List<String> SCHEMAS = List.of("not", "then", "else");
    private static final List<String> LISTS = List.of("allOf", "dependentSchemas");

    private final List<Exclusion> exclusions = new ArrayList<>();
    private final List<Dependent> dependents = new ArrayList<>();
    private final List<Keyword> multiples = new ArrayList<>();
    /** The schemas that were found to be plain. After one that is not, the set is no longer right, and cleared. */
    private final Set<SchemaSite> plain = new HashSet<>();

    private final FactsBuilder facts;
    private final Schemas schemas;

    /** Creates the reductions of the schemas of one node. */
    Reductions(FactsBuilder facts, Schemas schemas) {
        this.facts = facts;
        this.schemas = schemas;
    }

    /** Returns whether {@link #read} reads a keyword. */
    static boolean isAbout(String keyword) {
        return LOSSES.containsKey(keyword);
    }

    /**
     * Reads a keyword. Returns whether it constrains values.
     *
     * @param include receives schemas whose constraints all apply
     */
    boolean read(Schema schema, String name, Consumer<SchemaSite> include) {
        Keyword keyword = schema.keyword(name);
        Outcome outcome = switch (name) {
            case "not" -> not(keyword, schema.child("not"), include);
            case "if" -> condition(schema, include);
            case "contains" -> contains(schema, keyword);
            case "unevaluatedItems" -> unevaluatedItems(schema, keyword);
            case "multipleOf" -> {
                multiples.add(keyword);
                yield Outcome.REDUCED;
            }
            case "dependentRequired" -> dependentRequired(keyword);
            default -> dependentSchemas(schema, keyword);
        };
        if (outcome == Outcome.LOST || outcome == Outcome.PARTLY) {
            facts.differ(keyword, WIDER, LOSSES.get(name));
        }
        return outcome == Outcome.REDUCED || outcome == Outcome.PARTLY;
    }

    private static boolean isAnything(SchemaSite site) {
        return SchemaNode.of(site) == SchemaNode.ANY;
    }

    /**
     * Returns whether a schema is read without choices and references. Choices are read one by one, each together with the
     * other keywords of the node, which would include this schema again.
     */
    private boolean isPlain(SchemaSite site) {
        Deque<SchemaSite> left = new ArrayDeque<>(List.of(site));
        while (!left.isEmpty()) {
            SchemaSite next = left.pop();
            if (!plain.add(next)) {
                continue;
            }
            Schema schema = schemas.of(next);
            if (NOT_PLAIN.stream().anyMatch(schema::has)) {
                plain.clear();
                return false;
            }
            SCHEMAS.stream().filter(schema::has).map(schema::child).forEach(left::push);
            LISTS.forEach(keyword -> schema.children(keyword).forEach(left::push));
        }
        return true;
    }

    // ---- not

    private Outcome not(Keyword by, SchemaSite site, Consumer<SchemaSite> include) {
        if (isAnything(site)) {
            facts.restrict(Set.of(), by);
            return Outcome.REDUCED;
        }
        Schema forbidden = schemas.of(site);
        if (forbidden.isFalse()) {
            return Outcome.NO_EFFECT;
        }
        List<String> keywords = forbidden.keywords().stream()
                .filter(keyword -> !Annotations.isAnnotation(keyword))
                .toList();
        if (keywords.size() != 1) {
            return Outcome.LOST;
        }
        String keyword = keywords.get(0);
        Object value = forbidden.get(keyword);
        return switch (keyword) {
            case "not" -> {
                SchemaSite wanted = forbidden.child(keyword);
                if (!isPlain(wanted)) {
                    yield Outcome.LOST;
                }
                include.accept(wanted);
                yield Outcome.REDUCED;
            }
            case "type" -> excludeTypes(by, (List<?>) value);
            case "enum" -> value instanceof List<?> values ? exclude(by, Set.of(), values) : Outcome.LOST;
            case "const" -> exclude(by, Set.of(), Collections.singletonList(value));
            case "required" -> notRequired(by, forbidden, (List<?>) value);
            case "anyOf" -> {
                Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
                forbidden.children(keyword).forEach(branch -> outcomes.add(not(by, branch, include)));
                yield outcomes.contains(Outcome.LOST) || outcomes.contains(Outcome.PARTLY)
                        ? Outcome.PARTLY
                        : Outcome.REDUCED;
            }
            default -> Outcome.LOST;
        };
    }

    private Outcome excludeTypes(Keyword by, List<?> words) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        for (Object word : words) {
            if (!(word instanceof String text) || !kinds.addAll(JsonKind.named(text))) {
                return Outcome.LOST;
            }
        }
        return exclude(by, kinds, List.of());
    }

    private Outcome exclude(Keyword by, Set<JsonKind> kinds, List<?> values) {
        exclusions.add(new Exclusion(by, kinds, values));
        return Outcome.REDUCED;
    }

    /** Reads {@code not} of {@code required}. Only objects can lack members. */
    private Outcome notRequired(Keyword by, Schema forbidden, List<?> names) {
        if (names.isEmpty()) {
            return Outcome.LOST;
        }
        facts.restrict(EnumSet.of(JsonKind.OBJECT), by);
        if (names.size() > 1 || !(names.get(0) instanceof String name)) {
            return Outcome.PARTLY;
        }
        forbidMember(forbidden.site().derived("required", withoutMember(name)));
        return Outcome.REDUCED;
    }

    private static Map<String, Object> withoutMember(String name) {
        return Map.of("properties", Map.of(name, false));
    }

    private void forbidMember(SchemaSite derived) {
        facts.object(schemas.of(derived));
    }

    private void conclude(Exclusion exclusion) {
        if (facts.allowed() != null) {
            Set<Object> forbidden = new HashSet<>();
            exclusion.values().forEach(value -> forbidden.add(JsonKind.key(value)));
            facts.keepAllowed(value ->
                    !exclusion.kinds().contains(JsonKind.of(value)) && !forbidden.contains(JsonKind.key(value)));
            return;
        }
        Set<JsonKind> kinds = kinds();
        boolean fractionsOnly = exclusion.kinds().contains(JsonKind.INTEGER)
                && !exclusion.kinds().contains(JsonKind.FRACTION)
                && kinds.contains(JsonKind.FRACTION);
        kinds.removeAll(exclusion.kinds());
        if (fractionsOnly) {
            kinds.add(JsonKind.INTEGER);
            kinds.retainAll(facts.kinds());
        }
        Set<Object> values = new HashSet<>(exclusion.values());
        values.removeIf(value -> !facts.kinds().contains(JsonKind.of(value)));
        if (values.remove(null)) {
            kinds.remove(JsonKind.NULL);
        }
        if (values.containsAll(List.of(true, false))) {
            values.removeAll(List.of(true, false));
            kinds.remove(JsonKind.BOOLEAN);
        }
        facts.restrict(kinds, exclusion.by());
        boolean isBoolean = facts.kinds().equals(EnumSet.of(JsonKind.BOOLEAN));
        if (isBoolean && values.size() == 1 && values.iterator().next() instanceof Boolean flag) {
            facts.allowOnly(exclusion.by(), !flag);
        } else if (fractionsOnly || !values.isEmpty()) {
            facts.differ(exclusion.by(), WIDER, LOSSES.get("not"));
        }
    }

    private Set<JsonKind> kinds() {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        kinds.addAll(facts.kinds());
        return kinds;
    }

    // ---- conditions and dependencies

    private Outcome condition(Schema schema, Consumer<SchemaSite> include) {
        if (!schema.has("then") && !schema.has("else")) {
            return Outcome.NO_EFFECT;
        }
        SchemaSite condition = schema.child("if");
        boolean never = Boolean.FALSE.equals(condition.value());
        if (!never && !isAnything(condition)) {
            return Outcome.LOST;
        }
        String applied = never ? "else" : "then";
        if (!schema.has(applied)) {
            return Outcome.NO_EFFECT;
        }
        if (!isPlain(schema.child(applied))) {
            return Outcome.LOST;
        }
        include.accept(schema.child(applied));
        return Outcome.REDUCED;
    }

    private Outcome dependentRequired(Keyword keyword) {
        if (!(keyword.value() instanceof Map<?, ?> members)) {
            return Outcome.LOST;
        }
        members.forEach((member, names) -> {
            if (names instanceof List<?> list) {
                List<String> required = list.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .toList();
                dependents.add(new Dependent(keyword, (String) member, required, null));
            }
        });
        return members.isEmpty() ? Outcome.NO_EFFECT : Outcome.REDUCED;
    }

    private Outcome dependentSchemas(Schema schema, Keyword keyword) {
        Outcome outcome = Outcome.NO_EFFECT;
        for (SchemaSite dependent : schema.children("dependentSchemas")) {
            String member = dependent.lastToken();
            if (Boolean.FALSE.equals(dependent.value())) {
                forbidMember(schema.site().child(keyword.name()).derived(member, withoutMember(member)));
            } else if (!isAnything(dependent)) {
                dependents.add(new Dependent(keyword, member, List.of(), dependent));
            } else {
                continue;
            }
            outcome = Outcome.REDUCED;
        }
        return outcome;
    }

    /** Returns schemas that apply to all objects, because they depend on required members. Each call returns new ones. */
    List<SchemaSite> included() {
        List<SchemaSite> included = new ArrayList<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Iterator<Dependent> each = dependents.iterator(); each.hasNext(); ) {
                Dependent dependent = each.next();
                if (facts.required().contains(dependent.member())) {
                    for (String name : dependent.names()) {
                        more |= facts.require(name);
                    }
                    if (dependent.schema() == null || isPlain(dependent.schema())) {
                        each.remove();
                        Optional.ofNullable(dependent.schema()).ifPresent(included::add);
                    }
                }
            }
        }
        return included;
    }

    // ---- arrays and numbers

    /** An array with an element that matches has at least one element. */
    private Outcome contains(Schema schema, Keyword keyword) {
        Object least = schema.has("minContains") ? schema.get("minContains") : Integer.valueOf(1);
        SchemaSite element = schema.child("contains");
        boolean none = least instanceof Number count && JsonKind.decimal(count).signum() == 0;
        if (none && !schema.has("maxContains")) {
            return Outcome.NO_EFFECT;
        }
        if (Boolean.FALSE.equals(element.value())) {
            if (none) {
                return Outcome.NO_EFFECT;
            }
            Set<JsonKind> others = kinds();
            others.remove(JsonKind.ARRAY);
            facts.restrict(others, keyword);
            return Outcome.REDUCED;
        }
        if (!none) {
            facts.size(
                    "minItems",
                    new Keyword(schema.site(), schema.has("minContains") ? "minContains" : "contains", least));
        }
        if (!isAnything(element)) {
            return Outcome.PARTLY;
        }
        if (schema.has("maxContains")) {
            facts.size("maxItems", schema.keyword("maxContains"));
        }
        return Outcome.REDUCED;
    }

    private Outcome unevaluatedItems(Schema schema, Keyword keyword) {
        SchemaSite others = schema.child("unevaluatedItems");
        EvaluatedItems items = EvaluatedItems.of(schema, schemas);
        boolean closed = Boolean.FALSE.equals(others.value());
        if (isAnything(others) || items.isKnown() && items.all()) {
            return Outcome.NO_EFFECT;
        } else if (!items.isConditionKnown() || items.maybeAll() || items.isConditional() && !closed) {
            return Outcome.LOST;
        } else if (!items.matched().isEmpty()) {
            boolean alone = closed
                    && !items.isConditional()
                    && items.certain() == 0
                    && items.matched().size() == 1;
            return alone && facts.items(items.matched().get(0)) ? Outcome.REDUCED : Outcome.LOST;
        } else if (closed) {
            facts.size("maxItems", new Keyword(schema.site(), keyword.name(), items.longest()));
            return items.isConditional() ? Outcome.PARTLY : Outcome.REDUCED;
        }
        return items.certain() == 0 && facts.items(others) ? Outcome.REDUCED : Outcome.LOST;
    }

    /** Multiples of integers are integers. */
    private void concludeMultiple(Keyword multiple) {
        if (facts.kinds().stream().noneMatch(JsonKind.NUMBERS::contains)) {
            return;
        }
        BigDecimal value = multiple.value() instanceof Number number && !JsonKind.isBeyondNumbers(number)
                ? JsonKind.decimal(number)
                : BigDecimal.ZERO;
        if (value.signum() > 0 && JsonKind.of(multiple.value()) == JsonKind.INTEGER) {
            Set<JsonKind> kinds = kinds();
            kinds.remove(JsonKind.FRACTION);
            facts.restrict(kinds, multiple);
        }
        boolean always = value.signum() > 0
                && !facts.kinds().contains(JsonKind.FRACTION)
                && BigDecimal.ONE.remainder(value).signum() == 0;
        if (!always) {
            facts.differ(multiple, WIDER, "'" + multiple.name() + "' is not checked");
        }
    }

    /** Applies the keywords that depend on all schemas of the node. */
    void conclude() {
        exclusions.forEach(this::conclude);
        multiples.forEach(this::concludeMultiple);
        dependents.stream()
                .filter(dependent ->
                        dependent.schema() != null || !facts.required().containsAll(dependent.names()))
                .forEach(dependent -> facts.differ(dependent.by(), WIDER, DEPENDENCIES));
    }
}
