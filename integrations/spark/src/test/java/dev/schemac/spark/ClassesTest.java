package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The option {@code class} does what the options {@code schema} and {@code type} do, with a generated class. */
@Tag("slow")
@Tag("each-jdk")
class ClassesTest {
    private static final List<String> EVENTS = List.of("{\"count\":1}", """
            {"count":2,"text":"\u00e9\\n","flag":false,"b":-128,"s":32767,"i":-5,"l":9007199254740993,"f":1.5,"d":-0.0025,\
            "letter":"x","integer":12345678901234567890123456789012345678,"number":1.1,"day":"2024-02-29","hour":"10:15",\
            "moment":"2024-02-29T10:15:30.123456Z","local":"2024-02-29T10:15:30.5","offset":"2024-02-29T10:15:30+01:00",\
            "zoned":"2024-02-29T10:15:30+01:00[Europe/Paris]","wait":"PT1H30M",\
            "uuid":"123e4567-e89b-12d3-a456-426614174000","data":"+/8=","url":"-_8","color":"dark-blue",\
            "address":{"street":"x","zip":8000,"at":[47.5,8.5]},"addresses":[{"zip":1},null,{"at":[]}],\
            "tags":["a",null,""],"ints":[1,null,3],"prims":[1,2],"matrix":[[1],[],null],"days":["1969-12-31"],\
            "counts":{"a":1,"b":null},"byName":{"home":{"zip":3}},"any":{"a":[1,null]},"anyMap":{"k":"v","n":7},\
            "seconds":1709201730.25,"span":90000.5,"german":"29.02.2024","quoted":"17","e-mail":"a@b",\
            "next":{"count":3,"text":"inner"}}""");

    private static final List<String> SHAPES = List.of(
            "{\"kind\":\"circle\",\"name\":\"c\",\"radius\":1.5}",
            "{\"kind\":\"square\",\"side\":2,\"radius\":\"none\"}");

    private static final List<String> ACTIVITIES = List.of(
            "{\"type\":\"push\",\"commits\":3}",
            "{\"type\":\"issue\",\"action\":\"opened\",\"title\":\"a\"}",
            "{\"type\":\"issue\",\"action\":\"closed\",\"reason\":\"b\"}");

    @TempDir
    private Path folder;

    private static DataFrameReader byClass(String name) {
        return LocalSpark.session().read().format("schemac").option("class", "dev.schemac.spark." + name);
    }

    private static DataFrameReader bySchema(String type) {
        return LocalSpark.read("src/test/epl/Events.epl").option("type", type);
    }

    private String lines(List<String> documents) {
        return LocalSpark.write(folder, "documents.jsonl", String.join("\n", documents));
    }

    private static List<String> json(Dataset<Row> rows) {
        return rows.toJSON().collectAsList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"beans", "records"})
    void columnsAndRowsAreThoseOfTheSchema(String classes) {
        assertSame(bySchema("Event"), byClass(classes + ".Event"), lines(EVENTS));
        assertSame(bySchema("Shape"), byClass(classes + ".Shape"), lines(SHAPES));
        assertSame(bySchema("Activity"), byClass(classes + ".Activity"), lines(ACTIVITIES));
    }

    /** Members of one name and different types are strings. */
    @ParameterizedTest
    @ValueSource(strings = {"beans", "records"})
    void timesOfAUnionCanHaveDifferentForms(String classes) {
        String path = lines(List.of(
                "{\"kind\":\"tick\",\"at\":1709201730250,\"wait\":1.5}",
                "{\"kind\":\"note\",\"at\":\"2024-02-29T10:15:30Z\",\"wait\":\"PT2S\"}"));
        assertSame(bySchema("Signal"), byClass(classes + ".Signal"), path);
        assertThat(json(byClass(classes + ".Signal").load(path)))
                .containsExactly(
                        "{\"kind\":\"tick\",\"at\":\"1709201730250\",\"wait\":\"1.5\"}",
                        "{\"kind\":\"note\",\"at\":\"2024-02-29T10:15:30Z\",\"wait\":\"PT2S\"}");
    }

    private static void assertSame(DataFrameReader expected, DataFrameReader found, String path) {
        assertThat(found.load(path).schema().treeString())
                .isEqualTo(expected.load(path).schema().treeString());
        assertThat(json(found.load(path))).isEqualTo(json(expected.load(path)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"beans", "records"})
    void writtenRowsAreReadBack(String classes) {
        Map<String, List<String>> documents = Map.of(".Event", EVENTS, ".Shape", SHAPES, ".Activity", ACTIVITIES);
        for (String name : documents.keySet()) {
            Dataset<Row> rows = byClass(classes + name).load(lines(documents.get(name)));
            String path = folder.resolve("written" + name).toString();
            rows.coalesce(1)
                    .write()
                    .format("schemac")
                    .option("class", "dev.schemac.spark." + classes + name)
                    .save(path);
            assertThat(json(byClass(classes + name).load(path))).isEqualTo(json(rows));
            assertThat(json(bySchema(name.substring(1)).load(path))).isEqualTo(json(rows));
        }
    }

    @Test
    void subtypesOfSubtypesHaveColumns() {
        Dataset<Row> rows = bySchema("Activity").load(lines(ACTIVITIES));
        assertThat(rows.columns()).containsExactly("type", "commits", "action", "title", "reason");
        assertThat(json(rows)).isEqualTo(ACTIVITIES);
    }

    @Test
    void selectedColumnsAreConvertedAndAllAreChecked() {
        String path = lines(List.of("{\"count\":1,\"text\":\"a\"}", "{\"count\":2,\"flag\":\"maybe\"}"));
        assertThat(json(byClass("beans.Event").load(path).select("text").limit(1)))
                .containsExactly("{\"text\":\"a\"}");
        assertThatThrownBy(
                        () -> byClass("beans.Event").load(path).select("text").collectAsList())
                .hasStackTraceContaining("at $.flag (line 2, column 19)");
    }

    @Test
    void functionsOfAClass() {
        SparkSession spark = LocalSpark.session().newSession();
        spark.conf().set("spark.sql.catalog.events", EventFunctions.class.getName());
        spark.conf().set("spark.sql.catalog.events.class", "dev.schemac.spark.records.Event");
        Dataset<Row> documents = spark.createDataset(EVENTS, Encoders.STRING()).toDF("value");
        assertThat(json(documents.selectExpr("events.Event(value) AS event").select("event.*")))
                .isEqualTo(json(bySchema("Event").load(lines(EVENTS))));
        documents.createOrReplaceTempView("documents");
        assertThat(spark.sql("SHOW USER FUNCTIONS IN events").first().getString(0))
                .isEqualTo("events.Event");
        assertThatThrownBy(() -> documents.selectExpr("events.Click(value)"))
                .hasMessage("there is no schema 'Click': the class dev.schemac.spark.records.Event has the schema"
                        + " 'dev.schemac.spark.records.Event'");
    }

    // ---- errors

    private static void assertRejected(DataFrameReader reader, String message) {
        assertThatThrownBy(() -> reader.load("src/test/epl")).hasMessage(message);
    }

    @Test
    void schemaAndClass() {
        assertRejected(
                byClass("beans.Event").option("schema", "create json schema User(name string)"),
                "the options 'schema' and 'class' are both set: remove 'schema' to use the generated class, or 'class' to"
                        + " compile the schema");
        assertRejected(
                byClass("beans.Event").option("type", "Event"),
                "the option 'type' selects a schema of the option 'schema': remove it, because 'class' is set");
    }

    @Test
    void otherClasses() {
        assertRejected(
                byClass("beans.Evnt"),
                "option 'class': the class path has no class 'dev.schemac.spark.beans.Evnt'; correct the name, or add its"
                        + " jar with --jars");
        assertRejected(
                byClass("ClassesTest"),
                "option 'class': expected a class that schemac generated but found dev.schemac.spark.ClassesTest");
    }

    @ParameterizedTest
    @ValueSource(strings = {"beans", "records"})
    void wrapperObjects(String classes) {
        String start = "class dev.schemac.spark." + classes + ".";
        for (String name : List.of("Command", "Start")) {
            assertRejected(
                    byClass(classes + "." + name),
                    start + name + " has objects in wrapper objects, which no row can contain; use a union with a"
                            + " discriminator");
        }
        assertRejected(
                byClass(classes + ".Task"),
                "column 'command' of dev.schemac.spark." + classes
                        + ".Task has objects in wrapper objects, which no row"
                        + " can contain; use a union with a discriminator");
    }

    @Test
    void writtenWrapperObjects() {
        Dataset<Row> start = LocalSpark.session().sql("SELECT named_struct('delay', 1) AS start");
        assertNotWritten(start, "Command", "cannot write rows as schema 'Command'");
        assertNotWritten(
                start.selectExpr("'a' AS name", "struct(*) AS command"),
                "Task",
                "cannot write column 'command' as schema 'Task'");
    }

    private void assertNotWritten(Dataset<Row> rows, String type, String message) {
        Path path = folder.resolve("written");
        assertThatThrownBy(() -> rows.write()
                        .format("schemac")
                        .option("schema", "src/test/epl/Events.epl")
                        .option("type", type)
                        .save(path.toString()))
                .hasMessage(message + ": objects in wrapper objects have no columns; use a union with a discriminator");
        assertThat(path).doesNotExist();
    }
}
