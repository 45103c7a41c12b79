package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The modes of a read decide about invalid lines. */
class InvalidLinesTest {
    private static final String SCHEMA = "create json schema Item(id int, price BigDecimal)";

    @TempDir
    private Path folder;

    private String path;

    @BeforeEach
    void writeItems() {
        path = LocalSpark.write(
                folder,
                "items.jsonl",
                "{\"id\":1}\n{\"id\":\"x\"}\nno JSON\n{\"id\":4}\n{\"price\":123456789012345678901.5}\n");
    }

    private DataFrameReader read(String mode) {
        return LocalSpark.read(SCHEMA).option("mode", mode);
    }

    private static Throwable cause(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null && !cause.getMessage().startsWith("cannot read")) {
            cause = cause.getCause();
        }
        return cause;
    }

    @Test
    void permissiveReadsNullsAndTheLine() {
        Dataset<Row> items = read("PERMISSIVE")
                .option("columnNameOfCorruptRecord", "_corrupt_record")
                .load(path);
        assertThat(items.columns()).containsExactly("id", "price", "_corrupt_record");
        assertThat(items.collectAsList())
                .containsExactly(
                        RowFactory.create(1, null, null),
                        RowFactory.create(null, null, "{\"id\":\"x\"}"),
                        RowFactory.create(null, null, "no JSON"),
                        RowFactory.create(4, null, null),
                        RowFactory.create(null, null, "{\"price\":123456789012345678901.5}"));
    }

    @Test
    void theSchemaOfTheReaderAddsTheColumn() {
        assertThat(read("permissive")
                        .schema("_corrupt_record STRING, id INT")
                        .load(path)
                        .where("_corrupt_record IS NOT NULL")
                        .collectAsList())
                .containsExactly(RowFactory.create("{\"id\":\"x\"}", null), RowFactory.create("no JSON", null));
    }

    /** Not only in the columns of the query. */
    @Test
    void aQueryOfTheColumnFindsAllInvalidLines() {
        Dataset<Row> items =
                read("PERMISSIVE").option("columnNameOfCorruptRecord", "line").load(path);
        assertThat(items.where("line IS NOT NULL").count()).isEqualTo(3);
        assertThat(items.where("line IS NULL").select("id").collectAsList())
                .containsExactly(RowFactory.create(1), RowFactory.create(4));
        assertThat(items.where("line IS NOT NULL AND id IS NULL").select("line").collectAsList())
                .hasSize(3);
    }

    @Test
    void permissiveWithoutTheColumnReadsNulls() {
        assertThat(read("PERMISSIVE").load(path).select("id").collectAsList())
                .containsExactly(
                        RowFactory.create(1),
                        RowFactory.create((Object) null),
                        RowFactory.create((Object) null),
                        RowFactory.create(4),
                        RowFactory.create((Object) null));
    }

    @Test
    void dropMalformedSkipsTheLines() {
        assertThat(read("DROPMALFORMED").load(path).collectAsList())
                .containsExactly(RowFactory.create(1, null), RowFactory.create(4, null));
    }

    @Test
    void failFastNamesFileAndLine() {
        assertThatThrownBy(read("FAILFAST").load(path)::collectAsList)
                .satisfies(error -> assertThat(cause(error))
                        .hasMessage("cannot read file:" + path
                                + ": expected int but found string at $.id (line 2, column 7); the modes PERMISSIVE and"
                                + " DROPMALFORMED accept invalid lines"));
    }

    @Test
    void failFastIsTheDefault() {
        assertThatThrownBy(LocalSpark.read(SCHEMA).load(path)::collectAsList)
                .hasStackTraceContaining("expected int but found string at $.id (line 2, column 7)");
    }

    /** With this option, Spark skips the rest of a file after other errors. */
    @Test
    void invalidLinesAreNoCorruptFiles() {
        assertThatThrownBy(read("FAILFAST").option("ignoreCorruptFiles", true).load(path)::collectAsList)
                .hasStackTraceContaining("expected int but found string at $.id (line 2, column 7)");
    }

    @Test
    void numbersThatDoNotFitAreErrors() throws IOException {
        Files.writeString(Path.of(path), "{}\n{\"price\":123456789012345678901.5}\n");
        assertThatThrownBy(LocalSpark.read(SCHEMA).load(path)::collectAsList)
                .satisfies(error -> assertThat(cause(error))
                        .hasMessage("cannot read file:" + path
                                + ": expected a number of at most 20 digits before the decimal point but found a larger"
                                + " one at $.price (line 2, column 1); the modes PERMISSIVE and DROPMALFORMED accept"
                                + " invalid lines"));
    }

    @Test
    void inALaterPartOfAFileTheMessageNamesTheByte() throws IOException {
        Files.writeString(Path.of(path), "{\"id\":1}\n".repeat(100) + "{\"id\":true}\n");
        LocalSpark.session().conf().set("spark.sql.files.maxPartitionBytes", "500b");
        try {
            assertThatThrownBy(LocalSpark.read(SCHEMA).load(path)::collectAsList)
                    .satisfies(error -> assertThat(cause(error))
                            .hasMessage("cannot read file:" + path
                                    + ": expected int but found boolean at $.id (byte 906, column 7); the modes"
                                    + " PERMISSIVE and DROPMALFORMED accept invalid lines"));
        } finally {
            LocalSpark.session().conf().unset("spark.sql.files.maxPartitionBytes");
        }
    }

    @Test
    void gzipWithoutItsNameIsAnError() throws IOException {
        Files.write(Path.of(path), new byte[] {0x1F, (byte) 0x8B, 8, 0});
        assertThatThrownBy(LocalSpark.read(SCHEMA).load(path)::collectAsList)
                .satisfies(error -> assertThat(cause(error))
                        .hasMessageContaining("cannot read file:" + path + ": cannot read a range of gzip data"));
    }

    @Test
    void linesAreInTheirOrder() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            lines.append(i % 7 == 0 ? "bad " + i : "{\"id\":" + i + "}").append('\n');
        }
        LocalSpark.write(folder, "items.jsonl", lines.toString());
        List<Row> rows = read("PERMISSIVE")
                .option("columnNameOfCorruptRecord", "line")
                .load(path)
                .coalesce(1)
                .collectAsList();
        for (int i = 0; i < 2000; i++) {
            assertThat(rows.get(i))
                    .isEqualTo(
                            i % 7 == 0 ? RowFactory.create(null, null, "bad " + i) : RowFactory.create(i, null, null));
        }
    }
}
