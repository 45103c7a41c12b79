package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code schemac import} of contracts in YAML. */
class YamlImportTest {
    /** All kinds of scalars and collections, without the words that YAML 1.1 and 1.2 read differently. */
    private static final String SHOP = """
            # A comment, and a document marker
            ---
            openapi: 3.0.3
            info: {title: Shop, version: '1'}
            paths:
              /orders/{id}:
                put:
                  operationId: replaceOrder
                  requestBody:
                    content:
                      application/json:
                        schema: {$ref: "#/components/schemas/Order"}
                  responses:
                    200:
                      content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}
                    "404":
                      content:
                        application/json:
                          schema:
                            type: object
                            properties: {code: {type: integer, format: int32, default: 404}}
            components:
              schemas:
                Order:
                  type: object
                  required: [id, "état"]
                  additionalProperties: false
                  description: >
                    An order
                    of a customer.

                  properties:
                    id: &id
                      type: string
                      format: uuid
                    parent: *id
                    état:
                      type: string
                      enum:
                      - open
                      - "closed"
                      - 'it''s'
                      - "t\\u00e9\\ud83d\\ude00"
                    note:
                      type: string
                      nullable: true
                      description: |
                        Two
                        lines.
                    price: {type: number, minimum: 0.10, maximum: 1e300, example: null}
                    count: {type: integer, minimum: -5, maximum: 123456789012345678901234567890, default: 7}
                    empty: {type: object, additionalProperties: {type: boolean}}
            """;

    @TempDir
    private Path folder;

    // ---- the same as JSON

    /** Another reader of YAML writes the contract as JSON. */
    @Test
    void yamlAndJsonGiveTheSameSchemas() throws IOException {
        String yaml = file("shop.yaml", SHOP);
        String json = file("shop.json", json(SHOP));
        CommandRun expected = CommandRun.of("import", json);
        assertThat(expected.exitCode()).isZero();
        assertThat(expected.out())
                .contains("create json schema Order(", "ReplaceOrderResponse404", "An order of a customer.");
        assertThat(CommandRun.of("import", yaml))
                .isEqualTo(new CommandRun(0, expected.out(), expected.err().replace("shop.json", "shop.yaml")));
        assertThat(CommandRun.withInput(SHOP, "import", "-").out()).isEqualTo(expected.out());
        assertThat(CommandRun.withInput(SHOP, "import", "-", "--from", "openapi")
                        .out())
                .isEqualTo(expected.out());
    }

    /** Jackson writes real contracts as YAML: indented, with literal blocks. */
    @Test
    void realContractsAreTheSameInYaml() throws IOException {
        Path shared = Path.of("../../shared");
        Path openApi = Path.of(
                System.getProperty("schemac.corpora", shared.resolve("corpora").toString()), "openapi");
        Path schemas = Path.of(
                System.getProperty(
                        "schemac.contracts", shared.resolve("contracts").toString()),
                "schemastore/src/schemas/json");
        Assumptions.assumeTrue(
                Files.isDirectory(openApi) && Files.isDirectory(schemas),
                () -> "skipped: no contracts at " + openApi + " and " + schemas);
        int compared = 0;
        for (Path from : List.of(openApi, schemas)) {
            try (DirectoryStream<Path> contracts = Files.newDirectoryStream(from, "*.json")) {
                for (Path contract : contracts) {
                    String name = contract.getFileName().toString();
                    String original = file(name, Files.readString(contract));
                    String yaml = file(name.replace(".json", ".yaml"), yaml(contract));
                    CommandRun expected = CommandRun.of("import", original);
                    assertThat(CommandRun.of("import", yaml))
                            .as(name)
                            .isEqualTo(new CommandRun(
                                    expected.exitCode(),
                                    expected.out(),
                                    expected.err().replace(original, yaml)));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThanOrEqualTo(20);
    }

    private static String yaml(Path json) throws IOException {
        StringWriter yaml = new StringWriter();
        YAMLFactory blocks = YAMLFactory.builder()
                .enable(YAMLGenerator.Feature.LITERAL_BLOCK_STYLE)
                .build();
        try (JsonParser in = new JsonFactory().createParser(json.toFile());
                JsonGenerator out = blocks.createGenerator(yaml)) {
            copy(in, out);
        }
        return yaml.toString();
    }

    /** JSON is YAML, also with tabs. */
    @Test
    void jsonIsYaml() throws IOException {
        String json = json(SHOP).replace(",", ",\n\t");
        String out = CommandRun.of("import", file("shop.json", json)).out();
        assertThat(out).contains("create json schema Order(");
        assertThat(CommandRun.of("import", file("shop.yml", json)).out()).isEqualTo(out);
    }

    /** Reads the values of scalars as enum constants and constants, in the words of the schema language. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "0.10|0.10",
                "1.50|1.50",
                "-0.0|-0.0",
                "+1|1",
                "007|7",
                "-012.50|-12.50",
                ".5|0.5",
                "1.|1.0",
                "1e2|1e2",
                "1.5E-3|1.5E-3",
                "0x1F|31",
                "0o17|15",
                "123456789012345678901234567890|123456789012345678901234567890",
                "1e400|1e400",
                "true|true",
                "False|false",
                "TRUE|true",
                "!!int 5|5",
                "!!float 5|5",
                "!!bool true|true",
                "no|`\"no\"`",
                "on|`\"on\"`",
                "Yes|`\"Yes\"`",
                "y|`\"y\"`",
                "1_000|`\"1_000\"`",
                "0b11|`\"0b11\"`",
                "1:30|`\"1:30\"`",
                "2020-01-01|`\"2020-01-01\"`",
                "0x|`\"0x\"`",
                "-0x1F|`\"-0x1F\"`",
                "1e|`\"1e\"`",
                "e5|`\"e5\"`",
                "tRue|`\"tRue\"`",
                "!!str 5|`\"5\"`",
                "! 5|`\"5\"`",
                "'5'|`\"5\"`",
                "\"true\"|`\"true\"`",
                "' a '|`\" a \"`",
                "a # b|`\"a\"`",
                "a#b|`\"a#b\"`",
            })
    void scalarsHaveTheTypesOfTheCoreSchema(String yaml, String json) throws IOException {
        String out = CommandRun.of("import", file("v.json", constant(json))).out();
        assertThat(out).contains("const=");
        assertThat(CommandRun.of("import", file("v.yaml", "type: object\nproperties:\n  v:\n    const: " + yaml))
                        .out())
                .isEqualTo(out);
        assertThat(CommandRun.of("import", file("v.yaml", "type: object\nproperties: {v: {const: " + yaml + "\n}}"))
                        .out())
                .isEqualTo(out);
    }

    private static String constant(String value) {
        return "{\"type\":\"object\",\"properties\":{\"v\":{\"const\":" + value + "}}}";
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "~", "null", "Null", "NULL", "!!null", "!!null ~", "# a comment"})
    void nullIsNull(String yaml) throws IOException {
        String out = CommandRun.of("import", file("v.json", constant("null"))).out();
        assertThat(out).contains("only null is valid here", "v string");
        assertThat(CommandRun.of("import", file("v.yaml", "type: object\nproperties:\n  v:\n    const: " + yaml))
                        .out())
                .isEqualTo(out);
    }

    /** Names of members are the text of any scalar. */
    @Test
    void namesAreStrings() throws IOException {
        String yaml = file(
                "names.yaml",
                "type: object\nproperties:\n  on: {type: boolean}\n  200: {type: boolean}\n  ~: {type: boolean}\n"
                        + "  1.50: {type: boolean}\n  '<<': {type: boolean}\n  ? a b\n  : {type: boolean}\n  &k key: {const: *k}\n"
                        + "  '': {type: boolean}\n");
        String json = file(
                "names.json",
                "{\"type\":\"object\",\"properties\":{"
                        + Stream.of("on", "200", "~", "1.50", "<<", "a b")
                                .map(name -> "\"" + name + "\":{\"type\":\"boolean\"}")
                                .collect(Collectors.joining(","))
                        + ",\"key\":{\"const\":\"key\"},\"\":{\"type\":\"boolean\"}}}");
        assertThat(CommandRun.of("import", yaml).out())
                .isEqualTo(CommandRun.of("import", json).out())
                .contains("`1.50` boolean");
    }

    @Test
    void aByteOrderMarkAndWindowsLinesAreRead() throws IOException {
        String out = CommandRun.of("import", file("shop.yaml", SHOP)).out();
        assertThat(CommandRun.of("import", file("shop.yaml", "\uFEFF" + SHOP.replace("\n", "\r\n")))
                        .out())
                .isEqualTo(out);
    }

    // ---- several files

    @Test
    void referencesLeadFromYamlToJsonAndBack() throws IOException {
        String line = file(
                "line.yaml",
                "type: object\nadditionalProperties: false\nproperties:\n  from: {$ref: ends.json#/$defs/End}\n  to: {$ref: place.yml}\n");
        file(
                "ends.json",
                "{\"$defs\":{\"End\":{\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"at\":{\"$ref\":\"place.yml\"}}}}}");
        file("place.yml", "type: object\nadditionalProperties: false\n");
        assertThat(CommandRun.of("import", line)).isEqualTo(new CommandRun(0, """
                        @JsonSchema(nullable=false)
                        create json schema Line(from End, to Place);

                        @JsonSchema(nullable=false)
                        create json schema End(at Place);

                        create json schema Place();
                        """, ""));
    }

    /** A value of an alias is reported at each place where the alias is. */
    @Test
    void pointersAreThoseOfTheTree() throws IOException {
        String file = file(
                "p.yaml",
                "type: object\nadditionalProperties: false\nproperties:\n  a: &a {type: [boolean, 'null'], not: {const: true}}\n  b/c: *a\n");
        assertThat(CommandRun.of("import", file).err())
                .isEqualTo(file + "#/properties/a/not: values that 'not' forbids are accepted [wider]\n" + file
                        + "#/properties/b~1c/not: values that 'not' forbids are accepted [wider]\nwider: 2 (not 2)\n");
        String wrong = file("wrong.yaml", "properties:\n  a: {type: strin}\n");
        assertThat(CommandRun.of("import", wrong).err())
                .isEqualTo(
                        "schemac: " + wrong
                                + "#/properties/a/type: expected one of array, boolean, integer, null, number, object, string\n");
    }

    @Test
    void theFormatIsRecognized() throws IOException {
        String swagger =
                file("api.yaml", "swagger: '2.0'\ndefinitions: {A: {type: object, additionalProperties: false}}\n");
        assertThat(CommandRun.of("import", swagger)).isEqualTo(new CommandRun(0, "create json schema A();\n", ""));
        String number =
                file("api.yml", "swagger: 2.0\ndefinitions: {A: {type: object, additionalProperties: false}}\n");
        assertThat(CommandRun.of("import", number)).isEqualTo(new CommandRun(0, "create json schema A();\n", ""));
        String schema = file("b.schema.yaml", "type: object\nadditionalProperties: false\n");
        assertThat(CommandRun.of("import", schema)).isEqualTo(new CommandRun(0, "create json schema B();\n", ""));
        String plain = file("contract", "type: object\nadditionalProperties: false\n");
        assertThat(CommandRun.of("import", plain).out()).isEqualTo("create json schema Contract();\n");
    }

    // ---- errors

    static Stream<Arguments> invalidFiles() {
        return Stream.of(
                Arguments.of("a: 1\na: 2\n", "2:1: duplicate member 'a'"),
                Arguments.of("a: {200: 1, '200': 2}\n", "1:13: duplicate member '200'"),
                Arguments.of("a: 1\n---\nb: 1\n", "2:1: a second document begins here, but a contract is one document"),
                Arguments.of(
                        "b: &b {}\na:\n  <<: *b\n",
                        "3:3: '<<' merges nothing in YAML 1.2: write the members, or use 'allOf'"),
                Arguments.of("a: *b\n", "1:4: there is no anchor before the alias '*b'"),
                Arguments.of("a: &b [1, *b]\n", "1:11: the alias '*b' is inside of its anchor"),
                Arguments.of("? [a]\n: 1\n", "1:3: expected a string as the name of a member"),
                Arguments.of("a: !point 1\n", "1:4: the tag '!point' is not supported here"),
                Arguments.of("a: !!timestamp 2020-01-01\n", "1:4: the tag '!!timestamp' is not supported here"),
                Arguments.of("a: !!set {b}\n", "1:4: the tag '!!set' is not supported here"),
                Arguments.of("a: !!seq {}\n", "1:4: the tag '!!seq' is not supported here"),
                Arguments.of("a: !!int b\n", "1:4: 'b' is not a value of the tag '!!int'"),
                Arguments.of("a: !!int 1.5\n", "1:4: '1.5' is not a value of the tag '!!int'"),
                Arguments.of("a: .inf\n", "1:4: expected a number of JSON but found .inf"),
                Arguments.of("a: -.INF\n", "1:4: expected a number of JSON but found -.INF"),
                Arguments.of("a: .nan\n", "1:4: expected a number of JSON but found .nan"),
                Arguments.of("a: \"\\ud800\"\n", "1:4: unpaired surrogate"),
                Arguments.of("é😀: 1\n😀: [*q]\n", "2:6: there is no anchor before the alias '*q'"),
                Arguments.of("a:\r\n  b: *q\r\n", "2:6: there is no anchor before the alias '*q'"),
                Arguments.of("a: b: c\n", "1:5: invalid YAML: mapping values are not allowed here"),
                Arguments.of(
                        "a:\n\t- b\n",
                        "2:1: invalid YAML: while scanning for the next token: found character '\\t(TAB)' that cannot start"
                                + " any token. (Do not use \\t(TAB) for indentation)"),
                Arguments.of(
                        "a: [1,\n",
                        "2:1: invalid YAML: while parsing a flow node: expected the node content, but found '<stream end>'"),
                Arguments.of("a: \u0001\n", "1:4: the character U+0001 is not allowed in YAML"),
                Arguments.of("%YAML 2.0\n---\na: 1\n", "1:1: expected YAML 1.2 but found another version"),
                Arguments.of("a: " + "1".repeat(10_001) + "\n", "1:4: number longer than 10000 characters"),
                Arguments.of("a: 0x" + "1".repeat(10_001) + "\n", "1:4: number longer than 10000 characters"),
                Arguments.of("[".repeat(1_001) + "\n", "1:1001: nesting deeper than 1000 levels"),
                Arguments.of(
                        "a: &a " + "[".repeat(600) + "]".repeat(600) + "\nb: " + "[".repeat(500) + "*a"
                                + "]".repeat(500) + "\n",
                        "2:504: nesting deeper than 1000 levels"),
                Arguments.of(laughs(6), "5:45: aliases repeat more than 100000 values, the limit"));
    }

    /** Each line has ten aliases of the line before. */
    private static String laughs(int lines) {
        return "a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
                + IntStream.rangeClosed(1, lines)
                        .mapToObj(i -> "a" + i + ": &a" + i + " ["
                                + Stream.generate(() -> "*a" + (i - 1))
                                        .limit(10)
                                        .collect(Collectors.joining(", ")) + "]\n")
                        .collect(Collectors.joining());
    }

    @ParameterizedTest
    @MethodSource("invalidFiles")
    void invalidFilesAreRefusedWithTheirPlace(String yaml, String message) throws IOException {
        String file = file("bad.yaml", yaml);
        assertThat(CommandRun.of("import", file))
                .isEqualTo(new CommandRun(1, "", "schemac: " + file + ":" + message + "\n"));
    }

    @Test
    void otherDocumentsThanObjectsAreRefused() throws IOException {
        for (String[] each : new String[][] {
            {"- a\n", "an array"},
            {"text\n", "a string"},
            {"1\n", "a number"},
            {"true\n", "a boolean"}
        }) {
            String file = file("other.yaml", each[0]);
            assertThat(CommandRun.of("import", file).err())
                    .isEqualTo("schemac: " + file + ": expected an object but found " + each[1] + "\n");
        }
    }

    @Test
    void aFileOfCommentsIsEmpty() throws IOException {
        for (String yaml : List.of("# nothing\n", "---\n", "null")) {
            String file = file("empty.yaml", yaml);
            assertThat(CommandRun.of("import", file))
                    .isEqualTo(new CommandRun(
                            1, "", "schemac: " + file + ": is empty: expected JSON Schema or OpenAPI\n"));
        }
    }

    @Test
    void bytesThatAreNotUtf8AreRefused() throws IOException {
        Path file = folder.resolve("latin.yaml");
        Files.write(file, "a: 1\nb: é\n".getBytes(ISO_8859_1));
        assertThat(CommandRun.of("import", file.toString()).err())
                .isEqualTo("schemac: " + file + ":2:4: ill-formed UTF-8\n");
    }

    /** Ten million values in ten thousand lines of aliases would be ten minutes of work. */
    @Test
    void aLongBombIsRefusedAtOnce() throws IOException {
        String file = file("bomb.yaml", laughs(400));
        assertThat(CommandRun.of("import", file).err()).contains("aliases repeat more than 100000 values, the limit");
    }

    // ---- options

    @Test
    void partsAreSelected() throws IOException {
        String file = file("shop.yaml", SHOP);
        assertThat(CommandRun.of("import", file, "--component", "Order").out())
                .contains("create json schema Order(")
                .doesNotContain("ReplaceOrderResponse404");
        assertThat(CommandRun.of("import", file, "--operation", "PUT /orders/{id}")
                        .out())
                .isEqualTo(CommandRun.of("import", file).out());
        assertThat(CommandRun.of("import", file, "--operation", "replaceOder", "--component", "Order"))
                .isEqualTo(new CommandRun(
                        1, "", "schemac: operation 'replaceOder': not found; did you mean 'replaceOrder'?\n"));
        assertThat(CommandRun.of("import", file, "--component", "Order", "--name", "A"))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: --name: a part of a contract cannot be named\n'schemac import --help' lists the options.\n"));
        assertThat(CommandRun.of("import", file, "--tag", "any"))
                .isEqualTo(new CommandRun(1, "", "schemac: tag 'any': not found\n"));
    }

    /** Copies a document. The text of numbers is that of the file. */
    private static void copy(JsonParser in, JsonGenerator out) throws IOException {
        for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
            switch (token) {
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> out.writeNumber(in.getText());
                default -> out.copyCurrentEvent(in);
            }
        }
    }

    private static String json(String yaml) throws IOException {
        StringWriter json = new StringWriter();
        try (JsonParser in = anchored(yaml);
                JsonGenerator out = new JsonFactory().createGenerator(json)) {
            copy(in, out);
        }
        return json.toString();
    }

    /** The parser of Jackson does not replace aliases. */
    private static JsonParser anchored(String yaml) throws IOException {
        String plain = yaml.replace("&id", "").replace("*id", "{type: string, format: uuid}");
        return new YAMLFactory().createParser(plain.getBytes(UTF_8));
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }
}
