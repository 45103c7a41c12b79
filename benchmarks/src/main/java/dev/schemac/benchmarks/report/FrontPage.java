package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of README about speed: ranges over all rows, and a chart each for reading and writing. */
final class FrontPage {
    private static final int MOST_BARS = 8;

    private static final List<String> SERVICES = List.of("real-github", "real-payment", "real-status", "real-order");

    private final List<RecordedJdk> jdks;
    private final SpeedTables tables;
    private final Path charts;

    /**
     * The parts of a page.
     *
     * @param charts the folder for the charts
     */
    FrontPage(List<RecordedJdk> jdks, Path charts) {
        this.jdks = jdks;
        this.charts = charts;
        tables = new SpeedTables(jdks);
    }

    /** Draws the charts, and returns the pictures with their figures. */
    String speed() throws IOException {
        String pictures = picture(Row.bytes(Report.READ, "real"), "real", "read from byte[] per second, just received")
                + picture(Row.bytes(Report.WRITE, "real"), "real-write", "written to byte[] per second");
        return pictures.isEmpty() ? Report.NOT_RECORDED : pictures + ranges();
    }

    /** The line of README with the ranges over all rows. */
    String fast() {
        String ranges = overAll(Report.READ, "Reads") + overAll(Report.WRITE, "Writes");
        return ranges.isEmpty() ? "" : "- **Fast.**" + ranges + " Each range covers all recorded documents.\n";
    }

    private String overAll(String operation, String verb) {
        return Stream.of(
                        extremes(operation, (jdk, row) -> jdk.ratio(row, Report.JACKSON))
                                .map(range -> range + " times as fast as Jackson databind"),
                        extremes(operation, RecordedJdk::ratioToBest)
                                .map(range -> range + " times as fast as the fastest other library"))
                .flatMap(Optional::stream)
                .reduce((jackson, best) -> jackson + ", and " + best)
                .map(ranges -> " " + verb + " " + ranges + ".")
                .orElse("");
    }

    /** Such as {@code 0.80 (`missing`) to 1.82}. */
    private Optional<String> extremes(String operation, BiFunction<RecordedJdk, Row, Optional<Ratio>> ratio) {
        DoubleSummaryStatistics all = new DoubleSummaryStatistics();
        String lowest = "";
        for (Row row : tables.rows(operation)) {
            for (RecordedJdk jdk : jdks) {
                Optional<Ratio> measured = ratio.apply(jdk, row);
                if (measured.isPresent()) {
                    double median = measured.orElseThrow().median();
                    lowest = median < all.getMin() ? row.payload() : lowest;
                    all.accept(median);
                }
            }
        }
        return all.getCount() == 0
                ? Optional.empty()
                : Optional.of(
                        Rounded.down(all.getMin(), 2) + " (`" + lowest + "`) to " + Rounded.down(all.getMax(), 2));
    }

    /** Draws a chart in light and dark; returns the picture with a sentence for each JDK, or nothing. */
    private String picture(Row row, String name, String what) throws IOException {
        List<Chart.Panel> panels = jdks.stream()
                .filter(jdk -> jdk.bestOther(row).isPresent())
                .map(jdk -> new Chart.Panel(jdk.name(), bars(jdk, row)))
                .toList();
        if (panels.isEmpty()) {
            return "";
        }
        Chart chart = new Chart("Users documents of 1.25 KB: " + what, panels);
        Files.createDirectories(charts);
        for (Chart.Theme theme : Chart.Theme.values()) {
            Files.writeString(charts.resolve(name + theme.ending()), chart.svg(theme));
        }
        return "<picture>\n  <source media=\"(prefers-color-scheme: dark)\" srcset=\"" + Report.CHARTS + "/" + name
                + Chart.Theme.DARK.ending() + "\">\n  <img alt=\"" + chart.title() + "\" src=\"" + Report.CHARTS + "/"
                + name
                + Chart.Theme.LIGHT.ending() + "\">\n</picture>\n"
                + Report.list(
                        jdks.stream()
                                .filter(jdk -> jdk.bestOther(row).isPresent())
                                .toList(),
                        jdk -> sentence(jdk, row))
                + "\n";
    }

    private static List<Chart.Bar> bars(RecordedJdk jdk, Row row) {
        return jdk.in(row).stream()
                .filter(each -> each.library().equals(Figure.SCHEMAC) || RecordedJdk.isRival(each.library()))
                .limit(MOST_BARS)
                .map(each -> new Chart.Bar(
                        jdk.marked(each.library()),
                        each.value().median(),
                        each.library().equals(Figure.SCHEMAC)))
                .toList();
    }

    private static String sentence(RecordedJdk jdk, Row row) {
        Figure best = jdk.bestOther(row).orElseThrow();
        return jdk.name() + ": "
                + jdk.ratio(row, Report.JACKSON)
                        .map(ratio -> compared(ratio, "Jackson databind") + ", ")
                        .orElse("")
                + compared(best.ratio().orElseThrow(), jdk.marked(best.library()))
                + ", the fastest of the others.";
    }

    private static String compared(Ratio ratio, String other) {
        return (ratio.isNoise() ? "as fast as " : Rounded.down(ratio.median(), 2) + " times as fast as ") + other + " "
                + ratio.spread();
    }

    /** Returns the ranges over the documents of services, and over all documents in JVMs without Unsafe. */
    private String ranges() {
        String failing = jdks.stream()
                .flatMap(jdk -> jdk.failures().stream())
                .map(failure -> failure.split(" ")[0])
                .distinct()
                .collect(Collectors.joining(", "));
        return "In brackets are the quartiles of a ratio. A lead below 10 % is noise and reads \"as fast as\".\n"
                + paragraph(
                        "Documents of four services (GitHub, payments, status pages, orders), speed relative to the"
                                + " fastest of the others:",
                        (jdk, operation) -> SERVICES.stream()
                                .map(payload -> Row.bytes(operation, payload))
                                .toList())
                + paragraph(
                        "A later JDK will deny `sun.misc.Unsafe` by default, as"
                                + " `--sun-misc-unsafe-memory-access=deny` does today."
                                + (failing.isEmpty() ? "" : " Libraries that will then not start: " + failing + ".")
                                + " Speed relative to the fastest that starts:",
                        SpeedTables::withoutUnsafe);
    }

    private String paragraph(String subject, BiFunction<RecordedJdk, String, List<Row>> rows) {
        StringBuilder lines = new StringBuilder();
        for (String operation : List.of(Report.READ, Report.WRITE)) {
            List<String> ranges = new ArrayList<>();
            for (RecordedJdk jdk : jdks) {
                DoubleSummaryStatistics ratios = rows.apply(jdk, operation).stream()
                        .flatMap(row -> jdk.ratioToBest(row).stream())
                        .mapToDouble(Ratio::median)
                        .summaryStatistics();
                if (ratios.getCount() > 0) {
                    ranges.add(SpeedTables.range(ratios) + " on " + jdk.name());
                }
            }
            if (!ranges.isEmpty()) {
                lines.append("- ")
                        .append(operation.equals(Report.READ) ? "read" : "written")
                        .append(": ")
                        .append(String.join(" and ", ranges))
                        .append('\n');
            }
        }
        return lines.isEmpty() ? "" : "\n" + subject + "\n\n" + lines;
    }
}
