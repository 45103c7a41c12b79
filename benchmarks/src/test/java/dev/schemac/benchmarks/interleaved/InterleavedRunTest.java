package dev.schemac.benchmarks.interleaved;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.schemac.benchmarks.cell.Cell;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Real JVMs, for a moment each. What they measure is not looked at, only that everything is there. */
class InterleavedRunTest {
    private static final Duration SHORT = Duration.ofMillis(100);

    @Tag("slow")
    @Test
    void everyLibraryOfARowIsTimedAndLibrariesThatNeedFlagsToo(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/obj-0/read/bytes"),
                Cell.of("jackson/obj-0/read/bytes"),
                Cell.of("jsoniter/obj-0/read/bytes"));

        ArrayNode results = new InterleavedRun(2, SHORT, false, false, folder).time(cells);

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
            assertThat(result.path("load")).as("before and after each JVM").hasSize(4);
            assertThat(result.path("mixed").asBoolean(true)).isFalse();
        }
        assertThat(timed)
                .containsExactlyInAnyOrderElementsOf(
                        cells.stream().map(Cell::word).toList());
        assertThat(results.get(2).path("jvmArgs").toString()).contains("--add-opens");
        assertThat(results.get(0).path("jvmArgs").toString()).isEqualTo("[\"-Xms2g\",\"-Xmx2g\"]");
    }

    @Tag("slow")
    @Test
    void documentsAsTheyComeAreTimedWarmAndFromMemory(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/real/read/bytes"),
                Cell.of("schemac/real-cold/read/string"),
                Cell.of("floor/real-cold/read/string"));

        ArrayNode results = new InterleavedRun(1, SHORT, false, false, folder).time(cells);

        List<String> timed = new ArrayList<>();
        for (JsonNode result : results) {
            timed.add(result.path("params").path("cell").asText());
            assertThat(result.path("primaryMetric").path("rawData").path(0))
                    .hasSize(10)
                    .allMatch(speed -> speed.asDouble() > 0);
        }
        assertThat(timed).isEqualTo(cells.stream().map(Cell::word).toList());
    }

    @Tag("slow")
    @Test
    void inOneJvmForAllRowsLibrariesDealWithAllKindsBefore(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/obj-0/read/bytes"),
                Cell.of("jackson/obj-0/read/bytes"),
                Cell.of("jsoniter/obj-0/read/bytes"),
                Cell.of("schemac/people/write/string"),
                Cell.of("jackson/people/write/string"));

        ArrayNode results = new InterleavedRun(1, SHORT, true, false, folder).time(cells);

        List<String> timed = new ArrayList<>();
        for (JsonNode result : results) {
            timed.add(result.path("params").path("cell").asText());
            assertThat(result.path("mixed").asBoolean()).isTrue();
            assertThat(result.path("primaryMetric").path("rawData").path(0))
                    .hasSize(10)
                    .allMatch(speed -> speed.asDouble() > 0);
        }
        assertThat(timed)
                .containsExactlyInAnyOrderElementsOf(
                        cells.stream().map(Cell::word).toList());
    }

    @Test
    void aLibraryDealsWithEachKindInTurn() throws IOException {
        AllKinds all = new AllKinds("schemac");

        assertThat(all.getAsLong()).isEqualTo(AllKinds.KINDS.size());
        assertThat(all.getAsLong()).isEqualTo(AllKinds.KINDS.size());
        assertThat(new AllKinds("protobuf").getAsLong())
                .as("neither texts nor other orders")
                .isBetween(4L, AllKinds.KINDS.size() - 5L);
    }

    /** Refuses what was not prepared; each preparation takes longer than the operation that it precedes. */
    public static final class Prepared implements LongSupplier, Runnable {
        private static final long PREPARATION = TimeUnit.MILLISECONDS.toNanos(10);
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
            while (System.nanoTime() - start < PREPARATION / 20) {
                Thread.onSpinWait();
            }
            return 1_000_000;
        }
    }

    @Test
    void whatPreparesABatchComesBeforeEachAndIsNotTimed(@TempDir Path folder) throws Exception {
        JsonNode figures =
                new InterleavedJvm(Prepared.class, SHORT, folder).time(List.of(), List.of(List.of("prepared")));

        // A million in half a millisecond are 2e9 a second, with the preparation less than 1e8. A machine may be ten
        // times slower.
        assertThat(figures.path("prepared").path("speeds")).isNotEmpty().allMatch(speed -> speed.asDouble() > 2e8);
    }

    /** The libraries that fail there are those that use {@code Unsafe}, and nothing can replace it. */
    @Test
    @EnabledForJreRange(min = JRE.JAVA_23)
    void withoutUnsafeTheLibrariesThatNeedItAreNamedAndTheOthersTimed(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/obj-0/read/bytes"),
                Cell.of("jackson/obj-0/read/bytes"),
                Cell.of("fastjson2/obj-0/read/bytes"));
        InterleavedRun run = new InterleavedRun(1, SHORT, false, true, folder);

        Map<String, String> failures = run.failures(cells);

        assertThat(failures).containsOnlyKeys("fastjson2");
        assertThat(failures.get("fastjson2")).isEqualTo("UnsupportedOperationException: arrayBaseOffset");
        ArrayNode results = run.time(cells.subList(0, 2));
        assertThat(results).hasSize(2).allSatisfy(result -> {
            assertThat(result.path("withoutUnsafe").asBoolean()).isTrue();
            assertThat(result.path("jvmArgs").toString()).contains("--sun-misc-unsafe-memory-access=deny");
        });
    }
}
