package dev.schemac.dsl.pattern;

import java.util.HashMap;
import java.util.Map;

/**
 * Compiles the patterns of one run. A pattern that occurs several times is compiled once; all together need at most
 * {@value #MAX_STEPS} steps. For one thread.
 */
public final class PatternCompiler {
    /** The most steps of all patterns of a run. */
    public static final int MAX_STEPS = StepBudget.MAX_TOTAL;

    private final Map<String, CompiledPattern> compiled = new HashMap<>();
    private final Map<String, PatternException> refused = new HashMap<>();
    private final StepBudget budget;
    private long steps;

    /** A compiler that has compiled nothing. */
    public PatternCompiler() {
        this(MAX_STEPS);
    }

    PatternCompiler(long maxSteps) {
        this.budget = new StepBudget(maxSteps);
    }

    /**
     * Compiles a regular expression, unless it has done so before.
     *
     * @throws PatternException if the expression is not supported, or its automaton is too large
     */
    public CompiledPattern compile(String regex) throws PatternException {
        CompiledPattern known = compiled.get(regex);
        if (known != null) {
            return known;
        }
        PatternException objection = refused.get(regex);
        if (objection != null) {
            throw objection;
        }
        budget.begin();
        try {
            CompiledPattern pattern = new CompiledPattern(regex, PatternAutomaton.of(regex, budget));
            compiled.put(regex, pattern);
            return pattern;
        } catch (PatternException e) {
            refused.put(regex, e);
            throw e;
        } finally {
            steps += budget.taken();
        }
    }

    /** The steps of all patterns so far. */
    long steps() {
        return steps;
    }
}
