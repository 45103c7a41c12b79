package dev.schemac.runtime.support;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A random regular expression: as Java writes it, texts that it may match, and a deterministic automaton of it. That is made by derivatives, as in
 * Brzozowski, "Derivatives of Regular Expressions", 1964, and so in another way than the generator's.
 */
final class RandomRegex {

    /** As {@link StringPattern#of} has it. */
    record Automaton(String ranges, String states) {}

    private sealed interface Node {
        /** Whether the empty text is one of its texts. */
        boolean nullable();

        /** What remains of its texts that begin with a code point. */
        Node after(int point);

        String java();

        Stream<Points> sets();

        void append(Random random, StringBuilder text);
    }

    /** No text at all. */
    private static final Node NONE = new Choice(Set.of());

    private static final Node EMPTY = new Empty();
    private static final Points ANY = new Points(".", 0, Character.MAX_CODE_POINT);

    private record Empty() implements Node {
        @Override
        public boolean nullable() {
            return true;
        }

        @Override
        public Node after(int point) {
            return NONE;
        }

        @Override
        public String java() {
            return "";
        }

        @Override
        public Stream<Points> sets() {
            return Stream.empty();
        }

        @Override
        public void append(Random random, StringBuilder text) {}
    }

    /**
     * One code point.
     *
     * @param java the set as Java writes it
     * @param ends the first and the last code point of each of its ranges, in order
     */
    private record Points(String java, List<Integer> ends) implements Node {
        Points(String java, Integer... ends) {
            this(java, List.of(ends));
        }

        static Points only(int point) {
            return new Points(String.format("\\x{%x}", point), point, point);
        }

        static Points allBut(int point) {
            return new Points(String.format("[^\\x{%x}]", point), 0, point - 1, point + 1, Character.MAX_CODE_POINT);
        }

        static Points between(int first, int last) {
            return new Points(String.format("[\\x{%x}-\\x{%x}]", first, last), first, last);
        }

        @Override
        public boolean nullable() {
            return false;
        }

        @Override
        public Node after(int point) {
            for (int i = 0; i < ends.size(); i += 2) {
                if (ends.get(i) <= point && point <= ends.get(i + 1)) {
                    return EMPTY;
                }
            }
            return NONE;
        }

        @Override
        public Stream<Points> sets() {
            return Stream.of(this);
        }

        @Override
        public void append(Random random, StringBuilder text) {
            text.appendCodePoint(ends.get(random.nextInt(ends.size())));
        }
    }

    private record Pair(Node first, Node second) implements Node {
        @Override
        public boolean nullable() {
            return first.nullable() && second.nullable();
        }

        @Override
        public Node after(int point) {
            Node rest = pair(first.after(point), second);
            return first.nullable() ? choice(List.of(rest, second.after(point))) : rest;
        }

        @Override
        public String java() {
            return first.java() + second.java();
        }

        @Override
        public Stream<Points> sets() {
            return Stream.concat(first.sets(), second.sets());
        }

        @Override
        public void append(Random random, StringBuilder text) {
            first.append(random, text);
            second.append(random, text);
        }
    }

    private record Choice(Set<Node> options) implements Node {
        @Override
        public boolean nullable() {
            return options.stream().anyMatch(Node::nullable);
        }

        @Override
        public Node after(int point) {
            return choice(options.stream().map(option -> option.after(point)).toList());
        }

        @Override
        public String java() {
            return options.stream().map(Node::java).collect(Collectors.joining("|", "(?:", ")"));
        }

        @Override
        public Stream<Points> sets() {
            return options.stream().flatMap(Node::sets);
        }

        @Override
        public void append(Random random, StringBuilder text) {
            List.copyOf(options).get(random.nextInt(options.size())).append(random, text);
        }
    }

    private record Star(Node body) implements Node {
        @Override
        public boolean nullable() {
            return true;
        }

        @Override
        public Node after(int point) {
            return pair(body.after(point), this);
        }

        @Override
        public String java() {
            return "(?:" + body.java() + ")*";
        }

        @Override
        public Stream<Points> sets() {
            return body.sets();
        }

        @Override
        public void append(Random random, StringBuilder text) {
            for (int i = random.nextInt(4); i > 0; i--) {
                body.append(random, text);
            }
        }
    }

    private static Node pair(Node first, Node second) {
        if (first.equals(NONE) || second.equals(EMPTY)) {
            return first;
        } else if (second.equals(NONE) || first.equals(EMPTY)) {
            return second;
        }
        return first instanceof Pair left ? pair(left.first, pair(left.second, second)) : new Pair(first, second);
    }

    private static Node choice(List<Node> nodes) {
        Set<Node> options = new LinkedHashSet<>();
        for (Node node : nodes) {
            if (node instanceof Choice inner) {
                options.addAll(inner.options);
            } else {
                options.add(node);
            }
        }
        return options.size() == 1 ? options.iterator().next() : new Choice(options);
    }

    private static Node star(Node body) {
        return body.equals(NONE) || body.equals(EMPTY) || body instanceof Star
                ? body instanceof Star ? body : EMPTY
                : new Star(body);
    }

    /** At the borders of ASCII, of what a table holds in one character, of the planes; and one half of a pair. */
    private static final List<Integer> BORDERS = List.of(
            (int) 'a', (int) 'b', (int) 'c', (int) 'a', 0x7F, 0xE9, 0x7FF, 0x800, 0xD83D, 0xFFFF, 0x10000, 0x1F600,
            0x10FFFF);

    private final Node body;
    private final boolean fromStart;
    private final boolean toEnd;

    RandomRegex(Random random) {
        this(node(random, 3), random.nextBoolean(), random.nextBoolean());
    }

    private RandomRegex(Node body, boolean fromStart, boolean toEnd) {
        this.body = body;
        this.fromStart = fromStart;
        this.toEnd = toEnd;
    }

    /** In {@code aa...a} none has a match, in {@code aa...ab} all have. */
    static List<RandomRegex> hostile() {
        Node a = Points.only('a');
        Node b = Points.only('b');
        Node any = star(choice(List.of(a, b)));
        Node nested = new Star(new Star(new Star(a)));
        Node thenEight = pair(any, a);
        Node oftenA = EMPTY;
        for (int i = 0; i < 8; i++) {
            thenEight = pair(thenEight, choice(List.of(a, b)));
            oftenA = pair(oftenA, pair(new Star(ANY), a));
        }
        return List.of(
                new RandomRegex(pair(nested, b), false, false),
                new RandomRegex(pair(new Star(choice(List.of(a, pair(a, a)))), b), true, true),
                new RandomRegex(pair(thenEight, b), false, true),
                new RandomRegex(pair(oftenA, b), true, false));
    }

    private static Node node(Random random, int depth) {
        if (depth == 0) {
            return set(random);
        }
        return switch (random.nextInt(8)) {
            case 0, 1 -> star(node(random, depth - 1));
            case 2 -> choice(List.of(node(random, depth - 1), EMPTY));
            case 3 -> choice(List.of(node(random, depth - 1), node(random, depth - 1), set(random)));
            case 4 -> set(random);
            default -> pair(node(random, depth - 1), node(random, depth - 1));
        };
    }

    private static Points set(Random random) {
        int point = BORDERS.get(random.nextInt(BORDERS.size()));
        return switch (random.nextInt(10)) {
            case 0 -> Points.allBut(point == Character.MAX_CODE_POINT ? 'a' : point);
            case 1 -> Points.between('a', 'c');
            case 2 -> Points.between(0x800, 0xFFFF);
            case 3 -> Points.between(0x10000, Character.MAX_CODE_POINT);
            case 4 -> ANY;
            default -> Points.only(point);
        };
    }

    /** For {@code Matcher.matches} with the flag {@code DOTALL}. */
    String java() {
        return (fromStart ? "" : ".*") + "(?:" + body.java() + ")" + (toEnd ? "" : ".*");
    }

    /** Often one that has a match. */
    String text(Random random) {
        StringBuilder text = new StringBuilder();
        appendOthers(random, text);
        if (random.nextInt(5) > 0) {
            body.append(random, text);
        }
        appendOthers(random, text);
        if (text.length() > 0 && random.nextInt(3) == 0) {
            text.deleteCharAt(random.nextInt(text.length())); // perhaps half of a pair
        }
        return text.toString();
    }

    private static void appendOthers(Random random, StringBuilder text) {
        for (int i = random.nextInt(2) * random.nextInt(4); i > 0; i--) {
            text.appendCodePoint(BORDERS.get(random.nextInt(BORDERS.size())));
        }
    }

    /** Null where it needs more states. */
    Automaton automaton(int mostStates) {
        TreeSet<Integer> starts = new TreeSet<>(List.of(0));
        body.sets().forEach(set -> {
            for (int i = 0; i < set.ends.size(); i += 2) {
                starts.add(set.ends.get(i));
                starts.add(set.ends.get(i + 1) + 1);
            }
        });
        starts.remove(Character.MAX_CODE_POINT + 1);
        StringBuilder ranges = new StringBuilder();
        int types = 0;
        for (int start : starts) {
            ranges.append(shifted(start >> 11)).append(shifted(start & 0x7FF)).append(shifted(types++));
        }
        Node first = fromStart ? body : pair(new Star(ANY), body);
        if (!toEnd && first.nullable()) {
            return new Automaton(ranges.toString(), "+" + "!".repeat(types));
        }
        Map<Node, Integer> numbers = new HashMap<>(Map.of(first, 0));
        List<Node> nodes = new ArrayList<>(List.of(first));
        StringBuilder states = new StringBuilder();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            states.append(node.nullable() ? '+' : '-');
            for (int start : starts) {
                Node then = node.after(start);
                if (then.equals(NONE)) {
                    states.append(shifted(0));
                } else if (!toEnd && then.nullable()) {
                    states.append(shifted(1));
                } else {
                    Integer known = numbers.putIfAbsent(then, nodes.size());
                    if (known == null) {
                        nodes.add(then);
                    }
                    states.append(shifted(2 + numbers.get(then)));
                }
            }
            if (nodes.size() > mostStates) {
                return null;
            }
        }
        return new Automaton(ranges.toString(), states.toString());
    }

    private static char shifted(int number) {
        return (char) (' ' + number);
    }
}
