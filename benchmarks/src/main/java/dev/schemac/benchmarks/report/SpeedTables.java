package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of reading and writing: a row for each kind of documents, a column for each library. */
final class SpeedTables {
    private static final String NONE = "-";
    private static final double MEGA = 1e6;
    private static final double MICROS = 1e3;

    /** Some rows with a heading. */
    record Section(String heading, Predicate<Row> rows) {}

    private static final Section FILES =
            new Section("Standard files", mixed(Report.READ, "bytes").and(row -> Payloads.isFile(row.payload())));

    private static final Section GENERATED = new Section(
            "Realistic and generated documents",
            mixed(Report.READ, "bytes").and(row -> !Payloads.isFile(row.payload())));

    /** The first recorded one is on the front page. */
    static final List<Section> FIRST = List.of(FILES, GENERATED);

    private static final List<Section> SECTIONS = List.of(
            FILES,
            GENERATED,
            new Section("Writing", mixed(Report.WRITE, "bytes")),
            new Section("String input and output", mixed("read|write", "string")),
            new Section("Alone in a JVM", row -> isTimed(row) && row.mode().equals(Row.ALONE)),
            new Section("Without Unsafe", row -> isTimed(row) && row.mode().contains(Row.WITHOUT_UNSAFE)));

    private final List<RecordedJdk> jdks;

    SpeedTables(List<RecordedJdk> jdks) {
        this.jdks = jdks;
    }

    private static Predicate<Row> mixed(String operations, String form) {
        return row -> row.operation().matches(operations)
                && row.form().equals(form)
                && row.mode().equals(Row.MIXED);
    }

    private static boolean isTimed(Row row) {
        return row.operation().equals(Report.READ) || row.operation().equals(Report.WRITE);
    }

    /** All tables. */
    String results() {
        StringBuilder text = new StringBuilder();
        for (Section section : SECTIONS) {
            add(text, section.heading(), jdk -> speeds(jdk, section.rows()));
            if (section == FILES) {
                add(text, "Variants", SpeedTables::variants);
            }
        }
        add(text, "Slow hours", SpeedTables::slowHours);
        add(text, "Allocation", jdk -> {
            List<Row> rows = jdk.compared(mixed("read|write", "bytes"));
            return table(jdk, rows, RecordedJdk::isRival, (own, other) -> whole(other.measure(Measure.BYTES)), false);
        });
        add(text, "Latency", SpeedTables::latency);
        add(text, "Cold start", SpeedTables::cold);
        return text.toString();
    }

    /** Adds a heading, with a table of each JDK that has one. */
    private void add(StringBuilder text, String heading, Function<RecordedJdk, String> table) {
        text.append("\n## ").append(heading).append('\n');
        int before = text.length();
        for (RecordedJdk jdk : jdks) {
            String content = table.apply(jdk);
            if (!content.isEmpty()) {
                text.append("\n### " + heading + ", " + jdk.name() + "\n\n" + content);
            }
        }
        if (text.length() == before) {
            text.append('\n').append(Report.NOT_RECORDED);
        }
    }

    private static String speeds(RecordedJdk jdk, Predicate<Row> rows) {
        String failures = jdk.failures().stream()
                .map(failure -> "- `" + failure.replaceFirst(" ", "` does not start: `") + "`\n")
                .collect(Collectors.joining());
        String table = table(jdk, jdk.compared(rows), RecordedJdk::isRival, SpeedTables::speed, true);
        boolean denied = jdk.compared(rows).stream().anyMatch(row -> row.mode().contains(Row.WITHOUT_UNSAFE));
        return denied && !failures.isEmpty() ? table + "\n" + failures : table;
    }

    private static String variants(RecordedJdk jdk) {
        List<Row> rows = jdk.rows().keySet().stream()
                .filter(row -> isTimed(row) && jdk.find(row, Figure.SCHEMAC).isPresent())
                .toList();
        return table(jdk, rows, RecordedJdk::isVariant, SpeedTables::speed, false);
    }

    /** The content of the cell of a library. */
    private interface Content {
        String of(Figure own, Figure other);
    }

    private static String table(
            RecordedJdk jdk, List<Row> rows, Predicate<String> wanted, Content content, boolean withBest) {
        Map<String, List<Double>> ratios = new HashMap<>();
        for (Row row : rows) {
            for (Figure each : jdk.in(row)) {
                if (wanted.test(each.library()) && each.ratio().isPresent()) {
                    ratios.computeIfAbsent(each.library(), any -> new ArrayList<>())
                            .add(each.ratio().orElseThrow().median());
                }
            }
        }
        List<String> libraries = ratios.keySet().stream()
                .sorted(Comparator.comparingDouble((String library) -> median(ratios.get(library)))
                        .thenComparing(Function.identity()))
                .toList();
        List<Row> shown = rows.stream()
                .filter(row -> jdk.in(row).stream().anyMatch(each -> libraries.contains(each.library())))
                .toList();
        if (shown.isEmpty()) {
            return "";
        }
        List<String> head = new ArrayList<>(List.of("documents", Figure.SCHEMAC));
        libraries.forEach(library -> head.add(jdk.marked(library)));
        if (withBest) {
            head.addAll(List.of("x the best other", "JVMs within"));
        }
        StringBuilder table = new StringBuilder(line(head))
                .append("|---|")
                .append("--:|".repeat(head.size() - 1))
                .append('\n');
        for (Row row : shown) {
            Figure own = jdk.find(row, Figure.SCHEMAC).orElseThrow();
            List<String> cells = new ArrayList<>(List.of(
                    name(row, shown) + (jdk.slow().get(row) == jdk.in(row) ? " (slow hours)" : ""),
                    content.of(own, own)));
            libraries.forEach(library -> cells.add(
                    jdk.find(row, library).map(other -> content.of(own, other)).orElse(NONE)));
            if (withBest) {
                cells.add(best(jdk, row));
                cells.add(spread(jdk, row));
            }
            table.append(line(cells));
        }
        if (withBest) {
            List<String> cells = new ArrayList<>(List.of("**median ratio**", ""));
            libraries.forEach(library -> cells.add(Rounded.down(median(ratios.get(library)), 2)));
            cells.add(medianToBest(jdk, shown).orElse(NONE));
            cells.add("");
            table.append(line(cells));
        }
        return table.toString();
    }

    private static double median(List<Double> numbers) {
        return Quartiles.median(
                numbers.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The median over some rows of the ratio to the fastest other library. */
    static Optional<String> medianToBest(RecordedJdk jdk, List<Row> rows) {
        List<Double> ratios = rows.stream()
                .flatMap(row -> jdk.ratioToBest(row).stream())
                .map(Ratio::median)
                .toList();
        return ratios.isEmpty() ? Optional.empty() : Optional.of(Rounded.down(median(ratios), 2));
    }

    private static String line(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    /** The payload, with the operation, form and mode if these differ among the rows. */
    private static String name(Row row, Collection<Row> rows) {
        boolean operation = rows.stream().anyMatch(each -> !each.operation().equals(row.operation()));
        boolean form = rows.stream().anyMatch(each -> !each.form().equals(row.form()));
        boolean mode = rows.stream().anyMatch(each -> !each.mode().equals(row.mode()));
        return (operation ? row.operation() + " " : "")
                + row.payload()
                + (form ? ", " + row.form() : "")
                + (mode ? ", " + row.mode() : "");
    }

    /** Megabytes a second of the documents of schemac, and how many times as fast schemac is. */
    private static String speed(Figure own, Figure other) {
        OptionalDouble size = own.measure(Measure.SIZE);
        String speed = String.format(Locale.ROOT, "%,.0f", other.value().median() * size.orElse(MEGA) / MEGA);
        return other.ratio()
                .map(ratio -> emphasized(
                        speed + " (" + Rounded.down(ratio.median(), 2) + ")", ratio.isBehind() || ratio.isEqual()))
                .orElse(speed);
    }

    private static String emphasized(String text, boolean bold) {
        return bold ? "**" + text + "**" : text;
    }

    private static String best(RecordedJdk jdk, Row row) {
        return jdk.bestOther(row)
                .map(best -> best.ratio().orElseThrow().emphasized() + ", " + jdk.marked(best.library()))
                .orElse(NONE);
    }

    private static String spread(RecordedJdk jdk, Row row) {
        OptionalDouble spread = jdk.bestOther(row).orElseThrow().spread();
        return spread.isPresent() ? Rounded.up(100 * spread.getAsDouble(), 1) + " %" : NONE;
    }

    private static String whole(OptionalDouble number) {
        return number.isPresent() ? String.format(Locale.ROOT, "%,.0f", number.getAsDouble()) : NONE;
    }

    private static String slowHours(RecordedJdk jdk) {
        RecordedJdk slow = jdk.inSlowHours();
        StringBuilder table = new StringBuilder();
        List<Row> rows = slow.compared(SpeedTables::isTimed);
        for (Row row : rows) {
            Figure own = slow.find(row, Figure.SCHEMAC).orElseThrow();
            Figure quiet = jdk.find(row, Figure.SCHEMAC).orElseThrow();
            boolean both = jdk.in(row) != slow.in(row);
            table.append(line(List.of(
                    name(row, rows),
                    both ? speed(quiet, quiet) : NONE,
                    both ? best(jdk, row) : NONE,
                    speed(own, own),
                    best(slow, row),
                    both && quiet.measures().containsKey(Measure.CALIBRATION)
                            ? Rounded.up(calibration(own) / calibration(quiet), 1)
                            : NONE)));
        }
        return table.isEmpty()
                ? ""
                : "| documents | quiet: MB/s | x the best other | slow: MB/s | x the best other | loop slower by |\n"
                        + "|---|--:|--:|--:|--:|--:|\n" + table;
    }

    private static double calibration(Figure figure) {
        return figure.measures().get(Measure.CALIBRATION);
    }

    private static String latency(RecordedJdk jdk) {
        StringBuilder table = new StringBuilder();
        jdk.rows()
                .forEach((row, figures) -> figures.stream()
                        .filter(each -> each.measures().containsKey(Measure.P50_NS))
                        .forEach(each -> {
                            List<String> cells = new ArrayList<>(
                                    List.of(name(row, jdk.rows().keySet()), jdk.marked(each.library())));
                            Stream.of(Measure.P50_NS, Measure.P90_NS, Measure.P99_NS, Measure.P999_NS)
                                    .forEach(measure -> cells.add(
                                            Rounded.up(each.measure(measure).orElseThrow() / MICROS, 2)));
                            cells.add(Rounded.up(
                                            100 * each.measure(Measure.GC_SHARE).orElse(0), 2) + " %");
                            table.append(line(cells));
                        }));
        return table.isEmpty()
                ? ""
                : "| documents | library | p50, µs | p90, µs | p99, µs | p99.9, µs | garbage collection |\n"
                        + "|---|---|--:|--:|--:|--:|--:|\n" + table;
    }

    /** Median ratios of each section, the rows in which another library is faster, and the lowest ratio. */
    String summary() {
        StringBuilder table = new StringBuilder();
        for (Section section : SECTIONS) {
            for (RecordedJdk jdk : jdks) {
                List<Row> rows = jdk.compared(section.rows());
                if (!rows.isEmpty()) {
                    List<Double> jackson = rows.stream()
                            .flatMap(row -> jdk.ratio(row, Report.JACKSON).stream())
                            .map(Ratio::median)
                            .toList();
                    Row lowest = rows.stream()
                            .min(Comparator.comparingDouble(
                                    row -> jdk.ratioToBest(row).orElseThrow().median()))
                            .orElseThrow();
                    long slower = rows.stream()
                            .filter(row -> jdk.ratioToBest(row).orElseThrow().isBehind())
                            .count();
                    table.append(line(List.of(
                            section.heading(),
                            jdk.name(),
                            jackson.isEmpty() ? NONE : Rounded.down(median(jackson), 2),
                            medianToBest(jdk, rows).orElseThrow(),
                            best(jdk, lowest) + " in `" + lowest.payload() + "`",
                            slower + " of " + rows.size())));
                }
            }
        }
        return table.isEmpty()
                ? Report.NOT_RECORDED
                : "\n| rows | JDK | x jackson | x the best other | lowest | slower in |\n|---|---|--:|--:|--:|--:|\n"
                        + table + "\n";
    }

    private static String cold(RecordedJdk jdk) {
        List<Row> rows = jdk.rows().keySet().stream()
                .filter(row -> row.operation().equals("cold"))
                .toList();
        if (rows.isEmpty()) {
            return "";
        }
        List<String> head = new ArrayList<>(List.of("library"));
        rows.forEach(row -> head.add(row.form() + ", " + jdk.in(row).get(0).unit()));
        StringBuilder table = new StringBuilder(line(head))
                .append("|---|")
                .append("--:|".repeat(rows.size()))
                .append('\n');
        List<Figure> slowestFirst = jdk.in(rows.get(0));
        for (int i = slowestFirst.size() - 1; i >= 0; i--) {
            String library = slowestFirst.get(i).library();
            List<String> cells = new ArrayList<>(List.of(library));
            rows.forEach(row -> cells.add(jdk.find(row, library)
                    .map(each ->
                            String.format(Locale.ROOT, "%,.0f", each.value().median()))
                    .orElse(NONE)));
            table.append(line(cells));
        }
        return table.toString();
    }
}
