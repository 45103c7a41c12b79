package dev.schemac.benchmarks.interleaved;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.report.Median;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real JVMs, for a second each. What they measure is not looked at, only that everything is there. */
class InterleavedRunTest {

    @Test
    void everyLibraryOfARowIsTimedAndLibrariesThatNeedFlagsToo(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/obj-0/read/bytes"),
                Cell.of("jackson/obj-0/read/bytes"),
                Cell.of("jsoniter/obj-0/read/bytes"));

        ArrayNode results = new InterleavedRun(2, 1, folder).time(cells);

        List<String> timed = new ArrayList<>();
        for (JsonNode result : results) {
            timed.add(result.path("params").path("cell").asText());
            JsonNode metric = result.path("primaryMetric");
            assertThat(metric.path("scoreUnit").asText()).isEqualTo("ops/s");
            assertThat(metric.path("rawData")).hasSize(2);
            assertThat(metric.path("rawData"))
                    .allSatisfy(fork -> assertThat(fork).hasSize(10).allMatch(speed -> speed.asDouble() > 0));
            assertThat(result.path("secondaryMetrics")
                            .path("gc.alloc.rate.norm")
                            .path("score")
                            .asDouble())
                    .isPositive();
        }
        assertThat(timed)
                .containsExactlyInAnyOrderElementsOf(
                        cells.stream().map(Cell::word).toList());
        assertThat(results.get(2).path("jvmArgs").toString()).contains("--add-opens");
        assertThat(results.get(0).path("jvmArgs").toString()).isEqualTo("[\"-Xms2g\",\"-Xmx2g\"]");
    }

    @Test
    void documentsAsTheyComeAreTimedWarmAndFromMemory(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/real/read/bytes"),
                Cell.of("floor/real/read/bytes"),
                Cell.of("schemac/real-cold/read/string"),
                Cell.of("floor/real-cold/read/string"));

        ArrayNode results = new InterleavedRun(1, 1, folder).time(cells);

        List<String> timed = new ArrayList<>();
        for (JsonNode result : results) {
            timed.add(result.path("params").path("cell").asText());
            assertThat(result.path("primaryMetric").path("rawData").path(0))
                    .hasSize(10)
                    .allMatch(speed -> speed.asDouble() > 0);
        }
        assertThat(timed).isEqualTo(cells.stream().map(Cell::word).toList());
    }

    /** Counts what it does; each preparation takes much longer than the operation that it precedes. */
    public static final class Prepared implements LongSupplier, Runnable {
        private static final long PREPARATION = TimeUnit.MILLISECONDS.toNanos(5);
        private boolean ready;

        public Prepared(String ignored) {}

        @Override
        public void run() {
            long start = System.nanoTime();
            while (System.nanoTime() - start < PREPARATION) {
                Thread.onSpinWait();
            }
            ready = true;
        }

        /** A million operations. */
        @Override
        public long getAsLong() {
            if (!ready) {
                throw new IllegalStateException("not prepared");
            }
            ready = false;
            long start = System.nanoTime();
            while (System.nanoTime() - start < PREPARATION / 100) {
                Thread.onSpinWait();
            }
            return 1_000_000;
        }
    }

    @Test
    void whatPreparesABatchComesBeforeEachAndIsNotTimed(@TempDir Path folder) throws Exception {
        JsonNode figures = new InterleavedJvm(Prepared.class, 1, folder).time(List.of(), List.of("prepared"));

        // A million in 50 microseconds and a little are nearly 2e10 a second; with the preparation they would be 2e8.
        assertThat(figures.path("prepared").path("speeds")).isNotEmpty().allMatch(speed -> speed.asDouble() > 1e9);
    }

    private static double product(ArrayNode results, int run) {
        double product = 1;
        for (JsonNode result : results) {
            List<Double> speeds = new ArrayList<>();
            result.path("primaryMetric").path("rawData").get(run).forEach(speed -> speeds.add(speed.asDouble()));
            product *=
                    Median.of(speeds.stream().mapToDouble(Double::doubleValue).toArray());
        }
        return product;
    }
}
