package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions parse documents that are values of a column. Each test has its own session, and so its own catalog. */
@Tag("slow")
class FunctionsTest {
    private static final String SCHEMA = """
            module com.acme;
            import java.time.Instant;
            create json schema Click(user string, millis int, client Client, tags string[], price BigDecimal);
            create json schema Client(ip string, seen Instant);
            """;

    private static final String DOCUMENT = """
            {"user":"Ж","millis":7,"client":{"ip":"::1","seen":"2026-11-27T10:00:00Z"},"tags":["a",null],"price":1.50}""";

    @TempDir
    private Path folder;

    private SparkSession spark;

    @BeforeEach
    void setCatalog() {
        spark = LocalSpark.session().newSession();
        SparkSession.setActiveSession(spark);
        set("", EventFunctions.class.getName());
        set(".schema", SCHEMA);
    }

    @AfterEach
    void restoreSession() {
        SparkSession.setActiveSession(LocalSpark.session());
    }

    private void set(String setting, String value) {
        spark.conf().set("spark.sql.catalog.events" + setting, value);
    }

    private Dataset<Row> select(String expression, String... documents) {
        spark.createDataset(Arrays.asList(documents), Encoders.STRING())
                .select(
                        functions.col("value"),
                        functions.col("value").cast("binary").as("bytes"))
                .createOrReplaceTempView("topic");
        return spark.sql("SELECT " + expression + " FROM topic");
    }

    private void assertRejected(String message, String expression) {
        assertThatThrownBy(() -> select(expression, DOCUMENT).collectAsList()).hasMessage(message);
    }

    /** Spark's own parser of documents in a column gives the same values. */
    @Test
    void textAndBytesGiveTheValuesOfFromJson() {
        String columns = spark.read()
                .format("schemac")
                .option("schema", SCHEMA)
                .option("type", "Click")
                .load(LocalSpark.write(folder, "empty.jsonl", ""))
                .schema()
                .toDDL();
        List<Row> expected = columnsOf("from_json(value, '" + columns + "')");
        assertThat(columnsOf("events.Click(value)")).isEqualTo(expected);
        assertThat(columnsOf("events.`com.acme.Click`(bytes)")).isEqualTo(expected);
        assertThat(expected.get(0).getString(0)).isEqualTo("Ж");
    }

    private List<Row> columnsOf(String expression) {
        return select(expression + " AS event", DOCUMENT, "{}", "{\"client\":{}}", null)
                .select("event.*")
                .collectAsList();
    }

    @Test
    void resultsAreUsedInQueries() {
        assertThat(select("sum(events.Click(bytes).millis), max(events.Click(bytes).client.ip)", DOCUMENT, DOCUMENT)
                        .collectAsList())
                .containsExactly(RowFactory.create(14L, "::1"));
    }

    @Test
    void catalogsListTheSchemasOfDocuments() {
        assertThat(spark.sql("SHOW USER FUNCTIONS IN events").collectAsList())
                .containsExactly(RowFactory.create("events.Click"));
    }

    @Test
    void invalidDocumentsFailTheJob() {
        assertThatThrownBy(() -> select("events.Click(value)", DOCUMENT, "{\"millis\":\"x\"}")
                        .collectAsList())
                .hasStackTraceContaining("events.Click cannot read a document: expected int but found string at"
                        + " $.millis (line 1, column 11); the mode PERMISSIVE makes it null");
    }

    @Test
    void invalidDocumentsAreNullInThePermissiveMode() {
        set(".mode", "permissive");
        assertThat(select("events.Click(value).millis", DOCUMENT, "{\"millis\":\"x\"}", "[")
                        .collectAsList())
                .containsExactly(
                        RowFactory.create(7), RowFactory.create((Object) null), RowFactory.create((Object) null));
    }

    @Test
    void otherModes() {
        set(".mode", "DROPMALFORMED");
        assertRejected(
                "a function returns a value for each document: use the mode PERMISSIVE or FAILFAST",
                "events.Click(value)");
    }

    @Test
    void unknownSettings() {
        set(".type", "Click");
        assertRejected(
                "unknown setting 'spark.sql.catalog.events.type': the options of functions are schema, class, mode;"
                        + " options with a point in their name configure Hadoop",
                "events.Click(value)");
    }

    @Test
    void namesOfFunctionsAreNotCaseSensitive() {
        assertThat(columnsOf("events.click(value)")).isEqualTo(columnsOf("events.Click(value)"));
        assertThat(columnsOf("events.`COM.acme.CLICK`(value)")).isEqualTo(columnsOf("events.Click(value)"));
        spark.conf().set("spark.sql.catalog.both", EventFunctions.class.getName());
        spark.conf()
                .set(
                        "spark.sql.catalog.both.schema",
                        "create json schema Click(user string); create json schema CLICK(millis int)");
        assertThat(select("both.Click(value).user", "{\"user\":\"a\"}").first()).isEqualTo(RowFactory.create("a"));
        assertThat(select("both.CLICK(value).millis", "{\"millis\":1}").first()).isEqualTo(RowFactory.create(1));
        assertRejected(
                "there are several schemas 'click', which are [Click, CLICK]: use one of these names",
                "both.click(value)");
    }

    @Test
    void unknownSchemas() {
        assertRejected("there is no schema 'Clicks'; did you mean 'Click'?", "events.Clicks(value)");
    }

    @Test
    void otherArguments() {
        assertThatThrownBy(() -> select("events.Click(1)", DOCUMENT))
                .hasStackTraceContaining("events.Click has one argument, a document as STRING or BINARY, and was called"
                        + " with struct<");
    }

    @Test
    void bytesThatAreNotUtf8AreInvalid() {
        set(".mode", "PERMISSIVE");
        byte[] damaged = "{\"user\":\"x\"}".getBytes(StandardCharsets.US_ASCII);
        damaged[9] = (byte) 0xFF;
        spark.createDataset(List.of(damaged), Encoders.BINARY()).createOrReplaceTempView("topic");
        assertThat(spark.sql("SELECT events.Click(value) IS NULL FROM topic")
                        .first()
                        .getBoolean(0))
                .isTrue();
    }
}
