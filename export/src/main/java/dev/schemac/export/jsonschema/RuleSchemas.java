package dev.schemac.export.jsonschema;

import dev.schemac.dsl.model.Rules;
import java.math.BigDecimal;
import java.util.Map;

/** Describes the rules of a column. Their patterns have the same meaning in JSON Schema. */
final class RuleSchemas {
    /** Larger numbers are written with an exponent. */
    private static final int MOST_ZEROS = 18;

    private RuleSchemas() {}

    /** Adds the rules on numbers and strings to the schema of an innermost value. Numbers in strings get no range. */
    static void addToValue(Rules rules, Map<String, Object> schema) {
        if (!schema.get("type").equals("string")) {
            rules.min().ifPresent(bound -> put(bound, "minimum", "exclusiveMinimum", schema));
            rules.max().ifPresent(bound -> put(bound, "maximum", "exclusiveMaximum", schema));
        }
        rules.minLength().ifPresent(length -> schema.put("minLength", length));
        rules.maxLength().ifPresent(length -> schema.put("maxLength", length));
        rules.pattern().ifPresent(pattern -> schema.put("pattern", pattern.regex()));
    }

    /** Replaces the bound of the type's own range, which is wider. */
    private static void put(Rules.Bound bound, String inclusive, String exclusive, Map<String, Object> schema) {
        schema.remove(inclusive);
        schema.put(bound.exclusive() ? exclusive : inclusive, normal(bound.value()));
    }

    /** Returns the number without trailing zeros, so that equal bounds are written in one form. */
    private static BigDecimal normal(BigDecimal number) {
        BigDecimal plain = number.stripTrailingZeros();
        return plain.scale() < 0 && plain.scale() >= -MOST_ZEROS ? plain.setScale(0) : plain;
    }

    /** Adds the rules on items to the schema of an array or list. */
    static void addToArray(Rules rules, Map<String, Object> schema) {
        rules.minItems().ifPresent(count -> schema.put("minItems", count));
        rules.maxItems().ifPresent(count -> schema.put("maxItems", count));
        if (rules.unique()) {
            schema.put("uniqueItems", true);
        }
    }

    /** Adds the rules on items to the schema of a map. */
    static void addToMap(Rules rules, Map<String, Object> schema) {
        rules.minItems().ifPresent(count -> schema.put("minProperties", count));
        rules.maxItems().ifPresent(count -> schema.put("maxProperties", count));
    }
}
