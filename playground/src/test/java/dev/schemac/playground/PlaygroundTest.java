package dev.schemac.playground;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.contracts.ContractImport;
import dev.schemac.contracts.load.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.UntypedParser;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page gets for what it asks. */
@Timeout(120)
class PlaygroundTest {
    private static final String USER =
            "create json schema Friend(name string);\ncreate json schema User(age int, friends Friend[])";

    /** The errors of the examples that show one. */
    private static final Map<String, String> ERRORS = Map.of(
            "orders", "expected a number of at least 1 and at most 100 at $.lines[1].quantity",
            "badge", "expected string but found number at $.number",
            "ticket", "unknown type 'strng'; did you mean 'string'?");

    /** For machines that do other things too. */
    private static final Limits PATIENT = new Limits(
            Limits.DEFAULT.body(),
            Duration.ofSeconds(100),
            Duration.ofSeconds(110),
            Limits.DEFAULT.workers(),
            Limits.DEFAULT.waiting());

    private static Playground playground;
    private static Client client;

    @BeforeAll
    static void open() throws IOException {
        playground = Playground.open(0, Client.JSON, PATIENT);
        client = new Client(playground);
    }

    @AfterAll
    static void close() {
        playground.close();
    }

    @Test
    void generatesParsesAndWrites() throws Exception {
        Map<?, ?> answer = client.ask(
                "run",
                "schema",
                USER,
                "type",
                "User",
                "document",
                "{ \"age\": 41, \"friends\": [{\"name\": \"Ada\"}, null] }");

        assertThat(answer.get("findings")).isEqualTo(List.of());
        assertThat(answer.get("type")).isEqualTo("User");
        assertThat(answer.get("json")).isEqualTo("""
                {
                  "age": 41,
                  "friends": [
                    {
                      "name": "Ada"
                    },
                    null
                  ]
                }""");
        assertThat(Client.list(answer, "table"))
                .isEqualTo(List.of(
                        row(0, "age", "41", "Integer"),
                        row(0, "friends", "2 elements", "Friend[]"),
                        row(1, "0", "", "Friend"),
                        row(2, "name", "Ada", "String"),
                        row(1, "1", "null", "")));
        assertThat(answer.get("bytes")).isEqualTo(49);
        assertThat(Client.list(answer, "types")).isEqualTo(List.of("Friend", "User"));
        assertThat(answer.get("file")).isEqualTo("User.java");
        assertThat(answer.get("code").toString()).contains("public final class User implements JsonEvent");
        assertThat(code(USER, "UserParser.java")).contains("public User read(JsonScanner in) {");
        assertThat(answer.get("exported")).isNull();
    }

    private static Map<?, ?> row(int level, String name, String value, String type) {
        return Map.of("level", level, "name", name, "value", value, "type", type);
    }

    @Test
    void theElementsOfAnArrayAreRead() throws Exception {
        String schema = "create json schema A(a int)";
        Map<?, ?> answer = client.ask("run", "schema", schema, "document", "\uFEFF [{\"a\":1},null]");
        assertThat(answer.get("problem")).isNull();
        assertThat(answer.get("json")).isEqualTo("[\n  {\n    \"a\": 1\n  },\n  null\n]");
        assertThat(Client.list(answer, "table"))
                .isEqualTo(List.of(row(0, "0", "", "A"), row(1, "a", "1", "Integer"), row(0, "1", "null", "")));

        Map<?, ?> problem = (Map<?, ?>) client.ask("run", "schema", schema, "document", "[{},\n{\"a\":true}]")
                .get("problem");
        assertThat(problem)
                .isEqualTo(Map.of(
                        "message", "expected int but found boolean at $[1].a", "line", 2, "column", 6, "length", 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "style       | record | public record B(",
                "names       | as-is  | getHtml_url()",
                "names       | java   | getHtmlUrl()",
                "collections | list   | List<String> getTags()",
                "collections | array  | String[] getTags()",
                "strings     | lazy   | StringSource"
            })
    void optionsDecideWhatIsGenerated(String option, String value, String generated) throws Exception {
        Map<?, ?> answer =
                client.ask("run", "schema", "create json schema B(html_url string, tags string[])", option, value);

        assertThat((String) answer.get("code")).contains(generated);
    }

    @Test
    void theProfileDecidesWhatIsRead() throws Exception {
        String[] request = {"schema", "create json schema P(a string)", "document", "{\"a\": 7}", "profile", "default"};
        assertThat(client.ask("run", request).get("json")).isEqualTo("{\n  \"a\": \"7\"\n}");

        request[5] = "strict";
        assertThat((Map<?, ?>) client.ask("run", request).get("problem"))
                .isEqualTo(Map.of(
                        "message", "expected string but found number at $.a", "line", 1, "column", 7, "length", 1));
    }

    @Test
    void showsWhereADocumentIsWrong() throws Exception {
        Map<?, ?> answer = client.ask(
                "run",
                "schema",
                USER,
                "type",
                "User",
                "document",
                "{\n\t\"age\": \"\uD83D\uDE00\", \"friends\": []\n}");

        assertThat(answer.get("problem"))
                .isEqualTo(Map.of(
                        "message", "expected int but found string at $.age", "line", 2, "column", 9, "length", 1));
        assertThat(answer.get("json")).isNull();
        assertThat(answer.get("files")).isNotNull();
    }

    @Test
    void findsErrorsWithTheirPlaces() throws Exception {
        Map<?, ?> answer = client.ask("check", "schema", "create json schema A(\n  a itn)");

        Map<?, ?> found = (Map<?, ?>) Client.list(answer, "findings").get(0);
        assertThat(found.get("severity")).isEqualTo("error");
        assertThat(found.get("line")).isEqualTo(2);
        assertThat(found.get("column")).isEqualTo(5);
        assertThat(found.get("length")).isEqualTo(3);
        assertThat(found.get("message")).isEqualTo("unknown type 'itn'; did you mean 'int'?");
        assertThat(Client.list(client.ask("run", "schema", "create json schema A(\n  a itn)"), "findings"))
                .isEqualTo(Client.list(answer, "findings"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "create json schema A(a java.util.concurrent.TimeUnit)",
                "import java.util.concurrent.*; create json schema A(a TimeUnit)",
                "create json schema A(a java.io.File)",
                "create json schema A(a com.acme.Color)",
                "@JsonSchema(className='dev.schemac.runtime.EventRuntime') create json schema A()",
                "@JsonSchema(implements='java.io.Serializable') create json schema A(a int)",
                "@JsonSchema(annotations='java.lang.Deprecated') create json schema A(a int)",
                "@JsonSchemaField(name=a, adapter='com.acme.Adapter') create json schema A(a string)"
            })
    void aSchemaThatNamesAJavaClassIsRefused(String schema) throws Exception {
        List<?> findings = Client.list(client.ask("run", "schema", schema, "document", "{}"), "findings");

        assertThat(findings).hasSize(1);
        Map<?, ?> found = (Map<?, ?>) findings.get(0);
        assertThat(found.get("severity")).isEqualTo("error");
        assertThat(found.get("code")).isIn("SC027", "SC028");
        assertThat(found.get("hint"))
                .isEqualTo(
                        "The playground cannot use your Java classes: declare an enum or a schema here, or use schemac compile.");
    }

    @Test
    void aDocumentThatIsManyTimesAsLongWhenItIsWrittenIsNotShown() throws Exception {
        String schema = "@Column(name=a, defaultValue='" + "x".repeat(30_000)
                + "') create json schema D(a string); create json schema Ds(ds D[])";
        Map<?, ?> answer = client.ask(
                "run", "schema", schema, "type", "Ds", "document", "{\"ds\":[" + "{},".repeat(10_000) + "{}]}");

        assertThat(answer.get("notShown"))
                .isEqualTo("The document is read, but the event is too large to be shown here.");
        assertThat(answer.get("json")).isNull();
    }

    /** An event with 500 columns of eight bytes for each object of two bytes. */
    @Test
    void aDocumentThatCanMakeTooManyValuesIsNotRead() throws Exception {
        Map<?, ?> answer = client.ask(
                "run",
                "schema",
                "create json schema D(" + columns(500) + "); create json schema Ds(ds D[])",
                "type",
                "Ds",
                "document",
                "{\"ds\":[" + "{},".repeat(290_000) + "{}]}");

        assertThat(answer.get("notShown"))
                .isEqualTo("The document is not read: its 290,002 objects can have 500 columns each, and the playground"
                        + " reads at most 4,000,000 values. Use schemac parse.");
        assertThat(answer.get("json")).isNull();
        assertThat(answer.get("problem")).isNull();
    }

    @ParameterizedTest
    @CsvSource({"7999,true", "8000,false"})
    void fourMillionValuesAreRead(int objects, boolean read) throws Exception {
        Map<?, ?> answer = client.ask(
                "run",
                "schema",
                "create json schema D(" + columns(500) + "); create json schema Ds(ds D[])",
                "type",
                "Ds",
                "document",
                "{\"x\\\"{\": \"" + "{".repeat(100_000) + "\\\\\", \"ds\":[" + "{},".repeat(objects - 1) + "{}]}");

        assertThat((String) answer.get("notShown"))
                .startsWith(
                        read
                                ? "The document is read, but the event is too large"
                                : "The document is not read: its 8,001");
    }

    private static String columns(int count) {
        return IntStream.range(0, count).mapToObj(i -> "c" + i + " double").collect(Collectors.joining(", "));
    }

    @Test
    void theFirst200FindingsAreShown() throws Exception {
        Map<?, ?> answer = client.ask("check", "schema", "x;".repeat(1_000));

        assertThat((List<?>) answer.get("findings")).hasSize(200);
        assertThat(answer.get("more")).isEqualTo(800);
    }

    @Test
    void aTableHas500Rows() throws Exception {
        Map<?, ?> answer = client.ask(
                "run", "schema", "create json schema L(a int[])", "document", "{\"a\":[" + "1,".repeat(5_000) + "1]}");

        assertThat((List<?>) answer.get("table")).hasSize(501).last().isNull();
    }

    @Test
    void aSchemaThatIsTooLargeIsShownAndNotCompiled() throws Exception {
        StringBuilder schema = new StringBuilder();
        for (int i = 0; i < 700; i++) {
            schema.append("create json schema S").append(i).append("(a int, b string, c double);\n");
        }
        Map<?, ?> answer = client.ask("run", "schema", schema.toString(), "document", "{}");

        assertThat(answer.get("notShown"))
                .isEqualTo("The schema is too large to be compiled here: use schemac compile.");
        assertThat((List<?>) answer.get("types")).isEmpty();
        assertThat((List<?>) answer.get("files")).hasSize(2_100);
        assertThat((String) answer.get("code")).contains("class S0 ");
    }

    @Test
    void formats() throws Exception {
        assertThat(client.ask("format", "schema", "create  json schema A ( a int )"))
                .isEqualTo(Map.of("schema", "create json schema A(a int);\n"));
        assertThat(Client.list(client.ask("format", "schema", "create json schema A(a"), "findings"))
                .hasSize(1);
    }

    @Test
    void infers() throws Exception {
        assertThat(client.ask("infer", "text", "{\"id\": 7}"))
                .isEqualTo(Map.of("type", "Event", "schema", "create json schema Event(id int);\n"));
        Map<?, ?> problem =
                (Map<?, ?>) client.ask("infer", "text", "{\"id\": 07}").get("problem");
        assertThat(problem.get("line") + ":" + problem.get("column")).isEqualTo("1:8");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void examplesAreReadAndFormattedOrShowTheirError(Map<?, ?> example) throws Exception {
        String schema = (String) example.get("schema");
        String error = ERRORS.get(example.get("name"));
        for (String style : List.of("bean", "record")) {
            Map<?, ?> answer = client.ask(
                    "run",
                    "schema",
                    schema,
                    "style",
                    style,
                    "type",
                    (String) example.get("type"),
                    "document",
                    (String) example.get("document"),
                    "profile",
                    (String) example.get("profile"));
            if (error != null) {
                assertThat(error(answer)).isEqualTo(error);
                continue;
            }
            assertThat(answer.get("type")).isEqualTo(example.get("type"));
            assertThat(answer.get("problem")).isNull();
            assertThat((String) answer.get("json")).hasSizeGreaterThan(100);
            for (Object file : Client.list(answer, "files")) {
                assertThat(code(schema, (String) file, "style", style)
                                .lines()
                                .filter(line -> line.startsWith("import ")))
                        .allMatch(line -> line.matches("import (static )?(java|dev\\.schemac\\.runtime)\\..*"));
            }
        }
        if (!"ticket".equals(example.get("name"))) {
            assertThat(client.ask("check", "schema", schema).get("findings")).isEqualTo(List.of());
        }
        assertThat(client.ask("format", "schema", schema).get("schema")).isEqualTo(schema);
    }

    /** The first error of the schema, or the error of the document. */
    private static Object error(Map<?, ?> answer) {
        return Stream.concat(Client.list(answer, "findings").stream(), Stream.ofNullable(answer.get("problem")))
                .map(found -> ((Map<?, ?>) found).get("message"))
                .findFirst()
                .orElse(null);
    }

    @Test
    void theLedgerKeepsEachDigit() throws Exception {
        Map<?, ?> ledger = examples().stream()
                .map(example -> (Map<?, ?>) example)
                .filter(example -> example.get("name").equals("ledger"))
                .findFirst()
                .orElseThrow();
        String document = (String) ledger.get("document");
        assertThat(client.ask("run", "schema", (String) ledger.get("schema"), "document", document)
                        .get("json"))
                .isEqualTo(document.strip());
    }

    @Test
    void theContractIsImported() throws Exception {
        Path root = Path.of(PlaygroundTest.class.getResource("/contracts").toURI());
        ContractImport contract = ContractImport.ofAnyFormat(root, Formats.TYPES);
        contract.add(root.resolve("parcel.schema.json"), "Parcel");
        Map<?, ?> parcel = examples().stream()
                .map(example -> (Map<?, ?>) example)
                .filter(example -> example.get("name").equals("parcel"))
                .findFirst()
                .orElseThrow();

        assertThat(java((String) parcel.get("schema")))
                .isEqualTo(java(contract.schemas("com.acme.parcels").text()));
    }

    private static List<String> java(String schema) throws Exception {
        List<String> sources = new ArrayList<>();
        for (Object file : Client.list(client.ask("run", "schema", schema), "files")) {
            sources.add(file + "\n" + code(schema, (String) file));
        }
        return sources;
    }

    @Test
    void completes() throws Exception {
        String schema = "// Who owns it.\ncreate json schema Owner(a int); create json schema B(b o";
        Map<?, ?> answer = client.ask("complete", "schema", schema, "offset", String.valueOf(schema.length()));
        assertThat(answer.get("start")).isEqualTo(schema.length() - 1);
        assertThat(Client.list(answer, "completions").get(0))
                .isEqualTo(Map.of(
                        "name",
                        "Owner",
                        "written",
                        "Owner",
                        "kind",
                        "schema",
                        "detail",
                        "schema",
                        "documentation",
                        "Who owns it."));
        assertThat(names(answer)).containsExactly("Owner", "Object", "OffsetDateTime");
        assertThat(names(client.ask("complete", "schema", "\uFEFFcre", "offset", "4")))
                .containsExactly("create json enum", "create json schema");
        assertThat(client.ask("complete", "schema", "\uFEFFcre", "offset", "4").get("start"))
                .isEqualTo(1);
        for (String outside : List.of("-1", "9999")) {
            assertThat(names(client.ask("complete", "schema", "", "offset", outside)))
                    .contains("module", "import");
        }
    }

    @Test
    void atMost500CompletionsAreOffered() throws Exception {
        String schemas = IntStream.range(0, 600)
                .mapToObj(i -> "create json schema S" + i + "(a int);")
                .collect(Collectors.joining());
        String schema = schemas + "create json schema T(t ";

        assertThat(names(client.ask("complete", "schema", schema, "offset", String.valueOf(schema.length()))))
                .hasSize(500)
                .contains("S0");
    }

    private static List<String> names(Map<?, ?> answer) {
        return Client.list(answer, "completions").stream()
                .map(each -> (String) ((Map<?, ?>) each).get("name"))
                .toList();
    }

    @Test
    void offersFixes() throws Exception {
        assertThat(fix("create json schema A(a itn)"))
                .isEqualTo(Map.of("title", "Change to int", "written", "int", "start", 23, "end", 26));
        assertThat(fix("\uFEFFmodule a; create json schema A(a Instant)"))
                .isEqualTo(Map.of(
                        "title",
                        "Add 'import java.time.Instant;'",
                        "written",
                        "\nimport java.time.Instant;",
                        "start",
                        10,
                        "end",
                        10));
        assertThat(fix("create json schema A(a")).isNull();
    }

    private static Object fix(String schema) throws Exception {
        return ((Map<?, ?>) Client.list(client.ask("check", "schema", schema), "findings")
                        .get(0))
                .get("fix");
    }

    @Test
    void flagsWarnAboutEsperAndAddParseInto() throws Exception {
        String schema = "create json schema A(a Instant)";
        assertThat(client.ask("check", "schema", "import java.time.*; " + schema, "esper", "false")
                        .get("findings"))
                .isEqualTo(List.of());
        assertThat(Client.list(
                        client.ask("check", "schema", "import java.time.*; " + schema, "esper", "true"), "findings"))
                .hasSize(1);
        String counted = "create json schema A(a int)";
        assertThat(code(counted, "AParser.java", "refill", "true")).contains("RefillingObjectParser");
        assertThat(code(counted, "AParser.java")).doesNotContain("RefillingObjectParser");
    }

    static List<?> examples() throws IOException, InterruptedException {
        byte[] json = client.get("examples").body();
        return Client.list((Map<?, ?>) UntypedParser.parse(json, 0, json.length, JsonOptions.STRICT), "examples");
    }

    private static String code(String schema, String file, String... more) throws Exception {
        List<String> request = new ArrayList<>(List.of("schema", schema, "file", file));
        request.addAll(List.of(more));
        return (String) client.ask("run", request.toArray(String[]::new)).get("code");
    }
}
