package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.record.Quartiles;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.StreamSupport;

/**
 * The iterations of a measurement.
 *
 * @param figures in the unit of the measurement, by JVM and then in their order; at least one
 */
record Iterations(List<List<Double>> figures) {

    /**
     * Those of one result of JMH, or of turns.
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
        return of(
                StreamSupport.stream(metric.path("rawData").spliterator(), false)
                        .map(Iterations::numbers)
                        .toList(),
                benchmark);
    }

    /** The figures of JVMs that each gave one. */
    static Iterations ofFigures(JsonNode figures, String what) {
        return of(numbers(figures).stream().map(List::of).toList(), what);
    }

    private static Iterations of(List<List<Double>> figures, String what) {
        if (figures.stream().allMatch(List::isEmpty)) {
            throw new IllegalArgumentException("no figure of " + what);
        }
        return new Iterations(figures);
    }

    private static List<Double> numbers(JsonNode figures) {
        return StreamSupport.stream(figures.spliterator(), false)
                .map(JsonNode::asDouble)
                .toList();
    }

    /** All, JVM by JVM. */
    double[] all() {
        return figures.stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    double median() {
        return Quartiles.median(all());
    }

    /** The distance from the lowest to the highest, as a share of the median. */
    double spread() {
        double[] all = all();
        return (DoubleStream.of(all).max().orElseThrow()
                        - DoubleStream.of(all).min().orElseThrow())
                / Quartiles.median(all);
    }

    /** How many JVMs they come from. */
    int forks() {
        return figures.size();
    }

    /** Whether there are as many in as many JVMs. */
    boolean isShapedAs(Iterations other) {
        return figures.stream()
                .map(List::size)
                .toList()
                .equals(other.figures.stream().map(List::size).toList());
    }

    /** The same, in a unit that is so many times as large. */
    Iterations dividedBy(double units) {
        return new Iterations(figures.stream()
                .map(fork -> fork.stream().map(figure -> figure / units).toList())
                .toList());
    }
}
