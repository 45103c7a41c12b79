package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ResultTableTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static Measurement measured(Setting setting, String library, double median, OptionalDouble bytes) {
        return new Measurement(
                setting,
                library,
                "databind",
                new Iterations(List.of(List.of(0.98 * median), List.of(median), List.of(1.01 * median))),
                bytes,
                OptionalDouble.empty(),
                Measurement.Written.NOTHING,
                "run",
                Optional.empty());
    }

    @Test
    void sortsEachSettingBySpeedAndShowsTheRatios() {
        Setting bytes = Setting.read("users-1k", "bytes");
        Setting string = Setting.read("users-1k", "string").with(2);

        String table = ResultTable.of(List.of(
                measured(bytes, "jackson", 500_000, OptionalDouble.empty()),
                measured(bytes, "schemac", 1_750_000, OptionalDouble.of(3008.2)),
                measured(bytes, "floor", 2_500_000, OptionalDouble.empty()),
                measured(string, "gson", 400_000, OptionalDouble.empty())));

        assertThat(table).isEqualToNormalizingNewlines("""
                        users-1k, byte[]
                        library                 documents/s   spread  forks            x jackson             of floor           schemac is       B/op
                        floor                     2,500,000       3%      3    5.00 [4.92, 5.08]                    1    0.70 [0.68, 0.72]          -
                        schemac                   1,750,000       3%      3    3.50 [3.44, 3.56]    0.70 [0.68, 0.72]                    1      3,008
                        jackson                     500,000       3%      3                    1    0.20 [0.19, 0.21]    3.50 [3.44, 3.56]          -

                        users-1k, String, 2 threads
                        library                 documents/s   spread  forks            x jackson             of floor           schemac is
                        gson                        400,000       3%      3                    -                    -                    -
                        """);
    }

    @Test
    void readsMedianSpreadAndAllocationOutOfTheReportOfJmh() throws IOException {
        JsonNode results = MAPPER.readTree("""
                [{"benchmark": "dev.schemac.benchmarks.cell.CellBenchmark.turn", "mode": "thrpt", "threads": 1,
                  "params": {"operation": "read", "payload": "users-1k", "library": "schemac", "input": "bytes",
                             "tier": "databind", "documentBytes": 1024.5},
                  "primaryMetric": {"score": 99.0, "scoreUnit": "ops/s", "rawData": [[10.0, 40.0], [20.0, 30.0]]},
                  "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 3008.5, "scoreUnit": "B/op"}}},
                 {"benchmark": "dev.schemac.benchmarks.cell.CellBenchmark.turn", "mode": "thrpt", "threads": 2,
                  "params": {"operation": "read", "payload": "users-1k", "library": "gson", "input": "bytes"},
                  "primaryMetric": {"scoreUnit": "ops/s", "rawData": [[1.0, 3.0, 2.0]]}, "secondaryMetrics": {}}]
                """);

        assertThat(Measurement.of(results, "run"))
                .containsExactly(
                        new Measurement(
                                Setting.read("users-1k", "bytes"),
                                "schemac",
                                "databind",
                                new Iterations(List.of(List.of(10.0, 40.0), List.of(20.0, 30.0))),
                                OptionalDouble.of(3008.5),
                                OptionalDouble.of(1024.5),
                                Measurement.Written.NOTHING,
                                "run",
                                Optional.empty()),
                        new Measurement(
                                Setting.read("users-1k", "bytes").with(2),
                                "gson",
                                "",
                                new Iterations(List.of(List.of(1.0, 3.0, 2.0))),
                                OptionalDouble.empty(),
                                OptionalDouble.empty(),
                                Measurement.Written.NOTHING,
                                "run",
                                Optional.empty()));
    }

    @Test
    void whatIsWrittenHasASize() {
        JsonNode record = SmallRecords.on("17.0.15")
                .writes("schemac", "users-1k", 4_000)
                .writes("jackson", "users-1k", 2_000)
                .rewrites("schemac", "people", 1_000)
                .json();

        assertThat(ResultTable.of(Measurement.of(record.path("results"), "run")))
                .isEqualToNormalizingNewlines("""
                        users-1k, write to byte[]
                        library                 documents/s   spread  forks            x jackson             of floor           schemac is       size
                        schemac                       4,000       0%      1    2.00 [2.00, 2.00]                    -                    1        900
                        jackson                       2,000       0%      1                    1                    -    2.00 [2.00, 2.00]        900

                        people, read-modify-write
                        library                 documents/s   spread  forks            x jackson             of floor           schemac is
                        schemac                       1,000       0%      1                    -                    -                    1
                        """);
    }

    @Test
    void refusesWhatIsNotThroughput() throws IOException {
        JsonNode results =
                MAPPER.readTree("[{\"benchmark\": \"a.B.c\", \"primaryMetric\": {\"scoreUnit\": \"us/op\"}}]");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Measurement.of(results, "run"))
                .withMessage("not in ops/s: a.B.c");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Measurement.of(MAPPER.createObjectNode(), "run"))
                .withMessage("not a list of JMH results");
    }
}
