package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of SQL have the data source as their format. */
@Tag("slow")
class TablesTest {
    private static final String SCHEMA = "create json schema Click(user string, millis int, client Client);"
            + " create json schema Client(ip string, agent string);";

    private static final String OPTIONS = " USING schemac OPTIONS (schema '" + SCHEMA + "', compression 'gzip')";

    @TempDir
    private Path folder;

    @AfterEach
    void dropTables() {
        sql("DROP TABLE IF EXISTS clicks");
        sql("DROP TABLE IF EXISTS copies");
        sql("DROP VIEW IF EXISTS files");
    }

    private static Dataset<Row> sql(String query) {
        return LocalSpark.session().sql(query);
    }

    private static List<String> rows(String query) {
        return sql(query).toJSON().collectAsList().stream().sorted().toList();
    }

    private String location(String name) {
        return " LOCATION '" + folder.resolve(name) + "'";
    }

    @Test
    void tablesAreCreatedFilledAndRead() {
        sql("CREATE TABLE clicks" + OPTIONS + location("clicks"));
        assertThat(sql("TABLE clicks").schema().toDDL())
                .isEqualTo("user STRING,millis INT,client STRUCT<ip: STRING, agent: STRING>");
        assertThat(rows("TABLE clicks")).isEmpty();
        sql("INSERT INTO clicks VALUES ('a', 1, NULL), ('b', 2, named_struct('ip', '::1', 'agent', 'x'))");
        sql("INSERT INTO clicks VALUES ('c', 3, NULL)");
        assertThat(rows("SELECT user, client.ip FROM clicks WHERE millis >= 2"))
                .containsExactly("{\"user\":\"b\",\"ip\":\"::1\"}", "{\"user\":\"c\"}");
        // one member of an object is read
        assertThat(sql("SELECT client.ip FROM clicks")
                        .queryExecution()
                        .executedPlan()
                        .toString())
                .contains("ReadSchema: struct<client:struct<ip:string>>");
        sql("INSERT OVERWRITE clicks VALUES ('d', 4, NULL)");
        assertThat(rows("TABLE clicks")).containsExactly("{\"user\":\"d\",\"millis\":4}");
        assertThat(folder.resolve("clicks").toFile().list((dir, name) -> name.endsWith(".jsonl.gz")))
                .hasSize(1);
        sql("ALTER TABLE clicks SET TBLPROPERTIES ('comment' = 'c')");
        assertThat(rows("TABLE clicks")).hasSize(1);
    }

    @Test
    void partitionedTables() {
        sql("CREATE TABLE clicks (user STRING, millis INT, day DATE)" + OPTIONS + " PARTITIONED BY (day)"
                + location("clicks"));
        sql("INSERT INTO clicks VALUES ('a', 1, DATE '2026-01-01'), ('b', 2, DATE '2026-01-02')");
        sql("INSERT OVERWRITE clicks PARTITION (day = DATE '2026-01-02') VALUES ('c', 3)");
        assertThat(rows("TABLE clicks"))
                .containsExactly(
                        "{\"user\":\"a\",\"millis\":1,\"day\":\"2026-01-01\"}",
                        "{\"user\":\"c\",\"millis\":3,\"day\":\"2026-01-02\"}");
        assertThat(rows("SHOW PARTITIONS clicks")).hasSize(2);
        sql("ALTER TABLE clicks DROP PARTITION (day = DATE '2026-01-01')");
        assertThat(rows("SELECT user FROM clicks")).containsExactly("{\"user\":\"c\"}");
    }

    @Test
    void dataFramesAreSavedAsTables() {
        sql("SELECT 'a' AS user, 1 AS millis, 5 AS hour")
                .write()
                .format("schemac")
                .option("schema", SCHEMA)
                .option("path", folder.resolve("clicks").toString())
                .partitionBy("hour")
                .saveAsTable("clicks");
        sql("SELECT 'b' AS user, 2 AS millis, 6 AS hour").write().insertInto("clicks");
        assertThat(rows("TABLE clicks"))
                .containsExactly(
                        "{\"user\":\"a\",\"millis\":1,\"hour\":5}", "{\"user\":\"b\",\"millis\":2,\"hour\":6}");
        sql("CREATE TABLE copies" + OPTIONS + location("copies") + " AS SELECT user, millis FROM clicks");
        assertThat(rows("TABLE copies"))
                .containsExactly("{\"user\":\"a\",\"millis\":1}", "{\"user\":\"b\",\"millis\":2}");
    }

    @Test
    void filesAreAView() {
        String path = LocalSpark.write(folder, "clicks.jsonl", "{\"user\":\"a\",\"client\":{\"ip\":\"x\"}}\n");
        sql("CREATE TEMPORARY VIEW files USING schemac OPTIONS (path '" + path + "', schema '" + SCHEMA + "')");
        assertThat(rows("SELECT client.ip AS ip FROM files")).containsExactly("{\"ip\":\"x\"}");
    }

    // ---- errors

    @Test
    void unknownOptionsOfTablesAreErrors() {
        assertThatThrownBy(() -> sql("CREATE TABLE clicks USING schemac OPTIONS (schema '" + SCHEMA + "', mod 'x')"
                        + location("clicks")))
                .hasMessageStartingWith("unknown option 'mod'; did you mean 'mode'?");
    }

    @Test
    void rowsThatDoNotFitKeepTheTable() {
        sql("CREATE TABLE clicks USING schemac OPTIONS (schema '@Column(name=millis, min=0) create json schema"
                + " Click(user string, millis int)')" + location("clicks"));
        sql("INSERT INTO clicks VALUES ('a', 1)");
        assertThatThrownBy(() -> sql("INSERT OVERWRITE clicks VALUES ('b', -1)"))
                .hasStackTraceContaining("cannot write a row as schema 'Click': expected a number of at least 0 at"
                        + " $.millis; filter such rows, or change the schema");
        assertThat(rows("TABLE clicks")).containsExactly("{\"user\":\"a\",\"millis\":1}");
        assertThat(Files.exists(folder.resolve("clicks/_SUCCESS"))).isTrue();
    }
}
