package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * The cost of an odd schema.
 *
 * @param shape the name of the schema: {@code plain-2000-random}
 * @param members the number of members in a document
 * @param document nanoseconds per document
 */
record WideFigures(String shape, int members, Iterations document) {

    /** Returns the figures of a record; none if it has no odd schemas. */
    static List<WideFigures> of(JsonNode record) {
        List<WideFigures> all = new ArrayList<>();
        for (JsonNode result : record.path("wide")) {
            JsonNode parameters = result.path("params");
            all.add(new WideFigures(
                    parameters.path("shape").asText(),
                    Integer.parseInt(parameters.path("members").asText()),
                    Iterations.ofResult(result, "ns/op")));
        }
        return all;
    }

    double nanosPerMember() {
        return document.median() / members;
    }

    /** Returns the order of the members in its documents. Documents with nested members have schema order. */
    String order() {
        return shape.matches(".*-(schema|reverse|random)") ? shape.replaceAll(".*-", "") : "schema";
    }
}
