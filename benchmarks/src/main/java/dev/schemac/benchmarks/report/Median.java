package dev.schemac.benchmarks.report;

import java.util.Arrays;

/** The figure in the middle, which a few wild ones do not move. */
public final class Median {
    private Median() {}

    /**
     * {@return the middle one, or the mean of the two in the middle}
     *
     * @param figures at least one, in any order
     */
    public static double of(double... figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
