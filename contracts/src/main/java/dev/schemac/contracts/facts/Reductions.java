package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Replaces keywords for which the language has no rule by constraints that mean the same. The report has a line for all other
 * uses of these keywords.
 *
 * <p>Each method names the number of contracts, of 5,211, that use a form, and the number of typed cases of the official suite,
 * in draft 7 and 2020-12, that agree because of it. A form is converted if more than one contract in a thousand uses it, or if
 * it decides at least five cases.
 */
final class Reductions {
    private static final String DEPENDENCIES = "dependencies between members are not checked";

    /** The keywords, with the description of their differences. */
    private static final Map<String, String> LOSSES = Map.of(
            "not", "values that 'not' forbids are accepted",
            "if", "'if', 'then' and 'else' are not checked",
            "dependentRequired", DEPENDENCIES,
            "dependentSchemas", DEPENDENCIES,
            "contains", "'contains' is not checked",
            "unevaluatedItems", "additional elements are accepted",
            "multipleOf", "'multipleOf' is not checked",
            "contentSchema", "the content of the string is not checked");

    private final List<Keyword> multiples = new ArrayList<>();
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

    /** Reads a keyword. Returns whether it constrains values. */
    boolean read(Schema schema, String name) {
        Keyword keyword = schema.keyword(name);
        return switch (name) {
            case "not" -> not(keyword, schemas.of(schema.child(name)));
            case "contains" -> contains(schema, keyword);
            case "unevaluatedItems" -> unevaluatedItems(schema, keyword);
            case "multipleOf" -> multiples.add(keyword);
            default -> lost(keyword);
        };
    }

    private boolean lost(Keyword keyword) {
        facts.differ(keyword, WIDER, LOSSES.get(keyword.name()));
        return false;
    }

    /**
     * Reads {@code not} of everything, which accepts no value (1 contract; 19 and 19 cases), and of required members, which
     * accepts objects: without the member if there is only one (26 contracts, and 13 with several members; no cases).
     */
    private boolean not(Keyword by, Schema forbidden) {
        if (SchemaNode.of(forbidden.site()) == SchemaNode.ANY) {
            facts.restrict(Set.of(), by);
            return true;
        }
        List<?> names = forbidden.hasOnly("required") ? (List<?>) forbidden.get("required") : List.of();
        if (names.isEmpty()) {
            return lost(by);
        }
        facts.restrict(EnumSet.of(JsonKind.OBJECT), by);
        if (names.size() == 1 && names.get(0) instanceof String name) {
            Map<String, Object> absent = Map.of("properties", Map.of(name, false));
            facts.object(schemas.of(forbidden.site().derived("required", absent)));
        } else {
            lost(by);
        }
        return true;
    }

    /** Reads the number of elements that must match: an array has at least as many (4 contracts; 3 and 14 cases). */
    private boolean contains(Schema schema, Keyword keyword) {
        Keyword least = schema.has("minContains")
                ? schema.keyword("minContains")
                : new Keyword(schema.site(), keyword.name(), 1);
        facts.size("minItems", least);
        lost(keyword);
        return true;
    }

    /** Reads {@code false}: an array ends after the longest tuple (no contract; 12 cases of 2020-12). */
    private boolean unevaluatedItems(Schema schema, Keyword keyword) {
        Closure closure = Closure.of(schema, schemas);
        boolean isClosed = Boolean.FALSE.equals(keyword.value())
                && !closure.unknown()
                && closure.all()
                        .noneMatch(other -> other.has("items")
                                || other.has("contains")
                                || other != schema && other.has("unevaluatedItems"));
        if (!isClosed || closure.isConditional()) {
            lost(keyword);
        }
        if (isClosed) {
            int longest = closure.all()
                    .mapToInt(other -> other.children("prefixItems").size())
                    .reduce(0, Math::max);
            facts.size("maxItems", new Keyword(schema.site(), keyword.name(), longest));
        }
        return isClosed;
    }

    /** Applies multiples of 1, and of other integers, to numbers: they are integers (7 and 4 contracts; no cases). */
    void conclude() {
        for (Keyword multiple : multiples) {
            if (multiple.value() instanceof Number number
                    && !JsonKind.isBeyondNumbers(number)
                    && JsonKind.of(number) == JsonKind.INTEGER
                    && JsonKind.decimal(number).signum() > 0) {
                facts.restrict(EnumSet.complementOf(EnumSet.of(JsonKind.FRACTION)), multiple);
            }
            if (!JsonKind.same(multiple.value(), 1) && facts.kinds().stream().anyMatch(JsonKind.NUMBERS::contains)) {
                facts.differ(multiple, WIDER, "'" + multiple.name() + "' is not checked");
            }
        }
    }
}
