package dev.schemac.benchmarks.interleaved;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.report.Median;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
