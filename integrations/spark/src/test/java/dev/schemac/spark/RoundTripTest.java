package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Written rows are read back equal, by this data source and by Spark's own reader of JSON. */
@Tag("slow")
class RoundTripTest {
    @TempDir
    private Path folder;

    private int count;

    private Dataset<Row> read(String schema, String type, Path path) {
        return LocalSpark.read(schema).option("type", type).load(path.toString());
    }

    private Path write(Dataset<Row> rows, String schema, String type) {
        Path path = folder.resolve("written" + count++);
        rows.write()
                .format("schemac")
                .option("schema", schema)
                .option("type", type)
                .save(path.toString());
        return path;
    }

    private static List<List<Object>> cells(Dataset<Row> rows) {
        List<List<Object>> cells = new ArrayList<>();
        for (Row row : rows.collectAsList()) {
            List<Object> each = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                each.add(row.get(i) instanceof byte[] bytes ? Arrays.toString(bytes) : row.get(i));
            }
            cells.add(each);
        }
        return cells;
    }

    /** Reads documents, writes their rows and reads these, each time with the same result. */
    private void assertRoundTrip(String schema, String type, List<String> documents) {
        String path = LocalSpark.write(folder, "documents" + count + ".jsonl", String.join("\n", documents));
        Dataset<Row> rows = read(schema, type, Path.of(path)).coalesce(1);
        Path written = write(rows, schema, type);
        List<List<Object>> expected = cells(rows);
        assertThat(cells(read(schema, type, written))).isEqualTo(expected);
        // Spark's own reader, of our lines and of those of Spark's own writer
        Dataset<Row> theirs = LocalSpark.session()
                .read()
                .schema(rows.schema())
                .option("mode", "FAILFAST")
                .json(written.toString());
        assertThat(cells(theirs)).isEqualTo(expected);
        Path own = folder.resolve("spark" + count);
        // without these options it drops microseconds
        rows.write()
                .option("timestampFormat", "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX")
                .option("timestampNTZFormat", "yyyy-MM-dd'T'HH:mm:ss.SSSSSS")
                .json(own.toString());
        assertThat(cells(LocalSpark.session().read().schema(rows.schema()).json(own.toString())))
                .isEqualTo(expected);
    }

    @Test
    void allTypes() {
        assertRoundTrip(ColumnsTest.SCHEMA, "Event", ColumnsTest.DOCUMENTS);
    }

    @Test
    void randomEvents() {
        ColumnsTest.withRandomEvents(documents -> assertRoundTrip(ColumnsTest.SCHEMA, "Event", documents));
    }

    @Test
    void unionsAndObjectsThatContainThemselves() {
        assertRoundTrip(
                ColumnsTest.UNION,
                "Drawing",
                List.of("{\"title\":\"t\",\"shapes\":[{\"kind\":\"circle\",\"name\":\"c\",\"radius\":1.5},"
                        + "{\"kind\":\"square\",\"side\":2}]}"));
        assertRoundTrip(
                "create json schema Node(name string, next Node)",
                "Node",
                List.of("{\"name\":\"a\",\"next\":{\"name\":\"b\",\"next\":{\"name\":\"c\"}}}", "{\"name\":\"{\"}"));
    }

    @Test
    void formsOfBase64() {
        assertRoundTrip(
                """
                @Column(name=mime, base64='mime')
                @Column(name=pem, base64='pem')
                @Column(name=url, base64='url')
                create json schema Keys(plain binary, mime binary, pem binary, url binary)""", "Keys", List.of("{\"plain\":\"+/8=\",\"mime\":\"+/8=\",\"pem\":\"+/8=\",\"url\":\"-_8\"}"));
    }
}
