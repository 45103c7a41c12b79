package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

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
    private final List<Choice> choices;
    private final Set<Found> differences = new LinkedHashSet<>();
    private String title = "";
    private String description = "";
    private Keyword defaultValue;

    FactsBuilder(SchemaNode node) {
        this.kinds = EnumSet.noneOf(JsonKind.class);
        this.kinds.addAll(node.kinds());
        this.choices = new ArrayList<>(node.choices());
    }

    // ---- what the readers add

    /** Says that a schema has constraints. */
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

    void allowNothing() {
        kinds.clear();
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

    /** Forbids all other kinds of values, without a {@code type}. */
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

    /** Allows only the one value that a reduction leaves. */
    void allowOnly(Keyword keyword, Object value) {
        allowed = List.of(value);
        allowedBy = keyword;
    }

    /** Forbids kinds of values that are not listed. */
    void restrictToListed(Set<JsonKind> listed) {
        kinds.retainAll(listed);
    }

    void keepAllowed(Predicate<Object> wanted) {
        allowed = new ArrayList<>(allowed);
        allowed.removeIf(wanted.negate());
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

    /** Returns whether a name is new. */
    boolean require(String name) {
        return required.add(name);
    }

    void unrequire(String name) {
        required.remove(name);
    }

    /** Returns whether the schema of elements is new. */
    boolean items(SchemaSite element) {
        return items.add(element);
    }

    void choice(Choice choice) {
        if (!choices.contains(choice)) {
            choices.add(choice);
        }
    }

    /** Adds a rule of which the first applies. Returns the rule that was there; null if there was none. */
    Keyword rule(String name, Keyword keyword) {
        return rules.putIfAbsent(name, keyword);
    }

    /** Adds a bound if it is narrower than the known one. */
    void bound(String rule, Keyword keyword) {
        if (!(keyword.value() instanceof Number number)) {
            throw new ContractException(keyword.site().place() + "/" + keyword.name(), "expected a number");
        }
        if (isOutOfRange(keyword)) {
            return;
        }
        boolean lower = rule.endsWith("inimum");
        String plain = lower ? "minimum" : "maximum";
        String exclusive = lower ? "exclusiveMinimum" : "exclusiveMaximum";
        Keyword old = rules.getOrDefault(plain, rules.get(exclusive));
        int order = old == null ? 0 : JsonKind.decimal(number).compareTo(JsonKind.decimal((Number) old.value()));
        boolean narrower = old == null || (lower ? order > 0 : order < 0) || order == 0 && rule.equals(exclusive);
        if (narrower) {
            rules.remove(plain);
            rules.remove(exclusive);
            rules.put(rule, keyword);
        }
    }

    /** Adds a length or a number of items if it is narrower than the known one. */
    void size(String rule, Keyword keyword) {
        Object value = keyword.value();
        if (!(value instanceof Number number)
                || JsonKind.of(value) != JsonKind.INTEGER
                || JsonKind.decimal(number).signum() < 0) {
            throw new ContractException(
                    keyword.site().place() + "/" + keyword.name(), "expected a non-negative integer");
        }
        if (isOutOfRange(keyword)) {
            return;
        }
        Keyword old = rules.get(rule);
        int order = old == null ? 0 : JsonKind.decimal(number).compareTo(JsonKind.decimal((Number) old.value()));
        if (old == null || (rule.startsWith("min") ? order > 0 : order < 0)) {
            rules.put(rule, keyword);
        }
    }

    private boolean isOutOfRange(Keyword keyword) {
        boolean beyond = JsonKind.isBeyondNumbers(keyword.value());
        if (beyond) {
            differ(keyword, WIDER, "'" + keyword.name() + "' is not checked: the number is out of range");
        }
        return beyond;
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

    /** Applies {@code nullable}, when all other constraints are known. */
    void addNull() {
        if (nullable != null && kinds.add(JsonKind.NULL)) {
            differ(nullable, WIDER, "null is accepted; '" + nullable.name() + "' has no effect without 'type'");
        }
    }

    // ---- what is known

    /** Returns whether no schema had a constraint or an annotation. */
    boolean saysNothing() {
        return core.isEmpty()
                && differences.isEmpty()
                && title.isEmpty()
                && description.isEmpty()
                && defaultValue == null;
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
                allowed(),
                allowedBy,
                Collections.unmodifiableMap(rules),
                Collections.unmodifiableSet(objects),
                Collections.unmodifiableMap(names),
                restrictedBy,
                List.copyOf(closures),
                Collections.unmodifiableSet(required),
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

    Keyword type() {
        return type;
    }

    List<Object> allowed() {
        return allowed == null ? null : Collections.unmodifiableList(allowed);
    }

    Keyword allowedBy() {
        return allowedBy;
    }

    Map<String, Keyword> rules() {
        return Collections.unmodifiableMap(rules);
    }

    Set<Schema> objects() {
        return Collections.unmodifiableSet(objects);
    }

    Set<String> required() {
        return Collections.unmodifiableSet(required);
    }

    List<Difference> differences() {
        return differences.stream().map(Found::difference).toList();
    }

    String title() {
        return title;
    }

    String description() {
        return description;
    }

    Keyword defaultValue() {
        return defaultValue;
    }
}
