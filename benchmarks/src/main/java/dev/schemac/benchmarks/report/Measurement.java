package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.StreamSupport;

/**
 * What was measured for one library in one setting.
 *
 * @param setting what was done with which input: everything but the library
 * @param library the contender
 * @param median the median iteration of all forks, in operations a second
 * @param spread the distance from the slowest to the fastest iteration, as a share of the median
 * @param bytesPerOperation what one operation allocated, if the run asked for it
 */
record Measurement(String setting, String library, double median, double spread, OptionalDouble bytesPerOperation) {

    /**
     * Takes in what JMH wrote.
     *
     * @param results the array of JMH's JSON report; throughput in operations a second
     * @throws IllegalArgumentException if it is not such an array
     */
    static List<Measurement> of(JsonNode results) {
        if (!results.isArray()) {
            throw new IllegalArgumentException("not a list of JMH results");
        }
        return StreamSupport.stream(results.spliterator(), false)
                .map(Measurement::ofResult)
                .toList();
    }

    static Measurement ofResult(JsonNode result) {
        JsonNode metric = result.path("primaryMetric");
        if (!metric.path("scoreUnit").asText().equals("ops/s")) {
            throw new IllegalArgumentException("not in operations a second: " + result.path("benchmark"));
        }
        double[] iterations = StreamSupport.stream(metric.path("rawData").spliterator(), false)
                .flatMapToDouble(Measurement::numbers)
                .sorted()
                .toArray();
        if (iterations.length == 0) {
            throw new IllegalArgumentException("no iteration of " + result.path("benchmark"));
        }
        double median = medianOf(iterations);
        double spread = (iterations[iterations.length - 1] - iterations[0]) / median;
        JsonNode allocated =
                result.path("secondaryMetrics").path("gc.alloc.rate.norm").path("score");
        return new Measurement(
                setting(result),
                result.path("params").path("library").asText(),
                median,
                spread,
                allocated.isNumber() ? OptionalDouble.of(allocated.asDouble()) : OptionalDouble.empty());
    }

    static DoubleStream numbers(JsonNode fork) {
        return StreamSupport.stream(fork.spliterator(), false).mapToDouble(JsonNode::asDouble);
    }

    static double medianOf(double[] sorted) {
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** Class, method and parameters without the library: {@code UsersRead.read input=bytes payload=1k}. */
    private static String setting(JsonNode result) {
        String[] names = result.path("benchmark").asText().split("\\.");
        String method = String.join(".", Arrays.copyOfRange(names, Math.max(0, names.length - 2), names.length));
        StringBuilder setting = new StringBuilder(method.replace("Benchmark.", "."));
        Map<String, String> parameters = new TreeMap<>();
        result.path("params")
                .properties()
                .forEach(parameter ->
                        parameters.put(parameter.getKey(), parameter.getValue().asText()));
        parameters.remove("library");
        parameters.remove("tier");
        parameters.forEach(
                (name, value) -> setting.append(' ').append(name).append('=').append(value));
        int threads = result.path("threads").asInt(1);
        if (threads != 1) {
            setting.append(" threads=").append(threads);
        }
        return setting.toString();
    }
}
