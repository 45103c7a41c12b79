package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.DocumentFile;
import dev.schemac.benchmarks.cell.Trial;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.record.Sample;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Times libraries in turns: all libraries of a row (payload, operation and form) share a JVM. Libraries with flags
 * share another one with an anchor, a library that is in the first JVM too. Their speeds are relative to the
 * anchor.
 *
 * @param runs the number of JVMs for each row
 * @param time the warm-up of each library, and then its timed period, in each JVM
 * @param mixed whether all rows share a JVM, in which each library has run {@link AllKinds} before
 * @param withoutUnsafe whether the JVMs deny {@code sun.misc.Unsafe} access to memory; needs a JDK 23 or newer
 * @param busy whether other programs use the machine: the processor time of turns is measured, and the compiler is
 *     waited for, because it would get too little of the processor
 * @param latency the payloads whose calls are also timed one by one
 * @param folder for the files of the JVMs
 */
public record InterleavedRun(
        int runs,
        Duration time,
        boolean mixed,
        boolean withoutUnsafe,
        boolean busy,
        List<String> latency,
        Path folder) {
    /** The first JDK with {@link #DENIED}. */
    public static final int FIRST_JDK_THAT_DENIES = 23;

    private static final String DENIED = "--sun-misc-unsafe-memory-access=deny";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String ANCHOR = "jackson";
    private static final String OWN = "schemac";

    /** The speeds of a cell in each JVM, part by part, and its other figures. */
    private static final class Timing {
        private final List<double[]> speeds = new ArrayList<>();
        private final Map<Measure, List<Double>> measures = new EnumMap<>(Measure.class);

        private void add(Measure measure, double figure) {
            measures.computeIfAbsent(measure, any -> new ArrayList<>()).add(figure);
        }

        /** The medians over the JVMs. */
        private Map<Measure, Double> medians() {
            Map<Measure, Double> medians = new EnumMap<>(Measure.class);
            measures.forEach((measure, figures) -> medians.put(measure, Quartiles.median(numbers(figures))));
            medians.put(Measure.CALIBRATION_LOWEST, Collections.min(measures.get(Measure.CALIBRATION)));
            medians.put(Measure.CALIBRATION_HIGHEST, Collections.max(measures.get(Measure.CALIBRATION)));
            return medians;
        }
    }

    /**
     * Times cells, and reports on standard error how far it is.
     *
     * @throws IllegalStateException if a library fails, or reads or writes a value wrongly
     */
    public RunRecord time(List<Cell> cells) throws IOException, InterruptedException {
        DocumentFile.writeAll(cells.stream().map(Cell::payload).distinct().toList(), folder);
        Map<String, List<Cell>> rows = rows(cells);
        List<Double> loads = new ArrayList<>();
        Map<Cell, Timing> timings = new LinkedHashMap<>();
        int number = 0;
        for (List<Cell> together : mixed ? List.of(cells) : List.copyOf(rows.values())) {
            System.err.println(
                    mixed
                            ? rows.size() + " rows in one JVM: " + String.join(", ", rows.keySet())
                            : "Row " + ++number + " of " + rows.size() + ": "
                                    + together.get(0).row());
            for (int run = 0; run < runs; run++) {
                timeTogether(together, timings, loads);
            }
        }
        rows.values().forEach(row -> atOneSpeed(row.stream().map(timings::get).toList()));
        List<String> options = new ArrayList<>(FreshJvm.HEAP);
        options.addAll(access());
        return RunRecord.of(samples(timings), numbers(loads))
                .with("clock", busy ? "processor time, because the machine has other work (--busy)" : "")
                .with(RunRecord.OPTIONS, String.join(" ", options))
                .with(RunRecord.FLAGS, flags(cells))
                .with("seconds", Double.toString(time.toMillis() / 1e3));
    }

    private static double[] numbers(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static Map<String, List<Cell>> rows(List<Cell> cells) {
        return cells.stream().collect(Collectors.groupingBy(Cell::row, LinkedHashMap::new, Collectors.toList()));
    }

    private static String flags(List<Cell> cells) {
        return cells.stream()
                .map(Cell::library)
                .distinct()
                .filter(library -> !library.jvmArgs().isEmpty())
                .map(library -> library.name() + " " + String.join(" ", library.jvmArgs()))
                .collect(Collectors.joining("; "));
    }

    private List<Sample> samples(Map<Cell, Timing> timings) throws IOException {
        Map<Payload, Double> sizes = new HashMap<>();
        List<Sample> samples = new ArrayList<>();
        for (Map.Entry<Cell, Timing> timing : timings.entrySet()) {
            Cell cell = timing.getKey();
            Payload payload = cell.payload();
            if (!sizes.containsKey(payload)) {
                sizes.put(payload, Payload.meanBytes(DocumentFile.read(payload, folder)));
            }
            Map<Measure, Double> measures = timing.getValue().medians();
            measures.put(
                    Measure.SIZE,
                    cell.operation() == Operation.READ ? sizes.get(payload) : Trial.writtenBytes(cell, folder));
            samples.add(new Sample(
                    new Row(payload.name(), Cell.lower(cell.operation()), Cell.lower(cell.form()), mode()),
                    cell.library().name(),
                    "1/s",
                    runs,
                    timing.getValue().speeds.stream()
                            .flatMapToDouble(Arrays::stream)
                            .toArray(),
                    cell.library().jvmArgs().toString(),
                    measures));
        }
        return samples;
    }

    private String mode() {
        List<String> words = new ArrayList<>();
        if (mixed) {
            words.add(Row.MIXED);
        }
        if (withoutUnsafe) {
            words.add(Row.WITHOUT_UNSAFE);
        }
        return words.isEmpty() ? Row.ALONE : String.join(" ", words);
    }

    /** The machine may be faster in one JVM than in another: all are brought to the middle of the means of the JVMs. */
    private void atOneSpeed(Collection<Timing> row) {
        double[] means = new double[runs];
        for (int run = 0; run < runs; run++) {
            for (Timing timing : row) {
                means[run] += Math.log(Quartiles.median(timing.speeds.get(run))) / row.size();
            }
        }
        double middle = Quartiles.median(means);
        for (int run = 0; run < runs; run++) {
            for (Timing timing : row) {
                scale(timing.speeds.get(run), Math.exp(middle - means[run]));
            }
        }
    }

    private static double[] scale(double[] speeds, double scale) {
        for (int i = 0; i < speeds.length; i++) {
            speeds[i] *= scale;
        }
        return speeds;
    }

    /** In one JVM, and one more for each set of flags. */
    private void timeTogether(List<Cell> cells, Map<Cell, Timing> timings, List<Double> loads)
            throws IOException, InterruptedException {
        Map<List<String>, List<Cell>> byFlags = cells.stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.library().jvmArgs(), LinkedHashMap::new, Collectors.toList()));
        List<Cell> withoutFlags = byFlags.getOrDefault(List.of(), List.of());
        JsonNode first = withoutFlags.isEmpty() ? MAPPER.createObjectNode() : jvm(List.of(), withoutFlags, loads);
        withoutFlags.forEach(cell -> add(timings, cell, first, 1));
        byFlags.remove(List.of());
        for (Map.Entry<List<String>, List<Cell>> flagged : byFlags.entrySet()) {
            List<Cell> together = new ArrayList<>();
            Map<String, Cell> anchors = new LinkedHashMap<>();
            for (Cell cell : flagged.getValue()) {
                together.add(cell);
                if (!anchors.containsKey(cell.row())) {
                    anchor(withoutFlags, cell.row()).ifPresent(anchor -> {
                        anchors.put(cell.row(), anchor);
                        together.add(anchor);
                    });
                }
            }
            JsonNode figures = jvm(flagged.getKey(), together, loads);
            for (Cell cell : flagged.getValue()) {
                Cell anchor = anchors.get(cell.row());
                double scale = anchor == null
                        ? 1
                        : Quartiles.median(speeds(first, anchor)) / Quartiles.median(speeds(figures, anchor));
                add(timings, cell, figures, scale);
            }
        }
    }

    /** A library that no flag changes: what schemac does depends on whether {@code java.lang} is open to it. */
    private static Optional<Cell> anchor(List<Cell> withoutFlags, String row) {
        List<Cell> others = withoutFlags.stream()
                .filter(cell -> cell.row().equals(row)
                        && cell.library().tier() != Tier.VARIANT
                        && cell.library().tier() != Tier.LIMIT
                        && !cell.library().name().equals(OWN))
                .toList();
        return others.stream()
                .filter(cell -> cell.library().name().equals(ANCHOR))
                .findFirst()
                .or(() -> others.stream().findFirst());
    }

    private static double[] speeds(JsonNode figures, Cell cell) {
        return MAPPER.convertValue(figures.path(cell.word()).path("speeds"), double[].class);
    }

    private static void add(Map<Cell, Timing> timings, Cell cell, JsonNode figures, double scale) {
        Timing timing = timings.computeIfAbsent(cell, any -> new Timing());
        timing.speeds.add(scale(speeds(figures, cell), scale));
        JsonNode own = figures.path(cell.word());
        own.path("calibration").forEach(nanos -> timing.add(Measure.CALIBRATION, nanos.asDouble()));
        own.path("measures")
                .properties()
                .forEach(each -> timing.add(
                        Measure.valueOf(each.getKey()), each.getValue().asDouble()));
    }

    private JsonNode jvm(List<String> flags, List<Cell> cells, List<Double> loads)
            throws IOException, InterruptedException {
        List<List<String>> words = rows(cells).values().stream()
                .map(row -> row.stream().map(Cell::word).toList())
                .toList();
        JsonNode figures = new InterleavedJvm(
                        mixed ? Optional.of(AllKinds.class) : Optional.empty(), InterleavedTrial.class, time, folder)
                .time(withFolder(flags), words);
        figures.forEach(each -> each.path("load").forEach(load -> loads.add(load.asDouble())));
        return figures;
    }

    private List<String> access() {
        List<String> flags = new ArrayList<>();
        if (withoutUnsafe) {
            flags.add(DENIED);
        }
        if (busy) {
            flags.addAll(List.of("-Xbatch", "-D" + InterleavedTrials.PROCESSOR_TIME + "=true"));
        }
        return flags;
    }

    private List<String> withFolder(List<String> flags) {
        List<String> all = new ArrayList<>(flags);
        all.addAll(access());
        all.add("-D" + InterleavedTrials.LATENCY + "=" + String.join(",", latency));
        all.add("-D" + Trial.FOLDER + "=" + folder.toAbsolutePath());
        return all;
    }

    /**
     * Starts each library in a JVM of its own, on its first cell. A library fails if it throws before the first document
     * is right.
     *
     * @return the reasons, by the name of the library; libraries that start are absent
     */
    public Map<String, String> failures(List<Cell> cells) throws IOException, InterruptedException {
        DocumentFile.writeAll(cells.stream().map(Cell::payload).distinct().toList(), folder);
        Map<String, Cell> first = new LinkedHashMap<>();
        cells.forEach(cell -> first.putIfAbsent(cell.library().name(), cell));
        Map<String, String> failures = new LinkedHashMap<>();
        for (Map.Entry<String, Cell> library : first.entrySet()) {
            StartProbe.failure(
                            withFolder(library.getValue().library().jvmArgs()),
                            library.getValue().word(),
                            folder)
                    .ifPresent(reason -> failures.put(library.getKey(), reason));
        }
        return failures;
    }
}
