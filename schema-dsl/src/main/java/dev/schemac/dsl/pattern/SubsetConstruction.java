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
import java.util.TreeSet;

/**
 * From a regular expression to a deterministic automaton: Thompson's construction and the subset construction, as in
 * Aho, Lam, Sethi, Ullman, "Compilers", 3.7.
 */
final class SubsetConstruction {
    /** Of the nondeterministic automaton. */
    private static final int MAX_NODES = 20_000;

    /** A node of the nondeterministic automaton; without a set of code points it leads on at once. */
    private record Node(CodePoints set, Kind kind, int first, int second) {}

    private enum Kind {
        /** One code point, then {@code first}. */
        POINT,
        /** {@code first}, or {@code second} where there is one. */
        SPLIT,
        /** {@code first}, at the beginning of the text. */
        START,
        /** {@code first}, at its end. */
        END,
        MATCH
    }

    private final List<Node> nodes = new ArrayList<>();
    private final int root;
    private final int[] starts;
    private final Map<CodePoints, BitSet> rangesOf = new HashMap<>();
    /** The nodes that a closure has reached, and those of them that it has not looked at. */
    private final BitSet reached = new BitSet();

    private final int[] open;
    private long steps;

    SubsetConstruction(PatternNode pattern) throws PatternException {
        int match = add(null, Kind.MATCH, -1, -1);
        root = add(pattern, match);
        open = new int[nodes.size()];
        TreeSet<Integer> bounds = new TreeSet<>();
        bounds.add(0);
        for (Node node : nodes) {
            if (node.set != null && rangesOf.putIfAbsent(node.set, new BitSet()) == null) {
                node.set.ranges().forEach((from, to) -> {
                    bounds.add(from);
                    if (to < Character.MAX_CODE_POINT) {
                        bounds.add(to + 1);
                    }
                });
            }
        }
        starts = bounds.stream().mapToInt(Integer::intValue).toArray();
        rangesOf.forEach((set, ranges) -> {
            for (int range = 0; range < starts.length; range++) {
                ranges.set(range, set.contains(starts[range]));
            }
        });
    }

    static PatternException tooLarge() {
        return new PatternException("needs an automaton of more than " + PatternAutomaton.MAX_STATES
                + " states; fewer repetitions, or '^' at its beginning, make it smaller");
    }

    // ---- nondeterministic

    private int add(CodePoints set, Kind kind, int first, int second) throws PatternException {
        if (nodes.size() == MAX_NODES) {
            throw tooLarge();
        }
        nodes.add(new Node(set, kind, first, second));
        return nodes.size() - 1;
    }

    /** The node where a part begins that leads to {@code then}. */
    private int add(PatternNode pattern, int then) throws PatternException {
        if (pattern instanceof OneOf one) {
            return add(one.set(), Kind.POINT, then, -1);
        } else if (pattern instanceof Edge edge) {
            return add(null, edge.start() ? Kind.START : Kind.END, then, -1);
        } else if (pattern instanceof Choice choice) {
            int begin = -1;
            for (PatternNode option : choice.options()) {
                int one = add(option, then);
                begin = begin < 0 ? one : add(null, Kind.SPLIT, begin, one);
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
            int loop = add(null, Kind.SPLIT, then, -1);
            nodes.set(loop, new Node(null, Kind.SPLIT, then, add(repeat.body(), loop)));
            begin = loop;
        }
        for (int i = repeat.least(); i < repeat.most(); i++) {
            begin = add(null, Kind.SPLIT, add(repeat.body(), begin), then);
        }
        for (int i = 0; i < repeat.least(); i++) {
            begin = add(repeat.body(), begin);
        }
        return begin;
    }

    // ---- deterministic

    PatternAutomaton automaton() throws PatternException {
        Map<BitSet, Integer> numbers = new HashMap<>();
        List<BitSet> states = new ArrayList<>();
        List<int[]> next = new ArrayList<>();
        List<Boolean> accepting = new ArrayList<>();
        // the first state is like no other: it is at the beginning of the text
        BitSet first = closure(seed(), true, false);
        states.add(first);
        BitSet again = closure(seed(), false, false);
        for (int state = 0; state < states.size(); state++) {
            BitSet set = states.get(state);
            accepting.add(closure(set, state == 0, true).get(0));
            int[] row = new int[starts.length];
            if (set.get(0)) {
                Arrays.fill(row, PatternAutomaton.MATCHED);
            } else {
                for (int range = 0; range < starts.length; range++) {
                    row[range] = target(closure(moved(set, range), false, false), again, numbers, states);
                }
            }
            next.add(row);
        }
        boolean[] ends = new boolean[states.size()];
        for (int i = 0; i < ends.length; i++) {
            ends[i] = accepting.get(i);
        }
        int[] each = new int[starts.length];
        Arrays.setAll(each, range -> range);
        return new PatternAutomaton(starts, each, next.toArray(int[][]::new), ends);
    }

    /** @param again what a match that begins here adds: a text need only contain one */
    private int target(BitSet moved, BitSet again, Map<BitSet, Integer> numbers, List<BitSet> states)
            throws PatternException {
        moved.or(again);
        if (moved.get(0)) {
            return PatternAutomaton.MATCHED;
        } else if (moved.isEmpty()) {
            return PatternAutomaton.FAILED;
        }
        Integer known = numbers.get(moved);
        if (known != null) {
            return known;
        } else if (states.size() == PatternAutomaton.MAX_STATES) {
            throw tooLarge();
        }
        numbers.put(moved, states.size());
        states.add(moved);
        return states.size() - 1;
    }

    private BitSet seed() {
        BitSet seed = new BitSet();
        seed.set(root);
        return seed;
    }

    private BitSet moved(BitSet set, int range) throws PatternException {
        BitSet moved = new BitSet();
        for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) {
            Node node = nodes.get(i);
            step();
            if (node.kind == Kind.POINT && rangesOf.get(node.set).get(range)) {
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
        steps += nodes.size() >> 6;
        for (int i = from.nextSetBit(0); i >= 0; i = from.nextSetBit(i + 1)) {
            reached.set(i);
            open[size++] = i;
        }
        while (size > 0) {
            int at = open[--size];
            Node node = nodes.get(at);
            step();
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

    private void step() throws PatternException {
        if (++steps > PatternAutomaton.MAX_STEPS) {
            throw tooLarge();
        }
    }
}
