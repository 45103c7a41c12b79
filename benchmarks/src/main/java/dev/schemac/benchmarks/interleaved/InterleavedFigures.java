package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.record.Quartiles;
import java.util.Arrays;

/**
 * Computes speeds from interleaved turns.
 *
 * <p>A shared machine changes its speed during a measurement, by more than the measured differences. Turns of a
 * round are so close to each other that the machine is nearly the same for them. Each is divided by the mean of
 * its round. The quotients compare the contenders, independent of changes between rounds. Their medians are robust
 * against rounds in which the machine changed between two turns.
 *
 * <p>Source of the method: A. Abedi, T. Brecht, "Conducting Repeatable Experiments in Highly Variable Cloud
 * Computing Environments", ICPE 2017 (randomized multiple interleaved trials).
 */
public final class InterleavedFigures {
    private static final double NANOS = 1e9;

    private InterleavedFigures() {}

    /**
     * The speed of each contender in each of some blocks of rounds that follow each other.
     *
     * @param nanos nanoseconds for one operation, by contender and then by round; all positive
     * @param blocks how many, at least one; fewer if there are fewer rounds
     * @return operations a second, by contender and then by block: the median over the block, relative to the geometric
     *     mean of each round, times the median speed of all rounds
     */
    static double[][] of(double[][] nanos, int blocks) {
        int rounds = nanos[0].length;
        double[] means = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            means[round] = geometricMean(nanos, round);
        }
        double typical = Quartiles.median(means);
        int count = Math.min(blocks, rounds);
        double[][] speeds = new double[nanos.length][count];
        for (int contender = 0; contender < nanos.length; contender++) {
            double[] relative = new double[rounds];
            for (int round = 0; round < rounds; round++) {
                relative[round] = nanos[contender][round] / means[round];
            }
            for (int block = 0; block < count; block++) {
                double[] part = Arrays.copyOfRange(relative, block * rounds / count, (block + 1) * rounds / count);
                speeds[contender][block] = NANOS / (typical * Quartiles.median(part));
            }
        }
        return speeds;
    }

    private static double geometricMean(double[][] nanos, int round) {
        double sum = 0;
        for (double[] contender : nanos) {
            sum += Math.log(contender[round]);
        }
        return Math.exp(sum / nanos.length);
    }
}
