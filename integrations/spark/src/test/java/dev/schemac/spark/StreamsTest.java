package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.streaming.DataStreamReader;
import org.apache.spark.sql.streaming.Trigger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders are sources and sinks of Structured Streaming. {@link ClusterTest} kills a stream. */
@Tag("slow")
class StreamsTest {
    private static final String SCHEMA = "create json schema Item(id int, name string)";

    @TempDir
    private Path folder;

    private Path in;

    @BeforeEach
    void makeFolder() throws IOException {
        in = Files.createDirectories(folder.resolve("in"));
    }

    private DataStreamReader stream() {
        return LocalSpark.session().readStream().format("schemac").option("schema", SCHEMA);
    }

    private void run(Dataset<Row> rows) throws Exception {
        rows.writeStream()
                .format("schemac")
                .option("schema", SCHEMA)
                .option("checkpointLocation", folder.resolve("checkpoint").toString())
                .trigger(Trigger.AvailableNow())
                .start(folder.resolve("out").toString())
                .awaitTermination();
    }

    private List<String> written() {
        return LocalSpark.read(SCHEMA).load(folder + "/out").toJSON().collectAsList().stream()
                .sorted()
                .toList();
    }

    /** The columns are those of the schema; Spark's JSON needs them from the reader. */
    @Test
    void newFilesAreReadOnce() throws Exception {
        LocalSpark.write(in, "1.jsonl", "{\"id\":1,\"name\":\"a\"}\n{\"id\":2}\n");
        LocalSpark.write(in, "2.jsonl", "{\"id\":3}\n");
        run(stream().option("maxFilesPerTrigger", 1).load(in.toString()).where("id <> 2"));
        assertThat(written()).containsExactly("{\"id\":1,\"name\":\"a\"}", "{\"id\":3}");
        LocalSpark.write(in, "3.jsonl", "{\"id\":4}\n");
        run(stream().option("maxFilesPerTrigger", 1).load(in.toString()).where("id <> 2"));
        assertThat(written()).containsExactly("{\"id\":1,\"name\":\"a\"}", "{\"id\":3}", "{\"id\":4}");
    }

    @Test
    void partitionsAndFilesOfAStream() throws Exception {
        Path day = Files.createDirectories(in.resolve("day=1"));
        LocalSpark.write(day, "a.jsonl", "{\"id\":1}\n");
        Dataset<Row> rows = stream().load(in.toString());
        assertThat(rows.schema().toDDL()).isEqualTo("id INT,name STRING,day INT");
        run(rows.selectExpr("id + day AS id", "_metadata.file_name AS name"));
        assertThat(written()).containsExactly("{\"id\":2,\"name\":\"a.jsonl\"}");
    }

    @Test
    void theSchemaOfTheReaderSelectsColumns() throws Exception {
        LocalSpark.write(in, "a.jsonl", "{\"id\":1,\"name\":\"a\"}\n");
        run(stream().schema("name STRING").load(in.toString()));
        assertThat(written()).containsExactly("{\"name\":\"a\"}");
    }

    @Test
    void invalidLinesAndColumnsEndTheStream() {
        LocalSpark.write(in, "a.jsonl", "{\"id\":\"x\"}\n");
        assertThatThrownBy(() -> run(stream().load(in.toString())))
                .hasStackTraceContaining("expected int but found string at $.id (line 1, column 7)");
        assertThatThrownBy(() -> run(stream().load(in.toString()).selectExpr("1L AS id")))
                .hasStackTraceContaining("cannot write column 'id' as schema 'Item': expected INT but found BIGINT");
        assertThatThrownBy(() -> stream().option("mod", "x").load(in.toString()))
                .hasMessageStartingWith("unknown option 'mod'; did you mean 'mode'?");
        assertThat(folder.resolve("out").toFile().list((dir, name) -> name.endsWith(".jsonl")))
                .isNullOrEmpty();
    }
}
