package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.record.Measure;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Times calls one by one, after the turns: percentiles, and the share of garbage collection. */
final class SingleCalls {
    private static final int MOST = 200_000;
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(1);
    private static final double NANOS_PER_MILLI = 1e6;
    private static final Map<Measure, Double> SHARES =
            Map.of(Measure.P50_NS, 0.5, Measure.P90_NS, 0.9, Measure.P99_NS, 0.99, Measure.P999_NS, 0.999);

    private SingleCalls() {}

    /**
     * Calls many times, for a second at most, after a warm-up of the same length: calls were part of a loop before.
     *
     * @param call returns the nanoseconds of one call
     */
    static Map<Measure, Double> time(IntSupplier call) {
        calls(call);
        long collecting = collecting();
        long start = System.nanoTime();
        long[] nanos = calls(call);
        double time = System.nanoTime() - start;
        Map<Measure, Double> measures = percentiles(nanos);
        measures.put(Measure.GC_SHARE, (collecting() - collecting) * NANOS_PER_MILLI / time);
        return measures;
    }

    private static long[] calls(IntSupplier call) {
        long[] nanos = new long[MOST];
        long start = System.nanoTime();
        int count = 0;
        while (count < MOST && System.nanoTime() - start < LONGEST) {
            nanos[count++] = call.getAsInt();
        }
        return Arrays.copyOf(nanos, count);
    }

    static Map<Measure, Double> percentiles(long... nanos) {
        Arrays.sort(nanos);
        Map<Measure, Double> measures = new EnumMap<>(Measure.class);
        SHARES.forEach((measure, share) ->
                measures.put(measure, (double) nanos[(int) Math.ceil(share * nanos.length) - 1]));
        return measures;
    }

    private static long collecting() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }
}
