package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac import --from FORMAT FILE|-...}. */
class ImportTest {
    private static final String POINT = "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{"
            + "\"x\":{\"type\":[\"number\",\"null\"],\"multipleOf\":2}}}";

    private static final String SCHEMA = """
            create json schema Point(
                /* not converted: #/properties/x/multipleOf: 'multipleOf' is not checked */
                x double
            );
            """;

    private static final String REPORT = "#/properties/x/multipleOf: 'multipleOf' is not checked [wider]\n";

    private static final String RANGE =
            "numbers beyond the range of 'double' are rejected, here and elsewhere [narrower]\n";

    @TempDir
    private Path folder;

    @Test
    void printsSchemasAndReportsWhatTheyDoNotSay() throws IOException {
        String file = file("point.json", POINT);
        assertThat(CommandRun.of("import", "--from", "json-schema", file))
                .isEqualTo(new CommandRun(0, SCHEMA, report(file) + SUMMARY));
        assertThat(CommandRun.withInput(POINT, "import", "--from", "json-schema", "--name", "point", "-"))
                .isEqualTo(new CommandRun(0, SCHEMA, report("<stdin>") + SUMMARY));
    }

    private static final String SUMMARY = "narrower: 1 (type 1)\nwider: 1 (multipleOf 1)\n";

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
                                + POINT.replace(",\"multipleOf\":2", "") + "}}}",
                        "import",
                        "--from",
                        "openapi",
                        "-"))
                .isEqualTo(new CommandRun(
                        0,
                        "create json schema Point(x double);\n",
                        "<stdin>#/components/schemas/Point/properties/x/type: " + RANGE + "narrower: 1 (type 1)\n"));
    }

    /** The schemas and the report are written before the command fails. */
    @Test
    void failsOnLinesOfAnEffect() throws IOException {
        String both = file("both.json", POINT);
        String wider = file("wider.json", POINT.replace("number", "boolean"));
        String none = file("none.json", POINT.replace(",\"multipleOf\":2", "").replace("number", "boolean"));
        assertThat(CommandRun.of("import", "--from", "json-schema", both, "--name", "Point", "--fail-on", "narrower"))
                .isEqualTo(new CommandRun(3, SCHEMA, report(both) + SUMMARY));
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
                                "schemac: Invalid value for option '--fail-on' (EFFECT): expected one of [narrower, wider] but was 'none'\n'schemac import --help' lists the options.\n"));
    }

    private static int failure(String file, String effects) {
        return CommandRun.of("import", "--from", "json-schema", file, "--fail-on", effects)
                .exitCode();
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
                .contains("no such file");
        assertThat(CommandRun.of("import", broken).exitCode()).isEqualTo(2);
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
