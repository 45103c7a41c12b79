package dev.schemac.codegen.jsonschema.example;

import dev.schemac.codegen.jsonschema.example.ContractJudge.Verdict;
import dev.schemac.codegen.jsonschema.example.ExampleNode.Step;
import dev.schemac.runtime.JsonWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds documents that show omissions. It makes documents that differ at the place of the omission, and keeps the shortest
 * one that the contract and the parser judge differently because of that place.
 */
public final class ExampleSearch {
    /** The schemas of a contract that are searched. */
    private static final int MOST_STATES = 20_000;

    /** The ways to a place that are tried. */
    private static final int MOST_WAYS = 3;

    /** The length of the longest example. */
    private static final int MOST_CHARACTERS = 500;

    /** The differences that examples show. */
    public enum Difference {
        /** The parser rejects the document. */
        NARROWER,
        /** The parser rejects an integer with a fraction in the document. */
        FRACTIONS,
        /** The parser rejects a large number in the document. */
        LARGE_NUMBERS,
        /** The parser accepts the document, although the contract forbids it. */
        WIDER
    }

    /** The documents that show a line about a {@code oneOf}. */
    public enum Overlap {
        /** Any document that shows the difference. */
        ANY,
        /** Documents that match several branches. */
        SEVERAL,
        /** Documents that match no branch; otherwise any. */
        NONE
    }

    /**
     * A line that an example shows.
     *
     * @param place the place of the schema or keyword that is the cause
     */
    public record Line(Difference difference, String place, String keyword, Overlap overlap) {}

    /**
     * The documents of a schema.
     *
     * @param site the schema in the contract
     * @param errors returns the error of the parser, empty if it accepts a document
     */
    public record Event(JudgedSchema site, Function<String, Optional<String>> errors) {}

    /** A document as JSON, and the schema of the contract for it. */
    public record Found(JudgedSchema site, String json) {}

    /**
     * A node inside of the schema of a document.
     *
     * @param from the node around it, null for that of the document
     * @param link the way from there
     */
    private record State(State from, ExampleNode.Link link, Event event) {
        ExampleNode node() {
            return link.node();
        }
    }

    private record Document(Object value, String json) {}

    private final ContractJudge judge;
    private final Map<String, List<State>> states = new HashMap<>();

    /** Creates a search without schemas. */
    public ExampleSearch(ContractJudge judge) {
        this.judge = judge;
    }

    /** Adds the schema of documents. */
    public void add(ExampleNode node, Event event) {
        Deque<State> left = new ArrayDeque<>();
        Set<ExampleNode> seen = new HashSet<>();
        left.add(new State(null, new ExampleNode.Link(Step.BRANCH, "", node), event));
        while (!left.isEmpty() && seen.size() < MOST_STATES) {
            State state = left.removeFirst();
            if (seen.add(state.node())) {
                for (String place : state.node().places()) {
                    List<State> known = states.computeIfAbsent(place, unknown -> new ArrayList<>());
                    if (known.size() < MOST_WAYS) {
                        known.add(state);
                    }
                }
                state.node().links().forEach(link -> left.addLast(new State(state, link, event)));
            }
        }
    }

    /**
     * {@return an example of a line; empty if none is found}
     *
     * @param shown the documents of other lines
     */
    public Optional<Found> find(Line line, Set<String> shown) {
        Optional<Found> found = search(line, shown);
        return found.isPresent() || line.overlap() != Overlap.NONE
                ? found
                : search(new Line(line.difference(), line.place(), line.keyword(), Overlap.ANY), shown);
    }

    private Optional<Found> search(Line line, Set<String> shown) {
        String parent = line.place().substring(0, Math.max(0, line.place().lastIndexOf('/')));
        List<State> ways = new ArrayList<>(states.getOrDefault(line.place(), List.of()));
        ways.addAll(states.getOrDefault(parent, List.of()));
        return ways.stream()
                .flatMap(state -> documents(line.difference(), line.keyword(), state).stream()
                        .filter(document -> !shown.contains(document.json()) && shows(document, line, state))
                        .limit(1)
                        .map(document -> new Found(state.event().site(), document.json())))
                .findFirst();
    }

    private List<Document> documents(Difference difference, String keyword, State state) {
        List<Object> values = switch (difference) {
            case FRACTIONS -> state.node().fractions();
            case LARGE_NUMBERS -> state.node().largeNumbers();
            default -> state.node().variants(keyword);
        };
        List<Document> documents = new ArrayList<>();
        for (Object value : values) {
            Object whole = whole(state, value);
            JsonWriter writer = new JsonWriter();
            writer.untypedValue(whole);
            String json = writer.toJson();
            if (json.length() <= MOST_CHARACTERS) {
                documents.add(new Document(whole, json));
            }
        }
        documents.sort(Comparator.comparingInt(document -> document.json().length()));
        return documents;
    }

    /** Returns whether the contract and the parser judge a document differently, because of the place. */
    private boolean shows(Document document, Line line, State state) {
        JudgedSchema site = state.event().site();
        boolean narrower = line.difference() != Difference.WIDER;
        if (judge.judge(site, document.value()) != (narrower ? Verdict.VALID : Verdict.INVALID)
                || !narrower && judge.judge(site, document.value(), line.place()) != Verdict.VALID) {
            return false;
        }
        boolean overlaps = line.overlap() == Overlap.ANY
                || judge.judgeInclusively(site, document.value(), line.place())
                        == Verdict.of(line.overlap() == Overlap.SEVERAL);
        if (!overlaps) {
            return false;
        }
        Optional<String> error = state.event().errors().apply(document.json());
        return narrower ? error.filter(message -> message.contains(path(state))).isPresent() : error.isEmpty();
    }

    /** Returns the path of a state in messages of the parser, as far as its names are plain. */
    private static String path(State state) {
        if (state.from() == null) {
            return "$";
        }
        String around = path(state.from());
        return switch (state.link().step()) {
            case BRANCH -> around;
            case ELEMENT -> around + "[0]";
            case VALUE -> around;
            case MEMBER ->
                state.link().name().matches("[A-Za-z_][A-Za-z0-9_]*")
                        ? around + "." + state.link().name()
                        : around;
        };
    }

    /** Returns the document with a value at the place of a state. */
    private Object whole(State state, Object value) {
        State from = state.from();
        if (from == null) {
            return value;
        }
        if (state.link().step() == Step.BRANCH) {
            return whole(from, value);
        }
        List<Object> around = from.node().samples();
        if (state.link().step() == Step.ELEMENT) {
            List<Object> list = new ArrayList<>(around.stream()
                    .filter(List.class::isInstance)
                    .map(each -> (List<?>) each)
                    .findFirst()
                    .orElse(List.of()));
            if (list.isEmpty()) {
                list.add(value);
            } else {
                list.set(0, value);
            }
            return whole(from, list);
        }
        Map<Object, Object> object = new LinkedHashMap<>(around.stream()
                .filter(Map.class::isInstance)
                .map(each -> (Map<?, ?>) each)
                .findFirst()
                .orElse(Map.of()));
        object.put(
                state.link().step() == Step.MEMBER
                        ? state.link().name()
                        : from.node().otherName(),
                value);
        return whole(from, object);
    }
}
