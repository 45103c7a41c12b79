package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Derives everything that pages show from the records: the marked parts of {@code README.md}, {@code
 * docs/performance.md} and {@code benchmarks/RESULTS.md}, and the charts. The same records result in the same bytes.
 */
public final class Report {
    /** Replaces a part of a page without a record. */
    static final String NOT_RECORDED = "Not recorded yet.\n";

    private static final String RECORDS = "benchmarks/results";
    /** The folder of the charts. */
    static final String CHARTS = "docs/charts";

    private static final String ENDING = ".tsv";
    static final String READ = "read";
    static final String WRITE = "write";
    static final String JACKSON = "jackson";

    private Report() {}

    /**
     * Writes all pages of a checkout.
     *
     * @throws IllegalArgumentException if a record or a page is not as expected
     * @throws IllegalStateException if two records of a row differ too much
     */
    public static void write(Path root) throws IOException {
        List<RecordedJdk> jdks = recorded(root);
        Path charts = root.resolve(CHARTS);
        for (Path old : files(charts, ".svg")) {
            Files.delete(old);
        }
        SpeedTables speed = new SpeedTables(jdks);
        ToolTables tools = new ToolTables(jdks);
        FrontPage front = new FrontPage(jdks, charts);
        replace(root.resolve("docs/performance.md"), "summary", speed.summary());
        Path results = root.resolve("benchmarks/RESULTS.md");
        replace(results, "streams", tools.streams());
        replace(results, "command", tools.tools("command"));
        replace(results, "engines", tools.tools("(Flink|Spark) .*"));
        replace(results, "results", speed.results());
        replace(results, "machines", list(jdks, jdk -> jdk.name() + ": " + jdk.conditions() + "."));
        replace(root.resolve("README.md"), "fast", front.fast());
        replace(root.resolve("README.md"), "chart", front.speed());
    }

    /** Compares the records with the targets: a line for each. */
    public static List<String> targets(Path root) throws IOException {
        return Targets.table(recorded(root));
    }

    /** All records of a checkout except {@code latest*}. */
    private static List<RecordedJdk> recorded(Path root) throws IOException {
        List<RunRecord> records = new ArrayList<>();
        for (Path file : files(root.resolve(RECORDS), ENDING)) {
            if (!file.getFileName().toString().startsWith("latest")) {
                records.add(RunRecord.read(file));
            }
        }
        Conflicts.check(records);
        return RecordedJdk.of(records);
    }

    /** A record as plain text: a block for each row, the fastest library first. */
    public static String text(RunRecord record) {
        StringBuilder text = new StringBuilder();
        RecordedJdk jdk = RecordedJdk.of(List.of(record)).get(0);
        jdk.rows().forEach((row, figures) -> {
            text.append(
                    String.format("%n%s%n", String.join(", ", row.operation(), row.payload(), row.form(), row.mode())));
            Comparator<Figure> order =
                    Comparator.comparingDouble(each -> each.value().median());
            for (Figure each : figures.stream()
                    .sorted(Figure.isTime(figures.get(0).unit()) ? order : order.reversed())
                    .toList()) {
                text.append(String.format(
                        Locale.ROOT,
                        "  %-28s %,14.6g [%,.6g, %,.6g] %-9s %-28s %s%n",
                        jdk.marked(each.library()),
                        each.value().median(),
                        each.value().lower(),
                        each.value().upper(),
                        each.unit(),
                        each.ratio().map(ratio -> "schemac x " + ratio).orElse(""),
                        measured(each)));
            }
        });
        return text.toString();
    }

    private static String measured(Figure figure) {
        StringBuilder text = new StringBuilder();
        figure.measure(Measure.BYTES).ifPresent(bytes -> text.append(String.format(Locale.ROOT, "%,.0f B", bytes)));
        figure.spread()
                .ifPresent(spread -> text.append(", JVMs within ")
                        .append(Rounded.up(100 * spread, 1))
                        .append(" %"));
        figure.measure(Measure.P99_NS)
                .ifPresent(nanos -> text.append(String.format(Locale.ROOT, ", p99 %,.0f ns", nanos)));
        return text.toString();
    }

    /** A line for each JDK, after an empty one. */
    static String list(List<RecordedJdk> jdks, Function<RecordedJdk, String> line) {
        return jdks.isEmpty()
                ? NOT_RECORDED
                : jdks.stream().map(jdk -> "- " + line.apply(jdk) + "\n").collect(Collectors.joining("", "\n", ""));
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static void replace(Path page, String mark, String content) throws IOException {
        String text = Files.readString(page);
        String start = "<!-- " + mark + " -->\n";
        int from = text.indexOf(start);
        int to = text.indexOf("<!-- /" + mark + " -->", Math.max(from, 0));
        if (from < 0 || to < 0) {
            throw new IllegalArgumentException(
                    page.getFileName() + " lacks the lines <!-- " + mark + " --> and <!-- /" + mark + " -->");
        }
        Files.writeString(page, text.substring(0, from + start.length()) + content + text.substring(to));
    }
}
