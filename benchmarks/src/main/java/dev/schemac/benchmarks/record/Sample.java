package dev.schemac.benchmarks.record;

import java.util.OptionalDouble;

/**
 * All figures of one library in one row, before they become one line of a record.
 *
 * @param unit {@code 1/s} or {@code MB/s} for speeds, {@code s} or {@code ms} for times
 * @param runs the number of JVMs or processes
 * @param figures by run; figures at the same index met the same moments, if two samples have the same turns
 * @param turns names the JVMs in which the library took turns with others
 * @param bytes allocated for each operation
 * @param size mean bytes of a document, as the library reads or writes it
 */
public record Sample(
        Row row,
        String library,
        String unit,
        int runs,
        double[] figures,
        String turns,
        OptionalDouble bytes,
        OptionalDouble size) {

    /** A sample without allocation and size. */
    public Sample(Row row, String library, String unit, int runs, double[] figures) {
        this(row, library, unit, runs, figures, "", OptionalDouble.empty(), OptionalDouble.empty());
    }

    /** How many times as fast this library is as another one. */
    Ratio ratioTo(Sample other) {
        boolean times = Figure.isTime(unit);
        Sample above = times ? other : this;
        Sample below = times ? this : other;
        return turns.equals(other.turns) && figures.length == other.figures.length
                ? Ratio.byTurns(above.figures, below.figures)
                : Ratio.apart(above.figures, below.figures);
    }
}
