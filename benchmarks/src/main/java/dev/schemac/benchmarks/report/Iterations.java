package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.DoubleStream;
import java.util.stream.StreamSupport;

/**
 * The iterations of all forks of one measurement, in short.
 *
 * @param median in the unit of the measurement
 * @param spread the distance from the lowest to the highest, as a share of the median
 * @param forks how many JVMs they come from
 */
record Iterations(double median, double spread, int forks) {

    /**
     * Adds one result of JMH.
     *
     * @param unit the unit that it must be in
     * @throws IllegalArgumentException if it is in another, or has no iteration
     */
    static Iterations ofResult(JsonNode result, String unit) {
        JsonNode metric = result.path("primaryMetric");
        String benchmark = result.path("benchmark").asText();
        if (!metric.path("scoreUnit").asText().equals(unit)) {
            throw new IllegalArgumentException("not in " + unit + ": " + benchmark);
        }
        JsonNode forks = metric.path("rawData");
        DoubleStream all = StreamSupport.stream(forks.spliterator(), false).flatMapToDouble(Iterations::numbers);
        return of(all, forks.size(), benchmark);
    }

    /** The figures of JVMs that each gave one. */
    static Iterations ofFigures(JsonNode figures, String what) {
        return of(numbers(figures), figures.size(), what);
    }

    private static Iterations of(DoubleStream figures, int forks, String what) {
        double[] sorted = figures.sorted().toArray();
        if (sorted.length == 0) {
            throw new IllegalArgumentException("no figure of " + what);
        }
        double median = Median.of(sorted);
        return new Iterations(median, (sorted[sorted.length - 1] - sorted[0]) / median, forks);
    }

    private static DoubleStream numbers(JsonNode figures) {
        return StreamSupport.stream(figures.spliterator(), false).mapToDouble(JsonNode::asDouble);
    }

    /** The same, in a unit that is so many times as large. */
    Iterations dividedBy(double units) {
        return new Iterations(median / units, spread, forks);
    }
}
