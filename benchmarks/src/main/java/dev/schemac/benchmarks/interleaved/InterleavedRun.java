package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.DocumentFile;
import dev.schemac.benchmarks.cell.Trial;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.record.Quartiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
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
 * @param folder for the files of the JVMs
 */
public record InterleavedRun(int runs, Duration time, boolean mixed, boolean withoutUnsafe, Path folder) {
    /** The first JDK with {@link #DENIED}. */
    public static final int FIRST_JDK_THAT_DENIES = 23;

    private static final String DENIED = "--sun-misc-unsafe-memory-access=deny";
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String ANCHOR = "jackson";
    private static final String OWN = "schemac";

    /**
     * Times cells, and reports on standard error how far it is.
     *
     * @return an array as JMH reports it: throughput, a list of figures for each JVM, the bytes of an operation, and the
     *     load of the machine
     * @throws IllegalStateException if a library fails, or reads or writes a value wrongly
     */
    public ArrayNode time(List<Cell> cells) throws IOException, InterruptedException {
        DocumentFile.writeAll(cells.stream().map(Cell::payload).distinct().toList(), folder);
        Map<String, List<Cell>> rows =
                cells.stream().collect(Collectors.groupingBy(Cell::row, LinkedHashMap::new, Collectors.toList()));
        ArrayNode results = MAPPER.createArrayNode();
        int number = 0;
        for (List<Cell> together : mixed ? List.of(cells) : List.copyOf(rows.values())) {
            System.err.println(
                    mixed
                            ? rows.size() + " rows in one JVM: " + String.join(", ", rows.keySet())
                            : "Row " + ++number + " of " + rows.size() + ": "
                                    + together.get(0).row());
            Map<Cell, ObjectNode> byCell = new LinkedHashMap<>();
            for (int run = 0; run < runs; run++) {
                timeTogether(together, byCell);
            }
            byCell.values().forEach(results::add);
            byCell.entrySet().stream()
                    .collect(Collectors.groupingBy(entry -> entry.getKey().row()))
                    .values()
                    .forEach(row ->
                            atOneSpeed(row.stream().map(Map.Entry::getValue).toList()));
        }
        return results;
    }

    /**
     * The machine may be another one in each JVM: all are brought to the geometric mean that the first one had over its
     * libraries.
     */
    private void atOneSpeed(Collection<ObjectNode> row) {
        for (int run = 1; run < runs; run++) {
            double logarithms = 0;
            for (ObjectNode result : row) {
                logarithms += Math.log(speed(result, 0) / speed(result, run));
            }
            double scale = Math.exp(logarithms / row.size());
            for (ObjectNode result : row) {
                ArrayNode fork = fork(result, run);
                for (int block = 0; block < fork.size(); block++) {
                    fork.set(block, fork.get(block).asDouble() * scale);
                }
            }
        }
    }

    private static double speed(ObjectNode result, int run) {
        return Quartiles.median(MAPPER.convertValue(fork(result, run), double[].class));
    }

    private static ArrayNode fork(ObjectNode result, int run) {
        return (ArrayNode) result.path("primaryMetric").path("rawData").get(run);
    }

    /** In one JVM, and one more for each set of flags. */
    private void timeTogether(List<Cell> cells, Map<Cell, ObjectNode> byCell) throws IOException, InterruptedException {
        Map<List<String>, List<Cell>> byFlags = cells.stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.library().jvmArgs(), LinkedHashMap::new, Collectors.toList()));
        List<Cell> withoutFlags = byFlags.getOrDefault(List.of(), List.of());
        JsonNode first = withoutFlags.isEmpty() ? MAPPER.createObjectNode() : jvm(List.of(), withoutFlags);
        withoutFlags.forEach(cell -> add(byCell, cell, first.path(cell.word()), 1));
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
            JsonNode figures = jvm(flagged.getKey(), together);
            for (Cell cell : flagged.getValue()) {
                Cell anchor = anchors.get(cell.row());
                double scale = anchor == null ? 1 : speed(first, anchor) / speed(figures, anchor);
                add(byCell, cell, figures.path(cell.word()), scale);
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

    private static double speed(JsonNode figures, Cell cell) {
        double[] speeds = MAPPER.convertValue(figures.path(cell.word()).path("speeds"), double[].class);
        return Quartiles.median(speeds);
    }

    private void add(Map<Cell, ObjectNode> byCell, Cell cell, JsonNode figures, double scale) {
        ObjectNode result = byCell.computeIfAbsent(cell, this::emptyResult);
        ArrayNode fork = ((ArrayNode) result.path("primaryMetric").path("rawData")).addArray();
        figures.path("speeds").forEach(speed -> fork.add(speed.asDouble() * scale));
        figures.path("load").forEach(((ArrayNode) result.path("load"))::add);
        ((ObjectNode) result.path("secondaryMetrics").path("gc.alloc.rate.norm"))
                .put("score", figures.path("bytesPerOperation").asDouble())
                .put("scoreUnit", "B/op");
    }

    private ObjectNode emptyResult(Cell cell) {
        ObjectNode result = MAPPER.createObjectNode();
        result.put("benchmark", InterleavedTrials.class.getName());
        result.put("mode", "interleaved");
        result.put("mixed", mixed);
        result.put("withoutUnsafe", withoutUnsafe);
        result.put("threads", 1);
        result.put("forks", runs);
        ArrayNode flags = result.putArray("jvmArgs");
        FreshJvm.HEAP.forEach(flags::add);
        access().forEach(flags::add);
        cell.library().jvmArgs().forEach(flags::add);
        result.put("warmupTime", time.toMillis() + " ms");
        result.put("measurementTime", time.toMillis() + " ms");
        result.putArray("load");
        result.putObject("params").put("cell", cell.word());
        ObjectNode metric = result.putObject("primaryMetric");
        metric.put("scoreUnit", "ops/s");
        metric.putArray("rawData");
        result.putObject("secondaryMetrics").putObject("gc.alloc.rate.norm");
        return result;
    }

    private JsonNode jvm(List<String> flags, List<Cell> cells) throws IOException, InterruptedException {
        List<String> all = withFolder(flags);
        List<List<String>> rows = List.copyOf(cells.stream()
                .collect(Collectors.groupingBy(
                        Cell::row, LinkedHashMap::new, Collectors.mapping(Cell::word, Collectors.toList())))
                .values());
        return new InterleavedJvm(
                        mixed ? Optional.of(AllKinds.class) : Optional.empty(), InterleavedTrial.class, time, folder)
                .time(all, rows);
    }

    private List<String> access() {
        return withoutUnsafe ? List.of(DENIED) : List.of();
    }

    private List<String> withFolder(List<String> flags) {
        List<String> all = new ArrayList<>(flags);
        all.addAll(access());
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
