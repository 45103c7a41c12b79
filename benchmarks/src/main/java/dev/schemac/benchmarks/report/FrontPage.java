package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The charts, and the sentences with figures on the front page. */
final class FrontPage {
    private static final int MOST_BARS = 8;

    private final List<RecordedJdk> jdks;
    private final Path charts;

    /**
     * The parts of a page.
     *
     * @param charts the folder for the charts
     */
    FrontPage(List<RecordedJdk> jdks, Path charts) {
        this.jdks = jdks;
        this.charts = charts;
    }

    /** The line of README, with the median of the first table on the newest JDK. */
    String fast() {
        for (SpeedTables.Section table : SpeedTables.FIRST) {
            for (int i = jdks.size() - 1; i >= 0; i--) {
                List<Row> rows = jdks.get(i).compared(table.rows());
                Optional<String> median = SpeedTables.medianToBest(jdks.get(i), rows);
                if (median.isPresent()) {
                    String heading = table.heading() + " jdk " + jdks.get(i).feature();
                    return "- **Fast.** Reads the " + rows.size() + " documents of [this table](benchmarks/RESULTS.md#"
                            + heading.toLowerCase(Locale.ROOT).replace(' ', '-') + ") " + median.orElseThrow()
                            + " times as fast as the fastest other library (median).\n";
                }
            }
        }
        return "- **Fast.** The speed is [not recorded yet](benchmarks/RESULTS.md).\n";
    }

    /** Draws the charts, and returns the pictures with their sentences. */
    String speed() throws IOException {
        String pictures = picture(Report.READ, "read from byte[]") + picture(Report.WRITE, "written to byte[]");
        return pictures.isEmpty()
                ? Report.NOT_RECORDED
                : pictures + "In brackets are the quartiles of a ratio. A lead below 10 % is noise and reads"
                        + " \"as fast as\".\n";
    }

    private Stream<RecordedJdk> with(Row row) {
        return jdks.stream().filter(jdk -> jdk.bestOther(row).isPresent());
    }

    /** Draws a chart of the first recorded row in light and dark; returns the picture with a sentence for each JDK. */
    private String picture(String operation, String what) throws IOException {
        Optional<Row> recorded = Stream.of(
                        new Row("twitter", operation, "bytes", Row.MIXED),
                        new Row("real", operation, "bytes", Row.MIXED),
                        Row.bytes(operation, "real"))
                .filter(row -> with(row).findAny().isPresent())
                .findFirst();
        if (recorded.isEmpty()) {
            return "";
        }
        Row row = recorded.orElseThrow();
        Chart chart = new Chart(
                row.payload() + " " + what + ": documents a second, "
                        + (row.mode().equals(Row.MIXED) ? "all kinds in one JVM" : "alone in a JVM"),
                with(row)
                        .map(jdk -> new Chart.Panel(jdk.name(), bars(jdk, row)))
                        .toList());
        Files.createDirectories(charts);
        for (Chart.Theme theme : Chart.Theme.values()) {
            Files.writeString(charts.resolve(operation + theme.ending()), chart.svg(theme));
        }
        String file = Report.CHARTS + "/" + operation;
        return "<picture>\n  <source media=\"(prefers-color-scheme: dark)\" srcset=\"" + file
                + Chart.Theme.DARK.ending() + "\">\n  <img alt=\"" + chart.title() + "\" src=\"" + file
                + Chart.Theme.LIGHT.ending() + "\">\n</picture>\n"
                + Report.list(with(row).toList(), jdk -> sentence(jdk, row)) + "\n";
    }

    /** Those of schemac and of the libraries that the sentence is about: its best other is the first of them. */
    private static List<Chart.Bar> bars(RecordedJdk jdk, Row row) {
        List<Figure> rivals = jdk.rivals(row);
        return jdk.in(row).stream()
                .filter(each -> each.library().equals(Figure.SCHEMAC) || rivals.contains(each))
                .limit(MOST_BARS)
                .map(each -> new Chart.Bar(
                        jdk.marked(each.library()),
                        each.value().median(),
                        each.library().equals(Figure.SCHEMAC)))
                .toList();
    }

    private static String sentence(RecordedJdk jdk, Row row) {
        Figure best = jdk.bestOther(row).orElseThrow();
        return "On " + jdk.name() + ", schemac is "
                + jdk.ratio(row, Report.JACKSON)
                        .map(ratio -> compared(ratio, "Jackson databind") + " and ")
                        .orElse("")
                + compared(best.ratio().orElseThrow(), jdk.marked(best.library()))
                + ", the fastest other library.";
    }

    private static String compared(Ratio ratio, String other) {
        return (ratio.isNoise() ? "as fast as " : Rounded.down(ratio.median(), 2) + " times as fast as ") + other + " "
                + ratio.spread();
    }
}
