package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.tools.CommandTable;
import dev.schemac.benchmarks.tools.EnginesTable;
import dev.schemac.benchmarks.tools.StreamTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws the charts of all recorded runs and writes charts and tables into the pages. It replaces the lines between {@code
 * <!-- MARK -->} and {@code <!-- /MARK -->}; the rest of a page stays unchanged. README has the marks {@code chart} and {@code fast}. {@code
 * docs/performance.md} has {@code machines}, {@code reading}, {@code writing}, {@code unsafe}, {@code streams}, {@code command}, {@code engines} and
 * {@code slower}.
 * {@code benchmarks/RESULTS.md} has {@code results} with all figures.
 */
public final class ReportPages {
    private static final String CHARTS = "docs/charts";
    private static final String SVG = ".svg";
    private static final String RESULTS = "benchmarks/results";
    private static final String TABLES = "-tables.txt";

    private static final String BRACKETS =
            "In brackets are the quartiles of a ratio. A lead below 10 % is noise and reads \"as fast as\".\n";

    private final Path root;

    private ReportPages(Path root) {
        this.root = root;
    }

    /**
     * Draws all records.
     *
     * @param args the root of the repository
     * @throws IllegalArgumentException if a page lacks its two marks
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("usage: ReportPages ROOT");
        }
        System.setProperty("java.awt.headless", "true");
        int drawn = new ReportPages(Path.of(args[0])).write();
        System.err.println(drawn + " charts are in " + CHARTS + ".");
    }

    private int write() throws IOException {
        Map<String, JsonNode> records = records();
        List<RecordedJdk> jdks = RecordedJdk.of(records);
        Map<RecordedJdk, List<ChartPlan>> plans = new LinkedHashMap<>();
        jdks.forEach(jdk -> plans.put(jdk, ChartPlan.of(jdk)));
        Map<Setting, ChartPlan> overviews = ChartPlan.overviews(jdks);
        List<ChartPlan> charts = Stream.concat(
                        overviews.values().stream(), plans.values().stream().flatMap(List::stream))
                .toList();
        draw(charts);
        clear(root.resolve(RESULTS), TABLES);
        StringBuilder results = new StringBuilder();
        if (jdks.isEmpty()) {
            results.append(RunRecord.NOT_RECORDED);
        } else {
            results.append("\n### What must hold\n\n")
                    .append(TargetTable.of(Target.ALL, jdks))
                    .append("\n### Where another library is faster\n")
                    .append(PerformanceTables.slowerRows(jdks));
        }
        for (RecordedJdk jdk : jdks) {
            String tables = "jdk" + jdk.feature() + TABLES;
            Files.writeString(root.resolve(RESULTS).resolve(tables), JdkSection.tables(jdk));
            results.append(JdkSection.of(jdk, plans.get(jdk), "results/" + tables));
        }
        replace(root.resolve("benchmarks/RESULTS.md"), "results", results.toString());
        Path performance = root.resolve("docs/performance.md");
        replace(performance, "machines", PerformanceTables.machines(jdks));
        replace(performance, "reading", PerformanceTables.of(jdks, "read"));
        replace(performance, "writing", PerformanceTables.of(jdks, "write"));
        replace(performance, "unsafe", PerformanceTables.withoutUnsafe(jdks));
        replace(performance, "streams", StreamTable.of(records.values()));
        replace(performance, "command", CommandTable.of(records.values()));
        replace(performance, "engines", EnginesTable.of(records.values()));
        replace(performance, "slower", PerformanceTables.slower(jdks));
        replace(root.resolve("README.md"), "chart", frontPage(jdks, overviews));
        replace(root.resolve("README.md"), "fast", SpeedRange.bullet(jdks));
        return charts.size();
    }

    /** Returns each picture with its figures. */
    private static String frontPage(List<RecordedJdk> jdks, Map<Setting, ChartPlan> overviews) {
        StringBuilder text = new StringBuilder();
        overviews.forEach((setting, plan) -> {
            String sentences = JdkSection.sentences(jdks, setting);
            text.append(text.isEmpty() ? "" : "\n")
                    .append(picture(plan, CHARTS + "/"))
                    .append(sentences.isEmpty() ? "" : "\n" + sentences);
        });
        return text.isEmpty()
                ? ""
                : text.append('\n').append(BRACKETS).append(ranges(jdks)).toString();
    }

    /**
     * Returns the lowest and highest ratios over the documents of services, and over all documents in JVMs without
     * Unsafe.
     */
    private static String ranges(List<RecordedJdk> jdks) {
        List<Setting> withoutUnsafe = jdks.stream()
                .flatMap(jdk -> jdk.settings().stream())
                .filter(Setting::withoutUnsafe)
                .distinct()
                .toList();
        String failed = jdks.stream()
                .flatMap(jdk -> jdk.failures().keySet().stream())
                .distinct()
                .collect(Collectors.joining(", "));
        return paragraph(
                        "Documents of four services (GitHub, payments, status pages, orders), speed relative to the fastest of the others:",
                        JdkSection.range(
                                jdks,
                                RealTargets.SERVICES.stream()
                                        .map(name -> Setting.read(name, "bytes"))
                                        .toList()),
                        JdkSection.range(
                                jdks,
                                RealTargets.SERVICES.stream()
                                        .map(name -> Setting.write(name, "bytes"))
                                        .toList()))
                + paragraph(
                        "A later JDK will deny `sun.misc.Unsafe` by default, as `--sun-misc-unsafe-memory-access=deny` does today."
                                + (failed.isEmpty() ? "" : " Libraries that will then not start: " + failed + ".")
                                + " Speed relative to the fastest that starts:",
                        JdkSection.range(jdks, operation(withoutUnsafe, "read")),
                        JdkSection.range(jdks, operation(withoutUnsafe, "write")));
    }

    private static List<Setting> operation(List<Setting> settings, String operation) {
        return settings.stream()
                .filter(setting -> setting.operation().equals(operation))
                .toList();
    }

    private static String paragraph(String subject, String read, String written) {
        String ratios = Stream.of(Map.entry("read", read), Map.entry("written", written))
                .filter(each -> !each.getValue().isEmpty())
                .map(each -> "- " + each.getKey() + ": " + each.getValue() + "\n")
                .collect(Collectors.joining());
        return ratios.isEmpty() ? "" : "\n" + subject + "\n\n" + ratios;
    }

    /** Returns the records by name, without records named latest. */
    private Map<String, JsonNode> records() throws IOException {
        Map<String, JsonNode> records = new TreeMap<>();
        ObjectMapper mapper = new ObjectMapper();
        for (Path file : files(root.resolve(RESULTS), ".json")) {
            String name = file.getFileName().toString();
            if (!name.startsWith("latest")) {
                records.put(name.substring(0, name.length() - ".json".length()), mapper.readTree(file.toFile()));
            }
        }
        return records;
    }

    /** Draws each chart in light and dark, and removes the pictures of deleted records. */
    private void draw(List<ChartPlan> charts) throws IOException {
        Path folder = root.resolve(CHARTS);
        clear(folder, SVG);
        for (ChartPlan plan : charts) {
            Files.createDirectories(folder);
            for (ChartTheme theme : ChartTheme.values()) {
                Files.writeString(folder.resolve(file(plan, theme)), ChartDrawing.svg(plan, theme));
            }
        }
    }

    private static void clear(Path folder, String ending) throws IOException {
        for (Path old : files(folder, ending)) {
            Files.delete(old);
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    /** Returns the picture in the theme of the page's reader. */
    static String picture(ChartPlan plan, String folder) {
        return "<picture>\n"
                + "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"" + folder + file(plan, ChartTheme.DARK)
                + "\">\n"
                + "  <img alt=\"" + plan.title() + "\" src=\"" + folder + file(plan, ChartTheme.LIGHT) + "\">\n"
                + "</picture>\n";
    }

    private static String file(ChartPlan plan, ChartTheme theme) {
        return plan.name() + (theme == ChartTheme.DARK ? "-dark" : "-light") + SVG;
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
