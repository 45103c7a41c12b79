package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The differences to Spark's own JSON reader that {@code docs/spark.md} lists. */
class DifferencesTest {
    private static final String SCHEMA = """
            import java.time.*;

            create json enum Color('red');
            @Column(name=level, defaultValue=7)
            @Column(name=small, max=9)
            create json schema Event(id int, name string, level int, small int, color Color, uuid UUID, time LocalTime,
                zoned ZonedDateTime, span Duration, any Object, number BigDecimal, moment Instant);
            """;

    @TempDir
    private Path folder;

    /** One document, the column to look at, and its rows with schemac and Spark: "invalid" for an invalid line. */
    private record Case(String line, String column, String schemac, String spark) {}

    private static final List<Case> CASES = List.of(
            new Case("{\"id\":\"x\",\"name\":\"a\"}", "name", "invalid", "a invalid"),
            new Case("{}", "level", "7", "null"),
            new Case("{\"small\":10}", "small", "invalid", "10"),
            new Case("{\"color\":\"blue\"}", "color", "invalid", "blue"),
            new Case(
                    "{\"uuid\":\"123E4567-E89B-12D3-A456-426614174000\"}",
                    "uuid",
                    "123e4567-e89b-12d3-a456-426614174000",
                    "123E4567-E89B-12D3-A456-426614174000"),
            new Case("{\"time\":\"10:15:00\"}", "time", "10:15", "10:15:00"),
            new Case(
                    "{\"zoned\":\"2024-02-29T10:15:30.0+01:00[Europe/Paris]\"}",
                    "zoned",
                    "2024-02-29T10:15:30+01:00[Europe/Paris]",
                    "2024-02-29T10:15:30.0+01:00[Europe/Paris]"),
            new Case("{\"span\":\"PT90M\"}", "span", "PT1H30M", "PT90M"),
            new Case("{\"any\":{\"a\":[1E1]}}", "any", "{\"a\":[10.0]}", "{\"a\":[1E1]}"),
            new Case("{\"id\":\"12\"}", "id", "12", "null invalid"),
            new Case("{\"id\":1e2}", "id", "100", "null invalid"),
            new Case("{\"name\":{\"a\":1}}", "name", "invalid", "{\"a\":1}"),
            new Case("{\"id\":1,\"id\":2}", "id", "invalid", "2"),
            new Case("{\"number\":0.1234567890123456789}", "number", "0.123456789012345679", "0.123456789012345679"),
            new Case("{\"number\":123456789012345678901}", "number", "invalid", "null invalid"),
            new Case(
                    "{\"moment\":\"2024-02-29T10:15:30.123456789Z\"}",
                    "moment",
                    "2024-02-29 10:15:30.123456",
                    "2024-02-29 10:15:30.123456"),
            // the last one: it has two rows
            new Case("[{\"id\":1},{\"id\":2}]", "id", "invalid", "1, 2"));

    @Test
    void eachCaseIsAsThePageSays() {
        String path = LocalSpark.write(
                folder, "events.jsonl", CASES.stream().map(Case::line).collect(Collectors.joining("\n")));
        Dataset<Row> ours = LocalSpark.read(SCHEMA)
                .option("mode", "PERMISSIVE")
                .option("columnNameOfCorruptRecord", "corrupt")
                .load(path);
        Dataset<Row> theirs = LocalSpark.session()
                .read()
                .schema(ours.schema())
                .option("columnNameOfCorruptRecord", "corrupt")
                .json(path);
        List<String> schemac = rows(ours, "");
        List<String> spark = rows(theirs, "null ");
        for (int i = 0; i < CASES.size(); i++) {
            int end = i == CASES.size() - 1 ? spark.size() : i + 1;
            Case expected = CASES.get(i);
            Case found =
                    new Case(expected.line, expected.column, schemac.get(i), String.join(", ", spark.subList(i, end)));
            assertThat(found).isEqualTo(expected);
        }
    }

    /** @param nothing precedes the mark of an invalid row without a value */
    private static List<String> rows(Dataset<Row> events, String nothing) {
        String[] columns = Stream.of(events.columns())
                .map(column -> "CAST(" + column + " AS STRING) AS " + column)
                .toArray(String[]::new);
        List<Row> rows = events.selectExpr(columns).collectAsList();
        List<String> values = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            String value = row.getAs(CASES.get(Math.min(i, CASES.size() - 1)).column);
            boolean invalid = row.getAs("corrupt") != null;
            values.add(invalid ? (value == null ? nothing : value + " ") + "invalid" : String.valueOf(value));
        }
        return values;
    }
}
