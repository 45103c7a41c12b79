package dev.schemac.dsl.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The deterministic automaton of a pattern. In one pass with one step for each code point, it decides whether a
 * string contains a match. Its limits are {@value #MAX_STATES} states, {@value #MAX_RANGES} ranges of code points,
 * {@value #MAX_CELLS} cells and {@value #MAX_STEPS} steps; a pattern beyond them is rejected.
 *
 * @param classStarts the begin of each range of equivalent code points, in ascending order from 0
 * @param classOf the class of each of these ranges
 * @param next the state after each state and class; {@link #FAILED} and {@link #MATCHED} are results, not states
 * @param accepting whether a string that ends in a state contains a match
 */
public record PatternAutomaton(int[] classStarts, int[] classOf, int[][] next, boolean[] accepting) {
    /** No match is possible any more. */
    public static final int FAILED = -1;
    /** Whatever follows, there is a match. */
    public static final int MATCHED = -2;

    /** The most states. */
    public static final int MAX_STATES = 1_000;
    /** The most ranges of code points. */
    public static final int MAX_RANGES = 5_000;
    /** The most states times classes. */
    public static final int MAX_CELLS = 30_000;
    /** The most steps of making one: a fraction of a second. */
    public static final int MAX_STEPS = StepBudget.MAX_STEPS;

    /**
     * The automaton of a regular expression.
     *
     * @param budget counts the steps
     * @throws PatternException if the expression is not supported, or its automaton is too large
     */
    static PatternAutomaton of(String pattern, StepBudget budget) throws PatternException {
        return merged(new SubsetConstruction(PatternParser.parse(pattern), budget).automaton(), budget);
    }

    /** Whether a string contains a match. */
    public boolean matches(String text) {
        int state = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            state = next[state][classOf(c)];
            if (state < 0) {
                return state == MATCHED;
            }
        }
        return accepting[state];
    }

    private int classOf(int c) {
        int range = Arrays.binarySearch(classStarts, c);
        return classOf[range < 0 ? -range - 2 : range];
    }

    /** Returns the same automaton with equivalent states and classes merged. */
    private static PatternAutomaton merged(PatternAutomaton full, StepBudget budget) throws PatternException {
        int[] group = StatePartition.groups(full.next, full.accepting, budget);
        int groups = Arrays.stream(group).max().orElseThrow() + 1;
        int[][] next = new int[groups][];
        boolean[] accepting = new boolean[groups];
        for (int state = 0; state < group.length; state++) {
            if (next[group[state]] == null) {
                next[group[state]] = Arrays.stream(full.next[state])
                        .map(to -> to < 0 ? to : group[to])
                        .toArray();
                accepting[group[state]] = full.accepting[state];
            }
        }
        return withClassesMerged(full.classStarts, full.classOf, next, accepting, budget);
    }

    private static PatternAutomaton withClassesMerged(
            int[] starts, int[] classOf, int[][] next, boolean[] accepting, StepBudget budget) throws PatternException {
        int classes = next[0].length;
        budget.take((long) classes * next.length + starts.length);
        Map<List<Integer>, Integer> columns = new HashMap<>();
        List<Integer> representatives = new ArrayList<>();
        int[] merged = new int[classes];
        for (int type = 0; type < classes; type++) {
            List<Integer> column = new ArrayList<>();
            for (int[] row : next) {
                column.add(row[type]);
            }
            Integer known = columns.putIfAbsent(column, columns.size());
            merged[type] = known == null ? representatives.size() : known;
            if (known == null) {
                representatives.add(type);
            }
        }
        List<Integer> mergedStarts = new ArrayList<>();
        List<Integer> mergedClasses = new ArrayList<>();
        for (int range = 0; range < starts.length; range++) {
            int number = merged[classOf[range]];
            if (mergedClasses.isEmpty() || mergedClasses.get(mergedClasses.size() - 1) != number) {
                mergedStarts.add(starts[range]);
                mergedClasses.add(number);
            }
        }
        if (mergedStarts.size() > MAX_RANGES) {
            throw new PatternException(
                    "distinguishes more than " + MAX_RANGES + " ranges of characters; use fewer or wider ranges");
        } else if ((long) representatives.size() * next.length > MAX_CELLS) {
            throw SubsetConstruction.tooLarge(MAX_CELLS + " transitions");
        }
        int[] kept = array(representatives);
        int[][] rows = new int[next.length][];
        for (int state = 0; state < next.length; state++) {
            int[] row = next[state];
            rows[state] = Arrays.stream(kept).map(type -> row[type]).toArray();
        }
        return new PatternAutomaton(array(mergedStarts), array(mergedClasses), rows, accepting);
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
}
