package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of folders such as {@code day=2026-01-01} are columns, as Spark's own formats have them. */
@Tag("slow")
class PartitionsTest {
    private static final String SCHEMA =
            "@Column(name=millis, min=0) create json schema Click(user string, millis int)";

    private static final String ROWS = """
            SELECT * FROM VALUES ('a', 1, DATE '2026-01-01', 'x y'), ('b', 2, DATE '2026-01-02', NULL),
                ('c', NULL, DATE '2026-01-02', 'ä/=%'), (NULL, 4, NULL, 'x y') AS t(user, millis, day, place)""";

    @TempDir
    private Path folder;

    private static SparkSession spark() {
        return LocalSpark.session();
    }

    private static DataFrameReader read() {
        return LocalSpark.read(SCHEMA);
    }

    private static DataFrameWriter<Row> write(String query, String... partitions) {
        return spark().sql(query)
                .write()
                .format("schemac")
                .option("schema", SCHEMA)
                .partitionBy(partitions);
    }

    private static List<String> sorted(Dataset<Row> rows) {
        return rows.toJSON().collectAsList().stream().sorted().toList();
    }

    private List<Path> files(String name) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve(name))) {
            return files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void partitionValuesAreThoseOfSparksReader() {
        String ours = folder.resolve("ours").toString();
        write(ROWS, "day", "place").save(ours);
        spark().sql(ROWS).write().partitionBy("day", "place").json(folder + "/theirs");
        Dataset<Row> expected = spark().read().schema("user STRING, millis INT").json(folder + "/theirs");
        Dataset<Row> found = read().load(ours);
        assertThat(found.schema()).isEqualTo(expected.schema());
        assertThat(sorted(found)).isEqualTo(sorted(expected));
        // each reads the files of the other
        assertThat(sorted(spark().read().schema("user STRING, millis INT").json(ours)))
                .isEqualTo(sorted(expected));
        assertThat(sorted(read().load(folder + "/theirs"))).isEqualTo(sorted(expected));
        for (String query : List.of("day = DATE '2026-01-02'", "place IS NULL", "place = 'x y' AND millis = 1")) {
            assertThat(sorted(found.where(query))).as(query).isEqualTo(sorted(expected.where(query)));
        }
        assertThat(sorted(found.groupBy("day").count()))
                .isEqualTo(sorted(expected.groupBy("day").count()));
    }

    /** A file of another partition has no valid line, and is not read. */
    @Test
    void onlyFilesOfTheSelectedPartitionsAreRead() throws IOException {
        for (int day = 1; day < 4; day++) {
            Path path = Files.createDirectories(folder.resolve("day=2026-01-0" + day));
            LocalSpark.write(path, "a.jsonl", day == 2 ? "{\"user\":\"b\"}\n" : "no JSON\n");
        }
        Dataset<Row> rows = read().load(folder.toString()).where("day = '2026-01-02'");
        assertThat(rows.select("user").collectAsList()).containsExactly(RowFactory.create("b"));
        assertThat(rows.queryExecution().executedPlan().toString())
                .contains("PartitionFilters: [isnotnull(day", "PushedFilters: []");
        assertThatThrownBy(() -> read().load(folder.toString()).collectAsList())
                .hasStackTraceContaining("expected object but found invalid text at $ (line 1, column 1)");
    }

    @Test
    void aFolderHidesAColumnOfTheSchema() throws IOException {
        Path path = Files.createDirectories(folder.resolve("millis=7"));
        LocalSpark.write(path, "a.jsonl", "{\"user\":\"a\",\"millis\":1}\n");
        assertThat(sorted(read().load(folder.toString()))).containsExactly("{\"user\":\"a\",\"millis\":7}");
    }

    @Test
    void overwriteReplacesAllPartitionsUnlessItIsDynamic() throws IOException {
        String path = folder.resolve("clicks").toString();
        write("SELECT 'a' AS user, 1 AS millis, 1 AS day UNION ALL SELECT 'b', 2, 2", "day")
                .save(path);
        write("SELECT 'c' AS user, 3 AS millis, 2 AS day", "day")
                .mode(SaveMode.Overwrite)
                .option("partitionOverwriteMode", "dynamic")
                .save(path);
        assertThat(sorted(read().load(path)))
                .containsExactly("{\"user\":\"a\",\"millis\":1,\"day\":1}", "{\"user\":\"c\",\"millis\":3,\"day\":2}");
        // a row that violates a rule keeps the old files, in both modes
        List<Path> before = files("clicks");
        for (String mode : List.of("dynamic", "static")) {
            assertThatThrownBy(() -> write("SELECT 'c' AS user, -3 AS millis, 2 AS day", "day")
                            .mode(SaveMode.Overwrite)
                            .option("partitionOverwriteMode", mode)
                            .save(path))
                    .hasStackTraceContaining("expected a number of at least 0 at $.millis");
            assertThat(files("clicks")).as(mode).isEqualTo(before);
        }
        write("SELECT 'd' AS user, 4 AS millis, 3 AS day", "day")
                .mode(SaveMode.Overwrite)
                .save(path);
        assertThat(sorted(read().load(path))).containsExactly("{\"user\":\"d\",\"millis\":4,\"day\":3}");
        assertThat(folder.resolve("clicks/day=1")).doesNotExist();
    }

    @Test
    void otherColumnsThanThoseOfFoldersMustFit() {
        Path path = folder.resolve("clicks");
        assertThatThrownBy(() -> write("SELECT 'a' AS user, 1L AS millis, 1 AS day", "day")
                        .save(path.toString()))
                .hasMessage(
                        "cannot write column 'millis' as schema 'Click': expected INT but found BIGINT; cast it to INT");
        assertThatThrownBy(() -> write("SELECT 'a' AS user, 1 AS day").save(path.toString()))
                .hasMessageStartingWith("cannot write column 'day' as schema 'Click': expected one of the columns");
        assertThat(path).doesNotExist();
    }
}
