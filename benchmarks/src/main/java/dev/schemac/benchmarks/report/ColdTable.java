package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The figures of cold starts as plain text: medians over the JVMs, the fastest first parse first. */
public final class ColdTable {
    private static final String ROW = "%-14s %7s %16s %8s %10s %20s %18s%n";

    private ColdTable() {}

    /** The table of a record; empty where it has no cold starts. */
    public static String of(JsonNode record) {
        return of(ColdFigures.of(record));
    }

    /** The table of these libraries; empty where there are none. */
    static String of(List<ColdFigures> libraries) {
        if (libraries.isEmpty()) {
            return "";
        }
        double jackson = libraries.stream()
                .filter(each -> each.library().equals("jackson"))
                .mapToDouble(each -> each.firstParse().median())
                .findFirst()
                .orElse(Double.NaN);
        StringBuilder table = new StringBuilder("cold start")
                .append(System.lineSeparator())
                .append(String.format(
                        Locale.ROOT,
                        ROW,
                        "library",
                        "starts",
                        "first parse (ms)",
                        "spread",
                        "of jackson",
                        "process to then (ms)",
                        "docs in 1st second"));
        libraries.stream()
                .sorted(Comparator.comparingDouble(each -> each.firstParse().median()))
                .forEach(each -> table.append(row(each, jackson)));
        return table.toString();
    }

    private static String row(ColdFigures figures, double jackson) {
        // Nothing is parsed there: the count is that of an empty loop, the time that of reading the clock twice.
        boolean none = figures.library().equals("none");
        double first = figures.firstParse().median();
        return String.format(
                Locale.ROOT,
                ROW,
                figures.library(),
                figures.starts(),
                String.format(Locale.ROOT, "%.1f", first),
                none
                        ? "-"
                        : String.format(
                                Locale.ROOT,
                                "%.0f%%",
                                100 * figures.firstParse().spread()),
                none || Double.isNaN(jackson) ? "-" : String.format(Locale.ROOT, "%.3f", first / jackson),
                String.format(Locale.ROOT, "%.0f", figures.processToFirstParse().median()),
                none
                        ? "-"
                        : String.format(
                                Locale.ROOT, "%,.0f", figures.documents().median()));
    }
}
