package dev.schemac.dsl.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The deterministic automaton of a text pattern: it says in one pass over a text, with one step for each code point,
 * whether the text contains a match. Making it takes no more than {@value #MAX_STATES} states, {@value #MAX_RANGES} ranges of
 * code points, {@value #MAX_CELLS} cells and {@value #MAX_STEPS} steps; a pattern that needs more is refused.
 *
 * @param classStarts where each range of code points begins that are alike for the pattern, in ascending order from 0
 * @param classOf the class of each of these ranges
 * @param next the state after each state and class; {@link #FAILED} and {@link #MATCHED} are no states, but the result
 * @param accepting whether a text that ends in a state contains a match
 */
public record PatternAutomaton(int[] classStarts, int[] classOf, int[][] next, boolean[] accepting) {
    /** Whatever follows, there is no match. */
    public static final int FAILED = -1;
    /** Whatever follows, there is a match. */
    public static final int MATCHED = -2;

    /** The most states. */
    public static final int MAX_STATES = 1_000;
    /** The most ranges of code points. */
    public static final int MAX_RANGES = 5_000;
    /** The most states times classes. */
    public static final int MAX_CELLS = 30_000;
    /** The most steps that making one may take, a second or two. */
    public static final int MAX_STEPS = 10_000_000;

    /**
     * The automaton of a regular expression.
     *
     * @throws PatternException if it is none of those that are accepted, or its automaton is too large
     */
    public static PatternAutomaton of(String pattern) throws PatternException {
        return merged(new SubsetConstruction(PatternParser.parse(pattern)).automaton());
    }

    /** Whether a text contains a match. */
    public boolean matches(String text) {
        int state = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            int range = Arrays.binarySearch(classStarts, c);
            state = next[state][classOf[range < 0 ? -range - 2 : range]];
            if (state < 0) {
                return state == MATCHED;
            }
        }
        return accepting[state];
    }

    /** The same automaton without states that are alike, and without classes that are: Moore's refinement. */
    private static PatternAutomaton merged(PatternAutomaton full) throws PatternException {
        int states = full.next.length;
        int[] group = new int[states];
        for (int state = 0; state < states; state++) {
            group[state] = full.accepting[state] ? 1 : 0;
        }
        int groups = 0;
        while (true) {
            Map<List<Integer>, Integer> found = new HashMap<>();
            int[] refined = new int[states];
            for (int state = 0; state < states; state++) {
                List<Integer> key = new ArrayList<>();
                key.add(group[state]);
                for (int to : full.next[state]) {
                    key.add(to < 0 ? to : group[to]);
                }
                Integer number = found.putIfAbsent(key, found.size());
                refined[state] = number == null ? found.size() - 1 : number;
            }
            group = refined;
            if (found.size() == groups) {
                break;
            }
            groups = found.size();
        }
        int[][] next = new int[groups][];
        boolean[] accepting = new boolean[groups];
        for (int state = 0; state < states; state++) {
            int[] row = full.next[state].clone();
            for (int i = 0; i < row.length; i++) {
                row[i] = row[i] < 0 ? row[i] : group[row[i]];
            }
            next[group[state]] = row;
            accepting[group[state]] = full.accepting[state];
        }
        return withClassesMerged(full.classStarts, next, accepting);
    }

    /** Each range of {@code starts} is a class of its own so far. */
    private static PatternAutomaton withClassesMerged(int[] starts, int[][] next, boolean[] accepting)
            throws PatternException {
        Map<List<Integer>, Integer> columns = new HashMap<>();
        List<Integer> representatives = new ArrayList<>();
        List<Integer> mergedStarts = new ArrayList<>();
        List<Integer> mergedClasses = new ArrayList<>();
        for (int range = 0; range < starts.length; range++) {
            List<Integer> column = new ArrayList<>();
            for (int[] row : next) {
                column.add(row[range]);
            }
            Integer known = columns.putIfAbsent(column, columns.size());
            int number = known == null ? columns.size() - 1 : known;
            if (known == null) {
                representatives.add(range);
            }
            if (mergedClasses.isEmpty() || mergedClasses.get(mergedClasses.size() - 1) != number) {
                mergedStarts.add(starts[range]);
                mergedClasses.add(number);
            }
        }
        if (mergedStarts.size() > MAX_RANGES || (long) representatives.size() * next.length > MAX_CELLS) {
            throw SubsetConstruction.tooLarge();
        }
        int[][] merged = new int[next.length][representatives.size()];
        for (int state = 0; state < next.length; state++) {
            for (int i = 0; i < representatives.size(); i++) {
                merged[state][i] = next[state][representatives.get(i)];
            }
        }
        return new PatternAutomaton(array(mergedStarts), array(mergedClasses), merged, accepting);
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
}
