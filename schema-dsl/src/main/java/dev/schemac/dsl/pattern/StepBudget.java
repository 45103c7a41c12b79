package dev.schemac.dsl.pattern;

/**
 * Counts the steps of making automata, and rejects a pattern that needs too many. The limits are {@link #MAX_STEPS} for
 * one pattern, and a total for all of them.
 */
final class StepBudget {
    /** The most steps of one pattern: a fraction of a second. */
    static final int MAX_STEPS = 10_000_000;
    /** The most steps of all patterns together. */
    static final int MAX_TOTAL = 50_000_000;

    /** The steps of all patterns together that are left. */
    private long total;

    private long taken;

    StepBudget(long total) {
        this.total = total;
    }

    /** Begins with the next pattern. */
    void begin() {
        taken = 0;
    }

    /** Counts steps before the caller executes them. */
    void take(long steps) throws PatternException {
        taken += steps;
        total -= steps;
        if (taken > MAX_STEPS) {
            throw new PatternException(
                    "needs more than " + MAX_STEPS + " steps to compile; use fewer repetitions, or begin it with '^'");
        } else if (total < 0) {
            throw new PatternException("is one too many: all patterns together need more than " + MAX_TOTAL
                    + " steps to compile; simplify the largest patterns");
        }
    }

    /** The steps of the pattern so far. */
    long taken() {
        return taken;
    }
}
