package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of streams, of the command, and of Flink and Spark. */
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

    /** The command beside other tools: a row for each tool, and two columns for each task. */
    String command() {
        return tools(ToolTables::commandTable);
    }

    /** Flink and Spark: a row for each job. */
    String engines() {
        return tools(ToolTables::enginesTable);
    }

    /** The tables of the records that a function makes some of, each after its conditions. */
    private String tools(Function<RunRecord, String> table) {
        String tables = jdks.stream()
                .flatMap(jdk -> jdk.records().stream())
                .map(record -> Map.entry(record, table.apply(record)))
                .filter(each -> !each.getValue().isEmpty())
                .map(each -> String.format(
                        "\nJDK %s, commit %s, %s, load %s; %s:\n\n%s",
                        each.getKey().head(RunRecord.JDK),
                        each.getKey().head(RunRecord.COMMIT),
                        each.getKey().head(RunRecord.MACHINE),
                        each.getKey().head(RunRecord.LOAD),
                        each.getKey().head(RunRecord.WORK),
                        each.getValue()))
                .collect(Collectors.joining());
        return tables.isEmpty() ? Report.NOT_RECORDED : tables + "\n";
    }

    private static String commandTable(RunRecord record) {
        Map<String, List<Figure>> tools = record.figures().stream()
                .filter(each -> each.row().operation().equals("command"))
                .collect(Collectors.groupingBy(Figure::library, LinkedHashMap::new, Collectors.toList()));
        if (tools.isEmpty()) {
            return "";
        }
        StringBuilder table = new StringBuilder("| processor seconds |");
        List<Figure> columns = tools.values().iterator().next();
        columns.forEach(each -> table.append(' ')
                .append(isWall(each) ? "wall" : each.row().payload())
                .append(" |"));
        table.append("\n|---|").append("--:|".repeat(columns.size())).append('\n');
        tools.forEach((tool, figures) -> {
            table.append("| ").append(tool).append(" |");
            figures.forEach(each -> table.append(' ')
                    .append(
                            isWall(each)
                                    ? String.format(
                                            Locale.ROOT, "%.2f", each.value().median())
                                    : seconds(each))
                    .append(" |"));
            table.append('\n');
        });
        return table.toString();
    }

    private static boolean isWall(Figure figure) {
        return figure.row().form().equals("wall");
    }

    private static String seconds(Figure each) {
        return String.format(
                Locale.ROOT,
                "%.2f [%.2f, %.2f]",
                each.value().median(),
                each.value().lower(),
                each.value().upper());
    }

    /** Of each job: the processor time of schemac and of the other library, and the ratios in both times. */
    private static String enginesTable(RunRecord record) {
        Map<List<String>, List<Figure>> jobs = record.figures().stream()
                .filter(each -> each.row().operation().matches("(Flink|Spark) .*"))
                .collect(Collectors.groupingBy(
                        each -> List.of(each.row().operation(), each.row().payload()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        if (jobs.isEmpty()) {
            return "";
        }
        StringBuilder table = new StringBuilder("| engine | job | schemac: processor seconds | other library |")
                .append(" its processor seconds | ratio | by the clock |\n|---|---|--:|---|--:|--:|--:|\n");
        BiFunction<List<Figure>, String, Figure> other = (job, form) -> job.stream()
                .filter(each -> each.row().form().equals(form) && each.ratio().isPresent())
                .findFirst()
                .orElseThrow();
        jobs.forEach((name, job) -> {
            Figure its = other.apply(job, "processor");
            Figure own = job.stream()
                    .filter(each ->
                            each.row().equals(its.row()) && each.library().equals(Figure.SCHEMAC))
                    .findFirst()
                    .orElseThrow();
            table.append(Stream.of(
                            String.join(" | ", name),
                            seconds(own),
                            its.library(),
                            seconds(its),
                            its.ratio().orElseThrow().toString(),
                            other.apply(job, "wall").ratio().orElseThrow().toString())
                    .collect(Collectors.joining(" | ", "| ", " |\n")));
        });
        return table.toString();
    }
}
