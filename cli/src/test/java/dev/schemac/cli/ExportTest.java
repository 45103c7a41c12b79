package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac export --to FORMAT FILE|FOLDER|-...}. */
class ExportTest {
    private static final String JSON_SCHEMA = """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$ref": "#/$defs/A",
              "$defs": {
                "A": {
                  "type": "object",
                  "properties": {
                    "a": {
                      "type": "boolean"
                    }
                  },
                  "required": [
                    "a"
                  ],
                  "additionalProperties": false
                }
              }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void printsTheSchemaOfADocument() {
        assertThat(CommandRun.withInput(schema("A"), "export", "--to", "json-schema", "--type", "A", "-"))
                .isEqualTo(new CommandRun(0, JSON_SCHEMA, ""));
    }

    @Test
    void printsAPlainJsonSchema() {
        String schema = "create json schema A(a byte, b java.time.Instant[]);";
        String named = CommandRun.withInput(schema, "export", "--to", "json-schema", "-")
                .out();
        String plain = CommandRun.withInput(schema, "export", "--to", "plain-json-schema", "-")
                .out();
        assertThat(named).contains("\"x-schemac\": \"byte\"", "\"x-schemac\": \"Instant\"");
        assertThat(plain).isEqualTo(named.replaceAll(",\\s*\"x-schemac\": \"[A-Za-z]+\"", ""));
    }

    @Test
    void printsTheSchemasOfFilesAsOpenApi() throws IOException {
        String a = file("a.epl", schema("A"));
        String b = file("b.epl", "create json schema B();");
        assertThat(CommandRun.of("export", "--to", "openapi", a, b)).isEqualTo(new CommandRun(0, """
                {
                  "openapi": "3.1.0",
                  "info": {
                    "title": "Schemas",
                    "version": "1.0.0"
                  },
                  "components": {
                    "schemas": {
                      "A": {
                        "type": "object",
                        "properties": {
                          "a": {
                            "type": "boolean"
                          }
                        },
                        "required": [
                          "a"
                        ],
                        "additionalProperties": false
                      },
                      "B": {
                        "type": "object",
                        "properties": {},
                        "additionalProperties": false
                      }
                    }
                  }
                }
                """, ""));
    }

    @Test
    void printsATableAndItsDifferences() {
        assertThat(CommandRun.withInput(
                        "@Column(name=a, min=1) create json schema A(a int, b B); create json schema B(c char)",
                        "export",
                        "--to",
                        "spark",
                        "-"))
                .isEqualTo(new CommandRun(0, """
                        CREATE TABLE `A` (
                            -- not checked: min=1
                            `a` INT,
                            -- c: char becomes STRING: any string is accepted
                            `b` STRUCT<`c`: STRING>
                        ) USING json;
                        """, """
                        <stdin>:1:45: note: A.a: not checked: min=1
                        <stdin>:1:52: note: A.b.c: char becomes STRING: any string is accepted
                        """));
    }

    @Test
    void declaresSelectedSchemas() {
        String schemas = "create json schema A(b B); create json schema B(x int)";
        assertThat(CommandRun.withInput(schemas, "export", "--to", "proto", "--type", "B", "-"))
                .isEqualTo(new CommandRun(0, """
                        // Field numbers follow the order of the columns, inherited columns first.
                        // To keep them, only append columns.
                        syntax = "proto3";

                        message B {
                          optional int32 x = 1;
                        }
                        """, ""));
        assertThat(CommandRun.withInput(schemas, "export", "--to", "duckdb", "--type", "C", "-")
                        .err())
                .startsWith("schemac: --type: there is no schema 'C'");
    }

    @Test
    void writesAFileWhereItDiffers() throws IOException {
        String schema = file("a.epl", schema("A"));
        Path file = folder.resolve("new/a.json");
        String[] command = {"export", "--to", "json-schema", schema, "--type", "A", "-o", file.toString()};
        assertThat(CommandRun.of(command)).isEqualTo(new CommandRun(0, "", ""));
        assertThat(file).hasContent(JSON_SCHEMA);

        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000));
        assertThat(CommandRun.of(command).exitCode()).isZero();
        assertThat(Files.getLastModifiedTime(file).toMillis()).isEqualTo(1_000);
    }

    @Test
    void reportsWhatCannotBeWritten() throws IOException {
        String schema = file("a.epl", schema("A"));
        assertThat(CommandRun.of("export", "--to", "openapi", schema, "-o", folder.toString()))
                .isEqualTo(new CommandRun(1, "", "schemac: " + folder + ": expected a file but found a folder\n"));
    }

    @Test
    void reportsErrorsOfTheSchemas() {
        CommandRun run = CommandRun.withInput("create json schema A(a itn);", "export", "--to", "openapi", "-");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("<stdin>:1:24: error: unknown type 'itn'; did you mean 'int'? [SC012]");
    }

    @Test
    void warnsOfWhatEsperWouldRefuse() {
        CommandRun run =
                CommandRun.withInput("create json schema A(a binary);", "export", "--to", "openapi", "-", "--esper");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("warning");
    }

    @Test
    void refusesTypesThatAreNone() {
        assertThat(CommandRun.withInput(schema("Order"), "export", "--to", "openapi", "--type", "Oder", "-")
                        .err())
                .startsWith("schemac: --type: there is no schema 'Oder'; did you mean 'Order'?\n");
    }

    @Test
    void needsAFormatAndASchema() {
        assertThat(CommandRun.withInput("", "export", "-")).isEqualTo(new CommandRun(2, "", """
                        schemac: missing --to FORMAT: Format: json-schema (draft 2020-12), plain-json-schema (the same without x-schemac), openapi (3.1), spark, flink-sql, duckdb, postgres, avro or proto (proto3)
                        'schemac export --help' lists the options.
                        """));
        assertThat(CommandRun.withInput("", "export", "-", "--to", "parquet").err())
                .startsWith("schemac: Invalid value for option '--to': expected one of [json-schema, plain-json-schema,"
                        + " openapi, spark, flink-sql, duckdb, postgres, avro, proto] but was 'parquet'\n");
        assertThat(CommandRun.withInput("", "export", "-", "--format", "json-schema")
                        .err())
                .startsWith(
                        "schemac: Invalid value for option '--format': expected one of [text, json, github, sarif] but"
                                + " was 'json-schema'; did you mean '--to json-schema'?\n");
        assertThat(CommandRun.of("export", "--to", "openapi").exitCode()).isEqualTo(2);
        assertThat(CommandRun.withInput("", "export", "-", "--to", "openapi", "--format", "sarif")
                        .err())
                .startsWith("schemac: --format needs -o FILE, because the schemas go to standard output\n");
    }

    private static String schema(String name) {
        return "@Column(name=a, required=true, nullable=false) create json schema " + name + "(a boolean);";
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
