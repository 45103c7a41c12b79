package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
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
 * @param rows by row, the fastest library first; of slow hours only if nothing else is recorded
 * @param slow the rows that were recorded while the machine was slow
 */
record RecordedJdk(int feature, List<RunRecord> records, Map<Row, List<Figure>> rows, Map<Row, List<Figure>> slow) {
    /** A lower bound, and a binary format. */
    private static final Set<String> NO_RIVALS = Set.of("floor", "protobuf");

    /** An hour is slow if the loop of the calibration needs so many times the least time on this machine. */
    private static final double SLOW = 1.4;

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
                .map(jdk -> of(jdk.getKey(), jdk.getValue()))
                .toList();
    }

    private static RecordedJdk of(int feature, List<RunRecord> records) {
        Map<String, Double> least = new HashMap<>();
        for (RunRecord record : records) {
            for (Figure figure : record.figures()) {
                figure.measure(Measure.CALIBRATION_LOWEST)
                        .ifPresent(nanos -> least.merge(record.head(RunRecord.MACHINE), nanos, Math::min));
            }
        }
        Map<Row, List<Figure>> quiet = new TreeMap<>(ORDER);
        Map<Row, List<Figure>> slow = new TreeMap<>(ORDER);
        ToIntFunction<List<Figure>> runs = row -> row.get(0).runs();
        Predicate<List<Figure>> compared = row -> row.stream().anyMatch(figure -> isRival(figure.library()));
        Comparator<List<Figure>> better =
                Comparator.comparing(compared::test).thenComparingInt(runs).thenComparingInt(List::size);
        for (RunRecord record : records) {
            record.figures().stream()
                    .collect(Collectors.groupingBy(Figure::row))
                    .forEach((row, figures) -> {
                        OptionalDouble nanos = figures.get(0).measure(Measure.CALIBRATION);
                        boolean isSlow = nanos.isPresent()
                                && nanos.getAsDouble() > SLOW * least.get(record.head(RunRecord.MACHINE));
                        (isSlow ? slow : quiet)
                                .merge(
                                        row,
                                        sorted(figures),
                                        (old, other) -> better.compare(other, old) > 0 ? other : old);
                    });
        }
        slow.forEach(quiet::putIfAbsent);
        return new RecordedJdk(feature, records, quiet, slow);
    }

    private static List<Figure> sorted(List<Figure> figures) {
        Comparator<Figure> fastest =
                Comparator.comparingDouble(figure -> -figure.value().median());
        return figures.stream().sorted(fastest.thenComparing(Figure::library)).toList();
    }

    /** The same JDK with the rows of slow hours only. */
    RecordedJdk inSlowHours() {
        return new RecordedJdk(feature, records, slow, slow);
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

    /** The libraries that read or write the same JSON, the fastest first, if schemac was measured, too. */
    List<Figure> rivals(Row row) {
        return in(row).stream()
                .filter(figure -> isRival(figure.library()) && figure.ratio().isPresent())
                .toList();
    }

    /** The fastest other library; none if schemac was compared with Jackson only, which is never the fastest. */
    Optional<Figure> bestOther(Row row) {
        List<Figure> rivals = rivals(row);
        return rivals.stream().allMatch(each -> each.library().equals(Report.JACKSON))
                ? Optional.empty()
                : Optional.of(rivals.get(0));
    }

    Optional<Ratio> ratioToBest(Row row) {
        return bestOther(row).flatMap(Figure::ratio);
    }

    static boolean isRival(String library) {
        return !NO_RIVALS.contains(library) && !library.equals(Figure.SCHEMAC) && !isVariant(library);
    }

    /** Whether a library is schemac with JVM flags or own classes, or another one that fills records. */
    static boolean isVariant(String library) {
        return library.startsWith(Figure.SCHEMAC + "-") || library.endsWith("-records");
    }

    /** The name of a library, with a mark if its JVM needs flags. */
    String marked(String library) {
        return heads(RunRecord.FLAGS).anyMatch(flag -> flag.startsWith(library + " "))
                ? library + " (needs a flag)"
                : library;
    }

    /** The libraries that do not start, with the first cause. */
    List<String> failures() {
        return heads(RunRecord.FAILS).distinct().toList();
    }

    private Stream<String> heads(String name) {
        return records.stream()
                .flatMap(record -> Stream.ofNullable(record.head().get(name)))
                .flatMap(line -> Stream.of(line.split("; ")));
    }

    /** The rows in which schemac was measured beside another library. */
    List<Row> compared(Predicate<Row> wanted) {
        return rows.keySet().stream()
                .filter(row -> wanted.test(row) && bestOther(row).isPresent())
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
