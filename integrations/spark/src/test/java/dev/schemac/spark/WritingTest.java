package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.util.HadoopCompressionCodec;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** DataFrames are written as JSON Lines of a schema, whole or not at all. */
@Tag("slow")
class WritingTest {
    private static final String SCHEMA = """
            @Column(name=name, required=true, nullable=false)
            @Column(name=age, min=0)
            create json schema User(name string, age int, home Place, score double);
            create json schema Place(city string, zip long);
            """;

    @TempDir
    private Path folder;

    private String path;

    @BeforeEach
    void nameFolder() {
        path = folder.resolve("users").toString();
    }

    private static Dataset<Row> sql(String query) {
        return LocalSpark.session().sql(query);
    }

    private static DataFrameWriter<Row> write(Dataset<Row> rows) {
        return rows.write().format("schemac").option("schema", SCHEMA).option("type", "User");
    }

    private List<Row> read() {
        return LocalSpark.read(SCHEMA)
                .option("type", "User")
                .load(path)
                .orderBy("name")
                .collectAsList();
    }

    /** Returns the names of all files, without checksums. */
    private List<String> files() throws IOException {
        if (Files.notExists(Path.of(path))) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(Path.of(path))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .filter(name -> !name.endsWith(".crc"))
                    .sorted()
                    .toList();
        }
    }

    private String lines() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (String name : files()) {
            lines.append(Files.readString(Path.of(path, name)));
        }
        return lines.toString().lines().sorted().collect(Collectors.joining("\n"));
    }

    private void assertRejected(String query, String message) throws IOException {
        assertThatThrownBy(() -> write(sql(query)).save(path)).hasMessage(message);
        assertThat(Path.of(path)).doesNotExist();
    }

    // ---- lines and files

    @Test
    void linesAreDocumentsOfTheSchema() throws IOException {
        write(sql("SELECT 1 AS age, 'b' AS name, NULL AS score UNION ALL SELECT NULL, 'a\n\"', 1.5D"))
                .save(path);
        assertThat(lines()).isEqualTo("{\"name\":\"a\\n\\\"\",\"score\":1.5}\n{\"name\":\"b\",\"age\":1}");
        assertThat(read())
                .containsExactly(RowFactory.create("a\n\"", null, null, 1.5), RowFactory.create("b", 1, null, null));
        assertThat(files()).contains("_SUCCESS");
    }

    @Test
    void narrowerNumbersFit() throws IOException {
        write(sql("SELECT 'a' AS name, 2Y AS age, named_struct('zip', 3S) AS home, CAST(0.5 AS FLOAT) AS score"))
                .save(path);
        assertThat(lines()).isEqualTo("{\"name\":\"a\",\"age\":2,\"home\":{\"zip\":3},\"score\":0.5}");
    }

    @Test
    void compressedFilesAreRead() throws IOException {
        Map<String, String> extensions = Map.of(
                "none",
                "",
                "uncompressed",
                "",
                "gzip",
                ".gz",
                "bzip2",
                ".bz2",
                "deflate",
                ".deflate",
                "lz4",
                ".lz4",
                "snappy",
                ".snappy");
        assertThat(extensions.keySet())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(HadoopCompressionCodec.values())
                        .map(HadoopCompressionCodec::lowerCaseName)
                        .toList());
        for (String compression : extensions.keySet()) {
            String extension = extensions.get(compression);
            path = folder.resolve(compression).toString();
            write(sql("SELECT 'a' AS name, 1 AS age"))
                    .option("compression", compression)
                    .save(path);
            assertThat(files())
                    .filteredOn(name -> name.startsWith("part-"))
                    .singleElement()
                    .asString()
                    .endsWith(".jsonl" + extension);
            assertThat(read()).as(extension).containsExactly(RowFactory.create("a", 1, null, null));
        }
    }

    @Test
    void rowsOfAllPartitionsAreWrittenOnce() {
        write(LocalSpark.session()
                        .range(0, 1000, 1, 7)
                        .selectExpr("CAST(id AS STRING) AS name", "CAST(id AS INT) AS age"))
                .save(path);
        assertThat(read().stream().map(row -> row.getInt(1)).sorted().toList())
                .isEqualTo(Stream.iterate(0, i -> i + 1).limit(1000).toList());
    }

    @Test
    void anEmptyDataFrameMakesAnEmptyFolder() throws IOException {
        write(sql("SELECT 'a' AS name WHERE false")).save(path);
        assertThat(files()).containsExactly("_SUCCESS");
        assertThat(read()).isEmpty();
    }

    /** The differences to Spark's own writer that {@code docs/spark.md} lists. */
    @Test
    void defaultsDecimalsAndJsonInStrings() throws IOException {
        sql("SELECT 'a' AS name, CAST(NULL AS INT) AS level, CAST(1.1 AS DECIMAL(38, 18)) AS price,"
                        + " '{\"a\": [1E1]}' AS any, map('k', '[1]', 'l', 'x') AS all")
                .union(sql("SELECT 'b', 1, 100, '[draft]', NULL"))
                .coalesce(1)
                .write()
                .format("schemac")
                .option(
                        "schema",
                        "@Column(name=level, defaultValue=7)"
                                + " create json schema Item(name string, level int, price BigDecimal, any Object, all Map)")
                .save(path);
        assertThat(lines())
                .isEqualTo(
                        "{\"name\":\"a\",\"level\":7,\"price\":1.1,\"any\":{\"a\":[10.0]},\"all\":{\"k\":[1],\"l\":\"x\"}}\n"
                                + "{\"name\":\"b\",\"level\":1,\"price\":100,\"any\":\"[draft]\"}");
    }

    // ---- modes

    @Test
    void byDefaultAnExistingFolderIsAnError() throws IOException {
        write(sql("SELECT 'a' AS name")).save(path);
        assertThatThrownBy(() -> write(sql("SELECT 'b' AS name")).save(path))
                .hasMessageStartingWith("[PATH_ALREADY_EXISTS] Path file:" + path + " already exists.");
        assertThat(lines()).isEqualTo("{\"name\":\"a\"}");
    }

    @Test
    void modes() throws IOException {
        write(sql("SELECT 'a' AS name")).mode("ignore").save(path);
        write(sql("SELECT 'b' AS name")).mode("ignore").save(path);
        assertThat(lines()).isEqualTo("{\"name\":\"a\"}");
        write(sql("SELECT 'c' AS name")).mode("append").save(path);
        assertThat(lines()).isEqualTo("{\"name\":\"a\"}\n{\"name\":\"c\"}");
        write(sql("SELECT 'd' AS name")).mode("overwrite").save(path);
        assertThat(lines()).isEqualTo("{\"name\":\"d\"}");
        assertThat(files()).hasSize(2).contains("_SUCCESS");
    }

    @Test
    void aFolderIsOverwrittenByItsOwnRows() throws IOException {
        write(sql("SELECT 'a' AS name, 1 AS age")).save(path);
        write(LocalSpark.read(SCHEMA).option("type", "User").load(path).withColumn("age", functions.lit(2)))
                .mode("overwrite")
                .save(path);
        assertThat(lines()).isEqualTo("{\"name\":\"a\",\"age\":2}");
    }

    @Test
    void aFileIsNoFolder() {
        String file = LocalSpark.write(folder, "users", "{}\n");
        assertThatThrownBy(
                        () -> write(sql("SELECT 'a' AS name")).mode("overwrite").save(file))
                .hasMessage("cannot write to file:" + file + ": it is a file; save to a folder");
    }

    // ---- rows that do not fit

    private void assertFails(String query, String description) throws IOException {
        List<String> before = files();
        assertThatThrownBy(() -> write(sql(query)).mode("append").save(path))
                .hasStackTraceContaining("cannot write a row as schema 'User': " + description
                        + "; filter such rows, or change the schema");
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void aFailingRowLeavesNoFile() throws IOException {
        String rows = "SELECT CAST(id AS STRING) AS name, CAST(id AS INT) - 5 AS age FROM range(10000, -1, -1, 3)";
        assertFails(rows, "expected a number of at least 0 at $.age");
        assertThat(files()).isEmpty();
    }

    @Test
    void aFailingRowKeepsTheOldFiles() throws IOException {
        write(sql("SELECT 'a' AS name")).save(path);
        assertFails("SELECT CAST(NULL AS STRING) AS name", "required member is missing at $.name");
        assertThatThrownBy(() -> write(sql("SELECT 'b' AS name, -1 AS age"))
                        .mode("overwrite")
                        .save(path))
                .hasStackTraceContaining("at $.age");
        assertThat(lines()).isEqualTo("{\"name\":\"a\"}");
    }

    @Test
    void numbersWithoutAJsonForm() throws IOException {
        assertFails("SELECT 'a' AS name, DOUBLE('NaN') AS score", "NaN cannot be written as JSON at $.score");
    }

    // ---- columns that do not fit

    @Test
    void missingRequiredColumn() throws IOException {
        assertRejected(
                "SELECT 1 AS age",
                "cannot write column 'name' as schema 'User': expected STRING, because it is required, but found no such"
                        + " column; add it");
    }

    @Test
    void unknownColumns() throws IOException {
        assertRejected(
                "SELECT 'a' AS name, 1 AS aeg",
                "cannot write column 'aeg' as schema 'User': expected one of the columns of the schema but found another"
                        + " one; did you mean 'age'?; drop or rename the column");
        assertRejected(
                "SELECT 'a' AS name, named_struct('town', 'b') AS home",
                "cannot write column 'home.town' as schema 'User': expected one of the columns of the schema but found"
                        + " another one; drop or rename the field");
    }

    @Test
    void columnsOfOtherTypes() throws IOException {
        assertRejected(
                "SELECT 'a' AS name, 1L AS age",
                "cannot write column 'age' as schema 'User': expected INT but found BIGINT; cast it to INT");
        assertRejected(
                "SELECT 'a' AS name, named_struct('zip', '1') AS home",
                "cannot write column 'home.zip' as schema 'User': expected BIGINT but found STRING; cast it to BIGINT");
        assertRejected(
                "SELECT 'a' AS name, INTERVAL '1' DAY AS score",
                "cannot write column 'score' as schema 'User': expected DOUBLE but found INTERVAL DAY; cast it to DOUBLE");
    }

    // ---- options

    @Test
    void optionsOfReads() {
        assertThatThrownBy(() -> write(sql("SELECT 'a' AS name"))
                        .option("mode", "FAILFAST")
                        .save(path))
                .hasMessage(
                        "a write has no option 'mode': remove it. The options are schema, class, type, compression");
        assertThatThrownBy(() -> LocalSpark.read(SCHEMA)
                        .option("type", "User")
                        .option("compression", "gzip")
                        .load(folder.toString()))
                .hasMessage("a read has no option 'compression': remove it. The options are schema, class, type, mode,"
                        + " columnNameOfCorruptRecord, columnPruning");
    }

    @Test
    void unknownCompression() {
        assertThatThrownBy(() -> write(sql("SELECT 'a' AS name"))
                        .option("compression", "gzp")
                        .save(path))
                .hasMessage(
                        "option 'compression': expected one of [none, uncompressed, bzip2, deflate, gzip, lz4, snappy]"
                                + " but was 'gzp'; did you mean 'gzip'?");
    }

    @Test
    void missingPath() {
        assertThatThrownBy(() -> write(sql("SELECT 'a' AS name")).save()).hasMessage("'path' is not specified.");
    }
}
