package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The records of one JDK. All figures of a row are from one record, so they met the same machine: one with a rival of
 * schemac if there is one, then the one with the most runs, then with the most libraries, then the first by name.
 *
 * @param feature the feature version: 17
 * @param records in the order of their names
 * @param rows the figures of each row, the fastest first
 */
record RecordedJdk(int feature, List<RunRecord> records, Map<Row, List<Figure>> rows) {
    /** Not measured for comparison: lower bounds, the binary format, and libraries that fill records. */
    private static final Set<String> NO_RIVALS =
            Set.of("floor", "scan", "protobuf", "jackson-records", "avaje-records");

    private static final Map<String, Integer> PAYLOADS = new HashMap<>();

    static {
        for (Payload payload : Payloads.ALL) {
            PAYLOADS.put(payload.name(), PAYLOADS.size());
        }
    }

    /** By the operation, the mode, the form, and then the payloads of the suite; others come last, by name. */
    static final Comparator<Row> ORDER = Comparator.comparing(Row::operation)
            .thenComparing(Row::mode)
            .thenComparing(Row::form)
            .thenComparing((Row row) -> PAYLOADS.getOrDefault(row.payload(), PAYLOADS.size()))
            .thenComparing(Row::payload);

    /** The records of each JDK, the oldest JDK first. */
    static List<RecordedJdk> of(Collection<RunRecord> records) {
        Map<Integer, List<RunRecord>> byFeature =
                records.stream().collect(Collectors.groupingBy(RunRecord::feature, TreeMap::new, Collectors.toList()));
        return byFeature.entrySet().stream()
                .map(jdk -> new RecordedJdk(jdk.getKey(), jdk.getValue(), rows(jdk.getValue())))
                .toList();
    }

    private static Map<Row, List<Figure>> rows(List<RunRecord> records) {
        Map<Row, List<Figure>> rows = new TreeMap<>(ORDER);
        ToIntFunction<List<Figure>> runs = row -> row.get(0).runs();
        Predicate<List<Figure>> compared = row -> row.stream().anyMatch(figure -> isRival(figure.library()));
        Comparator<List<Figure>> better =
                Comparator.comparing(compared::test).thenComparingInt(runs).thenComparingInt(List::size);
        for (RunRecord record : records) {
            record.figures().stream()
                    .collect(Collectors.groupingBy(Figure::row))
                    .forEach((row, figures) -> rows.merge(
                            row, sorted(figures), (old, other) -> better.compare(other, old) > 0 ? other : old));
        }
        return rows;
    }

    private static List<Figure> sorted(List<Figure> figures) {
        Comparator<Figure> fastest =
                Comparator.comparingDouble(figure -> -figure.value().median());
        return figures.stream().sorted(fastest.thenComparing(Figure::library)).toList();
    }

    String name() {
        return "JDK " + feature;
    }

    List<Figure> in(Row row) {
        return rows.getOrDefault(row, List.of());
    }

    Optional<Figure> find(Row row, String library) {
        return in(row).stream()
                .filter(figure -> figure.library().equals(library))
                .findFirst();
    }

    /** The ratio of schemac to a library, if both were measured. */
    Optional<Ratio> ratio(Row row, String library) {
        return find(row, library).flatMap(Figure::ratio);
    }

    /** The fastest library that reads or writes the same JSON, if schemac was measured, too. */
    Optional<Figure> bestOther(Row row) {
        return in(row).stream()
                .filter(figure -> isRival(figure.library()) && figure.ratio().isPresent())
                .findFirst();
    }

    Optional<Ratio> ratioToBest(Row row) {
        return bestOther(row).flatMap(Figure::ratio);
    }

    static boolean isRival(String library) {
        return !NO_RIVALS.contains(library) && !library.startsWith(Figure.SCHEMAC);
    }

    /** The name of a library, with a mark if its JVM needs flags. */
    String marked(String library) {
        return records.stream()
                        .flatMap(record -> Stream.ofNullable(record.head().get(RunRecord.FLAGS)))
                        .flatMap(flags -> Stream.of(flags.split("; ")))
                        .anyMatch(flag -> flag.startsWith(library + " "))
                ? library + " with a flag"
                : library;
    }

    /** The rows of an operation in which schemac was measured beside another library. */
    List<Row> compared(String operation) {
        return rows.keySet().stream()
                .filter(row ->
                        row.operation().equals(operation) && bestOther(row).isPresent())
                .toList();
    }

    /** The libraries that do not start, with the first cause. */
    List<String> failures() {
        return records.stream()
                .flatMap(record -> Stream.ofNullable(record.head().get(RunRecord.FAILS)))
                .flatMap(fails -> Stream.of(fails.split("; ")))
                .distinct()
                .toList();
    }

    /** The JVMs, machines and commits of all records. */
    String conditions() {
        return all(RunRecord.JVM, "; ") + ". Machines: " + all(RunRecord.MACHINE, "; ") + ". Commits: "
                + all(RunRecord.COMMIT, ", ");
    }

    private String all(String condition, String separator) {
        return records.stream().map(record -> record.head(condition)).distinct().collect(Collectors.joining(separator));
    }
}
