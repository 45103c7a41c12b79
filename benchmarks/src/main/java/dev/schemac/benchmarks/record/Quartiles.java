package dev.schemac.benchmarks.record;

import java.util.Arrays;

/** The middle of some figures, and between which two the middle half of them lies. */
public record Quartiles(double lower, double median, double upper) {

    /**
     * Linear between two figures, where a quartile falls between them.
     *
     * @param figures at least one, in any order
     */
    public static Quartiles of(double... figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        return new Quartiles(at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75));
    }

    /** The figure in the middle, which a few wild ones do not move, or the mean of the two there. */
    public static double median(double... figures) {
        return of(figures).median();
    }

    private static double at(double[] sorted, double share) {
        double position = share * (sorted.length - 1);
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }
}
