package dev.schemac.flink.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.export.ExportTarget;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.shop.Purchase;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.types.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** SQL with {@code 'format' = 'schemac'} on a cluster in this JVM. */
final class SqlTest {
    private static final String CLICKS = """
            {"user":"a","page":"/x","at":1,"price":1.5,"tags":["new"]}
            {"user":"b","page":"/y","at":2,"tags":[]}
            {"user":null,"page":"/x","at":3,"other":{"deep":[1,{}]}}
            """;

    private static final String COLUMNS = "`user` STRING, page STRING, `at` BIGINT, price DOUBLE, tags ARRAY<STRING>";

    @TempDir
    private Path folder;

    private final TableEnvironment environment = Tables.batch();

    private void create(String table, String columns, Path path, String format) {
        environment.executeSql(Tables.create(table, columns, path, format));
    }

    private List<Row> rows(String query) throws Exception {
        return Tables.rows(environment, query);
    }

    @Test
    void exportedDeclarationsRunWithBothFormats() throws Exception {
        String epl = Files.readString(Path.of("src/test/epl/Shop.epl"));
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(
                List.of(Path.of("target/test-classes").toAbsolutePath())));
        String declaration = ExportTarget.FLINK_SQL
                .export(
                        compiler.link(List.of(new SchemaSource("Shop.epl", epl)), List.of())
                                .schemas(),
                        List.of("Purchase"))
                .text();
        Path documents = folder.resolve("purchases.jsonl");
        try (InputStream in = SqlTest.class.getResourceAsStream("purchases.jsonl")) {
            Files.copy(in, documents);
        }
        String json = declaration.replace("'Purchase.json'", "'" + documents.toUri() + "'");
        assertThat(json).isNotEqualTo(declaration);
        String schemac = json.replace("`Purchase`", "`Generated`")
                .replace(
                        "'format' = 'json',\n    'json.timestamp-format.standard' = 'ISO-8601'",
                        Tables.schemac(Purchase.class));
        assertThat(schemac).contains("'format' = 'schemac'");
        environment.executeSql(json);
        environment.executeSql(schemac);

        List<Row> expected = rows("SELECT * FROM `Purchase`");

        assertThat(expected).hasSize(3);
        assertThat(rows("SELECT * FROM `Generated`")).isEqualTo(expected);
    }

    @Test
    @Tag("slow")
    void filesOfAFolderAlsoCompressed() throws Exception {
        Path input = Files.createDirectory(folder.resolve("clicks"));
        Files.writeString(input.resolve("a.jsonl"), CLICKS);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(input.resolve("b.jsonl.gz")))) {
            out.write(CLICKS.replace("/x", "/z").getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        create("clicks", COLUMNS, input, Tables.schemac(Click.class));

        List<Row> rows = rows("SELECT page, COUNT(*), SUM(`at`), MAX(price) FROM clicks GROUP BY page");

        assertThat(rows).hasToString("[+I[/x, 2, 4, 1.5], +I[/y, 2, 4, null], +I[/z, 2, 4, 1.5]]");
    }

    @Test
    @Tag("slow")
    void onlyTheColumnsOfTheQueryAreConverted() throws Exception {
        Path file = Files.writeString(folder.resolve("clicks.jsonl"), CLICKS);
        // a NOT NULL that the third document breaks
        create("clicks", "`user` STRING NOT NULL, page STRING, `at` BIGINT", file, Tables.schemac(Click.class));

        assertThat(rows("SELECT `at`, page FROM clicks")).hasToString("[+I[1, /x], +I[2, /y], +I[3, /x]]");
    }

    @Test
    @Tag("slow")
    void invalidLinesFailTheJobOrAreSkipped() throws Exception {
        Path file = Files.writeString(folder.resolve("clicks.jsonl"), CLICKS + "{\"at\":\"later\"}\n{\"at\":4}\n");
        create("strict", COLUMNS, file, Tables.schemac(Click.class));
        create("lenient", COLUMNS, file, Tables.schemac(Click.class) + ", 'schemac.ignore-parse-errors' = 'true'");

        assertThat(rows("SELECT `at` FROM lenient")).hasToString("[+I[1], +I[2], +I[3], +I[4]]");
        assertThatThrownBy(() -> rows("SELECT `at` FROM strict"))
                .hasStackTraceContaining("cannot read the line that contains byte " + (CLICKS.length() + 6)
                        + " of file:" + file
                        + ": expected long but found string at $.at; 'schemac.ignore-parse-errors' ="
                        + " 'true' skips such lines");
    }

    @Test
    @Tag("slow")
    void recordsOfOtherConnectors() throws Exception {
        environment.executeSql(
                "CREATE TABLE records (`at` BIGINT, page STRING) WITH ('connector' = 'records', 'records' ="
                        + " '{\"page\":\"/x\"} {} {\"at\":x} {\"at\":1}', 'schemac.ignore-parse-errors' = 'true', "
                        + Tables.schemac(Click.class) + ")");

        assertThat(rows("SELECT page, `at` FROM records")).hasToString("[+I[/x, null], +I[null, 1], +I[null, null]]");
    }

    @Test
    void insertedRowsAreDocumentsOfTheSchema() throws Exception {
        Path input = Files.writeString(folder.resolve("clicks.jsonl"), CLICKS);
        Path output = folder.resolve("output");
        create("clicks", COLUMNS, input, Tables.schemac(Click.class));
        create("written", COLUMNS, output, Tables.schemac(Click.class));

        environment
                .executeSql("INSERT INTO written SELECT * FROM clicks WHERE `at` < 3")
                .await();

        assertThat(lines(output))
                .containsExactly(
                        "{\"user\":\"a\",\"page\":\"/x\",\"at\":1,\"price\":1.5,\"tags\":[\"new\"]}",
                        "{\"user\":\"b\",\"page\":\"/y\",\"at\":2,\"tags\":[]}");
    }

    @Test
    void documentedStatementsRun() throws Exception {
        Path file = Files.writeString(folder.resolve("clicks.jsonl"), CLICKS);
        String page = Files.readString(Path.of("../../docs/flink.md"));
        String[] statements =
                page.substring(page.indexOf("```sql\n") + 7).split("```")[0].split(";\\s*");
        assertThat(statements).hasSize(2);
        assertThat(statements[0]).contains("'file:///data/clicks'", "'com.acme.clicks.Click'");
        environment.executeSql(statements[0]
                .replace("file:///data/clicks", file.toUri().toString())
                .replace("com.acme.clicks.Click", Click.class.getName()));

        assertThat(rows(statements[1])).hasToString("[+I[/x, 2], +I[/y, 1]]");

        String wrong = statements[0].replace("TABLE clicks", "TABLE wrong").replace("`at` BIGINT", "`at` STRING");
        String message = page.substring(page.indexOf("Column 'at' of table")).split("\n")[0];
        environment.executeSql(wrong.replace("moment AS TO_TIMESTAMP_LTZ(`at`, 3)", "price DOUBLE")
                .replace("com.acme.clicks.Click", Click.class.getName()));
        assertThatThrownBy(() -> environment.explainSql("SELECT page FROM wrong"))
                .hasMessage(message.replace("com.acme.clicks.Click", Click.class.getName())
                        .replace("database.clicks", "database.wrong"));
    }

    private static List<String> lines(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                all.append(Files.readString(file));
            }
            return all.toString().lines().toList();
        }
    }
}
