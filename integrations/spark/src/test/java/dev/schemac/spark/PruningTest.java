package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A query reads only its columns. */
@Tag("slow")
class PruningTest {
    private static final String SCHEMA = "create json schema Place(city string, zip int);"
            + "create json schema User(name string, age int, home Place, work Place, places Place[]);";

    @TempDir
    private Path folder;

    private String path;

    @BeforeEach
    void writeUsers() {
        path = LocalSpark.write(
                folder,
                "users.jsonl",
                "{\"name\":\"a\",\"age\":1,\"home\":{\"city\":\"x\",\"zip\":1},\"places\":[{\"city\":\"p\",\"zip\":5}]}\n"
                        + "{\"name\":\"b\",\"age\":\"many\",\"work\":{\"city\":\"y\",\"zip\":\"none\"}}\n");
    }

    private Dataset<Row> users() {
        return LocalSpark.read(SCHEMA).option("type", "User").load(path);
    }

    private static String scan(Dataset<Row> query) {
        return query.queryExecution().executedPlan().toString();
    }

    @Test
    void onlySelectedColumnsAreReadAndChecked() {
        Dataset<Row> names = users().select("name");
        assertThat(names.collectAsList()).containsExactly(RowFactory.create("a"), RowFactory.create("b"));
        assertThat(scan(names)).contains("FileScan schemac", "ReadSchema: struct<name:string>");
    }

    @Test
    void allColumnsAreCheckedWithoutPruning() {
        Dataset<Row> names = LocalSpark.read(SCHEMA)
                .option("type", "User")
                .option("columnPruning", false)
                .load(path)
                .select("name");
        assertThatThrownBy(names::collectAsList)
                .hasStackTraceContaining("expected int but found string at $.age (line 2, column 19)");
    }

    @Test
    void onlySelectedMembersOfObjectsAreRead() {
        Dataset<Row> cities = users().selectExpr("home.city", "work.city", "places.city");
        assertThat(cities.collectAsList())
                .containsExactly(RowFactory.create("x", null, list("p")), RowFactory.create(null, "y", null));
        assertThat(scan(cities))
                .contains(
                        "struct<home:struct<city:string>,work:struct<city:string>,places:array<struct<city:string>>>");
    }

    private static Object list(String value) {
        return scala.jdk.javaapi.CollectionConverters.asScala(List.of(value)).toSeq();
    }

    @Test
    void eachColumnOfASchemaHasItsOwnMembers() {
        Dataset<Row> both = users().selectExpr("home.zip", "work.city");
        assertThat(both.collectAsList()).containsExactly(RowFactory.create(1, null), RowFactory.create(null, "y"));
        Dataset<Row> zips = users().selectExpr("home.city", "work.zip");
        assertThat(zips.limit(1).collectAsList()).containsExactly(RowFactory.create("x", null));
        assertThatThrownBy(zips::collectAsList)
                .hasStackTraceContaining("expected int but found string at $.work.zip (line 2, column 51)");
    }

    @Test
    void linesAreCountedWithoutColumns() {
        assertThat(users().count()).isEqualTo(2);
    }

    @Test
    void theSchemaOfTheReaderSelectsColumns() {
        Dataset<Row> users = LocalSpark.read(SCHEMA)
                .option("type", "User")
                .schema("home STRUCT<zip: INT>, name STRING")
                .load(path);
        assertThat(users.collectAsList())
                .containsExactly(RowFactory.create(RowFactory.create(1), "a"), RowFactory.create(null, "b"));
    }
}
