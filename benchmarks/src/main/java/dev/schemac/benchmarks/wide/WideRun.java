package dev.schemac.benchmarks.wide;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Random;

/** The odd schemas, and their data in a record. */
public final class WideRun {
    /** The benchmark, for JMH. */
    public static final String BENCHMARK = WideBenchmark.class.getName() + ".parse";

    private WideRun() {}

    /** The names of all schemas, in the order of the table. */
    public static List<String> shapes() {
        return OddShape.ALL.stream().map(OddShape::name).toList();
    }

    /** Adds the number of members of a document to each result; it is the same for all documents of a schema. */
    public static void addMembers(JsonNode results) {
        for (JsonNode result : results) {
            String shape = result.path("params").path("shape").asText();
            int members = OddShape.named(shape).next(new Random(0)).members();
            ((ObjectNode) result.path("params")).put("members", Integer.toString(members));
        }
    }
}
