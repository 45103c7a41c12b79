package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collects the constraints of one node. Its readers add to it; nothing leaves it before {@link Facts} is made. */
final class FactsBuilder {
    private record Found(SchemaSite site, Difference difference) {}

    private final Set<SchemaSite> core = new LinkedHashSet<>();
    private final Set<JsonKind> kinds;
    private Keyword type;
    private boolean excludesWrittenFractions;
    private Keyword nullable;
    private List<Object> allowed;
    private Keyword allowedBy;
    private final Map<String, Keyword> rules = new LinkedHashMap<>();
    private final Set<Schema> objects = new LinkedHashSet<>();
    private final Map<Schema, SchemaSite> names = new LinkedHashMap<>();
    private Keyword restrictedBy;
    private final List<Closure> closures = new ArrayList<>();
    private final Set<String> required = new LinkedHashSet<>();
    private final Set<SchemaSite> items = new LinkedHashSet<>();
    private final Set<Choice> choices;
    private final Set<Found> differences = new LinkedHashSet<>();
    private String title = "";
    private String description = "";
    private Keyword defaultValue;

    FactsBuilder(SchemaNode node) {
        this.kinds = EnumSet.noneOf(JsonKind.class);
        this.kinds.addAll(node.kinds());
        this.choices = new LinkedHashSet<>(node.choices());
    }

    // ---- what the readers add

    /** Records that a schema has constraints. */
    void constrains(SchemaSite site) {
        core.add(site);
    }

    void differ(SchemaSite site, Difference difference) {
        differences.add(new Found(site, difference));
    }

    void differ(Keyword keyword, Effect effect, String description) {
        differ(keyword.site(), keyword.difference(effect, description));
    }

    void describe(Keyword ofTitle, Keyword ofDescription, Keyword ofDefault) {
        if (title.isEmpty() && ofTitle != null && ofTitle.value() instanceof String text) {
            title = text;
        }
        if (description.isEmpty() && ofDescription != null && ofDescription.value() instanceof String text) {
            description = text;
        }
        if (defaultValue == null) {
            defaultValue = ofDefault;
        }
    }

    void type(Keyword keyword, Set<JsonKind> named, boolean withoutWrittenFractions) {
        kinds.retainAll(named);
        if (type == null) {
            type = keyword;
            excludesWrittenFractions = withoutWrittenFractions;
        }
    }

    /** Adds null to the values, after all constraints. */
    void orNull(Keyword keyword) {
        nullable = keyword;
    }

    /**
     * Forbids all other kinds of values, without a {@code type}.
     *
     * @param by the keyword; null for a schema {@code false}
     */
    void restrict(Set<JsonKind> remaining, Keyword by) {
        if (kinds.retainAll(remaining) && restrictedBy == null) {
            restrictedBy = by;
        }
    }

    /** Restricts the allowed values. */
    void allow(Keyword keyword, List<?> values) {
        List<Object> both = new ArrayList<>(values);
        if (allowed != null) {
            Set<Object> before = allowed.stream().map(JsonKind::key).collect(Collectors.toSet());
            both.removeIf(value -> !before.contains(JsonKind.key(value)));
        }
        if (allowedBy == null || both.size() < allowed.size()) {
            allowedBy = keyword;
        }
        allowed = both;
    }

    void object(Schema schema) {
        objects.add(schema);
    }

    void names(Schema schema, SchemaSite ofNames) {
        names.put(schema, ofNames);
    }

    void close(Closure closure) {
        closures.add(closure);
    }

    void require(String name) {
        required.add(name);
    }

    void unrequire(String name) {
        required.remove(name);
    }

    void items(SchemaSite element) {
        items.add(element);
    }

    void choice(Choice choice) {
        choices.add(choice);
    }

    /** Adds a rule of which the first applies. */
    void rule(String name, Keyword keyword) {
        rules.putIfAbsent(name, keyword);
    }

    /** Adds a bound if it is narrower than the known one. */
    void bound(String rule, Keyword keyword) {
        if (!(keyword.value() instanceof Number)) {
            throw new ContractException(keyword.site().place() + "/" + keyword.name(), "expected a number");
        }
        boolean lower = rule.endsWith("inimum");
        String plain = lower ? "minimum" : "maximum";
        String exclusive = lower ? "exclusiveMinimum" : "exclusiveMaximum";
        int order = narrowing(keyword, rules.getOrDefault(plain, rules.get(exclusive)), lower);
        if (order > 0 || order == 0 && rule.equals(exclusive)) {
            rules.remove(plain);
            rules.remove(exclusive);
            rules.put(rule, keyword);
        }
    }

    /** Adds a length or a number of items if it is narrower than the known one. */
    void size(String rule, Keyword keyword) {
        Object value = keyword.value();
        if (JsonKind.of(value) != JsonKind.INTEGER
                || JsonKind.decimal((Number) value).signum() < 0) {
            throw new ContractException(
                    keyword.site().place() + "/" + keyword.name(), "expected a non-negative integer");
        }
        if (narrowing(keyword, rules.get(rule), rule.startsWith("min")) > 0) {
            rules.put(rule, keyword);
        }
    }

    /** Returns a positive number if a limit is narrower than another one, which may be null; 0 if both are equal. */
    private int narrowing(Keyword keyword, Keyword old, boolean lower) {
        if (JsonKind.isBeyondNumbers(keyword.value())) {
            differ(keyword, WIDER, "'" + keyword.name() + "' is not checked: the number is out of range");
            return -1;
        } else if (old == null) {
            return 1;
        }
        int order = JsonKind.decimal((Number) keyword.value()).compareTo(JsonKind.decimal((Number) old.value()));
        return lower ? order : -order;
    }

    /** Adds a pattern, a format or an encoding. Only the first of each applies. */
    void text(String rule, Keyword keyword) {
        if (!(keyword.value() instanceof String)) {
            throw new ContractException(keyword.site().place() + "/" + keyword.name(), "expected a string");
        }
        Keyword old = rules.putIfAbsent(rule, keyword);
        if (old != null && !old.value().equals(keyword.value())) {
            differ(keyword, WIDER, "a second '" + rule + "' is not checked");
        }
    }

    /** Removes the listed values that violate other constraints, and the kinds of which none is listed. */
    void conclude(ListedValues values) {
        if (nullable != null && kinds.add(JsonKind.NULL)) {
            differ(nullable, WIDER, "null is accepted; '" + nullable.name() + "' has no effect without 'type'");
        }
        if (allowed != null) {
            if (type != null && type.site() == allowedBy.site()) {
                allowed.stream()
                        .filter(value -> value != null && !kinds.contains(JsonKind.of(value)))
                        .findFirst()
                        .ifPresent(this::explainType);
            }
            allowed.removeIf(
                    value -> !kinds.contains(JsonKind.of(value)) || !values.keepsRules(value, rules, this::differ));
            kinds.retainAll(allowed.stream().map(JsonKind::of).collect(Collectors.toSet()));
        }
    }

    /** Reports a listed value whose type differs from the schema, such as an unquoted version number in YAML. */
    private void explainType(Object value) {
        differ(
                allowedBy,
                NARROWER,
                "'" + (value instanceof BigDecimal number ? number.toPlainString() : value) + "' is "
                        + JsonKind.of(value).article() + " in this file, but the type is '"
                        + ((List<?>) type.value()).get(0) + "'" + (value instanceof String ? "" : ": quote it"));
    }

    // ---- what is known

    /** Returns the facts of the target of a reference, with the annotations and differences of the reference itself. */
    Facts referTo(Facts target) {
        if (differences.isEmpty() && title.isEmpty() && description.isEmpty() && defaultValue == null) {
            return target;
        }
        List<Difference> ofReferences = Stream.concat(
                        differences.stream().map(Found::difference), target.differencesOfReferences().stream())
                .distinct()
                .toList();
        return new Facts(
                target.core(),
                target.kinds(),
                target.type(),
                target.excludesWrittenFractions(),
                target.allowed(),
                target.allowedBy(),
                target.rules(),
                target.objects(),
                target.names(),
                target.restrictedBy(),
                target.closures(),
                target.required(),
                target.items(),
                target.choices(),
                target.ownDifferences(),
                ofReferences,
                title.isEmpty() ? target.title() : title,
                description.isEmpty() ? target.description() : description,
                defaultValue == null ? target.defaultValue() : defaultValue);
    }

    Facts build(Set<Choice> decided) {
        Map<Boolean, List<Difference>> byOwner = differences.stream()
                .collect(Collectors.partitioningBy(
                        found -> core.contains(found.site()),
                        Collectors.mapping(Found::difference, Collectors.toUnmodifiableList())));
        return new Facts(
                new Facts.Core(core(), decided, Optional.empty()),
                kinds(),
                type,
                excludesWrittenFractions,
                allowed == null ? null : Collections.unmodifiableList(allowed),
                allowedBy,
                Collections.unmodifiableMap(rules),
                objects(),
                Collections.unmodifiableMap(names),
                restrictedBy,
                List.copyOf(closures),
                required(),
                Collections.unmodifiableSet(items),
                List.copyOf(choices),
                byOwner.get(true),
                byOwner.get(false),
                title,
                description,
                defaultValue);
    }

    Set<SchemaSite> core() {
        return Collections.unmodifiableSet(core);
    }

    Set<JsonKind> kinds() {
        return Collections.unmodifiableSet(kinds);
    }

    Set<Schema> objects() {
        return Collections.unmodifiableSet(objects);
    }

    Set<String> required() {
        return Collections.unmodifiableSet(required);
    }
}
