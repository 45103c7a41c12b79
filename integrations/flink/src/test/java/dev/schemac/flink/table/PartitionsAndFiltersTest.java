package dev.schemac.flink.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.shop.Purchase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.types.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Columns that are folders, metadata of files, and conditions of queries. */
@Tag("slow")
final class PartitionsAndFiltersTest {
    @TempDir
    private Path folder;

    private final TableEnvironment environment = Tables.batch();

    private List<Row> rows(String query) throws Exception {
        return Tables.rows(environment, query);
    }

    @Test
    void partitionsAreWrittenReadAndPruned() throws Exception {
        String columns = "page STRING, `day` STRING, `at` BIGINT, name STRING METADATA FROM 'file.path' VIRTUAL";
        environment.executeSql(Tables.create("clicks", columns, folder, Tables.schemac(Click.class))
                .replace(") WITH", ") PARTITIONED BY (`day`) WITH"));

        environment
                .executeSql("INSERT INTO clicks VALUES ('/x', '2026-01-01', 1), ('/y', '2026-01-02', 2),"
                        + " ('/x', '2026-01-02', 3)")
                .await();

        try (Stream<Path> files = Files.list(folder.resolve("day=2026-01-01"))) {
            assertThat(Files.readString(files.findFirst().orElseThrow())).isEqualTo("{\"page\":\"/x\",\"at\":1}\n");
        }
        // in a file that is not read
        Files.writeString(folder.resolve("day=2026-01-01/invalid.jsonl"), "{");
        assertThat(
                        rows(
                                "SELECT `at`, `day` FROM clicks WHERE `day` = '2026-01-02' AND name LIKE '%day=2026-01-02/part-%'"))
                .hasToString("[+I[2, 2026-01-02], +I[3, 2026-01-02]]");
    }

    /** Each condition has the same result with both formats, and a condition that is tested early skips conversions. */
    @Test
    void conditions() throws Exception {
        Path file = folder.resolve("purchases.jsonl");
        StringBuilder documents = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            documents
                    .append("{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"count\":")
                    .append(i % 3 == 0 ? "null" : i)
                    .append(",\"user\":\"u")
                    .append(i % 7)
                    .append("\",\"paid\":")
                    .append(i % 2 == 0)
                    .append(",\"rate\":")
                    .append(i % 5 == 0 ? "-0.0" : i + ".5")
                    .append(",\"day\":\"2026-01-")
                    .append(10 + i % 20)
                    .append("\",\"at\":\"2026-01-01T00:00:")
                    .append(10 + i)
                    .append(".5Z\",\"local\":\"2026-01-01T00:00:")
                    .append(10 + i)
                    .append("\"}\n");
        }
        // no condition accepts this one, so it is never converted, although its amount does not fit
        documents.append("{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"amount\":123.4}\n");
        Files.writeString(file, documents);
        String columns = "`count` INT, `user` STRING, paid BOOLEAN, rate DOUBLE, `day` DATE, `at` TIMESTAMP_LTZ(3),"
                + " `local` TIMESTAMP(3), amount DECIMAL(3, 1)";
        environment.executeSql(Tables.create("schemac", columns, file, Tables.schemac(Purchase.class)));
        environment.executeSql(Tables.create(
                "json", columns, file, "'format' = 'json', 'json.timestamp-format.standard' = 'ISO-8601'"));
        // Flink removes none of them as redundant
        List<String> conditions = List.of(
                "`user` = 'u3' AND `count` > 5",
                "`user` <> 'u3' AND rate <= 0.0E0 AND `count` IS NOT NULL OR `count` IS NULL AND paid = TRUE",
                "`count` IN (1, 4, 5, 40) OR `day` >= DATE '2026-01-28'",
                "NOT (`user` < 'u4') AND UPPER(`user`) <> 'U5' AND `count` + 1 < 30");
        List<String> all = conditions.stream()
                .map(each -> "(" + each + ") AND `user` >= 'u'")
                .toList();
        List<String> expected = new ArrayList<>();
        for (Row row : rows("SELECT `at`, " + String.join(", ", all) + " FROM json")) {
            for (int i = 0; i < all.size(); i++) {
                if (Boolean.TRUE.equals(row.getField(i + 1))) {
                    expected.add(Row.of(i, row.getField(0), null).toString());
                }
            }
        }
        StringJoiner query = new StringJoiner(" UNION ALL ");
        for (int i = 0; i < all.size(); i++) {
            String row = "+I[" + i + ",";
            assertThat(expected).as(all.get(i)).anyMatch(each -> each.startsWith(row));
            query.add("SELECT " + i + ", `at`, amount FROM schemac WHERE " + all.get(i));
        }
        assertThat(rows(query.toString())).extracting(Row::toString).containsExactlyInAnyOrderElementsOf(expected);
    }
}
