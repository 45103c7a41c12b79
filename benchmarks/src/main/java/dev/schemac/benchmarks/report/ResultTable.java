package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Measurements as text: a table for each setting, fastest first, with the ratios to Jackson databind and to the floor. A
 * ratio whose other side was not measured is shown as a dash; a column of bytes that nobody counted is left out.
 */
public final class ResultTable {
    private static final String BASE = "jackson";
    private static final String FLOOR = "floor";
    private static final String ROW = "%-20s %14s %8s %6s %10s %10s";

    private ResultTable() {}

    /**
     * Prints the table of a recorded run.
     *
     * @param args the file that {@link RunRecord} wrote
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("usage: ResultTable RECORD.json");
        }
        JsonNode record = new ObjectMapper().readTree(new File(args[0]));
        System.out.print(of(Measurement.of(record.path("results"), "")));
    }

    /** A table for each setting, in their order; the lines end as the system's do. */
    static String of(List<Measurement> measurements) {
        Map<Setting, List<Measurement>> settings = measurements.stream()
                .collect(Collectors.groupingBy(Measurement::setting, LinkedHashMap::new, Collectors.toList()));
        StringBuilder table = new StringBuilder();
        settings.forEach((setting, rivals) -> {
            boolean counted =
                    rivals.stream().anyMatch(each -> each.bytesPerOperation().isPresent());
            table.append(table.isEmpty() ? "" : System.lineSeparator());
            table.append(setting).append(System.lineSeparator());
            table.append(line(counted, "library", "documents/s", "spread", "forks", "x jackson", "of floor", "B/op"));
            rivals.stream()
                    .sorted(Comparator.comparingDouble(Measurement::median).reversed())
                    .forEach(measurement -> table.append(row(measurement, rivals, counted)));
        });
        return table.toString();
    }

    private static String row(Measurement measurement, List<Measurement> rivals, boolean counted) {
        return line(
                counted,
                measurement.library(),
                String.format(Locale.ROOT, "%,.0f", measurement.median()),
                String.format(Locale.ROOT, "%.0f%%", 100 * measurement.speed().spread()),
                Integer.toString(measurement.speed().forks()),
                ratio(measurement, rivals, BASE),
                ratio(measurement, rivals, FLOOR),
                measurement.bytesPerOperation().isPresent()
                        ? String.format(
                                Locale.ROOT,
                                "%,.0f",
                                measurement.bytesPerOperation().getAsDouble())
                        : "-");
    }

    private static String line(boolean counted, Object... columns) {
        return String.format(Locale.ROOT, ROW + (counted ? " %10s" : "") + "%n", columns);
    }

    private static String ratio(Measurement measurement, List<Measurement> rivals, String library) {
        Function<Measurement, String> ratio =
                other -> String.format(Locale.ROOT, "%.2f", measurement.median() / other.median());
        return rivals.stream()
                .filter(other -> other.library().equals(library))
                .findFirst()
                .map(ratio)
                .orElse("-");
    }
}
