package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The speeds of streams: for each library the median, the fastest first, and what it is of the parser on bytes in memory. */
public final class StreamTable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String MEMORY = "schemac-memory";

    private StreamTable() {}

    /** The tables of all records of streams, each under its JDK; empty where there are none. */
    static String of(Collection<JsonNode> records) {
        StringBuilder tables = new StringBuilder();
        for (JsonNode record : records) {
            if (record.has("streams")) {
                String jdk = record.path("jvm").path("jdk").asText();
                tables.append(String.format(
                        Locale.ROOT,
                        "\n### JDK %d, files of %,d MB, %s\n",
                        Runtime.Version.parse(jdk).feature(),
                        record.path("streams").path("megabytes").asInt(),
                        record.path("machine").path("cpu").asText() + ", "
                                + record.path("machine").path("processors").asInt() + " processors"));
                tables.append(of(record));
            }
        }
        return tables.isEmpty() ? "" : tables.append('\n').toString();
    }

    /** The tables of a record as Markdown; empty where it has no streams. */
    public static String of(JsonNode record) {
        JsonNode streams = record.path("streams");
        if (streams.isMissingNode()) {
            return "";
        }
        StringBuilder tables = new StringBuilder();
        double memory = median(streams.path("lines").path(MEMORY));
        table(tables, "JSON Lines", streams.path("lines"), memory);
        table(tables, "elements of one array", streams.path("array"), memory);
        JsonNode whole = streams.path("wholeFiles");
        table(tables, "whole file", whole, median(whole.path("one thread")));
        return tables.toString();
    }

    private static void table(StringBuilder tables, String title, JsonNode figures, double base) {
        Map<String, Double> speeds = new LinkedHashMap<>();
        figures.properties().stream()
                .sorted((a, b) -> Double.compare(median(b.getValue()), median(a.getValue())))
                .forEach(each -> speeds.put(each.getKey(), median(each.getValue())));
        boolean files = figures.has("one thread");
        tables.append(String.format(
                Locale.ROOT, "\n| %s | MB/s | of %s |\n|---|--:|--:|\n", title, files ? "one thread" : MEMORY));
        speeds.forEach((name, speed) ->
                tables.append(String.format(Locale.ROOT, "| %s | %,.0f | %.2f |\n", name, speed, speed / base)));
    }

    private static double median(JsonNode speeds) {
        return Median.of(MAPPER.convertValue(speeds, double[].class));
    }
}
