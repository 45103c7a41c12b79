package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The speeds of streams: for each library the median, the fastest first, and its ratio to the parser on bytes in
 * memory.
 */
public final class StreamTable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String MEMORY = "schemac-memory";

    /** The parts of a record of streams, with their names in the table. */
    private static final List<Map.Entry<String, String>> STREAMS = List.of(
            Map.entry("lines", "JSON Lines"),
            Map.entry("array", "elements of one array"),
            Map.entry("wholeFiles", "whole file"));

    private StreamTable() {}

    /** The speeds of streams: a row for each library and form of the stream, a column for each JDK. */
    public static String of(Collection<JsonNode> records) {
        Map<Integer, JsonNode> byJdk = new TreeMap<>();
        for (JsonNode record : records) {
            if (record.has("streams")) {
                byJdk.put(
                        Runtime.Version.parse(record.path("jvm").path("jdk").asText())
                                .feature(),
                        record.path("streams"));
            }
        }
        if (byJdk.isEmpty()) {
            return RunRecord.NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder("\n| stream | read by | ");
        table.append(byJdk.keySet().stream()
                        .map(feature -> "JDK " + feature + ", MB/s |")
                        .collect(Collectors.joining(" ")))
                .append("\n|---|---|")
                .append("--:|".repeat(byJdk.size()))
                .append('\n');
        STREAMS.forEach(part -> {
            for (String reader : readers(byJdk.values(), part.getKey())) {
                table.append("| ").append(part.getValue()).append(" | ");
                table.append(part.getKey().equals("wholeFiles") ? "schemac, " + reader : reader)
                        .append(" |");
                byJdk.values().forEach(streams -> {
                    JsonNode speeds = streams.path(part.getKey()).path(reader);
                    table.append(' ')
                            .append(speeds.isMissingNode() ? "-" : String.format(Locale.ROOT, "%,.0f", median(speeds)))
                            .append(" |");
                });
                table.append('\n');
            }
        });
        return table.append('\n').toString();
    }

    /** Sorted by their speed on the first JDK that has them, the fastest first. */
    private static List<String> readers(Collection<JsonNode> jdks, String part) {
        List<String> readers = new ArrayList<>();
        for (JsonNode jdk : jdks) {
            Stream<Map.Entry<String, JsonNode>> sorted = jdk.path(part).properties().stream()
                    .sorted((a, b) -> Double.compare(median(b.getValue()), median(a.getValue())));
            sorted.map(Map.Entry::getKey)
                    .filter(reader -> !readers.contains(reader))
                    .forEach(readers::add);
        }
        return readers;
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

    /** The median of recorded speeds. */
    private static double median(JsonNode speeds) {
        return Quartiles.median(MAPPER.convertValue(speeds, double[].class));
    }
}
