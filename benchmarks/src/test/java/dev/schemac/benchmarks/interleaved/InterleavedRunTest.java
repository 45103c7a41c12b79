package dev.schemac.benchmarks.interleaved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Real JVMs, for a moment each. What they measure is not looked at, only that everything is there. */
class InterleavedRunTest {
    private static final Duration SHORT = Duration.ofMillis(100);

    private static InterleavedRun run(int runs, boolean mixed, boolean withoutUnsafe, Path folder) {
        return new InterleavedRun(runs, SHORT, mixed, withoutUnsafe, false, List.of("obj-0"), folder);
    }

    @Tag("slow")
    @Test
    void everyLibraryOfARowIsTimedAndLibrariesThatNeedFlagsToo(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/obj-0/read/bytes"),
                Cell.of("jackson/obj-0/read/bytes"),
                Cell.of("wast-vector/obj-0/read/bytes"));

        RunRecord record = run(2, false, false, folder).time(cells);

        assertThat(words(record))
                .containsExactlyInAnyOrderElementsOf(
                        cells.stream().map(Cell::word).toList());
        assertThat(record.figures()).allSatisfy(figure -> {
            assertThat(figure.row().mode()).isEqualTo("alone");
            assertThat(figure.unit()).isEqualTo("1/s");
            assertThat(figure.runs()).isEqualTo(2);
            assertThat(figure.value().lower())
                    .isPositive()
                    .isLessThanOrEqualTo(figure.value().median());
            assertThat(figure.measures()).containsKeys(Measure.CALIBRATION, Measure.GC_SHARE, Measure.P999_NS);
            assertThat(figure.measures().get(Measure.BYTES)).isPositive();
            assertThat(figure.measures().get(Measure.SIZE)).isGreaterThan(50);
            assertThat(figure.measures().get(Measure.P50_NS))
                    .isPositive()
                    .isLessThanOrEqualTo(figure.measures().get(Measure.P99_NS));
            assertThat(figure.ratio().isPresent()).isEqualTo(!figure.library().equals("schemac"));
        });
        assertThat(record.head("options")).isEqualTo("-Xms2g -Xmx2g");
        assertThat(record.head("flags")).isEqualTo("wast-vector --add-modules=jdk.incubator.vector");
        assertThat(record.head("seconds")).isEqualTo("0.1");
        assertThat(record.head("load")).matches("[0-9.]+ to [0-9.]+");
        assertThat(record.head("libraries")).contains("jackson 2").contains("wast-vector 0");
    }

    /** The words of the cells that were timed. */
    private static List<String> words(RunRecord record) {
        return record.figures().stream()
                .map(figure -> String.join(
                        "/",
                        figure.library(),
                        figure.row().payload(),
                        figure.row().operation(),
                        figure.row().form()))
                .toList();
    }

    @Tag("slow")
    @Test
    void documentsAsTheyComeAreTimedWarmAndFromMemory(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/real/read/bytes"),
                Cell.of("schemac/real-cold/read/string"),
                Cell.of("floor/real/write/bytes"));

        RunRecord record = run(1, false, false, folder).time(cells);

        assertThat(words(record)).isEqualTo(cells.stream().map(Cell::word).toList());
        assertThat(record.figures().get(2).measure(Measure.SIZE))
                .as("what floor wrote")
                .hasValueCloseTo(1300.0, within(100.0));
    }

    @Tag("slow")
    @Test
    void inOneJvmForAllRowsLibrariesDealWithAllKindsBefore(@TempDir Path folder) throws Exception {
        List<Cell> cells = List.of(
                Cell.of("schemac/obj-0/read/bytes"),
                Cell.of("jackson/obj-0/read/bytes"),
                Cell.of("wast-vector/obj-0/read/bytes"),
                Cell.of("schemac/users-1k/write/string"),
                Cell.of("jackson/users-1k/write/string"));

        RunRecord record = run(1, true, false, folder).time(cells);

        assertThat(words(record))
                .containsExactlyInAnyOrderElementsOf(
                        cells.stream().map(Cell::word).toList());
        assertThat(record.figures())
                .allMatch(figure ->
                        figure.row().mode().equals("mixed") && figure.value().lower() > 0);
    }

    @Test
    void kindsAreAllPayloadsAndTheRowsOfTheRun() throws IOException {
        Set<String> kinds = AllKinds.of(List.of("real-10k/read/string", "real-10k-cold/read/bytes"));

        assertThat(kinds)
                .contains("real-10k/read/string", "users-1k/write/string")
                .doesNotContain("real-10k-cold/read/bytes")
                .containsAll(Payloads.ALL.stream()
                        .map(Payload::family)
                        .filter(name -> !name.endsWith("-cold"))
                        .map(name -> name + "/read/bytes")
                        .toList());
        assertThat(new AllKinds("schemac").getAsLong()).isGreaterThan(kinds.size() - 1);
    }

    @Test
    void percentilesAreThoseOfSingleCalls() {
        assertThat(SingleCalls.percentiles(LongStream.rangeClosed(1, 1000).toArray()))
                .isEqualTo(Map.of(
                        Measure.P50_NS, 500.0, Measure.P90_NS, 900.0, Measure.P99_NS, 990.0, Measure.P999_NS, 999.0));
    }

    /** A pass needs about 40 microseconds; a clock that stands still shows that the given one is used. */
    @Test
    void theCalibrationIsTimedByTheClockOfTheTurns() {
        assertThat(new Calibration(System::nanoTime).nanos()).isBetween(1e3, 1e8);
        assertThat(new Calibration(() -> 1).nanos()).isZero();
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
        InterleavedRun run = run(1, false, true, folder);

        Map<String, String> failures = run.failures(cells);

        assertThat(failures).containsOnlyKeys("fastjson2");
        assertThat(failures.get("fastjson2")).isEqualTo("UnsupportedOperationException: arrayBaseOffset");
        RunRecord record = run.time(cells.subList(0, 2));
        assertThat(record.figures())
                .hasSize(2)
                .allMatch(figure -> figure.row().mode().equals("without-unsafe"));
        assertThat(record.head("options")).contains("--sun-misc-unsafe-memory-access=deny");
    }
}
