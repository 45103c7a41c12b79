package dev.schemac.benchmarks.record;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * All figures of one library in one row, before they become one line of a record.
 *
 * @param unit {@code 1/s} or {@code MB/s} for speeds, {@code s} or {@code ms} for times
 * @param runs the number of JVMs or processes
 * @param figures by run; figures at the same index met the same moments, if two samples have the same turns
 * @param turns names the JVMs in which the library took turns with others
 * @param measures further figures
 */
public record Sample(
        Row row, String library, String unit, int runs, double[] figures, String turns, Map<Measure, Double> measures) {

    /** A sample without further figures. */
    public Sample(Row row, String library, String unit, int runs, double[] figures) {
        this(row, library, unit, runs, figures, "", Map.of());
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

    /** The further figures of another library, with the quartiles over the ratios of the JVMs if there are several. */
    Map<Measure, Double> measuresOf(Sample other) {
        Map<Measure, Double> all = new EnumMap<>(Measure.class);
        all.putAll(other.measures);
        if (unit.equals("1/s") && runs > 1 && other.runs == runs) {
            double[] ratios = new double[runs];
            for (int run = 0; run < runs; run++) {
                ratios[run] = part(run).ratioTo(other.part(run)).median();
            }
            all.put(Measure.JVM_RATIO_LOWER, Quartiles.of(ratios).lower());
            all.put(Measure.JVM_RATIO_UPPER, Quartiles.of(ratios).upper());
        }
        return all;
    }

    /** The figures of one run. */
    private Sample part(int run) {
        double[] some = Arrays.copyOfRange(figures, run * figures.length / runs, (run + 1) * figures.length / runs);
        return new Sample(row, library, unit, 1, some, turns, Map.of());
    }
}
