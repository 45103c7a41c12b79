package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac infer FILE|-...}. */
class InferTest {
    @TempDir
    private Path folder;

    @Test
    void printsASchemaNamedAfterTheFile() throws IOException {
        String file = file("tree-rings.json", "{\"rings\":[{\"width\":1.5}]}");
        assertThat(CommandRun.of("infer", file)).isEqualTo(new CommandRun(0, """
                        create json schema Ring(width double);
                        create json schema TreeRings(rings Ring[]);
                        """, ""));
    }

    @Test
    void readsWhatGzipAndZstdHaveCompressed() throws IOException {
        byte[] json = "{\"a\":1}\n{\"a\":2.5}\n".getBytes(UTF_8);
        Path gzip = folder.resolve("tree-rings.json.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(gzip))) {
            out.write(json);
        }
        Path zstd = Files.write(folder.resolve("tree-rings.json.zst"), Zstd.compress(json));
        for (Path file : List.of(gzip, zstd)) {
            assertThat(CommandRun.of("infer", "--ndjson", file.toString()))
                    .isEqualTo(new CommandRun(0, "create json schema TreeRings(a double);\n", ""));
        }
        byte[] whole = Files.readAllBytes(gzip);
        Files.write(gzip, Arrays.copyOf(whole, whole.length - 1));
        assertThat(CommandRun.of("infer", "--ndjson", gzip.toString()))
                .isEqualTo(new CommandRun(1, "", "schemac: " + gzip + ": unexpected end of gzip data\n"));
        Path archive = Files.write(folder.resolve("x.zip"), new byte[] {'P', 'K', 3, 4, 0, 0});
        assertThat(CommandRun.of("infer", archive.toString()))
                .isEqualTo(new CommandRun(
                        1, "", "schemac: " + archive + ": is a ZIP archive: extract the documents first\n"));
    }

    @Test
    void mergesSeveralSamples() throws IOException {
        String one = file("a.json", "{\"a\":1}");
        String two = file("b.json", "{\"a\":0.5,\"b\":true}");
        assertThat(CommandRun.of("infer", one, two, "--name", "Sample", "--module", "com.acme"))
                .isEqualTo(new CommandRun(0, """
                        module com.acme;

                        create json schema Sample(
                            a double,
                            b boolean // optional: in 1 of 2
                        );
                        """, ""));
    }

    @Test
    void readsLinesOfStandardInput() {
        assertThat(CommandRun.withInput("{\"a\":1}\n\n{\"a\":\"x\"}\r\n[{\"a\":2}]", "infer", "--ndjson", "-"))
                .isEqualTo(new CommandRun(0, """
                        create json schema Event(
                            @Column(types={'string', 'integer'}) a Object // no common type: 2 numbers, 1 string
                        );
                        """, ""));
    }

    @Test
    void declaresRequiredMembersWhereAsked() {
        assertThat(CommandRun.withInput("{\"a\":1}", "infer", "-", "--required"))
                .isEqualTo(new CommandRun(0, """
                        @JsonSchema(required=true, nullable=false)
                        create json schema Event(a int);
                        """, ""));
    }

    @Test
    void recognizesWhatTextsAreUnlessToldNotTo() {
        String json =
                "[" + "{\"on\":\"2024-02-29\",\"color\":\"red\"},{\"on\":\"2024-03-01\",\"color\":\"blue\"},".repeat(10)
                        + "{\"on\":\"2024-03-01\",\"color\":\"red\"}]";
        assertThat(CommandRun.withInput(json, "infer", "-").out()).isEqualTo("""
                import java.time.LocalDate;

                create json schema Event(on LocalDate, color string);
                """);
        assertThat(CommandRun.withInput(json, "infer", "--enums", "2", "-").out())
                .isEqualTo("""
                import java.time.LocalDate;

                create json enum Color('blue', 'red');
                create json schema Event(on LocalDate, @Column(unknown='null') color Color);
                """);
        assertThat(CommandRun.withInput(json, "infer", "--no-formats", "--enums", "1", "-")
                        .out())
                .isEqualTo("create json schema Event(on string, color string);\n");
        assertThat(CommandRun.withInput(json, "infer", "--enums", "251", "-").err())
                .startsWith("schemac: --enums must be from 0 to 250 but is 251");
    }

    @Test
    void tellsObjectsApartUnlessToldNotTo() {
        String json = "[" + "{\"type\":\"circle\",\"r\":1},{\"type\":\"square\",\"side\":2},".repeat(3)
                + "{\"type\":\"circle\",\"r\":1}]";
        assertThat(CommandRun.withInput(json, "infer", "--name", "Shape", "-").out())
                .isEqualTo("""
                        @JsonSchema(discriminator='type', otherwise='base')
                        create json schema Shape(type string);

                        @JsonSchema(discriminatorValue='circle')
                        create json schema Circle(r int) inherits Shape;

                        @JsonSchema(discriminatorValue='square')
                        create json schema Square(side int) inherits Shape;
                        """);
        assertThat(CommandRun.withInput(json, "infer", "--no-unions", "-").out())
                .isEqualTo("""
                        create json schema Event(
                            type string,
                            r int, // optional: in 4 of 7
                            side int // optional: in 3 of 7
                        );
                        """);
    }

    @Test
    void unknownConstantsAndSubtypesAreRejectedOnRequest() {
        String json = "["
                + "{\"type\":\"circle\",\"r\":1,\"c\":\"red\"},{\"type\":\"square\",\"side\":2,\"c\":\"blue\"},"
                        .repeat(10)
                + "{\"type\":\"circle\",\"r\":1,\"c\":\"red\"}]";
        assertThat(CommandRun.withInput(
                                json, "infer", "--name", "Shape", "--required", "--closed", "--enums", "12", "-")
                        .out())
                .isEqualTo("""
                        create json enum C('blue', 'red');

                        @JsonSchema(discriminator='type', required=true, nullable=false)
                        create json schema Shape(type string, c C);

                        @JsonSchema(discriminatorValue='circle', required=true, nullable=false)
                        create json schema Circle(r int) inherits Shape;

                        @JsonSchema(discriminatorValue='square', required=true, nullable=false)
                        create json schema Square(side int) inherits Shape;
                        """);
        assertThat(CommandRun.withInput(json, "infer", "--name", "Shape", "--required", "--enums", "12", "-")
                        .out())
                .as("null is possible")
                .startsWith("""
                        create json enum C('blue', 'red');

                        @JsonSchema(discriminator='type', otherwise='base', required=true)
                        create json schema Shape(@NotNull type string, @Column(unknown='null') c C);
                        """);
    }

    @Test
    void objectsBecomeMapsAndTheReportNamesThem() {
        String json = "{\"days\":{\"2024-02-29\":1},\"sizes\":[{\"S\":1,\"M\":2}]}";
        assertThat(CommandRun.withInput(json, "infer", "-"))
                .isEqualTo(
                        new CommandRun(0, """
                        create json schema Size(S int, M int);
                        create json schema Event(days Map<String, int>, sizes Size[]);
                        """, "days is a map: each name is a number, a date, a version or a UUID\n"));
        assertThat(CommandRun.withInput(json, "infer", "--maps", "never", "-")).isEqualTo(new CommandRun(0, """
                        create json schema Days(`2024-02-29` int);
                        create json schema Size(S int, M int);
                        create json schema Event(days Days, sizes Size[]);
                        """, ""));
        assertThat(CommandRun.withInput(json, "infer", "--maps", "sizes[0]", "-"))
                .isEqualTo(new CommandRun(0, """
                        create json schema Days(`2024-02-29` int);
                        create json schema Event(days Days, sizes Map<String, int>[]);
                        """, "sizes[0] is a map: requested\n"));
        assertThat(CommandRun.withInput(json, "infer", "--maps", "auto,sizes[0]", "-"))
                .isEqualTo(new CommandRun(
                        0,
                        "create json schema Event(days Map<String, int>, sizes Map<String, int>[]);\n",
                        "days is a map: each name is a number, a date, a version or a UUID\n"
                                + "sizes[0] is a map: requested\n"));
    }

    @Test
    void wrongMapsAreReported() {
        String json = "{\"a\":{\"b\":1}}";
        assertThat(CommandRun.withInput(json, "infer", "--maps", "a.b", "-").err())
                .startsWith("schemac: --maps: property path \"a.b\" leads to no object in the samples\n");
        assertThat(CommandRun.withInput(json, "infer", "--maps", "a[x]", "-").err())
                .startsWith("schemac: --maps: property path \"a[x]\": expected an index at character 3\n");
        assertThat(CommandRun.withInput(json, "infer", "--maps", "never,a", "-").err())
                .startsWith("schemac: --maps: 'never' cannot be combined with other values\n");
        assertThat(CommandRun.withInput(json, "infer", "--maps", "a.b", "-").exitCode())
                .isEqualTo(2);
    }

    /** What it prints is what the other commands accept. */
    @Test
    void printsWhatParseAccepts() throws IOException {
        String json = "{\"id\":7,\"tags\":[\"x\"],\"owner\":{\"p q\":null}}";
        String schema = file("E.epl", CommandRun.withInput(json, "infer", "-").out());
        assertThat(CommandRun.of("fmt", "--check", schema).exitCode()).isZero();
        assertThat(CommandRun.withInput(json, "parse", schema, "--type", "Event", "--profile", "strict", "-"))
                .isEqualTo(new CommandRun(0, "{\"id\":7,\"tags\":[\"x\"],\"owner\":{}}\n", ""));
    }

    @Test
    void reportsEachBrokenSampleAndPrintsNoSchema() throws IOException {
        String broken = file("broken.json", "{\n \"a\": tru }");
        assertThat(CommandRun.withInput("{\"a\":1}\n7\n", "infer", "--ndjson", "-"))
                .isEqualTo(new CommandRun(1, "", "<stdin>:2:1: expected object but found number at $\n"));
        assertThat(CommandRun.of("infer", broken))
                .isEqualTo(new CommandRun(1, "", broken + ":2:10: invalid literal, expected true at $.a\n"));
    }

    /** As the command parse does: one mark at the beginning of each file, and of standard input. */
    @Test
    void skipsAByteOrderMark() throws IOException {
        String mark = "\ufeff";
        CommandRun expected = new CommandRun(0, "create json schema E(a double);\n", "");
        String one = file("one.json", mark + "{\"a\":1}");
        String two = file("two.json", mark + "\r\n[{\"a\":2.5}]");
        assertThat(CommandRun.of("infer", "--name", "E", one, two)).isEqualTo(expected);
        String lines = file("lines.ndjson", mark + "{\"a\":1}\n{\"a\":2}\n");
        String blank = file("blank.ndjson", mark + "\n{\"a\":2.5}\n");
        assertThat(CommandRun.of("infer", "--name", "E", "--ndjson", lines, blank))
                .isEqualTo(expected);
        assertThat(CommandRun.withInput(mark + "{\"a\":1.5}", "infer", "--name", "E", "-"))
                .isEqualTo(expected);
        assertThat(CommandRun.withInput(mark + "{\"a\":1.5}", "infer", "--name", "E", "--ndjson", "-"))
                .isEqualTo(expected);
    }

    /** Columns count from after the mark, because editors do not show it. */
    @Test
    void reportsMisplacedByteOrderMarksAndOtherEncodings() throws IOException {
        String mark = "\ufeff";
        String empty = file("empty.json", mark);
        assertThat(CommandRun.of("infer", empty))
                .isEqualTo(new CommandRun(1, "", empty + ":1:1: expected object but found end of input at $\n"));
        String broken = file("broken.json", mark + "{\"a\":x}");
        assertThat(CommandRun.of("infer", broken))
                .isEqualTo(
                        new CommandRun(1, "", broken + ":1:6: expected value but found unexpected character at $.a\n"));
        assertThat(CommandRun.of("infer", "--ndjson", broken))
                .isEqualTo(
                        new CommandRun(1, "", broken + ":1:6: expected value but found unexpected character at $.a\n"));
        String list = file("list.json", mark + "[{\"a\":\"]\\\"\"},\n {\"b\":[1,2]}, \"x\"]");
        assertThat(CommandRun.of("infer", list))
                .isEqualTo(new CommandRun(1, "", list + ":2:15: expected object but found string at $[2]\n"));
        String lines = file("lines.ndjson", mark + "{\"a\":1}\n" + mark + "{\"a\":2}\n");
        assertThat(CommandRun.of("infer", "--ndjson", lines))
                .isEqualTo(new CommandRun(
                        1,
                        "",
                        lines + ":2:1: expected object but found byte order mark at $; only the beginning of a file"
                                + " can have one\n"));
        Path wide = Files.write(folder.resolve("wide.json"), "\ufeff{}".getBytes(UTF_16LE));
        for (String option : List.of("--ndjson", "--no-unions")) {
            assertThat(CommandRun.of("infer", option, wide.toString()))
                    .isEqualTo(new CommandRun(
                            1, "", "schemac: " + wide + ": is text in UTF-16: convert it to UTF-8 first\n"));
        }
    }

    @Test
    void samplesThatAreAMapAreReported() {
        assertThat(CommandRun.withInput("{\"2024-02-29\":1,\"2024-03-01\":2}", "infer", "-"))
                .isEqualTo(new CommandRun(
                        0,
                        """
                        @JsonSchema(dynamic=true)
                        create json schema Event();
                        """,
                        "the samples look like a map: each name is a number, a date, a version or a UUID; so their"
                                + " schema has no columns, and dynamic=true keeps the members without a type. For a typed"
                                + " map, wrap each sample: jq '{values: .}'\n"));
        Path schema = folder.resolve("D.epl");
        CommandRun run = CommandRun.withInput("{\"1\":1e400}", "infer", "-", "-o", schema.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("schemac: -: expected numbers in the range of double but found a larger one.");
        assertThat(schema).doesNotExist();
    }

    /** Generated parsers read the numbers, too. */
    @Test
    void readsNumbersBeyondDoubles() throws IOException {
        String json = "{\"v\":[1e400,-1E+400,1e-400,0.5],\"w\":" + "9".repeat(400) + "}";
        String schema = file(
                "E.epl", CommandRun.withInput(json, "infer", "--name", "E", "-").out());
        assertThat(Path.of(schema)).hasContent("create json schema E(v BigDecimal[], w BigInteger);\n");
        assertThat(CommandRun.withInput(json, "parse", schema, "--profile", "strict", "-"))
                .isEqualTo(
                        new CommandRun(0, "{\"v\":[1E+400,-1E+400,1E-400,0.5],\"w\":" + "9".repeat(400) + "}\n", ""));
        assertThat(CommandRun.withInput("{\"v\":[1e10001]}", "infer", "-"))
                .isEqualTo(new CommandRun(1, "", "<stdin>:1:7: decimal scale beyond 10000 at $.v[0]\n"));
    }

    @Test
    void namesTheOptionForASampleInEachLine() {
        CommandRun expected = new CommandRun(
                1,
                "",
                "<stdin>:2:1: expected end of input but found object at $; add --ndjson if each line is a sample\n");
        assertThat(CommandRun.withInput("{\"a\":1}\n{\"a\":2}\n", "infer", "-")).isEqualTo(expected);
        assertThat(CommandRun.withInput("[{\"a\":1}]\n[{\"a\":2}]\n", "infer", "-"))
                .isEqualTo(new CommandRun(1, "", expected.err().replace("found object", "found array")));
        assertThat(CommandRun.withInput("{\"a\":1} {\"a\":2}", "infer", "-").err())
                .isEqualTo("<stdin>:1:9: expected end of input but found object at $\n");
        assertThat(CommandRun.withInput("{\"a\":1}\n{\"a\":2} {\"a\":3}\n", "infer", "--ndjson", "-")
                        .err())
                .isEqualTo("<stdin>:2:9: expected end of input but found object at $\n");
    }

    @Test
    void writesTheSchemaToAFile() throws IOException {
        Path schema = folder.resolve("A.epl");
        assertThat(CommandRun.withInput("{\"a\":1}", "infer", "--name", "A", "-", "-o", schema.toString()))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(schema).hasContent("create json schema A(a int);\n");
    }

    @Test
    void neverOverwritesAnInputFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), "{\"type\":\"object\"}");
        String same = folder.resolve("./a.json").toString();
        for (String command : List.of("infer", "import")) {
            assertThat(CommandRun.of(command, file.toString(), "-o", same))
                    .isEqualTo(new CommandRun(
                            2,
                            "",
                            "schemac: -o would overwrite an input file: " + same + "\n'schemac " + command
                                    + " --help' lists the options.\n"));
        }
        assertThat(file).hasContent("{\"type\":\"object\"}");
    }

    @Test
    void namesTheCommandForFilesThatAreNoSamples() throws IOException {
        String contract = Files.writeString(folder.resolve("api.yaml"), "openapi: 3.1.0\n")
                .toString();
        assertThat(CommandRun.of("infer", contract))
                .isEqualTo(new CommandRun(
                        1,
                        "",
                        contract
                                + ":1:1: expected object but found invalid text at $; samples are JSON: 'schemac import'"
                                + " converts contracts in YAML\n"));
        String schema = Files.writeString(folder.resolve("B.epl"), "create json schema B();")
                .toString();
        assertThat(CommandRun.of("infer", schema))
                .isEqualTo(new CommandRun(
                        1,
                        "",
                        schema + ":1:1: expected object but found invalid text at $; samples are JSON, not schemas\n"));
    }

    @Test
    void needsASample() {
        assertThat(CommandRun.withInput("\n", "infer", "--ndjson", "-"))
                .isEqualTo(new CommandRun(1, "", "schemac: -: no samples found\n"));
        assertThat(CommandRun.withInput("[]", "infer", "-").exitCode()).isEqualTo(1);
        assertThat(CommandRun.of("infer").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("infer", "-", "--module", "a b").err())
                .startsWith("schemac: --module: not a module name: 'a b'\n");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
