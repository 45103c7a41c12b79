package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.record.Quartiles;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The speeds of streams: for each library the median, the fastest first, and its ratio to the parser on bytes in
 * memory.
 */
public final class StreamTable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String MEMORY = "schemac-memory";

    private StreamTable() {}

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

    /** The median of recorded speeds. */
    static double median(JsonNode speeds) {
        return Quartiles.median(MAPPER.convertValue(speeds, double[].class));
    }
}
