package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What an odd schema costs.
 *
 * @param shape its name: {@code plain-2000-random}
 * @param members how many a document has
 * @param document nanoseconds for one
 */
record WideFigures(String shape, int members, Iterations document) {

    /** Those of a record; none where it has no odd schemas. */
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

    /**
     * In which order its documents hold the members; the deep ones have none of their own, they hold them as the schema
     * does.
     */
    String order() {
        return shape.matches(".*-(schema|reverse|random)") ? shape.replaceAll(".*-", "") : "schema";
    }
}
