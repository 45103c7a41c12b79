package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files, their metadata and compressions are those of Spark's own reader. */
@Tag("slow")
class MetadataTest {
    private static final String SCHEMA = "create json schema Item(id int, name string)";

    @TempDir
    private Path folder;

    private Dataset<Row> ours(String path) {
        return LocalSpark.read(SCHEMA).load(path);
    }

    private Dataset<Row> theirs(String path) {
        return LocalSpark.session().read().schema("id INT, name STRING").json(path);
    }

    private static List<String> sorted(Dataset<Row> rows) {
        return rows.toJSON().collectAsList().stream().sorted().toList();
    }

    @Test
    void filesOfRowsAreKnown() {
        LocalSpark.write(folder, "a b.jsonl", "{\"id\":1}\n{\"id\":2}\n");
        LocalSpark.write(folder, "c.jsonl", "{\"id\":3}\n");
        for (String[] columns : new String[][] {
            {"id", "_metadata.*"}, {"_metadata.file_name"}, {"id", "input_file_name()"}, {"input_file_name()"}
        }) {
            List<String> found = sorted(ours(folder.toString()).selectExpr(columns));
            assertThat(found)
                    .hasSize(3)
                    .isEqualTo(sorted(theirs(folder.toString()).selectExpr(columns)));
        }
        assertThat(sorted(ours(folder.toString()).where("_metadata.file_name = 'c.jsonl' AND id > 0")))
                .containsExactly("{\"id\":3}");
    }

    @Test
    void filesAreSelectedBySparksOptions() {
        LocalSpark.write(folder, "a.jsonl", "{\"id\":1}\n");
        LocalSpark.write(folder, "b.txt", "no JSON");
        assertThat(sorted(LocalSpark.read(SCHEMA)
                        .option("pathGlobFilter", "*.jsonl")
                        .option("modifiedAfter", "2020-01-01T00:00:00")
                        .load(folder.toString())))
                .containsExactly("{\"id\":1}");
    }

    @Test
    void eachCompressionOfSparkIsRead() throws IOException {
        Dataset<Row> rows =
                LocalSpark.session().range(1000).selectExpr("CAST(id AS INT) AS id", "repeat('x', 20) AS name");
        for (String codec : List.of("bzip2", "deflate", "gzip", "lz4", "snappy")) {
            String path = folder.resolve(codec).toString();
            rows.write().option("compression", codec).json(path);
            assertThat(sorted(ours(path))).as(codec).isEqualTo(sorted(rows));
        }
        for (String extension : List.of(".zst", ".zstd")) {
            Path file = folder.resolve("items.jsonl" + extension);
            try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(file))) {
                out.write("{\"id\":1}\n{\"id\":2}\n".getBytes(StandardCharsets.UTF_8));
            }
            assertThat(sorted(ours(file.toString()))).hasSize(2).isEqualTo(sorted(theirs(file.toString())));
        }
    }
}
