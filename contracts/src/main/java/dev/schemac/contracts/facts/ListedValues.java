package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.function.BiConsumer;

/** Compares listed values with the rules beside them. */
final class ListedValues {
    private final PatternCompiler patterns;

    ListedValues(PatternCompiler patterns) {
        this.patterns = patterns;
    }

    /**
     * Returns whether a listed value satisfies the rules on numbers and strings.
     *
     * @param unknown receives a pattern of unknown syntax, which every string satisfies
     */
    boolean keepsRules(Object value, Map<String, Keyword> rules, BiConsumer<SchemaSite, Difference> unknown) {
        if (value instanceof Number number) {
            BigDecimal decimal = JsonKind.decimal(number);
            return rules.entrySet().stream().allMatch(rule -> keepsBound(decimal, rule.getKey(), rule.getValue()));
        }
        if (!(value instanceof String text)) {
            return true;
        }
        BigDecimal length = BigDecimal.valueOf(text.codePointCount(0, text.length()));
        Keyword least = rules.get("minLength");
        Keyword most = rules.get("maxLength");
        Keyword pattern = rules.get("pattern");
        return (least == null || length.compareTo(bound(least)) >= 0)
                && (most == null || length.compareTo(bound(most)) <= 0)
                && (pattern == null || matches(text, pattern, unknown));
    }

    private static boolean keepsBound(BigDecimal number, String name, Keyword rule) {
        return switch (name) {
            case "minimum" -> number.compareTo(bound(rule)) >= 0;
            case "exclusiveMinimum" -> number.compareTo(bound(rule)) > 0;
            case "maximum" -> number.compareTo(bound(rule)) <= 0;
            case "exclusiveMaximum" -> number.compareTo(bound(rule)) < 0;
            default -> true;
        };
    }

    private static BigDecimal bound(Keyword rule) {
        return JsonKind.decimal((Number) rule.value());
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
