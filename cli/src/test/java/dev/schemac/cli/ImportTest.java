package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac import [--from FORMAT] FILE|-...}. */
class ImportTest {
    private static final String POINT = "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{"
            + "\"x\":{\"type\":[\"number\",\"null\"],\"multipleOf\":2.5}}}";

    private static final String SCHEMA = """
            create json schema Point(
                /* not converted: #/properties/x/multipleOf: 'multipleOf' is not checked */
                x double
            );
            """;

    private static final String REPORT = "#/properties/x/multipleOf: 'multipleOf' is not checked [wider]\n";

    private static final String RANGE =
            "numbers beyond the range of 'double' are rejected, here and elsewhere [numbers]\n";

    @TempDir
    private Path folder;

    @Test
    void saysHowManyFormatsCouldBeTypes() {
        String contract = "{\"title\": \"A\", \"type\": \"object\", \"properties\": {"
                + "\"at\": {\"type\": \"string\", \"format\": \"date-time\"}, "
                + "\"mail\": {\"type\": \"string\", \"format\": \"email\"}}}";
        assertThat(CommandRun.withInput(contract, "import", "-").err())
                .endsWith("no effect: 2 (format 2)\n1 format is an annotation; --formats assert chooses types\n");
        assertThat(CommandRun.withInput(contract, "import", "--formats", "annotate", "-")
                        .err())
                .doesNotContain("--formats");
    }

    @Test
    void printsSchemasAndReportsWhatTheyDoNotSay() throws IOException {
        String file = file("point.json", POINT);
        assertThat(CommandRun.of("import", "--from", "json-schema", file))
                .isEqualTo(new CommandRun(0, SCHEMA, report(file) + SUMMARY));
        assertThat(CommandRun.withInput(POINT, "import", "--from", "json-schema", "--name", "point", "-"))
                .isEqualTo(new CommandRun(0, SCHEMA, report("<stdin>") + SUMMARY));
    }

    private static final String SUMMARY = "numbers: 1 (type 1)\nwider: 1 (multipleOf 1)\n";

    private static String report(String file) {
        return file + "#/properties/x/type: " + RANGE + file + REPORT;
    }

    @Test
    void writesFilesWhereAsked() throws IOException {
        String file = file("point.json", POINT);
        Path schema = folder.resolve("Point.epl");
        Path report = folder.resolve("report.txt");
        assertThat(CommandRun.of(
                        "import",
                        "--from",
                        "json-schema",
                        file,
                        "-o",
                        schema.toString(),
                        "--report",
                        report.toString(),
                        "--module",
                        "acme.shapes"))
                .isEqualTo(new CommandRun(0, "", SUMMARY));
        assertThat(schema).hasContent("module acme.shapes;\n\n" + SCHEMA);
        assertThat(report).hasContent(report(file));
        assertThat(CommandRun.of("check", schema.toString()).exitCode()).isZero();
    }

    @Test
    void readsOpenApi() {
        assertThat(CommandRun.withInput(
                        "{\"openapi\":\"3.1.0\",\"components\":{\"schemas\":{\"Point\":"
                                + POINT.replace(",\"multipleOf\":2.5", "") + "}}}",
                        "import",
                        "--from",
                        "openapi",
                        "-"))
                .isEqualTo(new CommandRun(
                        0,
                        "create json schema Point(x double);\n",
                        "<stdin>#/components/schemas/Point/properties/x/type: " + RANGE + "numbers: 1 (type 1)\n"));
    }

    @Test
    void recognizesTheFormatByTheContent() throws IOException {
        String openApi = "{\"openapi\":\"3.1.0\",\"components\":{\"schemas\":{\"Flag\":{\"type\":\"object\"}}}}";
        assertThat(CommandRun.of("import", file("flag.schema.json", openApi)).out())
                .contains("create json schema Flag(");
        for (String contract : List.of(
                "{\"type\":\"object\"}",
                "{\"type\":[\"null\",\"object\"]}",
                "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\"}",
                "{\"properties\":{}}",
                "{\"allOf\":[{\"type\":\"object\"}]}")) {
            String file = file("openapi.json", contract);
            assertThat(CommandRun.of("import", file))
                    .as(contract)
                    .isEqualTo(CommandRun.of("import", "--from", "json-schema", file));
        }
        String swagger = file("swagger.json", "{\"swagger\":\"1.2\"}");
        assertThat(CommandRun.of("import", swagger))
                .isEqualTo(
                        new CommandRun(
                                1,
                                "",
                                "schemac: " + swagger
                                        + "#: expected a member 'openapi' with the version 3.0 or 3.1, or 'swagger' with '2.0'\n"));
        assertThat(CommandRun.withInput(openApi, "import", "-", "--name", "A"))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: --name names the schema of only one contract in JSON Schema; schemas of OpenAPI keep their names\n'schemac import --help' lists the options.\n"));
    }

    @Test
    void importsContractsOfBothFormats() throws IOException {
        String schema = file("a.json", "{\"type\":\"object\",\"additionalProperties\":false}");
        String openApi = file(
                "b.json",
                "{\"openapi\":\"3.1.0\",\"components\":{\"schemas\":{\"Flag\":"
                        + "{\"type\":\"object\",\"additionalProperties\":false}}}}");
        assertThat(CommandRun.of("import", schema, openApi))
                .isEqualTo(new CommandRun(0, "create json schema A();\ncreate json schema Flag();\n", ""));
    }

    @Test
    void importsContractsThatReferToEachOtherInAnyOrder() throws IOException {
        String item =
                "{\"$id\":\"https://acme.com/item\",\"title\":\"Item\",\"type\":\"object\",\"additionalProperties\":false}";
        String order = file(
                "order.json",
                "{\"$id\":\"https://acme.com/order\",\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"item\":{\"$ref\":\"https://acme.com/item\"}}}");
        String schemas =
                "@JsonSchema(nullable=false)\ncreate json schema Order(item Item);\n\ncreate json schema Item();\n";
        assertThat(CommandRun.of("import", order, file("item.json", item))).isEqualTo(new CommandRun(0, schemas, ""));
        assertThat(CommandRun.withInput(item, "import", order, "-")).isEqualTo(new CommandRun(0, schemas, ""));
    }

    @Test
    void recognizesTheFormatByTheFileNameOtherwise() throws IOException {
        String openApi = file("Shop-OpenAPI.json", "{\"components\":{}}");
        assertThat(CommandRun.of("import", openApi))
                .isEqualTo(
                        new CommandRun(
                                1,
                                "",
                                "schemac: " + openApi
                                        + "#: expected a member 'openapi' with the version 3.0 or 3.1, or 'swagger' with '2.0'\n"));
        String schema = file("any.schema.json", "{\"title\":\"Any\"}");
        assertThat(CommandRun.of("import", schema)).isEqualTo(CommandRun.of("import", "--from", "json-schema", schema));
        String unknown = file("openapi/any.json", "{\"title\":\"Any\"}");
        CommandRun asked = CommandRun.of("import", "--from", "json-schema", unknown);
        assertThat(CommandRun.of("import", unknown))
                .isEqualTo(new CommandRun(
                        0,
                        asked.out(),
                        "schemac: " + unknown
                                + ": the format is not recognized; reading it as json-schema; --from sets the format. For a sample document use 'schemac infer'\n"
                                + asked.err()));
    }

    /** The rules of a root array are lost, because a schema is that of an element. */
    @Test
    void reportsTheRulesOfADocumentThatIsAnArray() throws IOException {
        String list = file("list.schema.json", """
                {"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"minLength":3,"contains":{"required":["id"]},
                 "items":{"type":"object","properties":{"id":{"type":"string"}},"additionalProperties":false}}
                """);
        String report = """
                FILE#: documents are arrays, and the schemas are those of their elements: parseList reads such a document [narrower]
                FILE#/contains: 'contains' is not checked [wider]
                FILE#/minItems: arrays that 'minItems' forbids are accepted [wider]
                FILE#/maxItems: arrays that 'maxItems' forbids are accepted [wider]
                FILE#/uniqueItems: arrays that 'uniqueItems' forbids are accepted [wider]
                narrower: 1 (type 1)
                wider: 4 (contains 1, maxItems 1, minItems 1, uniqueItems 1)
                """.replace("FILE", list);
        assertThat(CommandRun.of("import", list))
                .isEqualTo(new CommandRun(
                        0, "@JsonSchema(nullable=false)\ncreate json schema ListItem(id string);\n", report));
        assertThat(CommandRun.of("import", "--name", "User", list).out()).contains("create json schema User(");
    }

    @Test
    void reportsFilesThatDoNotExist() throws IOException {
        String none = folder.resolve("none/a.json").toString();
        assertThat(CommandRun.of("import", none))
                .isEqualTo(new CommandRun(1, "", "schemac: " + none + ": no such file or folder\n"));
        assertThat(CommandRun.of("import", "--root", none, file("any.schema.json", "{\"title\":\"Any\"}")))
                .isEqualTo(new CommandRun(1, "", "schemac: " + none + ": no such folder\n"));
        String address = "https://example.org/a.json";
        assertThat(CommandRun.of("import", address))
                .isEqualTo(new CommandRun(
                        1, "", "schemac: " + address + ": expected a file but found an address; download it first\n"));
    }

    @Test
    void suggestsAFormatForAMistypedOne() {
        assertThat(CommandRun.of("import", "-", "--from", "open-api"))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: Invalid value for option '--from': expected one of [json-schema, openapi] but was"
                                        + " 'open-api'; did you mean 'openapi'?\n'schemac import --help' lists the options.\n"));
    }

    /** The schemas and the report are written before the command fails. */
    @Test
    void failsOnLinesOfAnEffect() throws IOException {
        String both = file("both.json", POINT);
        String wider = file(
                "wider.json",
                POINT.replace("number", "string").replace("\"multipleOf\":2.5", "\"not\":{\"pattern\":\"y\"}"));
        String none = file("none.json", POINT.replace(",\"multipleOf\":2.5", "").replace("number", "boolean"));
        assertThat(CommandRun.of("import", "--from", "json-schema", both, "--name", "Point", "--fail-on", "numbers"))
                .isEqualTo(new CommandRun(3, SCHEMA, report(both) + SUMMARY));
        assertThat(failure(both, "narrower")).isZero();
        assertThat(failure(both, "wider")).isEqualTo(3);
        assertThat(failure(wider, "narrower")).isZero();
        assertThat(failure(wider, "wider")).isEqualTo(3);
        assertThat(failure(wider, "narrower,wider")).isEqualTo(3);
        assertThat(failure(none, "narrower,wider")).isZero();
        assertThat(CommandRun.of("import", "--from", "json-schema", both, "--fail-on", "none"))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: Invalid value for option '--fail-on' (EFFECT): expected one of [narrower, numbers, wider] but was 'none'\n'schemac import --help' lists the options.\n"));
    }

    private static int failure(String file, String effects) {
        return CommandRun.of("import", "--from", "json-schema", file, "--fail-on", effects)
                .exitCode();
    }

    @Test
    void writesTheReportAsJson() throws IOException {
        Path schema = folder.resolve("Point.epl");
        assertThat(CommandRun.withInput(POINT, "import", "-", "--format", "json", "-o", schema.toString()))
                .isEqualTo(new CommandRun(0, """
                        {
                          "lines": [
                            {
                              "file": "<stdin>",
                              "pointer": "#/properties/x/type",
                              "effect": "numbers",
                              "keyword": "type",
                              "message": "numbers beyond the range of 'double' are rejected, here and elsewhere"
                            },
                            {
                              "file": "<stdin>",
                              "pointer": "#/properties/x/multipleOf",
                              "effect": "wider",
                              "keyword": "multipleOf",
                              "message": "'multipleOf' is not checked"
                            }
                          ],
                          "summary": {
                            "numbers": {
                              "type": 1
                            },
                            "wider": {
                              "multipleOf": 1
                            }
                          }
                        }
                        """, ""));
        Path report = folder.resolve("report.json");
        String closed = "{\"type\":\"object\",\"additionalProperties\":false}";
        assertThat(CommandRun.withInput(closed, "import", "-", "--format", "json", "--report", report.toString()))
                .isEqualTo(new CommandRun(0, "create json schema Event();\n", ""));
        assertThat(report).hasContent("{\n  \"lines\": [],\n  \"summary\": {}\n}\n");
    }

    @Test
    void writesTheReportAsSarif() throws IOException {
        Path report = folder.resolve("report.sarif");
        String contract = "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"a~b\":{"
                + "\"type\":[\"string\",\"null\"],\n\"not\":{\"const\":\"x\"}}}}";
        CommandRun run = CommandRun.withInput(
                contract, "import", "-", "--fail-on", "wider", "--format", "sarif", "--report", report.toString());
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).isEqualTo("wider: 1 (not 1)\n");
        assertThat(report).hasContent("""
                {
                  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
                  "version": "2.1.0",
                  "runs": [
                    {
                      "tool": {
                        "driver": {
                          "name": "schemac",
                          "version": "%s",
                          "rules": [
                            {
                              "id": "wider/not",
                              "name": "not",
                              "shortDescription": {
                                "text": "The schema accepts documents that the contract forbids"
                              },
                              "defaultConfiguration": {
                                "level": "warning"
                              },
                              "help": {
                                "text": "docs/json-schema-reference.md of schemac lists the keywords and the schemas that they become."
                              }
                            }
                          ]
                        }
                      },
                      "columnKind": "utf16CodeUnits",
                      "results": [
                        {
                          "ruleId": "wider/not",
                          "ruleIndex": 0,
                          "level": "warning",
                          "message": {
                            "text": "values that 'not' forbids are accepted"
                          },
                          "locations": [
                            {
                              "physicalLocation": {
                                "artifactLocation": {
                                  "uri": "stdin"
                                },
                                "region": {
                                  "startLine": 2,
                                  "startColumn": 1,
                                  "endColumn": 6
                                }
                              },
                              "logicalLocations": [
                                {
                                  "fullyQualifiedName": "#/properties/a~0b/not"
                                }
                              ]
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
                """.formatted(System.getProperty("schemac.version")));
    }

    @Test
    void showsEachMessageAboutAKeyword() throws IOException {
        String branch =
                "{\"type\":[\"object\",\"null\"],\"required\":[\"%s\"],\"properties\":{\"%<s\":{\"type\":\"string\"}}}";
        String contract = "{\"title\":\"Payment\",\"type\":\"object\",\"properties\":{\"by\":{\"oneOf\":["
                + branch.formatted("card") + "," + branch.formatted("iban") + "]}}}";
        String several = "values that match several of these schemas are accepted";
        String merged = "the schemas are merged into one: combinations of members are not checked";
        Path schema = folder.resolve("Payment.epl");
        assertThat(CommandRun.withInput(contract, "import", "-", "-o", schema.toString()))
                .isEqualTo(new CommandRun(
                        0,
                        "",
                        "<stdin>#/properties/by/oneOf: " + several + " [wider]\n<stdin>#/properties/by/oneOf: " + merged
                                + " [wider]\nwider: 2 (oneOf 2)\n"));
        assertThat(CommandRun.withInput(contract, "import", "-", "--format", "json", "-o", schema.toString()))
                .isEqualTo(new CommandRun(0, """
                        {
                          "lines": [
                            {
                              "file": "<stdin>",
                              "pointer": "#/properties/by/oneOf",
                              "effect": "wider",
                              "keyword": "oneOf",
                              "message": "%s"
                            },
                            {
                              "file": "<stdin>",
                              "pointer": "#/properties/by/oneOf",
                              "effect": "wider",
                              "keyword": "oneOf",
                              "message": "%s"
                            }
                          ],
                          "summary": {
                            "wider": {
                              "oneOf": 2
                            }
                          }
                        }
                        """.formatted(several, merged), ""));
        assertThat(CommandRun.withInput(contract, "import", "-", "--format", "sarif", "-o", schema.toString())
                        .out()
                        .lines()
                        .filter(line -> line.contains("\"text\": \"the") || line.contains("\"text\": \"values")))
                .containsExactly(
                        "            \"text\": \"" + several + "\"", "            \"text\": \"" + merged + "\"");
    }

    @Test
    void rejectsTwoOutputsOnStandardOutput() {
        assertThat(CommandRun.withInput(POINT, "import", "-", "--format", "sarif"))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: --format: standard output has the schemas; write the report with --report, or the schemas with -o\n'schemac import --help' lists the options.\n"));
        assertThat(CommandRun.of("import", "-", "--format", "github").err())
                .startsWith(
                        "schemac: Invalid value for option '--format': expected one of [text, json, sarif] but was");
    }

    @Test
    void followsReferencesBelowTheRoot() throws IOException {
        String file = file(
                "a/line.json",
                "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{"
                        + "\"from\":{\"type\":[\"boolean\",\"null\"]},\"to\":{\"oneOf\":[{\"$ref\":\"../b/end.json\"},{\"type\":\"null\"}]}}}");
        file("b/end.json", "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{}}");
        CommandRun refused = CommandRun.of("import", "--from", "json-schema", file);
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err())
                .contains("'../b/end.json' is not below the folder")
                .contains("--root");
        assertThat(CommandRun.of("import", "--from", "json-schema", "--root", folder.toString(), file))
                .isEqualTo(new CommandRun(
                        0, "create json schema Line(from boolean, to End);\ncreate json schema End();\n", ""));
    }

    /** Whatever the name of the file is, and on standard input. */
    @Test
    void namesTheKindOfAFileThatIsNoContract() throws IOException {
        String empty = "is empty: expected JSON Schema or OpenAPI";
        assertForeign("", empty);
        assertForeign("\uFEFF \r\n\t", empty);
        String page = "; download the file itself, not the page that shows it";
        assertForeign(
                "\n<!DOCTYPE html>\n<html lang=\"en\">\n",
                "is HTML, not a contract: it begins with '<!DOCTYPE html>'" + page);
        assertForeign(
                "<!-- saved from\nurl --><HTML><body>{}</body></HTML>",
                "is HTML, not a contract: it begins with '<!-- saved'" + page);
        assertForeign(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?><a/>",
                "is XML, not a contract: it begins with '<?xml version=\"1.0\"'");
        assertForeign("<xs:schema>\n", "is XML, not a contract: it begins with '<xs:schema>'");
        assertForeign("<\u0061\u001B[31m>", "is XML, not a contract: it begins with '<a'");
        assertForeign("PK\u0003\u0004", "is a ZIP archive: extract the contract first");
        byte[] gzip = {0x1F, (byte) 0x8B, 8, 0};
        byte[] wide = "\uFEFF{}".getBytes(StandardCharsets.UTF_16LE);
        for (String name : List.of("a.json", "a.yaml")) {
            Path file = Files.write(folder.resolve(name), gzip);
            assertThat(CommandRun.of("import", file.toString()).err())
                    .isEqualTo("schemac: " + file + ": is compressed with gzip: decompress it first\n");
            Files.write(file, wide);
            assertThat(CommandRun.of("import", file.toString()).err())
                    .isEqualTo("schemac: " + file + ": is text in UTF-16: convert it to UTF-8 first\n");
        }
        String conflict = file("conflict.yaml", "<<<<<<< HEAD\na: 1\n");
        assertThat(CommandRun.of("import", conflict).err())
                .isEqualTo("schemac: " + conflict + ":2:2: invalid YAML: mapping values are not allowed here\n");
    }

    private void assertForeign(String content, String problem) throws IOException {
        for (String name : List.of("foreign.json", "foreign.yaml", "foreign")) {
            String file = file(name, content);
            assertThat(CommandRun.of("import", file))
                    .isEqualTo(new CommandRun(1, "", "schemac: " + file + ": " + problem + "\n"));
        }
        assertThat(CommandRun.withInput(content, "import", "-"))
                .isEqualTo(new CommandRun(1, "", "schemac: <stdin>: " + problem + "\n"));
    }

    @Test
    void reportsWhatIsNoContract() throws IOException {
        String broken = file("broken.json", "{\"type\":");
        CommandRun run = CommandRun.of("import", "--from", "json-schema", broken);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("schemac: " + broken + ":1:9: expected");
        assertThat(CommandRun.of(
                                "import",
                                "--from",
                                "json-schema",
                                folder.resolve("none.json").toString())
                        .err())
                .endsWith("none.json: no such file or folder\n");
        assertThat(CommandRun.of("import", folder.toString()).err())
                .isEqualTo("schemac: " + folder + ": a folder, not a file\n");
        Path samples = Files.writeString(folder.resolve("samples.ndjson"), "{\"a\": 1}\n{\"a\": 2}\n");
        assertThat(CommandRun.of("import", samples.toString()).err())
                .isEqualTo("schemac: " + samples
                        + ":2:1: expected end of input but found object; for samples use 'schemac infer'\n");
        Files.writeString(samples, "[{\"a\": 1}]");
        assertThat(CommandRun.of("import", samples.toString()).err())
                .isEqualTo("schemac: " + samples
                        + ": expected an object but found an array; for samples use 'schemac infer'\n");
        Path epl = Files.writeString(folder.resolve("A.epl"), "create json schema A(a int);");
        assertThat(CommandRun.of("import", epl.toString()).err())
                .isEqualTo(
                        "schemac: " + epl
                                + ": expected an object but found a string; contracts are JSON Schema or OpenAPI, not schema files\n");
        assertThat(CommandRun.of("import", "--from", "yaml", broken).err())
                .contains("expected one of [json-schema, openapi] but was 'yaml'");
        assertThat(CommandRun.of("import", "--from", "json-schema", broken, broken, "--name", "A")
                        .err())
                .contains("only one contract");
        assertThat(CommandRun.of("import", "--from", "json-schema", "-", "--module", "a b")
                        .err())
                .contains("--module: not a module name");
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return file.toString();
    }
}
