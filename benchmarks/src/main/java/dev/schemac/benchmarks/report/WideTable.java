package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * The cost of a member in odd schemas as text: the median iteration, divided by the members of a document, and its ratio
 * to 20 columns with plain names in the same order.
 */
public final class WideTable {
    private static final String BASE = "plain-20-";
    private static final String ROW = "%-24s %10s %14s %12s %14s%n";

    private WideTable() {}

    private record Row(String members, double nanosPerDocument, double nanosPerMember) {}

    /** The table of a record; empty where it has no odd schemas. */
    public static String of(JsonNode record) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (JsonNode result : record.path("wide")) {
            JsonNode metric = result.path("primaryMetric");
            if (!metric.path("scoreUnit").asText().equals("ns/op")) {
                throw new IllegalArgumentException("not in nanoseconds: " + result.path("benchmark"));
            }
            double median = Measurement.medianOf(
                    StreamSupport.stream(metric.path("rawData").spliterator(), false)
                            .flatMapToDouble(Measurement::numbers)
                            .sorted()
                            .toArray());
            String members = result.path("params").path("members").asText();
            rows.put(
                    result.path("params").path("shape").asText(),
                    new Row(members, median, median / Integer.parseInt(members)));
        }
        if (rows.isEmpty()) {
            return "";
        }
        StringBuilder table = new StringBuilder("cost per member")
                .append(System.lineSeparator())
                .append(String.format(
                        Locale.ROOT, ROW, "shape", "members", "ns/document", "ns/member", "of 20 columns"));
        rows.forEach((shape, row) -> {
            // The deep ones have no order of their own: they hold their members as the schema does.
            String order = shape.matches(".*-(schema|reverse|random)") ? shape.replaceAll(".*-", "") : "schema";
            Row base = rows.get(BASE + order);
            table.append(String.format(
                    Locale.ROOT,
                    ROW,
                    shape,
                    row.members(),
                    String.format(Locale.ROOT, "%,.0f", row.nanosPerDocument()),
                    String.format(Locale.ROOT, "%.1f", row.nanosPerMember()),
                    base == null
                            ? "-"
                            : String.format(Locale.ROOT, "%.2f", row.nanosPerMember() / base.nanosPerMember())));
        });
        return table.toString();
    }
}
