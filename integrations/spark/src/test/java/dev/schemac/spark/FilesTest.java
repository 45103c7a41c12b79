package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each line of each file is read once. */
class FilesTest {
    private static final String SCHEMA = "create json schema Item(id int, name string)";

    @TempDir
    private Path folder;

    private static String lines(int from, int to, String end) {
        return IntStream.range(from, to)
                .mapToObj(i -> "{\"id\":" + i + ",\"name\":\"" + "x".repeat(i % 50) + "\"}")
                .collect(Collectors.joining(end, "", end));
    }

    private static List<Integer> ids(Dataset<Row> items) {
        return items.select("id").collectAsList().stream()
                .map(row -> row.getInt(0))
                .sorted()
                .toList();
    }

    private static List<Integer> numbers(int to) {
        return IntStream.range(0, to).boxed().toList();
    }

    @Test
    void cutFilesContainEachLineOnce() {
        String path = LocalSpark.write(
                folder,
                "items.jsonl",
                "\ufeff" + lines(0, 150, "\r\n") + "\n  \n"
                        + lines(150, 300, "\n").strip());
        SparkSession session = LocalSpark.session();
        for (String size : List.of("1000b", "1001b", "777b", "128MB")) {
            session.conf().set("spark.sql.files.maxPartitionBytes", size);
            session.conf().set("spark.sql.files.openCostInBytes", "10");
            try {
                Dataset<Row> items = LocalSpark.read(SCHEMA).load(path);
                assertThat(ids(items)).as(size).isEqualTo(numbers(300));
                assertThat(items.rdd().getNumPartitions())
                        .as(size)
                        .isEqualTo(size.endsWith("b") ? parts(path, size) : 2);
            } finally {
                session.conf().unset("spark.sql.files.maxPartitionBytes");
                session.conf().unset("spark.sql.files.openCostInBytes");
            }
        }
    }

    /** In each mode: an invalid line would fail the first one, and be a row of the second one. */
    @Test
    void byteOrderMarksBeforeBlankLinesAreSkipped() throws IOException {
        Path marked = Files.createDirectory(folder.resolve("marked"));
        LocalSpark.write(marked, "blank.jsonl", "\ufeff\r\n" + lines(0, 2, "\n"));
        LocalSpark.write(marked, "alone.jsonl", "\ufeff");
        for (String mode : List.of("FAILFAST", "PERMISSIVE", "DROPMALFORMED")) {
            assertThat(ids(LocalSpark.read(SCHEMA).option("mode", mode).load(marked.toString())))
                    .as(mode)
                    .isEqualTo(numbers(2));
        }
    }

    private static int parts(String path, String size) {
        long bytes = Path.of(path).toFile().length();
        int most = Integer.parseInt(size.substring(0, size.length() - 1));
        return (int) ((bytes + most - 1) / most);
    }

    @Test
    void compressedFilesAreReadWhole() throws IOException {
        Path gzip = folder.resolve("items.jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(gzip))) {
            out.write(lines(0, 1000, "\n").getBytes(StandardCharsets.UTF_8));
        }
        SparkSession session = LocalSpark.session();
        session.conf().set("spark.sql.files.maxPartitionBytes", "100b");
        session.conf().set("spark.sql.files.openCostInBytes", "10");
        try {
            Dataset<Row> items = LocalSpark.read(SCHEMA).load(gzip.toString());
            assertThat(ids(items)).isEqualTo(numbers(1000));
            assertThat(items.rdd().getNumPartitions()).isEqualTo(1);
        } finally {
            session.conf().unset("spark.sql.files.maxPartitionBytes");
            session.conf().unset("spark.sql.files.openCostInBytes");
        }
    }

    @Test
    void otherCodecsOfHadoopDecompressByTheEndOfTheName() throws IOException {
        String plain = LocalSpark.write(folder, "plain.jsonl", lines(0, 100, "\n"));
        LocalSpark.session()
                .read()
                .text(plain)
                .coalesce(1)
                .write()
                .option("compression", "bzip2")
                .text(folder + "/bz");
        assertThat(ids(LocalSpark.read(SCHEMA).load(folder + "/bz"))).isEqualTo(numbers(100));
    }

    @Test
    void foldersPatternsAndSeveralPathsAreRead() throws IOException {
        Path a = Files.createDirectories(folder.resolve("a"));
        Path b = Files.createDirectories(folder.resolve("a/b"));
        LocalSpark.write(a, "1.jsonl", lines(0, 3, "\n"));
        LocalSpark.write(a, "2.jsonl", lines(3, 5, "\n"));
        LocalSpark.write(a, "_SUCCESS", "not JSON");
        LocalSpark.write(a, ".hidden", "not JSON");
        LocalSpark.write(b, "3.jsonl", lines(5, 7, "\n"));
        LocalSpark.write(b, "empty.jsonl", "");
        assertThat(ids(LocalSpark.read(SCHEMA).load(a.toString()))).isEqualTo(numbers(5));
        assertThat(ids(LocalSpark.read(SCHEMA).load(a + "/*.jsonl", b + "/3.jsonl")))
                .isEqualTo(numbers(7));
        assertThat(ids(LocalSpark.read(SCHEMA)
                        .option("recursiveFileLookup", true)
                        .load(a.toString())))
                .isEqualTo(numbers(7));
    }

    /** Spark plans the parts of the files, and reads them later. In no mode are missing lines the end of a file. */
    @Test
    void filesThatBecomeShorterFailTheJob() throws IOException {
        String plain = lines(0, 100, "\n");
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        for (int i = 0; i < 100; i++) { // without the last ones the file would look complete
            try (OutputStream member = new GZIPOutputStream(compressed)) {
                member.write(lines(i, i + 1, "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        for (String name : List.of("items.jsonl", "items.jsonl.gz")) {
            Path file = folder.resolve(name);
            byte[] bytes = name.endsWith("gz") ? compressed.toByteArray() : plain.getBytes(StandardCharsets.UTF_8);
            for (String mode : List.of("FAILFAST", "PERMISSIVE", "DROPMALFORMED")) {
                Files.write(file, bytes);
                JavaRDD<Row> rows = LocalSpark.read(SCHEMA)
                        .option("mode", mode)
                        .load(file.toString())
                        .javaRDD();
                assertThat(rows.getNumPartitions()).isEqualTo(1);
                Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
                assertThatThrownBy(rows::collect)
                        .as(name + " " + mode)
                        .hasStackTraceContaining("java.io.IOException: cannot read file:" + file
                                + ": expected at least " + bytes.length + " bytes but found " + bytes.length / 2
                                + ", because the file was truncated while it was read;"
                                + " read a copy, or rotate logs by renaming them");
            }
        }
    }

    @Test
    void anEmptyFileHasNoRows() {
        String path = LocalSpark.write(folder, "empty.jsonl", "");
        assertThat(LocalSpark.read(SCHEMA).load(path).collectAsList()).isEmpty();
    }

    @Test
    void smallTablesAreBroadcast() {
        String path = LocalSpark.write(folder, "items.jsonl", lines(0, 10, "\n"));
        Dataset<Row> items = LocalSpark.read(SCHEMA).load(path);
        Dataset<Row> joined = items.join(items.withColumnRenamed("name", "other"), "id");
        assertThat(joined.queryExecution().executedPlan().toString()).contains("BroadcastHashJoin");
        assertThat(joined.count()).isEqualTo(10);
    }
}
