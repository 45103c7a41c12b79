package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.spark.internal.table.ReadMode;
import dev.schemac.spark.internal.table.ReadOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.util.HadoopCompressionCodec;
import org.apache.spark.sql.streaming.StreamingQuery;
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
    void writtenClicksAreRead() {
        String path = folder.resolve("clicks").toString();
        DocumentedReads.write(LocalSpark.session().sql("SELECT 7 AS millis, 'a' AS user, 1 AS other"), path);
        assertThat(LocalSpark.read("create json schema Click(user string, millis int)")
                        .load(path)
                        .collectAsList())
                .containsExactly(RowFactory.create("a", 7));
    }

    @Test
    void aGeneratedClassIsRead() {
        String path = LocalSpark.write(folder, "clicks.jsonl", "{\"id\":7,\"page\":\"/\"}\n");
        assertThat(DocumentedReads.readClass(LocalSpark.session(), path)
                        .select("page", "id")
                        .collectAsList())
                .containsExactly(RowFactory.create("/", 7L));
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
    void newFilesAreCopied() throws Exception {
        Path in = Files.createDirectory(folder.resolve("in"));
        LocalSpark.write(in, "clicks.jsonl", "{\"user\":\"a\",\"millis\":1}\n{\"user\":\"b\",\"millis\":101}\n");
        String copies = folder.resolve("copies").toString();
        StreamingQuery query = DocumentedReads.copyNewFiles(
                LocalSpark.session(),
                in.toString(),
                copies,
                folder.resolve("checkpoint").toString());
        query.processAllAvailable();
        query.stop();
        assertThat(LocalSpark.read("create json schema Click(user string, millis int)")
                        .load(copies)
                        .collectAsList())
                .containsExactly(RowFactory.create("b", 101));
    }

    /** The folder of the table and that of the view are other ones here. */
    @Test
    void tablesAndViewsOfSql() throws IOException {
        String path = LocalSpark.write(folder, "clicks.jsonl", "{\"user\":\"b\",\"millis\":7}\n");
        String script = Files.readString(Path.of("src/test/sql/clicks.sql"))
                .replace("PARTITIONED BY (day)", "PARTITIONED BY (day) LOCATION '" + folder.resolve("table") + "'")
                .replace("clicks/*.jsonl", path);
        SparkSession session = LocalSpark.session();
        try {
            for (String statement : script.split(";")) {
                if (!statement.isBlank()) {
                    session.sql(statement);
                }
            }
            assertThat(session.sql("SELECT user, millis FROM clicks WHERE day = DATE '2026-01-01' UNION ALL TABLE slow")
                            .collectAsList())
                    .containsExactly(RowFactory.create("ann", 250), RowFactory.create("b", 7));
        } finally {
            session.sql("DROP TABLE IF EXISTS clicks");
            session.sql("DROP VIEW IF EXISTS slow");
        }
    }

    @Test
    void thePageListsTheOptions() throws IOException {
        String page = Files.readString(Path.of("../../docs/spark.md"));
        String table = page.substring(page.indexOf("## Options"), page.indexOf("## Columns"));
        assertThat(table.lines().filter(line -> line.startsWith("| `")).map(line -> line.split(" \\| ")))
                .extracting(row -> row[0].substring(2) + " " + row[1])
                .containsExactlyElementsOf(ReadOptions.OPTIONS.stream()
                        .map(option -> "`" + option.name() + "` " + calls(option))
                        .toList());
        for (HadoopCompressionCodec compression : HadoopCompressionCodec.values()) {
            assertThat(table).contains("`" + compression.lowerCaseName() + "`");
        }
        for (ReadMode mode : ReadMode.values()) {
            assertThat(page.toUpperCase(Locale.ROOT)).contains("`" + mode + "`");
        }
        assertThat(page).contains(List.of("<version>" + System.getProperty("schemac.version") + "</version>"));
    }

    private static String calls(ReadOptions.Option option) {
        return Stream.of(
                        option.reads() ? "reads" : "",
                        option.writes() ? "writes" : "",
                        option.functions() ? "functions" : "")
                .filter(call -> !call.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
