package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NONE;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaNode.Choice;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SchemaVersion;
import dev.schemac.contracts.read.ObjectView.Closure;
import dev.schemac.contracts.read.ObjectView.NameRule;
import dev.schemac.contracts.read.Omission.Effect;
import dev.schemac.contracts.read.Omission.Reason;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The combined constraints of the schemas of a node. {@link FactsReader} fills it. */
final class SchemaFacts {
    /** A keyword at its place, with its value. */
    record Keyword(SchemaSite site, String name, Object value) {}

    /**
     * A keyword that schemas do not carry.
     *
     * @param absent whether the site does not have the keyword itself
     */
    record Loss(SchemaSite site, String keyword, Effect effect, Reason reason, String description, boolean absent) {
        Loss(SchemaSite site, String keyword, Effect effect, String description) {
            this(site, keyword, effect, Reason.OTHER, description, false);
        }

        Loss(SchemaSite site, String keyword, Effect effect, String description, boolean absent) {
            this(site, keyword, effect, Reason.OTHER, description, absent);
        }

        Loss as(Reason other) {
            return new Loss(site, keyword, effect, other, description, absent);
        }

        /** Returns the loss of a constraint that a site implies, without the keyword for it. */
        static Loss implied(SchemaSite site, String keyword, Effect effect, String description) {
            return new Loss(site, keyword, effect, description, true);
        }
    }

    /** The schemas with constraints, after all references. Two nodes with the same core are one schema. */
    final Set<SchemaSite> core = new LinkedHashSet<>();

    final Set<JsonKind> kinds = EnumSet.allOf(JsonKind.class);

    /** The first {@code type}. */
    Keyword type;

    /** The {@code nullable} without {@code type}; null if there is none. */
    Keyword nullable;

    /** The values of {@code enum} or {@code const}; null if any value is allowed. */
    List<Object> allowed;

    /** The keyword that {@link #allowed} is read from. */
    Keyword allowedBy;

    /** The keywords for the size, form and number of values. The narrowest of each applies. */
    final Map<String, Keyword> rules = new LinkedHashMap<>();

    /** Schemas with keywords about members. */
    final Set<SchemaSite> objects = new LinkedHashSet<>();

    /** The rules of the schemas with {@code propertyNames}. */
    final Map<SchemaSite, NameRule> names = new LinkedHashMap<>();

    /** The keyword that forbids kinds of values, although there is no {@code type}; null if there is none. */
    Keyword restrictedBy;

    /** Where {@code unevaluatedProperties} is false, or a schema. */
    final List<Closure> closures = new ArrayList<>();

    final Set<String> required = new LinkedHashSet<>();
    final Set<SchemaSite> items = new LinkedHashSet<>();
    final List<Choice> choices = new ArrayList<>();
    final List<Loss> losses = new ArrayList<>();
    String title = "";
    String description = "";
    Keyword defaultValue;

    /** Forbids all other kinds of values. */
    void restrict(Set<JsonKind> remaining, Keyword by) {
        if (kinds.retainAll(remaining) && restrictedBy == null) {
            restrictedBy = by;
        }
    }

    /**
     * Returns whether there are constraints besides the kinds.
     *
     * @param some kinds of values; constraints on other kinds do not count
     */
    boolean restricts(Set<JsonKind> some) {
        boolean lists = allowed != null
                && some.stream()
                        .anyMatch(kind -> kind != JsonKind.BOOLEAN || !allowed.containsAll(List.of(true, false)));
        return lists
                || hasRulesOn(some)
                || !choices.isEmpty()
                || losses.stream().anyMatch(loss -> loss.effect() != NONE);
    }

    /** Returns whether there are keywords about values of some kinds, or the name of a type. */
    boolean hasRulesOn(Set<JsonKind> some) {
        return some.stream().anyMatch(this::isAbout) || rules.containsKey(ScalarSchemas.TYPE);
    }

    /** Returns whether a keyword applies to values of this kind, but not to all others. */
    boolean isAbout(JsonKind kind) {
        return switch (kind) {
            case OBJECT -> !objects.isEmpty() || !required.isEmpty();
            case ARRAY -> !items.isEmpty() || hasRule(rulesOn(kind));
            case STRING -> hasRule(List.of("format", "contentEncoding")) || hasRule(rulesOn(kind));
            case INTEGER, FRACTION -> hasRule(List.of("format")) || hasRule(rulesOn(kind));
            default -> false;
        };
    }

    /** Returns the keywords for the size, form and number of values of a kind, without formats. */
    static List<String> rulesOn(JsonKind kind) {
        return switch (kind) {
            case ARRAY -> List.of("minItems", "maxItems", "uniqueItems");
            case STRING -> List.of("pattern", "minLength", "maxLength");
            case INTEGER, FRACTION -> List.of("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
            default -> List.of();
        };
    }

    Optional<Keyword> rule(String name) {
        return Optional.ofNullable(rules.get(name));
    }

    private boolean hasRule(List<String> names) {
        return names.stream().anyMatch(rules::containsKey);
    }

    /** Returns the description in the schemas themselves, without the schemas that refer to them; empty if there is none. */
    String ownDescription() {
        return core.isEmpty() ? description : SchemaSite.description(core);
    }

    /** Returns the description at a member itself. A schema that the member refers to has its own description. */
    String description(SchemaNode node, EplType type) {
        String own = SchemaSite.description(node.sites());
        return own.isEmpty() && !(type instanceof EplType.Declared) ? description : own;
    }

    /** Returns the losses of the schemas themselves, or of the schemas that only refer to them. */
    List<Loss> losses(boolean own) {
        return losses.stream()
                .filter(loss -> core.contains(loss.site().alone()) == own)
                .toList();
    }

    void lose(SchemaSite site, String keyword, Effect effect, String description) {
        losses.add(new Loss(site, keyword, effect, description));
    }

    // ---- rules

    /** Returns the rules that all schemas of a choice have, each with its weakest value. */
    static Map<String, Keyword> sharedRules(List<SchemaFacts> branches) {
        Map<String, Keyword> shared = new LinkedHashMap<>();
        branches.get(0).rules.keySet().forEach(name -> {
            List<Keyword> all = branches.stream()
                    .flatMap(branch -> branch.rule(name).stream())
                    .toList();
            all.stream()
                    .filter(rule -> all.size() == branches.size())
                    .filter(rule -> all.stream().allMatch(other -> isImplied(name, rule.value(), other.value())))
                    .findFirst()
                    .ifPresent(rule -> shared.put(name, rule));
        });
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

    /** Adds a bound if it is narrower than the known one. */
    void addBound(SchemaSite site, String keyword, Object value) {
        boolean lower = keyword.endsWith("inimum");
        if (value instanceof Boolean) {
            return; // Of draft 4: it belongs to the bound beside it.
        }
        if (!(value instanceof Number number)) {
            throw new ContractException(site.place() + "/" + keyword, "expected a number");
        }
        if (JsonKind.isBeyondNumbers(value)) {
            lose(site, keyword, WIDER, "'" + keyword + "' is not checked: the number is out of range");
            return;
        }
        String plain = lower ? "minimum" : "maximum";
        String exclusive = lower ? "exclusiveMinimum" : "exclusiveMaximum";
        String meant = Boolean.TRUE.equals(site.get(exclusive)) ? exclusive : keyword;
        Keyword old = rules.getOrDefault(plain, rules.get(exclusive));
        int order = old == null ? 0 : JsonKind.decimal(number).compareTo(JsonKind.decimal((Number) old.value()));
        boolean narrower = old == null || (lower ? order > 0 : order < 0) || order == 0 && meant.equals(exclusive);
        if (narrower) {
            rules.remove(plain);
            rules.remove(exclusive);
            rules.put(meant, new Keyword(site, keyword, value));
        }
    }

    /**
     * Adds a length or a number of items if it is narrower than the known one.
     *
     * @param rule the keyword that has this meaning
     */
    void addSize(String rule, Keyword keyword) {
        SchemaSite site = keyword.site();
        Object value = keyword.value();
        if (!(value instanceof Number number)
                || JsonKind.of(value) != JsonKind.INTEGER
                || JsonKind.decimal(number).signum() < 0) {
            throw new ContractException(site.place() + "/" + keyword.name(), "expected a non-negative integer");
        }
        if (JsonKind.isBeyondNumbers(value)) {
            String description = "'" + keyword.name() + "' is not checked: the number is out of range";
            lose(site, keyword.name(), WIDER, description);
            return;
        }
        Keyword old = rules.get(rule);
        int order = old == null ? 0 : JsonKind.decimal(number).compareTo(JsonKind.decimal((Number) old.value()));
        if (old == null || (rule.startsWith("min") ? order > 0 : order < 0)) {
            rules.put(rule, keyword);
        }
    }

    /** Adds a pattern, a format or an encoding. Only the first of each applies. */
    void addText(SchemaSite site, String keyword, Object value) {
        if (!(value instanceof String)) {
            throw new ContractException(site.place() + "/" + keyword, "expected a string");
        }
        Keyword old = rules.putIfAbsent(keyword, new Keyword(site, keyword, value));
        if (old != null && !old.value().equals(value)) {
            lose(site, keyword, WIDER, "a second '" + keyword + "' is not checked");
        }
    }

    /** Reads the keywords for the elements of arrays and tuples. */
    static final class ElementsReader {
        private ElementsReader() {}

        /** Reads a keyword about elements. Returns whether it constrains values. */
        static boolean read(SchemaSite site, String keyword, SchemaFacts facts) {
            Object value = site.get(keyword);
            boolean prefix = site.version() == SchemaVersion.CURRENT && !site.isOf2019();
            if (keyword.equals("prefixItems")) {
                if (!prefix) {
                    facts.lose(site, keyword, NONE, "not a keyword before draft 2020-12");
                }
                return prefix && tuple(site, keyword, "items", facts);
            } else if (keyword.equals("additionalItems") || prefix && site.has("prefixItems")) {
                return false;
            } else if (value instanceof List) {
                return tuple(site, keyword, "additionalItems", facts);
            } else if (Boolean.FALSE.equals(value)) {
                facts.addSize("maxItems", new Keyword(site, keyword, 0));
            } else if (value instanceof Map || value instanceof Boolean) {
                facts.items.add(site.child(keyword));
            } else {
                facts.lose(site, keyword, WIDER, "the types of the elements of a tuple are not checked");
            }
            return true;
        }

        /**
         * Reads the elements of a tuple. If they have equal schemas, it is an array.
         *
         * @param others the keyword for the elements after the tuple
         */
        private static boolean tuple(SchemaSite site, String keyword, String others, SchemaFacts facts) {
            List<SchemaSite> elements = site.get(keyword) instanceof List ? site.children(keyword) : new ArrayList<>();
            SchemaSite rest = site.has(others) ? site.child(others) : null;
            Keyword end = rest != null && Boolean.FALSE.equals(rest.value())
                    ? new Keyword(site, others, elements.size())
                    : null;
            for (int i = elements.size() - 1; i >= 0; i--) {
                if (Boolean.FALSE.equals(elements.get(i).value())) {
                    end = new Keyword(site, keyword, i);
                    elements = elements.subList(0, i);
                }
            }
            if (end != null) {
                facts.addSize("maxItems", end);
            } else {
                elements.add(rest);
            }
            if (elements.stream().allMatch(element -> element == null || SchemaNode.of(element) == SchemaNode.ANY)) {
                return end != null;
            }
            SchemaSite first = elements.get(0);
            if (first != null
                    && elements.stream().allMatch(element -> element != null && first.hasContentOf(element))) {
                facts.items.add(first);
            } else {
                facts.lose(site, keyword, WIDER, "the types of the elements of a tuple are not checked");
            }
            return true;
        }
    }
}
