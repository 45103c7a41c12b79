package dev.schemac.benchmarks.wide;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Random;

/** Which shapes there are, and what a record needs to know of them. */
public final class WideRun {
    /** The benchmark, for JMH. */
    public static final String BENCHMARK = WideBenchmark.class.getName() + ".parse";

    private WideRun() {}

    /** All shapes, in the order of the table. */
    public static List<String> shapes() {
        return OddShape.ALL.stream().map(OddShape::name).toList();
    }

    /** Adds to each result how many members its documents have: all documents of a shape have as many. */
    public static void addMembers(JsonNode results) {
        for (JsonNode result : results) {
            String shape = result.path("params").path("shape").asText();
            int members = OddShape.named(shape).next(new Random(0)).members();
            ((ObjectNode) result.path("params")).put("members", Integer.toString(members));
        }
    }
}
