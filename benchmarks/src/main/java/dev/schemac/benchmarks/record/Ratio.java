package dev.schemac.benchmarks.record;

import java.util.stream.IntStream;

/**
 * How many times as fast one library is as another.
 *
 * <p>Two that took turns in the same JVMs are compared part by part of each JVM's rounds; the ratios of all parts of all
 * JVMs have a median and quartiles. So a JVM in which it was the other way round counts with all its parts. Figures that
 * did not meet the same moments are compared by their medians, and the quartiles are those of the figures at their
 * worst: the lower of one by the upper of the other.
 *
 * @param quartiles of the ratio
 */
public record Ratio(Quartiles quartiles) {
    private static final double NOISE = 1.10;

    /** Returns the ratio of two that alternated: each figure is compared with the other figure of the same round. */
    public static Ratio byTurns(double[] own, double[] other) {
        return new Ratio(Quartiles.of(IntStream.range(0, own.length)
                .mapToDouble(i -> own[i] / other[i])
                .toArray()));
    }

    /** Returns the ratio of figures from different times: the ratio of the medians, with the worst quartiles. */
    public static Ratio apart(double[] own, double[] other) {
        Quartiles left = Quartiles.of(own);
        Quartiles right = Quartiles.of(other);
        return new Ratio(new Quartiles(
                left.lower() / right.upper(), left.median() / right.median(), left.upper() / right.lower()));
    }

    public double median() {
        return quartiles.median();
    }

    /** Whether the measurement does not decide which of the two is faster: the quartiles are on both sides of 1. */
    public boolean isEqual() {
        return quartiles.lower() <= 1 && quartiles.upper() >= 1;
    }

    /** Whether a sentence calls the two equally fast: a lead below 10 % is noise. A loss of any size is shown. */
    public boolean isNoise() {
        return isEqual() || median() > 1 && median() < NOISE;
    }

    public boolean isBehind() {
        return quartiles.upper() < 1;
    }

    /** Such as {@code 1.30 [1.28, 1.33]}, or {@code equal [0.97, 1.04]}, with the quartiles; rounded down. */
    @Override
    public String toString() {
        return (isEqual() ? "equal" : Rounded.down(median(), 2)) + " " + spread();
    }

    /** The same, in bold as Markdown where the other is faster. */
    public String emphasized() {
        return isBehind() ? "**" + this + "**" : toString();
    }

    /** The quartiles, such as {@code [1.28, 1.33]}. */
    public String spread() {
        return "[" + Rounded.down(quartiles.lower(), 2) + ", " + Rounded.up(quartiles.upper(), 2) + "]";
    }
}
