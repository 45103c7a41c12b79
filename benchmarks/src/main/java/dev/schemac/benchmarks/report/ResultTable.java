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
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * Measurements as plain text: a table for each setting, fastest first, with the ratios to Jackson databind, to the
 * floor and of schemac. Ratios have their quartiles. A ratio with quartiles on both sides of 1 is "equal", and one
 * without a measured other side is a dash. A column of bytes is left out unless they were counted, and so is the
 * size of the output.
 */
public final class ResultTable {
    private static final String BASE = "jackson";
    private static final String FLOOR = "floor";
    private static final String ROW = "%1$-20s %2$14s %3$8s %4$6s %5$20s %6$20s %7$20s";

    private ResultTable() {}

    /**
     * Prints the table of a recorded run.
     *
     * @param args the file that {@code RunRecord} wrote
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
            boolean written =
                    rivals.stream().anyMatch(each -> each.written().bytes().isPresent());
            table.append(line(
                    counted,
                    written,
                    "library",
                    "documents/s",
                    "spread",
                    "forks",
                    "x jackson",
                    "of floor",
                    "schemac is",
                    "B/op",
                    "size"));
            rivals.stream()
                    .sorted(Comparator.comparingDouble(Measurement::median).reversed())
                    .forEach(measurement -> table.append(row(measurement, rivals, counted, written)));
        });
        return table.toString();
    }

    private static String row(Measurement measurement, List<Measurement> rivals, boolean counted, boolean written) {
        return line(
                counted,
                written,
                measurement.library(),
                String.format(Locale.ROOT, "%,.0f", measurement.median()),
                String.format(Locale.ROOT, "%.0f%%", 100 * measurement.speed().spread()),
                Integer.toString(measurement.speed().forks()),
                ratio(measurement, rivals, BASE),
                ratio(measurement, rivals, FLOOR),
                own(measurement, rivals),
                whole(measurement.bytesPerOperation()),
                whole(measurement.written().bytes()));
    }

    private static String whole(OptionalDouble number) {
        return number.isPresent() ? String.format(Locale.ROOT, "%,.0f", number.getAsDouble()) : "-";
    }

    /** The last two columns, allocated bytes and size of the output, are present if any library has them. */
    private static String line(boolean counted, boolean written, Object... columns) {
        return String.format(
                Locale.ROOT, ROW + (counted ? " %8$10s" : "") + (written ? " %9$10s" : "") + "%n", columns);
    }

    /** How many times as fast schemac is. */
    private static String own(Measurement measurement, List<Measurement> rivals) {
        return rivals.stream()
                .filter(other -> other.library().equals(Check.SCHEMAC))
                .findFirst()
                .map(own -> ratio(own, List.of(measurement), measurement.library()))
                .orElse("-");
    }

    private static String ratio(Measurement measurement, List<Measurement> rivals, String library) {
        if (measurement.library().equals(library)) {
            return "1";
        }
        return rivals.stream()
                .filter(other -> other.library().equals(library))
                .findFirst()
                .map(other -> measurement.ratioTo(other).toString())
                .orElse("-");
    }
}
