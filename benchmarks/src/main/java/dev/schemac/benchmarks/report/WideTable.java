package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The cost of a member in odd schemas as plain text. The cost is the median iteration, divided by the members of a
 * document. The table also has its ratio to 20 columns with random names in the same order.
 */
public final class WideTable {
    private static final String BASE = "plain-20-";
    private static final String ROW = "%-24s %10s %14s %8s %12s %14s%n";

    private WideTable() {}

    /** The table of a record; empty where it has no odd schemas. */
    public static String of(JsonNode record) {
        return of(WideFigures.of(record));
    }

    /** The table of these schemas, in their order; empty without schemas. */
    static String of(List<WideFigures> shapes) {
        if (shapes.isEmpty()) {
            return "";
        }
        StringBuilder table = new StringBuilder("cost per member")
                .append(System.lineSeparator())
                .append(String.format(
                        Locale.ROOT, ROW, "shape", "members", "ns/document", "spread", "ns/member", "of 20 columns"));
        for (WideFigures figures : shapes) {
            Optional<WideFigures> base = shapes.stream()
                    .filter(each -> each.shape().equals(BASE + figures.order()))
                    .findFirst();
            table.append(String.format(
                    Locale.ROOT,
                    ROW,
                    figures.shape(),
                    figures.members(),
                    String.format(Locale.ROOT, "%,.0f", figures.document().median()),
                    String.format(
                            Locale.ROOT, "%.0f%%", 100 * figures.document().spread()),
                    String.format(Locale.ROOT, "%.1f", figures.nanosPerMember()),
                    base.map(twenty -> String.format(
                                    Locale.ROOT, "%.2f", figures.nanosPerMember() / twenty.nanosPerMember()))
                            .orElse("-")));
        }
        return table.toString();
    }
}
