package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/** The figures of cold starts as text: medians over the JVMs, the fastest first parse first. */
public final class ColdTable {
    private static final String ROW = "%-14s %16s %10s %20s %18s%n";
    private static final double NANOS_PER_MILLI = 1e6;

    private ColdTable() {}

    private record Row(String library, double first, double process, double documents) {}

    /**
     * The table of a record; empty where it has no cold starts.
     *
     * <p>{@code first parse} is milliseconds from documents in memory to the first object, with all set-up of the library;
     * {@code process} those from the request to start the JVM to the same moment.
     */
    public static String of(JsonNode record) {
        List<Row> rows = new ArrayList<>();
        record.path("cold")
                .path("libraries")
                .properties()
                .forEach(library -> rows.add(new Row(
                        library.getKey(),
                        median(library.getValue().path("firstParse")) / NANOS_PER_MILLI,
                        median(library.getValue().path("processToFirstParse")) / NANOS_PER_MILLI,
                        median(library.getValue().path("documentsInFirstSecond")))));
        if (rows.isEmpty()) {
            return "";
        }
        double jackson = rows.stream()
                .filter(row -> row.library().equals("jackson"))
                .mapToDouble(Row::first)
                .findFirst()
                .orElse(Double.NaN);
        StringBuilder table = new StringBuilder(
                        "cold start, " + record.path("cold").path("payload").asText())
                .append(System.lineSeparator())
                .append(String.format(
                        Locale.ROOT,
                        ROW,
                        "library",
                        "first parse (ms)",
                        "of jackson",
                        "process to then (ms)",
                        "docs in 1st second"));
        rows.stream()
                .sorted(Comparator.comparingDouble(Row::first))
                .forEach(row -> table.append(String.format(
                        Locale.ROOT,
                        ROW,
                        row.library(),
                        String.format(Locale.ROOT, "%.1f", row.first()),
                        Double.isNaN(jackson) ? "-" : String.format(Locale.ROOT, "%.3f", row.first() / jackson),
                        String.format(Locale.ROOT, "%.0f", row.process()),
                        // Nobody parses anything there: the count is that of an empty loop.
                        row.library().equals("none") ? "-" : String.format(Locale.ROOT, "%,.0f", row.documents()))));
        return table.toString();
    }

    static double median(JsonNode figures) {
        double[] sorted = StreamSupport.stream(figures.spliterator(), false)
                .mapToDouble(JsonNode::asDouble)
                .sorted()
                .toArray();
        if (sorted.length == 0) {
            throw new IllegalArgumentException("no figures to take the median of");
        }
        return Measurement.medianOf(sorted);
    }
}
