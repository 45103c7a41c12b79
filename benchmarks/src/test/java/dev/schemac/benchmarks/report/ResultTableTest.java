package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ResultTableTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static Measurement measured(String setting, String library, double median) {
        return new Measurement(setting, library, median, 0.05, OptionalDouble.empty());
    }

    @Test
    void sortsEachSettingBySpeedAndShowsTheRatios() {
        String table = ResultTable.render(List.of(
                measured("UsersRead.read input=bytes payload=1k", "jackson", 500_000),
                new Measurement(
                        "UsersRead.read input=bytes payload=1k",
                        "schemac",
                        1_750_000,
                        0.031,
                        OptionalDouble.of(3008.2)),
                measured("UsersRead.read input=bytes payload=1k", "floor", 2_500_000),
                measured("UsersRead.read input=string payload=1k", "gson", 400_000)));

        assertThat(table).isEqualToNormalizingNewlines("""
                        UsersRead.read input=bytes payload=1k
                        library                       ops/s   spread  x jackson   of floor       B/op
                        floor                     2,500,000       5%       5.00       1.00          -
                        schemac                   1,750,000       3%       3.50       0.70      3,008
                        jackson                     500,000       5%       1.00       0.20          -

                        UsersRead.read input=string payload=1k
                        library                       ops/s   spread  x jackson   of floor       B/op
                        gson                        400,000       5%          -          -          -
                        """);
    }

    @Test
    void readsMedianSpreadAndAllocationOutOfTheReportOfJmh() throws IOException {
        JsonNode results = MAPPER.readTree("""
                [{"benchmark": "dev.schemac.benchmarks.UsersReadBenchmark.read", "mode": "thrpt", "threads": 1,
                  "params": {"payload": "1k", "library": "schemac", "input": "bytes"},
                  "primaryMetric": {"score": 99.0, "scoreUnit": "ops/s", "rawData": [[10.0, 40.0], [20.0, 30.0]]},
                  "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 3008.5, "scoreUnit": "B/op"}}},
                 {"benchmark": "dev.schemac.benchmarks.UsersReadBenchmark.read", "mode": "thrpt", "threads": 2,
                  "params": {"payload": "1k", "library": "gson", "input": "bytes"},
                  "primaryMetric": {"scoreUnit": "ops/s", "rawData": [[1.0, 3.0, 2.0]]}, "secondaryMetrics": {}}]
                """);

        assertThat(Measurement.of(results))
                .containsExactly(
                        new Measurement(
                                "UsersRead.read input=bytes payload=1k", "schemac", 25, 1.2, OptionalDouble.of(3008.5)),
                        new Measurement(
                                "UsersRead.read input=bytes payload=1k threads=2",
                                "gson",
                                2,
                                1,
                                OptionalDouble.empty()));
    }

    @Test
    void refusesWhatIsNotThroughput() throws IOException {
        JsonNode results =
                MAPPER.readTree("[{\"benchmark\": \"a.B.c\", \"primaryMetric\": {\"scoreUnit\": \"us/op\"}}]");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Measurement.of(results))
                .withMessage("not in operations a second: \"a.B.c\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Measurement.of(MAPPER.createObjectNode()))
                .withMessage("not a list of JMH results");
    }
}
