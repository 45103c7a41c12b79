package dev.schemac.dsl.pattern;

import dev.schemac.dsl.pattern.PatternNode.Choice;
import dev.schemac.dsl.pattern.PatternNode.Edge;
import dev.schemac.dsl.pattern.PatternNode.OneOf;
import dev.schemac.dsl.pattern.PatternNode.Repeat;
import dev.schemac.dsl.pattern.PatternNode.Sequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * From a regular expression to a deterministic automaton: Thompson's construction and the subset construction, as in
 * Aho, Lam, Sethi, Ullman, "Compilers", 3.7.
 */
final class SubsetConstruction {
    /** Of the nondeterministic automaton. */
    private static final int MAX_NODES = 20_000;

    /** A node of the nondeterministic automaton; only a {@link Kind#POINT} has a set of code points. */
    private record Node(int set, Kind kind, int first, int second) {}

    private static final int NO_SET = -1;

    private enum Kind {
        /** One code point, then {@code first}. */
        POINT,
        /** {@code first}, or {@code second} if present. */
        SPLIT,
        /** {@code first}, at the beginning of the string. */
        START,
        /** {@code first}, at its end. */
        END,
        MATCH
    }

    /** A set of nodes as a key of maps, of which many are found as fast as few whatever their hash codes. */
    private record NodeSet(long[] words) implements Comparable<NodeSet> {
        @Override
        public int compareTo(NodeSet other) {
            return Arrays.compare(words, other.words);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof NodeSet set && Arrays.equals(words, set.words);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(words);
        }
    }

    private final StepBudget budget;
    private final List<Node> nodes = new ArrayList<>();
    private final CodePointClasses.Sets sets = new CodePointClasses.Sets();
    private final CodePointClasses classes;
    private final int root;
    /** The nodes that a closure has reached, and those that it has not processed. */
    private final BitSet reached = new BitSet();

    private final int[] open;

    SubsetConstruction(PatternNode pattern, StepBudget budget) throws PatternException {
        this.budget = budget;
        int match = add(NO_SET, Kind.MATCH, -1, -1);
        root = add(pattern, match);
        open = new int[nodes.size()];
        classes = new CodePointClasses(sets, budget);
    }

    private static PatternException tooManyStates() {
        return tooLarge(PatternAutomaton.MAX_STATES + " states");
    }

    static PatternException tooLarge(String limit) {
        return new PatternException(
                "is too complex: it needs more than " + limit + "; use fewer repetitions, or begin it with '^'");
    }

    // ---- nondeterministic

    private int add(int set, Kind kind, int first, int second) throws PatternException {
        if (nodes.size() == MAX_NODES) {
            throw tooManyStates();
        }
        nodes.add(new Node(set, kind, first, second));
        return nodes.size() - 1;
    }

    /** Returns the first node of a part that leads to {@code then}. */
    private int add(PatternNode pattern, int then) throws PatternException {
        budget.take(1);
        if (pattern instanceof OneOf one) {
            return add(sets.number(one.set(), budget), Kind.POINT, then, -1);
        } else if (pattern instanceof Edge edge) {
            return add(NO_SET, edge.start() ? Kind.START : Kind.END, then, -1);
        } else if (pattern instanceof Choice choice) {
            int begin = -1;
            for (PatternNode option : choice.options()) {
                int one = add(option, then);
                begin = begin < 0 ? one : add(NO_SET, Kind.SPLIT, begin, one);
            }
            return begin;
        } else if (pattern instanceof Sequence sequence) {
            int begin = then;
            for (int i = sequence.parts().size() - 1; i >= 0; i--) {
                begin = add(sequence.parts().get(i), begin);
            }
            return begin;
        }
        return addRepeat((Repeat) pattern, then);
    }

    private int addRepeat(Repeat repeat, int then) throws PatternException {
        int begin = then;
        if (repeat.most() < 0) {
            int loop = add(NO_SET, Kind.SPLIT, then, -1);
            nodes.set(loop, new Node(NO_SET, Kind.SPLIT, then, add(repeat.body(), loop)));
            begin = loop;
        }
        // a body without nodes matches the empty string only, and would add no node the next time either
        boolean more = true;
        for (int i = repeat.least(); more && i < repeat.most(); i++) {
            int body = add(repeat.body(), begin);
            more = body != begin;
            begin = more ? add(NO_SET, Kind.SPLIT, body, then) : begin;
        }
        for (int i = 0; more && i < repeat.least(); i++) {
            int body = add(repeat.body(), begin);
            more = body != begin;
            begin = body;
        }
        return begin;
    }

    // ---- deterministic

    PatternAutomaton automaton() throws PatternException {
        Map<NodeSet, Integer> numbers = new HashMap<>();
        List<BitSet> states = new ArrayList<>();
        List<int[]> next = new ArrayList<>();
        List<Boolean> accepting = new ArrayList<>();
        // the first state is unique: it is at the beginning of the string
        BitSet first = closure(seed(), true, false);
        states.add(first);
        BitSet again = closure(seed(), false, false);
        for (int state = 0; state < states.size(); state++) {
            BitSet set = states.get(state);
            accepting.add(closure(set, state == 0, true).get(0));
            budget.take(classes.count());
            int[] row = new int[classes.count()];
            if (set.get(0)) {
                Arrays.fill(row, PatternAutomaton.MATCHED);
            } else {
                for (int type = 0; type < row.length; type++) {
                    row[type] = target(closure(moved(set, type), false, false), again, numbers, states);
                }
            }
            next.add(row);
        }
        boolean[] ends = new boolean[states.size()];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = accepting.get(i);
        }
        return new PatternAutomaton(classes.starts, classes.classOf, next.toArray(int[][]::new), ends);
    }

    /** @param again the nodes of a match that begins here: a string need only contain one */
    private int target(BitSet moved, BitSet again, Map<NodeSet, Integer> numbers, List<BitSet> states)
            throws PatternException {
        moved.or(again);
        if (moved.get(0)) {
            return PatternAutomaton.MATCHED;
        } else if (moved.isEmpty()) {
            return PatternAutomaton.FAILED;
        }
        NodeSet key = new NodeSet(moved.toLongArray());
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        } else if (states.size() == PatternAutomaton.MAX_STATES) {
            throw tooManyStates();
        }
        numbers.put(key, states.size());
        states.add(moved);
        return states.size() - 1;
    }

    private BitSet seed() {
        BitSet seed = new BitSet();
        seed.set(root);
        return seed;
    }

    private BitSet moved(BitSet set, int type) throws PatternException {
        BitSet moved = new BitSet();
        for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) {
            Node node = nodes.get(i);
            budget.take(1);
            if (node.kind == Kind.POINT && classes.contains(node.set, type)) {
                moved.set(node.first);
            }
        }
        return moved;
    }

    /** The nodes that are reached without a code point, as far as they wait for one or for the end, and the match. */
    private BitSet closure(BitSet from, boolean atStart, boolean atEnd) throws PatternException {
        BitSet waiting = new BitSet();
        int size = 0;
        reached.clear();
        // the sets themselves
        budget.take(nodes.size() >> 6);
        for (int i = from.nextSetBit(0); i >= 0; i = from.nextSetBit(i + 1)) {
            reached.set(i);
            open[size++] = i;
        }
        while (size > 0) {
            int at = open[--size];
            Node node = nodes.get(at);
            budget.take(1);
            boolean passes =
                    node.kind == Kind.SPLIT || node.kind == Kind.START && atStart || node.kind == Kind.END && atEnd;
            if (!passes && node.kind != Kind.START) {
                waiting.set(at);
            } else if (passes) {
                if (!reached.get(node.first)) {
                    reached.set(node.first);
                    open[size++] = node.first;
                }
                if (node.second >= 0 && !reached.get(node.second)) {
                    reached.set(node.second);
                    open[size++] = node.second;
                }
            }
        }
        return waiting;
    }
}
