package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of {@code docs/spark.md} works; a test of the command compares it with the page. */
class DocumentationSparkTest {
    @TempDir
    private Path folder;

    @Test
    void invalidLinesAreFound() {
        String path =
                LocalSpark.write(folder, "clicks.jsonl", "{\"user\":\"a\",\"millis\":1}\n{\"millis\":\"soon\"}\n");
        Dataset<Row> invalid = DocumentedReads.invalidLines(LocalSpark.session(), path);
        assertThat(invalid.collectAsList()).containsExactly(RowFactory.create(null, null, "{\"millis\":\"soon\"}"));
    }

    @Test
    void documentsOfAColumnAreParsed() {
        SparkSession session = LocalSpark.session().newSession();
        Dataset<Row> topic = session.createDataset(
                        List.of("{\"user\":\"a\",\"millis\":100}", "{\"user\":\"b\",\"millis\":101}"),
                        Encoders.STRING())
                .toDF();
        assertThat(DocumentedReads.parseColumn(session, topic)
                        .select("event.user")
                        .collectAsList())
                .containsExactly(RowFactory.create("b"));
    }

    @Test
    void thePageListsTheOptions() throws IOException {
        String page = Files.readString(Path.of("../../docs/spark.md"));
        assertThat(page.lines().filter(line -> line.startsWith("| `")).map(line -> line.split("`")[1]))
                .containsAll(ReadOptions.NAMES);
        for (ReadMode mode : ReadMode.values()) {
            assertThat(page.toUpperCase(Locale.ROOT)).contains("`" + mode + "`");
        }
        assertThat(page).contains(List.of("<version>" + System.getProperty("schemac.version") + "</version>"));
    }
}
