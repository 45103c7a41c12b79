package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The tables of streams, of the command beside other tools, and of engines. */
final class ToolTables {
    private static final String NONE = "-";

    private final List<RecordedJdk> jdks;

    ToolTables(List<RecordedJdk> jdks) {
        this.jdks = jdks;
    }

    /** A column for each JDK, by stream and reader, the fastest of the oldest JDK first. */
    String streams() {
        Map<List<String>, Map<Integer, Figure>> lines = new LinkedHashMap<>();
        for (RecordedJdk jdk : jdks) {
            jdk.rows().forEach((row, figures) -> {
                if (row.operation().equals("stream")) {
                    figures.forEach(each -> lines.computeIfAbsent(
                                    List.of(row.payload(), each.library()), any -> new LinkedHashMap<>())
                            .put(jdk.feature(), each));
                }
            });
        }
        List<RecordedJdk> recorded = jdks.stream()
                .filter(jdk -> lines.values().stream().anyMatch(line -> line.containsKey(jdk.feature())))
                .toList();
        StringBuilder table = new StringBuilder("\n| stream | read by |");
        recorded.forEach(jdk -> table.append(' ').append(jdk.name()).append(", MB/s |"));
        table.append("\n|---|---|").append("--:|".repeat(recorded.size())).append('\n');
        lines.forEach((key, line) -> {
            table.append("| ").append(String.join(" | ", key)).append(" |");
            recorded.forEach(jdk -> table.append(' ')
                    .append(Optional.ofNullable(line.get(jdk.feature()))
                            .map(each -> String.format(
                                    Locale.ROOT, "%,.0f", each.value().median()))
                            .orElse(NONE))
                    .append(" |"));
            table.append('\n');
        });
        return lines.isEmpty() ? Report.NOT_RECORDED : table.append('\n').toString();
    }

    /**
     * A table of each record with some operations: a line for each task and tool, after the conditions.
     *
     * @param operations a pattern
     */
    String tools(String operations) {
        StringBuilder text = new StringBuilder();
        for (RecordedJdk jdk : jdks) {
            for (RunRecord record : jdk.records()) {
                Map<List<String>, Map<String, Figure>> lines = new LinkedHashMap<>();
                for (Figure each : record.figures()) {
                    if (each.row().operation().matches(operations)) {
                        lines.computeIfAbsent(
                                        List.of(
                                                each.row().operation() + ", "
                                                        + each.row().payload(),
                                                each.library()),
                                        any -> new LinkedHashMap<>())
                                .put(each.row().form(), each);
                    }
                }
                if (!lines.isEmpty()) {
                    text.append(String.format(
                            "\nJDK %s, commit %s, %s, load %s; %s:\n\n| task | by | processor seconds | schemac x | seconds"
                                    + " by the clock | schemac x |\n|---|---|--:|--:|--:|--:|\n",
                            record.head(RunRecord.JDK),
                            record.head(RunRecord.COMMIT),
                            record.head(RunRecord.MACHINE),
                            record.head(RunRecord.LOAD),
                            record.head(RunRecord.WORK)));
                    lines.forEach((name, forms) -> text.append(List.of("processor", "wall").stream()
                            .map(form -> cells(forms.get(form)))
                            .collect(Collectors.joining(" | ", "| " + String.join(" | ", name) + " | ", " |\n"))));
                }
            }
        }
        return text.isEmpty() ? Report.NOT_RECORDED : text.append('\n').toString();
    }

    private static String cells(Figure figure) {
        Quartiles value = figure.value();
        return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", value.median(), value.lower(), value.upper()) + " | "
                + figure.ratio().map(Ratio::emphasized).orElse(NONE);
    }
}
