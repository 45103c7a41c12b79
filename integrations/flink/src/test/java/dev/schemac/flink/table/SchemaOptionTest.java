package dev.schemac.flink.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.table.api.ValidationException;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables whose options contain their schema. */
@Tag("slow")
final class SchemaOptionTest {
    private static final String SCHEMA = """
            create json schema City(name string, zip int);
            create json schema Click(user string, page string, at java.time.Instant, city City);
            """;

    private static final String CLICKS = """
            {"user":"a","page":"/x","at":"2026-03-01T12:00:00Z","city":{"name":"Bern","zip":3000}}
            {"user":"b","at":"2026-03-01T12:00:01Z"}
            """;

    private static final String TABLE = "default_catalog.default_database.t";

    @TempDir
    private Path folder;

    private final TableEnvironment environment = Tables.batch();

    private static String format(String schema, String... more) {
        StringBuilder options = new StringBuilder("'format' = 'schemac'");
        if (schema != null) {
            options.append(", 'schemac.schema' = '")
                    .append(schema.replace("'", "''"))
                    .append('\'');
        }
        for (String each : more) {
            options.append(", ").append(each);
        }
        return options.toString();
    }

    private void plan(String columns, String format) {
        environment.executeSql(Tables.create("t", columns, folder.resolve("clicks.jsonl"), format));
        environment.explainSql("SELECT * FROM t");
    }

    /** Expects an error when Flink plans a query; Flink wraps it. */
    private void rejects(String columns, String format, String message) {
        try {
            List<String> messages = new ArrayList<>();
            for (Throwable e = catchThrowable(() -> plan(columns, format)); e != null; e = e.getCause()) {
                if (e instanceof ValidationException) {
                    messages.add(e.getMessage());
                }
            }
            assertThat(messages).contains(message);
        } finally {
            environment.executeSql("DROP TABLE t");
        }
    }

    @Test
    void filesAreReadAndWritten() throws Exception {
        Path input = Files.writeString(folder.resolve("clicks.jsonl"), CLICKS);
        String columns = "`user` STRING, `at` TIMESTAMP_LTZ(0), city ROW<zip INT, name STRING>";
        environment.executeSql(Tables.create("clicks", columns, input, format(SCHEMA)));
        Path output = folder.resolve("output");
        environment.executeSql(Tables.create("written", columns, output, format(SCHEMA, "'schemac.type' = 'Click'")));

        assertThat(Tables.rows(environment, "SELECT city, `user` FROM clicks"))
                .hasToString("[+I[+I[3000, Bern], a], +I[null, b]]");
        environment
                .executeSql("INSERT INTO written SELECT * FROM clicks WHERE `user` = 'a'")
                .await();
        environment.executeSql(Tables.create("again", columns, output, format(SCHEMA)));
        assertThat(Tables.rows(environment, "SELECT * FROM again"))
                .isEqualTo(Tables.rows(environment, "SELECT * FROM clicks WHERE `user` = 'a'"))
                .hasSize(1);
    }

    @Test
    void membersThatAQueryDoesNotReadAreSkipped() throws Exception {
        String schema = """
                @Column(name=id, required=true) @Column(name=at, format='epoch-millis')
                create json schema Click(id int, page string, at java.time.Instant, tags string[]);
                """;
        Path input = Files.writeString(
                folder.resolve("clicks.jsonl"), "{\"page\":\"/x\",\"at\":1500,\"tags\":{\"a\":[1]},\"id\":\"one\"}\n");
        environment.executeSql(Tables.create(
                "clicks", "id INT, page STRING, `at` TIMESTAMP_LTZ(3), tags ARRAY<STRING>", input, format(schema)));

        assertThat(Tables.rows(environment, "SELECT `at`, page FROM clicks"))
                .hasToString("[+I[1970-01-01T00:00:01.500Z, /x]]");
        assertThat(Tables.rows(environment, "SELECT COUNT(page) FROM clicks")).hasToString("[+I[1]]");
        assertThatThrownBy(() -> Tables.rows(environment, "SELECT id FROM clicks"))
                .hasStackTraceContaining("expected int but found string at $.id");
    }

    @Test
    void aUnionWithWrapperObjectsIsReadWhole() throws Exception {
        String schema = """
                @JsonSchema(wrapper=true) create json schema Shape(id string);
                @JsonSchema(discriminatorValue=circle) create json schema Circle(radius int) inherits Shape;
                """;
        Path input = Files.writeString(folder.resolve("shapes.jsonl"), "{\"circle\":{\"radius\":2}}\n");
        environment.executeSql(Tables.create("shapes", "circle ROW<radius INT>", input, format(schema)));

        assertThat(Tables.rows(environment, "SELECT * FROM shapes")).hasToString("[+I[+I[2]]]");
    }

    @Test
    void columnsOfAUnionAreFoundByTheirJsonNames() throws Exception {
        String schema = """
                @JsonSchema(discriminator=kind) create json schema Reading(kind string);
                @JsonSchema(discriminatorValue=heat)
                create json schema Heat(@Name('celsius') amount double) inherits Reading;
                @JsonSchema(discriminatorValue=wind)
                create json schema Wind(@Name('speed') amount double) inherits Reading;
                @JsonSchema(discriminatorValue=rain, dynamic=true) create json schema Rain() inherits Reading;
                """;
        Path input = Files.writeString(folder.resolve("readings.jsonl"), """
                {"kind":"heat","celsius":1.5}
                {"kind":"wind","speed":2.5}
                {"kind":"rain","speed":"none","amount":3}
                """);
        environment.executeSql(Tables.create("readings", "celsius DOUBLE, speed DOUBLE", input, format(schema)));

        assertThat(Tables.rows(environment, "SELECT * FROM readings"))
                .hasToString("[+I[1.5, null], +I[null, 2.5], +I[null, null]]");
    }

    @Test
    void recordsOfOtherConnectors() throws Exception {
        environment.executeSql(
                "CREATE TABLE records (a INT) WITH ('connector' = 'records', 'records' = '{\"a\":1} {\"a\":x} {}', "
                        + format("create json schema A(a int)", "'schemac.ignore-parse-errors' = 'true'") + ")");

        assertThat(Tables.rows(environment, "SELECT a FROM records")).hasToString("[+I[1], +I[null]]");
    }

    @Test
    void aFileContainsTheSchema() throws Exception {
        Path schema = Files.writeString(folder.resolve("Clicks.epl"), SCHEMA);
        Path input = Files.writeString(folder.resolve("clicks.jsonl"), CLICKS);
        environment.executeSql(Tables.create(
                "clicks", "page STRING", input, format(schema.toUri().toString())));

        assertThat(Tables.rows(environment, "SELECT page FROM clicks")).hasToString("[+I[/x], +I[null]]");
        rejects(
                "page STRING",
                format("file:///absent/Clicks.epl"),
                "'schemac.schema' of table " + TABLE
                        + ": cannot read file:///absent/Clicks.epl: /absent/Clicks.epl (No such file or directory)");
    }

    @Test
    void errorsOfTheSchemaHaveLineAndColumn() {
        rejects(
                "page STRING",
                format("create json schema Click(\n  page strin)"),
                "'schemac.schema' of table " + TABLE + """
                : the schema has errors
                schema:2:8: error: unknown type 'strin'; did you mean 'string'? [SC012]
                    page strin)
                         ^^^^^
                """.stripTrailing());
    }

    @Test
    void documentsOfSeveralTypesNeedATypeOption() {
        String two = "module shop; create json schema A(a int); create json schema B(b int);";
        rejects(
                "a INT",
                format(two),
                "'schemac.schema' of table " + TABLE + ": the schema has several types of documents; set"
                        + " 'schemac.type' to one of [shop.A, shop.B]");
        rejects(
                "a INT",
                format(two, "'schemac.type' = 'shop.a'"),
                "'schemac.schema' of table " + TABLE
                        + ": there is no type 'shop.a', which 'schemac.type' names; did you mean 'shop.A'?");
        rejects("a INT", format(""), "'schemac.schema' of table " + TABLE + ": the schema declares no type");
        plan("b INT", format(two, "'schemac.type' = 'shop.B'"));
        environment.executeSql("DROP TABLE t");
        plan("b INT", format(two, "'schemac.type' = 'B'"));
    }

    @Test
    void columnsAreCheckedAgainstTheSchema() {
        rejects(
                "page INT",
                format(SCHEMA),
                "Column 'page' of table " + TABLE + " does not fit Click: expected STRING but found INT");
    }

    @Test
    void contradictoryOptions() {
        rejects(
                "page STRING",
                format(null),
                "table " + TABLE + " has no schema: set 'schemac.class' or 'schemac.schema'");
        rejects(
                "page STRING",
                format(SCHEMA, "'schemac.class' = 'com.acme.Click'"),
                "table " + TABLE + " has two schemas: remove 'schemac.class' or 'schemac.schema'");
        rejects(
                "page STRING",
                format(null, "'schemac.class' = 'com.acme.Click'", "'schemac.type' = 'Click'"),
                "'schemac.type' of table " + TABLE + " needs 'schemac.schema': the class is a type already");
    }

    @Test
    void documentedTable() throws Exception {
        String page = Files.readString(Path.of("../../docs/flink.md"));
        String part = page.substring(page.indexOf("### The schema in the table"));
        String statement = part.substring(part.indexOf("```sql\n") + 7).split(";\n```")[0];
        Path input = Files.writeString(folder.resolve("visits.jsonl"), "{\"clicks\":3,\"page\":\"/x\"}\n");
        assertThat(statement).contains("'file:///data/visits'", " clicks int)'");
        environment.executeSql(
                statement.replace("file:///data/visits", input.toUri().toString()));

        assertThat(Tables.rows(environment, "SELECT * FROM visits")).hasToString("[+I[/x, 3]]");
        rejects(
                "page STRING",
                format("create json schema Visits(page string, clicks itn)"),
                "'schemac.schema' of table " + TABLE + ": the schema has errors\n"
                        + "schema:1:47: error: unknown type 'itn'; did you mean 'int'? [SC012]"
                        + "\n  create json schema Visits(page string, clicks itn)\n" + " ".repeat(48) + "^^^");
    }

    // ---- other JVMs, which are class loaders here

    /** Called in a class loader that knows nothing of the planner. */
    static String row(byte[] rows, byte[] document) throws Exception {
        EventRows<?> deserialized = InstantiationUtil.deserializeObject(rows, SchemaOptionTest.class.getClassLoader());
        return row(deserialized, document);
    }

    private static <T> String row(EventRows<T> rows, byte[] document) {
        return rows.read(rows.events().parser().parse(document)).getString(0).toString();
    }

    private static URLClassLoader otherJvm(Predicate<String> excluded) throws IOException {
        List<URL> classPath = new ArrayList<>();
        for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!excluded.test(each.replace('\\', '/'))) {
                classPath.add(Path.of(each).toUri().toURL());
            }
        }
        return new URLClassLoader(classPath.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static Object call(ClassLoader loader, Class<?> owner, String method, Object... arguments)
            throws Throwable {
        Class<?>[] types = new Class<?>[arguments.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = arguments[i].getClass();
        }
        Method found = Class.forName(owner.getName(), true, loader).getDeclaredMethod(method, types);
        found.setAccessible(true);
        try {
            return found.invoke(null, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static byte[] serializedRows() throws IOException {
        RowType type = (RowType)
                DataTypes.ROW(DataTypes.FIELD("page", DataTypes.STRING())).getLogicalType();
        return InstantiationUtil.serializeObject(
                EventRows.of(SchemaOption.of(SCHEMA, null).events(type), type, EventRows.Extras.NONE, "t"));
    }

    @Test
    void aJobContainsTheCompiledClasses() throws Throwable {
        try (URLClassLoader other = otherJvm(path -> false)) {
            assertThat(call(
                            other,
                            SchemaOptionTest.class,
                            "row",
                            serializedRows(),
                            "{\"page\":\"/x\"}".getBytes(UTF_8)))
                    .isEqualTo("/x");
        }
    }

    @Test
    void withoutTheCompilerTheErrorNamesIt() throws Throwable {
        String needed =
                "schemac-codegen is not on the class path; add it with its dependencies, or set 'schemac.class'";
        try (URLClassLoader other = otherJvm(path -> path.matches(".*(/codegen/target/|schemac-codegen).*"))) {
            assertThatThrownBy(() -> call(other, SchemacFormat.class, "compiled", SCHEMA, "Click", "t", true, "error"))
                    .hasMessage("'schemac.schema' of table t: " + needed);
            byte[] rows = serializedRows();
            assertThatThrownBy(() -> call(other, SchemaOptionTest.class, "row", rows, "{}".getBytes(UTF_8)))
                    .hasMessage(needed);
        }
    }
}
