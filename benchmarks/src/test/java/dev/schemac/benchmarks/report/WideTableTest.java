package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class WideTableTest {

    private static String result(String shape, int members, String iterations) {
        return """
                {"benchmark": "a.b", "params": {"shape": "%s", "members": "%d"},
                 "primaryMetric": {"scoreUnit": "ns/op", "rawData": [[%s]]}}""".formatted(shape, members, iterations);
    }

    @Test
    void dividesByMembersAndComparesWithTwentyColumnsInTheSameOrder() throws IOException {
        String table = WideTable.of(new ObjectMapper()
                .readTree("{\"wide\": [" + result("plain-20-schema", 20, "200, 220, 100")
                        + "," + result("plain-2000-schema", 2000, "24000") + ","
                        + result("plain-2000-reverse", 2000, "9")
                        + "," + result("deep-200", 500, "2500") + "]}"));

        assertThat(table).isEqualToNormalizingNewlines("""
                        cost per member
                        shape                       members    ns/document   spread    ns/member  of 20 columns
                        plain-20-schema                  20            200      60%         10.0           1.00
                        plain-2000-schema              2000         24,000       0%         12.0           1.20
                        plain-2000-reverse             2000              9       0%          0.0              -
                        deep-200                        500          2,500       0%          5.0           0.50
                        """);
    }

    @Test
    void aRecordWithoutOddSchemasHasNoTable() throws IOException {
        assertThat(WideTable.of(new ObjectMapper().readTree("{\"results\": []}")))
                .isEmpty();
    }
}
