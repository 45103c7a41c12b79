package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of reading and writing, with the JDKs side by side. */
final class SpeedTables {
    private static final String NONE = "-";

    /** Libraries that read classes of the application. */
    private static final List<String> OWN_CLASSES =
            List.of("schemac-own", "schemac-records", "jackson-records", "avaje-records");

    /** The operations, with their headings. */
    private static final Map<String, String> OPERATIONS = new LinkedHashMap<>();

    static {
        OPERATIONS.put(Report.READ, "Reading");
        OPERATIONS.put(Report.WRITE, "Writing");
        OPERATIONS.put("rmw", "Reading, changing and writing");
    }

    /** The rows of {@code docs/performance.md}: from or to bytes, then the first ones again in other ways. */
    private static final Map<String, List<String>> SELECTED = Map.of(
            Report.READ,
            List.of(
                    "real",
                    "real-cold",
                    "real-shuffled",
                    "real-1m",
                    "real-github",
                    "real-nulls-random",
                    "real-more-random",
                    "users-1k",
                    "users-shuffled",
                    "missing",
                    "chinese"),
            Report.WRITE,
            List.of("real", "real-cold", "real-github", "real-order", "users-1k", "users-100k", "numbers", "chinese"));

    private final List<RecordedJdk> jdks;

    SpeedTables(List<RecordedJdk> jdks) {
        this.jdks = jdks;
    }

    /** The rows of an operation that the page about performance shows. */
    String selected(String operation) {
        List<String> payloads = SELECTED.get(operation);
        List<Row> rows = new ArrayList<>();
        payloads.forEach(payload -> rows.add(Row.bytes(operation, payload)));
        rows.add(new Row(payloads.get(0), operation, "bytes", Row.MIXED));
        rows.add(new Row(payloads.get(0), operation, "string", Row.ALONE));
        return table(jdks, rows, SpeedTables::documents);
    }

    /** A line for each row that some JDK has: the speed of schemac, and its ratios to Jackson and the best other. */
    private static String table(List<RecordedJdk> jdks, Collection<Row> rows, Function<Row, String> name) {
        List<Row> recorded = rows.stream()
                .filter(row -> jdks.stream().anyMatch(jdk -> jdk.bestOther(row).isPresent()))
                .toList();
        if (recorded.isEmpty()) {
            return Report.NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder("\n| documents |");
        jdks.forEach(jdk -> table.append(' ').append(jdk.name()).append(": a second | x jackson | x the best other |"));
        table.append("\n|---|").append("--:|--:|--:|".repeat(jdks.size())).append('\n');
        for (Row row : recorded) {
            table.append("| ").append(name.apply(row)).append(" |");
            for (RecordedJdk jdk : jdks) {
                table.append(' ')
                        .append(jdk.find(row, Figure.SCHEMAC)
                                .map(own -> String.format(
                                        Locale.ROOT, "%,.0f", own.value().median()))
                                .orElse(NONE))
                        .append(" | ")
                        .append(jdk.ratio(row, Report.JACKSON)
                                .map(Ratio::toString)
                                .orElse(NONE))
                        .append(" | ")
                        .append(jdk.bestOther(row)
                                .map(other -> best(jdk, other))
                                .orElse(NONE))
                        .append(" |");
            }
            table.append('\n');
        }
        return table.append('\n').toString();
    }

    private static String best(RecordedJdk jdk, Figure other) {
        return other.ratio().orElseThrow().emphasized() + " (" + jdk.marked(other.library()) + ")";
    }

    private static String documents(Row row) {
        return row.payload()
                + switch (row.form()) {
                    case "string" -> ", String";
                    case "stream" -> ", InputStream";
                    default -> "";
                }
                + (row.mode().contains(Row.MIXED) ? ", all kinds" : "");
    }

    /** All rows of JVMs that deny Unsafe, and the libraries that do not start in them. */
    String withoutUnsafe() {
        List<RecordedJdk> recorded = jdks.stream()
                .filter(jdk -> !withoutUnsafe(jdk, Report.READ).isEmpty())
                .toList();
        List<Row> rows = Stream.of(Report.READ, Report.WRITE)
                .flatMap(operation -> recorded.stream().flatMap(jdk -> withoutUnsafe(jdk, operation).stream()))
                .distinct()
                .toList();
        return table(recorded, rows, row -> row.operation() + " " + row.payload())
                + recorded.stream()
                        .flatMap(jdk -> jdk.failures().stream()
                                .map(failure -> failure.split(" ", 2))
                                .map(failure -> "- " + jdk.name() + ": " + failure[0]
                                        + " fails before the first document: `" + failure[1] + "`\n"))
                        .collect(Collectors.joining());
    }

    static List<Row> withoutUnsafe(RecordedJdk jdk, String operation) {
        return jdk.compared(operation).stream()
                .filter(row -> row.mode().contains(Row.WITHOUT_UNSAFE))
                .toList();
    }

    /** All rows of an operation with every library, on any JDK. */
    List<Row> rows(String operation) {
        return jdks.stream()
                .flatMap(jdk -> jdk.compared(operation).stream())
                .filter(row -> !row.mode().contains(Row.WITHOUT_UNSAFE))
                .distinct()
                .sorted(RecordedJdk.ORDER)
                .toList();
    }

    /** For each operation the number of rows in which another library is faster on some JDK, and how much. */
    String slower() {
        StringBuilder table = new StringBuilder(
                "\n| operation | slower in | speed of schemac there | documents |\n|---|---|---|---|\n");
        for (String operation : OPERATIONS.keySet()) {
            List<Row> all = rows(operation);
            DoubleSummaryStatistics ratios = new DoubleSummaryStatistics();
            Set<String> payloads = new TreeSet<>();
            long slower = all.stream()
                    .filter(row -> jdks.stream()
                                    .flatMap(jdk -> jdk.ratioToBest(row).stream())
                                    .filter(Ratio::isBehind)
                                    .peek(ratio -> ratios.accept(ratio.median()))
                                    .count()
                            > 0)
                    .peek(row -> payloads.add(row.payload()))
                    .count();
            if (!all.isEmpty()) {
                table.append(String.format(
                        "| %s | %d of %d rows | %s | %s |\n",
                        OPERATIONS.get(operation).toLowerCase(Locale.ROOT),
                        slower,
                        all.size(),
                        slower == 0 ? NONE : range(ratios) + " of the fastest",
                        slower == 0 ? NONE : String.join(", ", payloads)));
            }
        }
        return jdks.isEmpty() ? Report.NOT_RECORDED : table.append('\n').toString();
    }

    /** Such as {@code 1.12 to 1.28}. */
    static String range(DoubleSummaryStatistics ratios) {
        return Rounded.down(ratios.getMin(), 2) + " to " + Rounded.down(ratios.getMax(), 2);
    }

    /** All rows of each operation, own classes, and the cold starts. */
    String results() {
        StringBuilder text = new StringBuilder();
        OPERATIONS.forEach((operation, heading) -> {
            List<Row> rows = rows(operation);
            if (!rows.isEmpty()) {
                text.append("\n## ").append(heading).append('\n').append(table(jdks, rows, SpeedTables::documents));
            }
        });
        text.append(ownClasses());
        for (RecordedJdk jdk : jdks) {
            List<Row> cold = jdk.rows().keySet().stream()
                    .filter(row -> row.operation().equals("cold"))
                    .toList();
            if (!cold.isEmpty()) {
                text.append("\n## Cold start, ").append(jdk.name()).append('\n').append(coldTable(jdk, cold));
            }
        }
        return text.isEmpty() ? Report.NOT_RECORDED : text.toString();
    }

    /** Generated classes beside own ones, from the records of these. */
    private String ownClasses() {
        StringBuilder table = new StringBuilder();
        jdks.forEach(jdk -> jdk.records().stream()
                .flatMap(record -> record.figures().stream()
                        .collect(Collectors.groupingBy(
                                Figure::row, () -> new TreeMap<>(RecordedJdk.ORDER), Collectors.toList()))
                        .values()
                        .stream())
                .filter(row -> row.stream().anyMatch(each -> each.library().equals(OWN_CLASSES.get(0))))
                .forEach(row -> table.append("| ")
                        .append(documents(row.get(0).row()))
                        .append(" | ")
                        .append(jdk.name())
                        .append(OWN_CLASSES.stream()
                                .map(library -> row.stream()
                                        .filter(each -> each.library().equals(library))
                                        .findFirst()
                                        .flatMap(Figure::ratio)
                                        .map(Ratio::toString)
                                        .orElse(NONE))
                                .collect(Collectors.joining(" | ", " | ", " |\n")))));
        return table.isEmpty()
                ? ""
                : "\n## Own classes\n\n| documents | JDK | x " + String.join(" | x ", OWN_CLASSES) + " |\n|---|---|"
                        + "--:|".repeat(OWN_CLASSES.size()) + "\n" + table;
    }

    private static String coldTable(RecordedJdk jdk, List<Row> rows) {
        StringBuilder table = new StringBuilder("\n| library |");
        rows.forEach(row -> table.append(' ')
                .append(row.form())
                .append(", ")
                .append(jdk.in(row).get(0).unit())
                .append(" |"));
        table.append("\n|---|").append("--:|".repeat(rows.size())).append('\n');
        List<Figure> slowestFirst = jdk.in(rows.get(0));
        for (int i = slowestFirst.size() - 1; i >= 0; i--) {
            String library = slowestFirst.get(i).library();
            table.append("| ").append(library).append(" |");
            rows.forEach(row -> table.append(' ')
                    .append(jdk.find(row, library)
                            .map(each -> String.format(
                                    Locale.ROOT, "%,.0f", each.value().median()))
                            .orElse(NONE))
                    .append(" |"));
            table.append('\n');
        }
        return table.append('\n').toString();
    }
}
