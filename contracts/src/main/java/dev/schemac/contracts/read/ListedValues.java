package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import java.math.BigDecimal;

/** Compares listed values with the rules beside them. */
final class ListedValues {
    private final PatternCompiler patterns;

    ListedValues(PatternCompiler patterns) {
        this.patterns = patterns;
    }

    /** Returns whether a listed value satisfies the rules on numbers and strings. Reports a pattern of unknown syntax. */
    boolean keepsRules(Object value, SchemaFacts facts) {
        if (value instanceof Number number) {
            BigDecimal decimal = JsonKind.decimal(number);
            return facts.rules.entrySet().stream()
                    .allMatch(rule -> keepsBound(decimal, rule.getKey(), rule.getValue()));
        }
        if (!(value instanceof String text)) {
            return true;
        }
        BigDecimal length = BigDecimal.valueOf(text.codePointCount(0, text.length()));
        boolean fits = facts.rule("minLength").stream().allMatch(rule -> length.compareTo(bound(rule)) >= 0)
                && facts.rule("maxLength").stream().allMatch(rule -> length.compareTo(bound(rule)) <= 0);
        return fits && facts.rule("pattern").stream().allMatch(rule -> matches(text, rule, facts));
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

    private boolean matches(String text, Keyword rule, SchemaFacts facts) {
        try {
            return patterns.compile((String) rule.value()).automaton().matches(text);
        } catch (PatternException e) {
            Loss loss = new Loss(rule.site(), rule.name(), WIDER, "'pattern' is not checked: unknown syntax");
            if (!facts.losses.contains(loss)) {
                facts.losses.add(loss);
            }
            return true;
        }
    }
}
