package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.Trial;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.report.Median;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Times libraries by turns, where a machine is too restless for one JVM after the other: all libraries of a row
 * (payload, operation and form) share a JVM. Libraries that need flags share another one with an anchor, a library that
 * is in the first JVM too, and their speeds are relative to it.
 *
 * @param runs how many JVMs each row gets
 * @param seconds how long each library warms up, and then is timed, in each
 * @param folder for what the JVMs leave
 */
public record InterleavedRun(int runs, int seconds, Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String ANCHOR = "jackson";
    private static final String OWN = "schemac";

    /**
     * Times cells, and reports on standard error how far it is.
     *
     * @return an array as JMH reports it: throughput, a list of figures for each JVM, and the bytes of an operation
     * @throws IllegalStateException if a library fails, or reads or writes a value wrongly
     */
    public ArrayNode time(List<Cell> cells) throws IOException, InterruptedException {
        Map<String, List<Cell>> rows =
                cells.stream().collect(Collectors.groupingBy(Cell::row, LinkedHashMap::new, Collectors.toList()));
        ArrayNode results = MAPPER.createArrayNode();
        int number = 0;
        for (Map.Entry<String, List<Cell>> row : rows.entrySet()) {
            System.err.println("Row " + ++number + " of " + rows.size() + ": " + row.getKey());
            Map<Cell, ObjectNode> byCell = new LinkedHashMap<>();
            for (int run = 0; run < runs; run++) {
                timeRow(row.getValue(), byCell);
            }
            byCell.values().forEach(results::add);
            atOneSpeed(byCell.values());
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
        return Median.of(MAPPER.convertValue(fork(result, run), double[].class));
    }

    private static ArrayNode fork(ObjectNode result, int run) {
        return (ArrayNode) result.path("primaryMetric").path("rawData").get(run);
    }

    private void timeRow(List<Cell> row, Map<Cell, ObjectNode> byCell) throws IOException, InterruptedException {
        Map<List<String>, List<Cell>> byFlags = row.stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.library().jvmArgs(), LinkedHashMap::new, Collectors.toList()));
        List<Cell> withoutFlags = byFlags.getOrDefault(List.of(), List.of());
        JsonNode first = withoutFlags.isEmpty() ? MAPPER.createObjectNode() : jvm(List.of(), withoutFlags);
        withoutFlags.forEach(cell -> add(byCell, cell, first.path(cell.word()), 1));
        byFlags.remove(List.of());
        Optional<Cell> anchor = anchor(withoutFlags);
        for (Map.Entry<List<String>, List<Cell>> flagged : byFlags.entrySet()) {
            List<Cell> together = new ArrayList<>(flagged.getValue());
            anchor.ifPresent(together::add);
            JsonNode figures = jvm(flagged.getKey(), together);
            double scale = anchor.map(cell -> speed(first, cell) / speed(figures, cell))
                    .orElse(1.0);
            flagged.getValue().forEach(cell -> add(byCell, cell, figures.path(cell.word()), scale));
        }
    }

    /** A library that no flag changes: what schemac does depends on whether {@code java.lang} is open to it. */
    private static Optional<Cell> anchor(List<Cell> withoutFlags) {
        List<Cell> others = withoutFlags.stream()
                .filter(cell -> cell.library().tier() != Tier.VARIANT
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
        return Median.of(speeds);
    }

    private void add(Map<Cell, ObjectNode> byCell, Cell cell, JsonNode figures, double scale) {
        ObjectNode result = byCell.computeIfAbsent(cell, this::emptyResult);
        ArrayNode fork = ((ArrayNode) result.path("primaryMetric").path("rawData")).addArray();
        figures.path("speeds").forEach(speed -> fork.add(speed.asDouble() * scale));
        ((ObjectNode) result.path("secondaryMetrics").path("gc.alloc.rate.norm"))
                .put("score", figures.path("bytesPerOperation").asDouble())
                .put("scoreUnit", "B/op");
    }

    private ObjectNode emptyResult(Cell cell) {
        ObjectNode result = MAPPER.createObjectNode();
        result.put("benchmark", InterleavedTrials.class.getName());
        result.put("mode", "interleaved");
        result.put("threads", 1);
        result.put("forks", runs);
        ArrayNode flags = result.putArray("jvmArgs");
        FreshJvm.HEAP.forEach(flags::add);
        cell.library().jvmArgs().forEach(flags::add);
        result.put("warmupTime", seconds + " s");
        result.put("measurementTime", seconds + " s");
        result.putObject("params").put("cell", cell.word());
        ObjectNode metric = result.putObject("primaryMetric");
        metric.put("scoreUnit", "ops/s");
        metric.putArray("rawData");
        result.putObject("secondaryMetrics").putObject("gc.alloc.rate.norm");
        return result;
    }

    private JsonNode jvm(List<String> flags, List<Cell> cells) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(flags);
        all.add("-D" + Trial.FACTS + "=" + folder.toAbsolutePath());
        return new InterleavedJvm(InterleavedTrial.class, seconds, folder)
                .time(all, cells.stream().map(Cell::word).toList());
    }
}
