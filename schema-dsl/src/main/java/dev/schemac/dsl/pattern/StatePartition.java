package dev.schemac.dsl.pattern;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Finds the equivalent states of an automaton: Hopcroft's refinement, as in Aho, Hopcroft, Ullman, "The
 * Design and Analysis of Computer Algorithms", 4.13. A block is a range of {@link #states}.
 */
final class StatePartition {
    /** All states, the states of a block are adjacent; the results of an automaton are the two last ones. */
    private final int[] states;

    /** The index of a state in {@link #states}. */
    private final int[] placeOf;

    private final int[] blockOf;
    private final int[] begin;
    private final int[] end;
    /** How many states at the beginning of a block have been reached. */
    private final int[] reached;

    private final Deque<Integer> open = new ArrayDeque<>();
    private final boolean[] isOpen;
    private int blocks;

    private StatePartition(int size) {
        states = new int[size];
        placeOf = new int[size];
        blockOf = new int[size];
        begin = new int[size];
        end = new int[size];
        reached = new int[size];
        isOpen = new boolean[size];
    }

    /**
     * The group of each state. Groups are numbered in the order of their first states.
     *
     * @param next as in {@link PatternAutomaton}
     */
    static int[] groups(int[][] next, boolean[] accepting, StepBudget budget) throws PatternException {
        int count = next.length;
        StatePartition partition = new StatePartition(count + 2);
        int at = 0;
        for (boolean wanted : new boolean[] {false, true}) {
            int from = at;
            for (int state = 0; state < count; state++) {
                if (accepting[state] == wanted) {
                    partition.put(state, at++);
                }
            }
            partition.addBlock(from, at);
        }
        for (int result = count; result < count + 2; result++) {
            partition.put(result, at++);
            partition.addBlock(at - 1, at);
        }
        partition.refine(predecessors(next, budget), budget);
        return partition.numbers(count);
    }

    private void put(int state, int place) {
        states[place] = state;
        placeOf[state] = place;
    }

    private void addBlock(int from, int to) {
        if (from == to) {
            return;
        }
        begin[blocks] = from;
        end[blocks] = to;
        for (int i = from; i < to; i++) {
            blockOf[states[i]] = blocks;
        }
        open(blocks++);
    }

    private void open(int block) {
        isOpen[block] = true;
        open.add(block);
    }

    /**
     * The states before each state, by classes. For one class: first the begin of each state's part, for each
     * state and one more; then the states before them.
     */
    private static int[][] predecessors(int[][] next, StepBudget budget) throws PatternException {
        int count = next.length;
        int classes = next[0].length;
        budget.take(2L * classes * count);
        int[][] before = new int[classes][];
        for (int type = 0; type < classes; type++) {
            int[] found = new int[count + 3 + count];
            for (int[] row : next) {
                found[target(row[type], count)]++;
            }
            int at = count + 3;
            for (int state = 0; state < count + 3; state++) {
                at += found[state];
                found[state] = at;
            }
            // from the last to the first, so that each begin moves back to its final position
            for (int state = count - 1; state >= 0; state--) {
                found[--found[target(next[state][type], count)]] = state;
            }
            before[type] = found;
        }
        return before;
    }

    private static int target(int to, int count) {
        return to == PatternAutomaton.FAILED ? count : to == PatternAutomaton.MATCHED ? count + 1 : to;
    }

    private void refine(int[][] before, StepBudget budget) throws PatternException {
        int[] touched = new int[states.length];
        while (!open.isEmpty()) {
            int splitter = open.remove();
            isOpen[splitter] = false;
            // the block may itself be split meanwhile
            int[] members = Arrays.copyOfRange(states, begin[splitter], end[splitter]);
            for (int[] ofClass : before) {
                budget.take(members.length);
                int size = 0;
                for (int member : members) {
                    budget.take(ofClass[member + 1] - ofClass[member]);
                    for (int i = ofClass[member]; i < ofClass[member + 1]; i++) {
                        int block = blockOf[ofClass[i]];
                        if (reached[block] == 0) {
                            touched[size++] = block;
                        }
                        moveToFront(ofClass[i], block);
                    }
                }
                for (int i = 0; i < size; i++) {
                    split(touched[i], budget);
                }
            }
        }
    }

    /** A state is reached by one member of the splitter only. */
    private void moveToFront(int state, int block) {
        int to = begin[block] + reached[block]++;
        int other = states[to];
        put(other, placeOf[state]);
        put(state, to);
    }

    /** Makes those of a block that have been reached a block of their own, unless they are all. */
    private void split(int block, StepBudget budget) throws PatternException {
        int from = begin[block];
        int middle = from + reached[block];
        int to = end[block];
        reached[block] = 0;
        if (middle == to) {
            return;
        }
        // the smaller part becomes the new block; the other one keeps the number
        boolean first = middle - from <= to - middle;
        budget.take(first ? middle - from : to - middle);
        begin[block] = first ? middle : from;
        end[block] = first ? to : middle;
        addBlock(first ? from : middle, first ? middle : to);
    }

    private int[] numbers(int count) {
        int[] numberOf = new int[blocks];
        Arrays.fill(numberOf, -1);
        int[] groups = new int[count];
        int groupCount = 0;
        for (int state = 0; state < count; state++) {
            int block = blockOf[state];
            if (numberOf[block] < 0) {
                numberOf[block] = groupCount++;
            }
            groups[state] = numberOf[block];
        }
        return groups;
    }
}
