package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ColdTableTest {

    @Test
    void showsMediansFastestFirst() throws IOException {
        String table = ColdTable.of(new ObjectMapper().readTree("""
                {"cold": {"payload": "users-1k", "libraries": {
                  "jackson": {"firstParse": [120000000, 100000000, 90000000],
                              "processToFirstParse": [300000000, 200000000, 250000000],
                              "documentsInFirstSecond": [10000, 12000, 11000]},
                  "schemac": {"firstParse": [9000000, 12500000, 15000000],
                              "processToFirstParse": [90000000, 91000000, 92000000],
                              "documentsInFirstSecond": [400000, 410000, 420000]},
                  "none": {"firstParse": [10000], "processToFirstParse": [80000000], "documentsInFirstSecond": [9]}}}}
                """));

        assertThat(table).isEqualToNormalizingNewlines("""
                        cold start
                        library         starts first parse (ms)   spread of jackson process to then (ms) docs in 1st second
                        none                 1              0.0        -          -                   80                  -
                        schemac              3             12.5      48%      0.125                   91            410,000
                        jackson              3            100.0      30%      1.000                  250             11,000
                        """);
    }

    @Test
    void aRecordWithoutColdStartsHasNoTable() throws IOException {
        assertThat(ColdTable.of(new ObjectMapper().readTree("{\"results\": []}")))
                .isEmpty();
    }
}
