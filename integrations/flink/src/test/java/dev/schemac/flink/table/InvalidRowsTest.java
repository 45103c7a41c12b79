package dev.schemac.flink.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.internal.row.ChangelogEnvelope;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.types.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Invalid documents as rows, which the errors of members and columns cause, and changelog envelopes. */
final class InvalidRowsTest {
    private static final String ERRORS =
            "message STRING METADATA FROM 'value.error.message' VIRTUAL, document STRING METADATA"
                    + " FROM 'value.error.document' VIRTUAL, `path` STRING METADATA FROM 'value.error.path' VIRTUAL, `offset` BIGINT"
                    + " METADATA FROM 'value.error.offset' VIRTUAL, line BIGINT METADATA FROM 'value.error.line' VIRTUAL, `column`"
                    + " INT METADATA FROM 'value.error.column' VIRTUAL";

    private static final String DEBEZIUM =
            "{\"before\":null,\"after\":{\"page\":\"/x\",\"at\":1},\"source\":{\"table\":\"clicks\"},\"op\":\"c\",\"ts_ms\":1}";
    private static final String CANAL =
            "{\"data\":[{\"page\":\"/x\"}],\"database\":\"d\",\"es\":1,\"id\":7,\"isDdl\":false,"
                    + "\"old\":null,\"table\":\"t\",\"ts\":2,\"type\":\"INSERT\"}";
    private static final String MAXWELL =
            "{\"database\":\"d\",\"table\":\"t\",\"type\":\"insert\",\"ts\":1,\"xid\":2,\"commit\":true,\"data\":{\"page\":\"/x\"}}";

    @TempDir
    private Path folder;

    private final TableEnvironment environment = Tables.batch();

    private List<Row> rows(String query) throws Exception {
        return Tables.rows(environment, query);
    }

    @Test
    @Tag("slow")
    void recordsAndLinesAreRows() throws Exception {
        environment.executeSql("CREATE TABLE records (`at` BIGINT, page STRING, tags ARRAY<STRING NOT NULL>, " + ERRORS
                + ") WITH ('connector' = 'records', 'records' = '{\"page\":\"/x\"} {\"at\":x} {\"tags\":[null]} "
                + DEBEZIUM + "', " + Tables.schemac(Click.class) + ")");
        Path clicks = Files.createDirectory(folder.resolve("clicks"));
        String lines = "{\"page\":\"/x\"}\n\n{\"at\":x}\n{\"page\":\"/y\"}\n";
        Files.writeString(clicks.resolve("a.jsonl"), lines);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(clicks.resolve("b.jsonl.gz")))) {
            out.write(("{\"page\":\"/z\"}\n" + CANAL + "\n{\"page\":").getBytes(UTF_8));
        }
        String columns = "page STRING, name STRING METADATA FROM 'file.name' VIRTUAL, error ROW<message STRING,"
                + " document STRING, `path` STRING, `offset` BIGINT, line BIGINT, `column` INT>";
        String errors = ", 'schemac.error-column' = 'error'";
        String schema = "'format' = 'schemac', 'schemac.schema' = 'create json schema Click(page string, at long)'";
        environment.executeSql(Tables.create("compiled", columns, clicks, schema + errors));
        environment.executeSql(Tables.create("generated", columns, clicks, Tables.schemac(Click.class) + errors));

        assertThat(rows(
                        "SELECT 'record' AS name, page, message, document, `path`, `offset`, line, `column` FROM records"
                                + " UNION ALL SELECT name, page, error.* FROM compiled WHERE error IS NOT NULL"))
                .extracting(Row::toString)
                .containsExactly(
                        "+I[a.jsonl, null, expected long but found unexpected character at $.at (line 3, column 7),"
                                + " {\"at\":x}, $.at, 21, 3, 7]",
                        "+I[b.jsonl.gz, null, " + error("Canal", "canal-json") + ", " + CANAL + ", $, 14, 2, 1]",
                        "+I[b.jsonl.gz, null, expected string but found end of input at $.page (line 3, column 9),"
                                + " {\"page\":, $.page, "
                                + (14 + CANAL.length() + 1 + 8) + ", 3, 9]",
                        "+I[record, /x, null, null, null, null, null, null]",
                        "+I[record, null, " + error("Debezium", "debezium-json") + ", " + DEBEZIUM + ", $, 0, 1, 1]",
                        "+I[record, null, expected a value, because of NOT NULL, in column 'tags.element' at $"
                                + " (line 1, column 1), {\"tags\":[null]}, $, 0, 1, 1]",
                        "+I[record, null, expected long but found unexpected character at $.at (line 1, column 7),"
                                + " {\"at\":x}, $.at, 6, 1, 7]");
        // queries that read none of them; like Kafka's, the connector of records always reads all metadata of the table
        assertThat(
                        rows(
                                "SELECT COUNT(*), COUNT(page) FROM records UNION ALL SELECT COUNT(*), COUNT(page) FROM generated"))
                .hasToString("[+I[4, 1], +I[6, 3]]");
    }

    private static Optional<ChangelogEnvelope> envelope(String document) {
        // its place in a buffer is not the beginning
        byte[] json = ("[" + document + "]").getBytes(UTF_8);
        return ChangelogEnvelope.of(json, 1, json.length - 1);
    }

    private static String error(String program, String format) {
        return "expected a changed row of the schema but found a changelog envelope of " + program
                + ", which schemac does not read: set 'format' = '" + format
                + "', or declare a schema with the members of the envelope";
    }

    @Test
    void envelopesAreRecognized() {
        for (String[] each : List.of(
                new String[] {"Debezium", "debezium-json", DEBEZIUM},
                new String[] {"Debezium", "debezium-json", " {\n \"schema\": {}, \"payload\":" + DEBEZIUM + "}"},
                new String[] {"Debezium", "debezium-json", "{\"after\":{},\"op\":\"d\",\"before\":{}}"},
                new String[] {"Canal", "canal-json", CANAL},
                new String[] {"Maxwell", "maxwell-json", MAXWELL})) {
            assertThat(envelope(each[2]).map(ChangelogEnvelope::error))
                    .as(each[2])
                    .contains(error(each[0], each[1]));
        }
        for (String each : List.of(
                "",
                " ",
                "[",
                "{",
                "{\"",
                "{}",
                "{\"data\":[],\"at\":1}",
                "{\"before\":{},\"after\":2}",
                "{\"page\":1,\"before\":{},\"after\":{},\"op\":\"c\"}",
                DEBEZIUM.substring(1),
                DEBEZIUM.substring(0, DEBEZIUM.length() - 1))) {
            assertThat(envelope(each)).as(each).isEmpty();
        }
    }

    /** A schema of the envelope declares its members. */
    @Test
    void envelopesAreForeignToOtherSchemas() {
        assertThat(ChangelogEnvelope.isForeignTo(Stream.of("page", "at", "type")))
                .isTrue();
        for (String each : List.of("before", "after", "op", "payload", "data")) {
            assertThat(ChangelogEnvelope.isForeignTo(Stream.of("page", each)))
                    .as(each)
                    .isFalse();
        }
    }
}
