package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import java.util.Map;
import java.util.function.BiConsumer;

/** Compares listed values with the rules beside them. */
record ListedValues(PatternCompiler patterns) {
    /**
     * Returns whether a listed value satisfies the rules on numbers and strings.
     *
     * @param unknown receives a pattern of unknown syntax, which every string satisfies
     */
    boolean keepsRules(Object value, Map<String, Keyword> rules, BiConsumer<SchemaSite, Difference> unknown) {
        return rules.entrySet().stream().allMatch(rule -> keepsRule(value, rule.getKey(), rule.getValue(), unknown));
    }

    private boolean keepsRule(Object value, String name, Keyword rule, BiConsumer<SchemaSite, Difference> unknown) {
        if (value instanceof String text && name.equals("pattern")) {
            return matches(text, rule, unknown);
        }
        Number size = value instanceof String text && name.endsWith("Length")
                ? Integer.valueOf(text.codePointCount(0, text.length()))
                : value instanceof Number number && name.endsWith("imum") ? number : null;
        if (size == null) {
            return true;
        }
        int order = JsonKind.decimal(size).compareTo(JsonKind.decimal((Number) rule.value()));
        return switch (name) {
            case "minimum", "minLength" -> order >= 0;
            case "maximum", "maxLength" -> order <= 0;
            case "exclusiveMinimum" -> order > 0;
            default -> order < 0;
        };
    }

    private boolean matches(String text, Keyword rule, BiConsumer<SchemaSite, Difference> unknown) {
        try {
            return patterns.compile((String) rule.value()).automaton().matches(text);
        } catch (PatternException e) {
            unknown.accept(rule.site(), rule.difference(WIDER, "'pattern' is not checked: unknown syntax"));
            return true;
        }
    }
}
