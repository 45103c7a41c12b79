package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NONE;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SchemaVersion;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
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
     * @param site the schema that contains {@code not}
     * @param kinds all values of these kinds
     * @param values some values of other kinds
     */
    private record Exclusion(SchemaSite site, Set<JsonKind> kinds, List<?> values) {}

    /**
     * Constraints on objects that have a member.
     *
     * @param site the schema that contains the keyword
     * @param names required members, or
     * @param schema a schema; null for required members
     */
    private record Dependent(SchemaSite site, String keyword, String member, List<String> names, SchemaSite schema) {}

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
            "dependencies", DEPENDENCIES,
            "dependentRequired", DEPENDENCIES,
            "dependentSchemas", DEPENDENCIES,
            "contains", "'contains' is not checked",
            "unevaluatedItems", "additional elements are accepted",
            "multipleOf", "'multipleOf' is not checked");

    private static final List<String> NOT_PLAIN = List.of("$ref", "$dynamicRef", "$recursiveRef", "anyOf", "oneOf");
    private static final List<String> SCHEMAS = List.of("not", "then", "else");
    private static final List<String> LISTS = List.of("allOf", "dependencies", "dependentSchemas");

    private final List<Exclusion> exclusions = new ArrayList<>();
    private final List<Dependent> dependents = new ArrayList<>();
    private final List<Keyword> multiples = new ArrayList<>();
    private final SchemaFacts facts;
    private final References references;

    /** Creates the reductions of the schemas of one node. */
    Reductions(SchemaFacts facts, References references) {
        this.facts = facts;
        this.references = references;
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
    boolean read(SchemaSite site, String keyword, Consumer<SchemaSite> include) {
        SchemaVersion version = site.version();
        boolean known = switch (keyword) {
            case "if", "contains" -> version.isOfDraft6();
            case "dependentRequired", "dependentSchemas", "unevaluatedItems" -> version == SchemaVersion.CURRENT;
            default -> true;
        };
        if (!known) {
            facts.lose(site, keyword, NONE, "not a keyword of this version of JSON Schema");
            return false;
        }
        Outcome outcome = switch (keyword) {
            case "not" -> not(site, site.child("not"), include);
            case "if" -> condition(site, include);
            case "contains" -> contains(site);
            case "unevaluatedItems" -> unevaluatedItems(site);
            case "multipleOf" -> {
                multiples.add(new Keyword(site, keyword, site.get(keyword)));
                yield Outcome.REDUCED;
            }
            default -> dependencies(site, keyword);
        };
        if (outcome == Outcome.LOST || outcome == Outcome.PARTLY) {
            lose(site, keyword);
        }
        return outcome == Outcome.REDUCED || outcome == Outcome.PARTLY;
    }

    private void lose(SchemaSite site, String keyword) {
        facts.lose(site, keyword, WIDER, LOSSES.get(keyword));
    }

    private static boolean isAnything(SchemaSite site) {
        return SchemaNode.of(site) == SchemaNode.ANY;
    }

    /**
     * Returns whether a schema is read without choices and references. Choices are read one by one, each together with the
     * other keywords of the node, which would include this schema again.
     */
    private static boolean isPlain(SchemaSite site) {
        return NOT_PLAIN.stream().noneMatch(site::has)
                && SCHEMAS.stream().filter(site::has).map(site::child).allMatch(Reductions::isPlain)
                && LISTS.stream()
                        .flatMap(keyword -> site.children(keyword).stream())
                        .allMatch(Reductions::isPlain);
    }

    // ---- not

    private Outcome not(SchemaSite site, SchemaSite forbidden, Consumer<SchemaSite> include) {
        if (isAnything(forbidden)) {
            facts.restrict(Set.of(), new Keyword(site, "not", null));
            return Outcome.REDUCED;
        }
        if (Boolean.FALSE.equals(forbidden.value())) {
            return Outcome.NO_EFFECT;
        }
        List<String> keywords = forbidden.keywords().stream()
                .filter(keyword -> !KeywordReader.isAnnotation(keyword))
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
            case "type" -> exclude(site, value);
            case "enum" -> value instanceof List<?> values ? exclude(site, Set.of(), values) : Outcome.LOST;
            case "const" -> {
                if (!site.version().isOfDraft6()) {
                    yield Outcome.LOST;
                }
                List<Object> values = new ArrayList<>();
                values.add(value);
                yield exclude(site, Set.of(), values);
            }
            case "required" -> notRequired(site, forbidden, value);
            case "anyOf" -> {
                Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
                forbidden.children(keyword).forEach(branch -> outcomes.add(not(site, branch, include)));
                yield outcomes.contains(Outcome.LOST) || outcomes.contains(Outcome.PARTLY)
                        ? Outcome.PARTLY
                        : Outcome.REDUCED;
            }
            default -> Outcome.LOST;
        };
    }

    private Outcome exclude(SchemaSite site, Object type) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        for (Object word : type instanceof List<?> words ? words : Collections.singletonList(type)) {
            if (!(word instanceof String text) || !kinds.addAll(JsonKind.named(text))) {
                return Outcome.LOST;
            }
        }
        return exclude(site, kinds, List.of());
    }

    private Outcome exclude(SchemaSite site, Set<JsonKind> kinds, List<?> values) {
        exclusions.add(new Exclusion(site, kinds, values));
        return Outcome.REDUCED;
    }

    /** Reads {@code not} of {@code required}. Only objects can lack members. */
    private Outcome notRequired(SchemaSite site, SchemaSite forbidden, Object names) {
        if (!(names instanceof List<?> list) || list.isEmpty()) {
            return Outcome.LOST;
        }
        facts.restrict(EnumSet.of(JsonKind.OBJECT), new Keyword(site, "not", null));
        if (list.size() > 1 || !(list.get(0) instanceof String name)) {
            return Outcome.PARTLY;
        }
        facts.objects.add(forbidden.derived("required", Map.of("properties", Map.of(name, false))));
        return Outcome.REDUCED;
    }

    private void conclude(Exclusion exclusion) {
        Keyword by = new Keyword(exclusion.site(), "not", null);
        if (facts.allowed != null) {
            facts.allowed = facts.allowed.stream()
                    .filter(value -> !exclusion.kinds().contains(JsonKind.of(value))
                            && exclusion.values().stream().noneMatch(other -> JsonKind.same(other, value)))
                    .toList();
            return;
        }
        Set<JsonKind> kinds = EnumSet.copyOf(facts.kinds);
        boolean fractionsOnly = exclusion.kinds().contains(JsonKind.INTEGER)
                && !exclusion.kinds().contains(JsonKind.FRACTION)
                && kinds.contains(JsonKind.FRACTION);
        kinds.removeAll(exclusion.kinds());
        if (fractionsOnly) {
            kinds.add(JsonKind.INTEGER);
            kinds.retainAll(facts.kinds);
        }
        Set<Object> values = new HashSet<>(exclusion.values());
        values.removeIf(value -> !facts.kinds.contains(JsonKind.of(value)));
        if (values.remove(null)) {
            kinds.remove(JsonKind.NULL);
        }
        if (values.containsAll(List.of(true, false))) {
            values.removeAll(List.of(true, false));
            kinds.remove(JsonKind.BOOLEAN);
        }
        facts.restrict(kinds, by);
        boolean isBoolean = facts.kinds.equals(EnumSet.of(JsonKind.BOOLEAN));
        if (isBoolean && values.size() == 1 && values.iterator().next() instanceof Boolean flag) {
            facts.allowed = List.of(!flag);
            facts.allowedBy = by;
        } else if (fractionsOnly || !values.isEmpty()) {
            lose(exclusion.site(), "not");
        }
    }

    // ---- conditions and dependencies

    private Outcome condition(SchemaSite site, Consumer<SchemaSite> include) {
        if (!site.has("then") && !site.has("else")) {
            return Outcome.NO_EFFECT;
        }
        SchemaSite condition = site.child("if");
        boolean never = Boolean.FALSE.equals(condition.value());
        if (!never && !isAnything(condition)) {
            return Outcome.LOST;
        }
        String applied = never ? "else" : "then";
        if (!site.has(applied)) {
            return Outcome.NO_EFFECT;
        }
        if (!isPlain(site.child(applied))) {
            return Outcome.LOST;
        }
        include.accept(site.child(applied));
        return Outcome.REDUCED;
    }

    private Outcome dependencies(SchemaSite site, String keyword) {
        boolean removed = keyword.equals("dependencies") && site.version() == SchemaVersion.CURRENT;
        if (removed || !(site.get(keyword) instanceof Map<?, ?> members)) {
            return Outcome.LOST; // Some validators still know 'dependencies'.
        }
        Outcome outcome = Outcome.NO_EFFECT;
        SchemaSite list = site.child(keyword);
        for (Map.Entry<?, ?> entry : members.entrySet()) {
            String member = (String) entry.getKey();
            SchemaSite schema = list.child(member);
            if (entry.getValue() instanceof List<?> names) {
                List<String> required = names.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .toList();
                dependents.add(new Dependent(site, keyword, member, required, null));
            } else if (entry.getValue() instanceof String name) {
                dependents.add(new Dependent(site, keyword, member, List.of(name), null));
            } else if (Boolean.FALSE.equals(entry.getValue())) {
                facts.objects.add(list.derived(member, Map.of("properties", Map.of(member, false))));
            } else if (schema.isSchema() && !isAnything(schema)) {
                dependents.add(new Dependent(site, keyword, member, List.of(), schema));
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
                if (facts.required.contains(dependent.member())) {
                    more |= facts.required.addAll(dependent.names());
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
    private Outcome contains(SchemaSite site) {
        boolean counted = site.version() == SchemaVersion.CURRENT;
        Object least = counted && site.has("minContains") ? site.get("minContains") : Integer.valueOf(1);
        Object most = counted ? site.get("maxContains") : null;
        SchemaSite element = site.child("contains");
        boolean none = least instanceof Number count && JsonKind.decimal(count).signum() == 0;
        if (none && most == null) {
            return Outcome.NO_EFFECT;
        }
        if (Boolean.FALSE.equals(element.value())) {
            if (none) {
                return Outcome.NO_EFFECT;
            }
            Set<JsonKind> others = EnumSet.copyOf(facts.kinds);
            others.remove(JsonKind.ARRAY);
            facts.restrict(others, new Keyword(site, "contains", null));
            return Outcome.REDUCED;
        }
        if (!none) {
            facts.addSize("minItems", new Keyword(site, site.has("minContains") ? "minContains" : "contains", least));
        }
        if (!isAnything(element)) {
            return Outcome.PARTLY;
        }
        if (most != null) {
            facts.addSize("maxItems", new Keyword(site, "maxContains", most));
        }
        return Outcome.REDUCED;
    }

    /** Reads elements that no other keyword of the schema, or of the schemas that apply with it, is about. */
    private Outcome unevaluatedItems(SchemaSite site) {
        SchemaSite others = site.child("unevaluatedItems");
        if (isAnything(others)) {
            return Outcome.NO_EFFECT;
        }
        Items items = new Items();
        if (!items.add(site.whole())) {
            return Outcome.LOST;
        }
        if (items.all) {
            return Outcome.NO_EFFECT;
        }
        boolean closed = Boolean.FALSE.equals(others.value());
        int certain = items.evaluated;
        boolean conditional = !items.conditional.isEmpty();
        if (!items.addConditional() || items.all || conditional && !closed) {
            return Outcome.LOST;
        }
        if (!items.matched.isEmpty()) {
            boolean alone = closed && !conditional && certain == 0 && items.matched.size() == 1;
            return alone && facts.items.add(items.matched.get(0)) ? Outcome.REDUCED : Outcome.LOST;
        }
        if (closed) {
            facts.addSize("maxItems", new Keyword(site, "unevaluatedItems", items.evaluated));
            return conditional ? Outcome.PARTLY : Outcome.REDUCED;
        }
        return certain == 0 && facts.items.add(others) ? Outcome.REDUCED : Outcome.LOST;
    }

    /** The elements that schemas of the same array evaluate. */
    private final class Items {
        private final Set<SchemaSite> seen = new HashSet<>();
        private final List<SchemaSite> conditional = new ArrayList<>();

        /** The schemas of {@code contains}. */
        private final List<SchemaSite> matched = new ArrayList<>();

        /** The length of the longest tuple. */
        private int evaluated;

        /** Whether a schema is about all elements. */
        private boolean all;

        /** Adds a schema, and the schemas that always apply with it. Returns whether all are known. */
        boolean add(SchemaSite site) {
            List<SchemaSite> left = new ArrayList<>(List.of(site));
            while (!left.isEmpty()) {
                SchemaSite next = left.remove(left.size() - 1);
                if (!seen.add(next)) {
                    continue;
                }
                boolean tuple = next.get("items") instanceof List;
                all |= next.has("items") && !tuple
                        || tuple && next.has("additionalItems")
                        || next.has("unevaluatedItems") && seen.size() > 1;
                evaluated = Math.max(
                        evaluated,
                        next.children(next.has("prefixItems") ? "prefixItems" : "items")
                                .size());
                Optional<List<SchemaSite>> targets = references.targets(next);
                targets.orElse(List.of()).forEach(target -> left.add(target.whole()));
                boolean unknown = targets.isEmpty();
                if (next.has("contains")) {
                    matched.add(next.child("contains"));
                    unknown |= next.isOf2019();
                }
                for (String keyword : List.of("anyOf", "oneOf")) {
                    next.children(keyword).forEach(branch -> conditional.add(branch.whole()));
                }
                conditional.addAll(next.conditional());
                next.children("allOf").forEach(part -> left.add(part.whole()));
                if (unknown && !all) {
                    return false;
                }
            }
            return true;
        }

        /** Adds the schemas that apply on conditions. Returns whether they are known. */
        boolean addConditional() {
            for (int i = 0; i < conditional.size(); i++) {
                if (!add(conditional.get(i))) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Multiples of integers are integers. */
    private void concludeMultiple(Keyword multiple) {
        if (facts.kinds.stream().noneMatch(JsonKind.NUMBERS::contains)) {
            return;
        }
        BigDecimal value = multiple.value() instanceof Number number && !JsonKind.isBeyondNumbers(number)
                ? JsonKind.decimal(number)
                : BigDecimal.ZERO;
        if (value.signum() > 0 && JsonKind.of(multiple.value()) == JsonKind.INTEGER) {
            Set<JsonKind> kinds = EnumSet.copyOf(facts.kinds);
            kinds.remove(JsonKind.FRACTION);
            facts.restrict(kinds, multiple);
        }
        boolean always = value.signum() > 0
                && !facts.kinds.contains(JsonKind.FRACTION)
                && BigDecimal.ONE.remainder(value).signum() == 0;
        if (!always) {
            lose(multiple.site(), "multipleOf");
        }
    }

    /** Applies the keywords that depend on all schemas of the node. */
    void conclude() {
        exclusions.forEach(this::conclude);
        multiples.forEach(this::concludeMultiple);
        dependents.stream()
                .filter(dependent -> dependent.schema() != null || !facts.required.containsAll(dependent.names()))
                .forEach(dependent -> lose(dependent.site(), dependent.keyword()));
    }
}
