package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.Rules.AllowedType;
import dev.schemac.dsl.model.Rules.Bound;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rules of one column before and after a change. A stricter rule rejects old data; for a weaker one, old
 * readers reject new data.
 */
record RuleChange(Rules old, Rules now, ColumnChange column) {
    void report() {
        compare("min", shown(old.min()), shown(now.min()), least(old.min(), now.min()));
        compare("max", shown(old.max()), shown(now.max()), most(old.max(), now.max()));
        least("minLength", old.minLength(), now.minLength());
        most("maxLength", old.maxLength(), now.maxLength());
        if (!old.pattern().equals(now.pattern())) {
            comparePatterns();
        }
        if (!old.constant().equals(now.constant())) {
            compareConstants();
        }
        if (!old.types().equals(now.types())) {
            compareTypes();
        }
        least("minItems", old.minItems(), now.minItems());
        most("maxItems", old.maxItems(), now.maxItems());
        compare(
                "unique",
                String.valueOf(old.unique()),
                String.valueOf(now.unique()),
                Boolean.compare(now.unique(), old.unique()));
    }

    /**
     * Compares the rule about null elements.
     *
     * @param before whether elements could be null, by the rule and the type
     * @param after whether elements can be null
     */
    void compareNullElements(boolean before, boolean after) {
        compare("nullElements", String.valueOf(before), String.valueOf(after), Boolean.compare(before, after));
    }

    /** @param stricter positive if the rule is stricter now, negative if it was before */
    private void compare(String rule, String before, String after, int stricter) {
        String change = "now has the rule " + rule + "=" + after + " instead of " + before + ": ";
        if (stricter > 0) {
            column.error(DiagnosticCode.RULE_TIGHTENED, change + "old data may violate it");
        } else if (stricter < 0) {
            column.error(
                    DiagnosticCode.RULE_LOOSENED, change + "old readers reject values that only the new rule allows");
        }
    }

    private void comparePatterns() {
        String change = "now has the pattern "
                + now.pattern().map(text -> "'" + text + "'").orElse("none") + " instead of "
                + old.pattern().map(text -> "'" + text + "'").orElse("none") + ": ";
        if (now.pattern().isPresent()) {
            column.error(DiagnosticCode.RULE_TIGHTENED, change + "old data may not match");
        }
        if (old.pattern().isPresent()) {
            column.error(DiagnosticCode.RULE_LOOSENED, change + "old readers may reject new values");
        }
    }

    private void compareConstants() {
        String change = "now has the const " + ColumnChange.shown(now.constant()) + " instead of "
                + ColumnChange.shown(old.constant()) + ": ";
        if (now.constant().isPresent()) {
            column.error(DiagnosticCode.RULE_TIGHTENED, change + "old data may have other values");
        }
        if (old.constant().isPresent()) {
            column.error(DiagnosticCode.RULE_LOOSENED, change + "old readers reject other values");
        }
    }

    private void compareTypes() {
        String change =
                "now has the types " + shownTypes(now.types()) + " instead of " + shownTypes(old.types()) + ": ";
        if (!allow(now.types(), old.types())) {
            column.error(DiagnosticCode.RULE_TIGHTENED, change + "old data may have other types");
        }
        if (!allow(old.types(), now.types())) {
            column.error(DiagnosticCode.RULE_LOOSENED, change + "old readers reject the other types");
        }
    }

    /** Returns whether types allow all values that other types allow. */
    private static boolean allow(Set<AllowedType> types, Set<AllowedType> others) {
        return types.isEmpty()
                || !others.isEmpty()
                        && others.stream()
                                .allMatch(other -> types.contains(other)
                                        || other == AllowedType.INTEGER && types.contains(AllowedType.NUMBER));
    }

    private static String shownTypes(Set<AllowedType> types) {
        return types.isEmpty()
                ? "none"
                : types.stream().map(AllowedType::word).collect(Collectors.joining("', '", "'", "'"));
    }

    private void least(String rule, OptionalInt before, OptionalInt after) {
        compare(rule, shown(before), shown(after), Integer.compare(after.orElse(0), before.orElse(0)));
    }

    private void most(String rule, OptionalInt before, OptionalInt after) {
        int none = Integer.MAX_VALUE;
        compare(rule, shown(before), shown(after), Integer.compare(before.orElse(none), after.orElse(none)));
    }

    private static String shown(OptionalInt number) {
        return number.isPresent() ? String.valueOf(number.getAsInt()) : "none";
    }

    private static String shown(Optional<Bound> end) {
        return end.map(bound -> bound.value() + (bound.exclusive() ? " (exclusive)" : ""))
                .orElse("none");
    }

    private static int least(Optional<Bound> before, Optional<Bound> after) {
        return stricter(before, after, 1);
    }

    private static int most(Optional<Bound> before, Optional<Bound> after) {
        return stricter(before, after, -1);
    }

    private static int stricter(Optional<Bound> before, Optional<Bound> after, int direction) {
        if (before.isEmpty() || after.isEmpty()) {
            return Boolean.compare(after.isPresent(), before.isPresent());
        }
        BigDecimal was = before.get().value();
        int order = direction * after.get().value().compareTo(was);
        return order != 0
                ? order
                : Boolean.compare(after.get().exclusive(), before.get().exclusive());
    }
}
