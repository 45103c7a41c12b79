package dev.schemac.benchmarks.record;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Formats figures of targets, rounded to the disadvantage of schemac: a target that appears to be met is met. */
public final class Rounded {
    /** More than any measurement has, fewer than the errors of binary fractions. */
    private static final MathContext MEANT = new MathContext(9);

    private Rounded() {}

    public static String up(double number, int digits) {
        return text(number, digits, RoundingMode.UP);
    }

    public static String down(double number, int digits) {
        return text(number, digits, RoundingMode.DOWN);
    }

    private static String text(double number, int digits, RoundingMode rounding) {
        return BigDecimal.valueOf(number)
                .round(MEANT)
                .setScale(digits, rounding)
                .toPlainString();
    }
}
