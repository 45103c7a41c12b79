package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import dev.schemac.runtime.JsonAdapter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac parse SCHEMA [--type TYPE] [option ...] [FILE|-...]}. */
class ParseTest {
    private static final Path QUICKSTART = Path.of("../examples/quickstart/src/main");
    private static final String GOOD = "{\"name\":\"ash\",\"height\":12}";

    private static final String CAR = """
            import acme.Color;
            @JsonSchemaField(name=built, adapter='acme.Year')
            create json schema Car(color Color, built Integer);
            """;

    @TempDir
    private Path folder;

    private String schema;

    @BeforeEach
    void writeSchema() throws IOException {
        schema = file(
                "Tree.epl",
                "create json schema Ring(width double);\n"
                        + "create json schema Tree(name string, height int, rings Ring[]);\n");
    }

    @Test
    void printsTheUsersDocumentAsOneLine() throws IOException {
        String users = QUICKSTART.resolve("epl/Users.epl").toString();
        String compact = Files.readString(QUICKSTART.resolve("resources/users.json"));
        // isActive is a string column that holds true.
        CommandRun expected = new CommandRun(0, compact.replace("\"isActive\":true", "\"isActive\":\"true\""), "");
        for (String document : new String[] {"users.json", "users-pretty.json"}) {
            String path = QUICKSTART.resolve("resources/" + document).toString();
            assertThat(CommandRun.of("parse", users, "--type", "Users", path)).isEqualTo(expected);
        }
        assertThat(CommandRun.withInput(compact, "parse", users, "--type", "Users", "-"))
                .isEqualTo(expected);
    }

    @Test
    void loadsTheClassesThatTheSchemaNamesFromTheClassPath() throws IOException {
        String car = file("Car.epl", CAR);
        String sources = carClasses();
        Path classes = folder.resolve("classes");
        ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        runtimeLibrary(),
                        "-d",
                        classes.toString(),
                        sources + "/acme/Color.java",
                        sources + "/acme/Year.java");
        String document = file("car.json", "{\"color\":\"RED\",\"built\":\"year 1999\"}");

        CommandRun run =
                CommandRun.of("parse", car, "--type", "Car", "--classpath", classes.toString(), document, document);

        String line = "{\"color\":\"RED\",\"built\":\"year 1999\"}\n";
        assertThat(run).isEqualTo(new CommandRun(0, line + line, ""));
        assertThat(CommandRun.of("parse", car, "--type", "Car", document).err()).contains("acme.Color");
    }

    @Test
    void compilesTheClassesThatTheSchemaNamesFromTheSourcePath() throws IOException {
        String car = file("Car.epl", CAR);
        String sources = carClasses();
        String document = file("car.json", "{\"color\":\"RED\",\"built\":\"year 1999\"}");

        CommandRun run = CommandRun.of("parse", car, "--type", "Car", "--source-path", sources, document);

        assertThat(run).isEqualTo(new CommandRun(0, "{\"color\":\"RED\",\"built\":\"year 1999\"}\n", ""));
    }

    @Test
    void printsAnEventWithARawValueAsOneLine() throws IOException {
        String box = file(
                "Box.epl",
                "@JsonSchemaField(name=content, adapter='acme.Raw')\ncreate json schema Box(content string);");
        Files.createDirectories(folder.resolve("java/acme"));
        file("java/acme/Raw.java", """
                package acme;
                public class Raw implements dev.schemac.runtime.JsonAdapter<String> {
                    @Override public String parse(String text) { return text; }
                    @Override public void write(String json, dev.schemac.runtime.JsonWriter out) { out.rawValue(json); }
                }
                """);
        String sources = folder.resolve("java").toString();
        String document = file("box.json", "{\"content\":\"{\\n}\"}");
        String lines = file("box.ndjson", "{\"content\":\"[\\r\\n]\"}\n{\"content\":\"1\"}\n");

        assertThat(CommandRun.of("parse", box, "--type", "Box", "--source-path", sources, document))
                .isEqualTo(new CommandRun(0, "{\"content\":{ }}\n", ""));
        assertThat(CommandRun.of("parse", box, "--type", "Box", "--source-path", sources, "--ndjson", lines))
                .isEqualTo(new CommandRun(0, "{\"content\":[  ]}\n{\"content\":1}\n", ""));
    }

    @Test
    void namesTheClassOfTheSourcePathThatDoesNotCompile() throws IOException {
        String car = file("Car.epl", CAR);
        String sources = carClasses();
        String color = file("java/acme/Color.java", "package acme;\npublic enum Color { RED;\n int i = \"\"; }");

        CommandRun run = CommandRun.of("parse", car, "--type", "Car", "--source-path", sources, color);

        assertThat(run)
                .isEqualTo(new CommandRun(
                        1, "", "schemac: a class that the schemas refer to does not compile: " + color + ", line 3\n"));
    }

    @Test
    void generatedCodeThatDoesNotCompileIsADefect() throws IOException {
        String car = file("Car.epl", "create json schema Car(name string)");
        Files.createDirectories(folder.resolve("java/dev/schemac/runtime/support"));
        file(
                "java/dev/schemac/runtime/support/JsonScanner.java",
                "package dev.schemac.runtime.support;\nclass JsonScanner {}");
        String sources = folder.resolve("java").toString();

        CommandRun run = CommandRun.of("parse", car, "--source-path", sources, file("car.json", "{}"));

        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith(
                        "schemac: internal error; please report it, with the command line, the schemas and these lines:\n")
                .contains("generated code does not compile; this is a defect of schemac, please report it\n");
    }

    @Test
    void warnsOfWhatEsperWouldRefuse() throws IOException {
        String order = file("Order.epl", "create json schema O(order int);");
        String document = file("order.json", "{\"order\":1}");

        CommandRun run = CommandRun.of("parse", order, "--type", "O", "--esper", document);

        assertThat(run.out()).isEqualTo("{\"order\":1}\n");
        assertThat(run.err()).startsWith(order + ":1:22: warning: Esper reserves the word 'order'");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void indentsEvents() throws IOException {
        String documents = file("trees.json", "{\"name\":\"ash\"} {\"name\":\"oak\",\"rings\":[]}");

        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--documents", "--indent", "2", documents))
                .isEqualTo(new CommandRun(0, """
                        {
                          "name": "ash"
                        }
                        {
                          "name": "oak",
                          "rings": []
                        }
                        """, ""));
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--indent", "17", documents))
                .isEqualTo(usage("--indent must be from 1 to 16 but is 17"));
    }

    @Test
    void countsDocumentsAndReportsThoseThatFail() throws IOException {
        String lines = file("trees.ndjson", GOOD + "\n{\"height\":\"tall\"}\n" + GOOD + "\n");

        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", "--count", lines);

        assertThat(run.out()).isEqualTo("2\n");
        assertThat(run.err()).startsWith(lines + ":2:11: ");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void readsDocumentsThatFollowEachOther() throws IOException {
        String documents = file("trees.json", GOOD + GOOD + "\n\n" + GOOD);

        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--documents", documents))
                .isEqualTo(new CommandRun(0, (GOOD + "\n").repeat(3), ""));
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--documents", "--ndjson", documents))
                .isEqualTo(usage("--ndjson, --documents and --elements cannot be used together: choose one"));
    }

    @Test
    void saysHowToReadAFileOfMoreThanOneDocument() throws IOException {
        String documents = file("trees.ndjson", GOOD + "\n" + GOOD + "\n");

        assertThat(CommandRun.of("parse", schema, "--type", "Tree", documents).err())
                .isEqualTo(documents + ":2:1: expected end of input but found object at $; add --ndjson if each line is"
                        + " a document, or --documents\n");
    }

    @Test
    void selectsMembersByTheirJsonNames() throws IOException {
        String open =
                file("open.epl", "@JsonSchema(dynamic=true) create json schema T(@Name('total') count int, b int);");
        String document = "{\"total\":7,\"count\":5}";

        for (List<String> profile : List.of(List.<String>of(), List.of("--profile", "esper"))) {
            List<String> command = new ArrayList<>(List.of("parse", open, "--select", "count", "--select", "total"));
            command.addAll(profile);
            assertThat(CommandRun.withInput(document, command.toArray(String[]::new)))
                    .isEqualTo(new CommandRun(0, "{\"count\":5,\"total\":7}\n", ""));
            command.add("--csv");
            assertThat(CommandRun.withInput(document, command.toArray(String[]::new)))
                    .isEqualTo(new CommandRun(0, "count,total\n5,7\n", ""));
        }
        assertThat(CommandRun.withInput(document, "parse", open, "--csv"))
                .isEqualTo(new CommandRun(0, "total,b\n7,\n", ""));
        String closed = file("closed.epl", "create json schema T(@Name('total') count int);");
        assertThat(CommandRun.withInput(document, "parse", closed, "--select", "count"))
                .isEqualTo(usage("--select: T has no member 'count' (property path \"count\"); the JSON name of column"
                        + " 'count' is 'total'"));
    }

    @Test
    void printsTheValueAtAPath() throws IOException {
        String documents = file("trees.ndjson", GOOD + "\n{}\n{\"height\":[]}\n");
        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", "--select", "height", documents);
        assertThat(run.out()).isEqualTo("12\nnull\n");
        assertThat(run.err()).isEqualTo(documents + ":3:11: expected int but found array at $.height\n");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--select", "hight", "no-such-file"))
                .isEqualTo(usage(
                        "--select: Tree has no column 'hight' (property path \"hight\"); did you mean" + " 'height'?"));
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--select", "a[", "no-such-file"))
                .isEqualTo(usage("--select: property path \"a[\": expected an index at character 3"));
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--select", "height", "--count", documents))
                .isEqualTo(usage("--select, --indent and --count cannot be used together: choose one"));
    }

    @Test
    void checksColumnsThatAreNotPrinted() throws IOException {
        String documents = file(
                "trees.ndjson",
                "{\"name\":\"a\",\"height\":1.5}\n{\"name\":\"b\",\"rings\":[{\"width\":\"w\"}]}\n{\"name\":\"c\"}\n");
        String errors = documents + ":1:22: expected int but found number with a fraction at $.height\n" + documents
                + ":2:31: expected double but found string at $.rings[0].width\n";
        assertThat(parsed("--ndjson", "--select", "name", documents)).isEqualTo(new CommandRun(1, "\"c\"\n", errors));
        assertThat(parsed("--ndjson", "--csv", "--select", "name", documents))
                .isEqualTo(new CommandRun(1, "name\nc\n", errors));
        assertThat(parsed("--ndjson", "--count", documents)).isEqualTo(new CommandRun(1, "1\n", errors));
        assertThat(parsed("--ndjson", "--select", "name", "--profile", "strict", file("more.ndjson", "{\"leaf\":1}\n"))
                        .err())
                .contains("leaf");
    }

    @Test
    void rejectsEventsWithValuesThatCannotBeWritten() throws IOException {
        String measures = file("Measures.epl", "create json schema Measure(id int, value double);");
        for (String path : new String[] {"id", "value"}) {
            CommandRun run = CommandRun.withInput(
                    "{\"id\":1,\"value\":1e999}", "parse", measures, "--profile", "esper", "--select", path);
            assertThat(run).isEqualTo(new CommandRun(1, "", "<stdin>:1:1: Infinity cannot be written as JSON at $\n"));
        }
    }

    @Test
    void printsTheValuesAtSeveralPathsAsAnObject() throws IOException {
        String documents = file("trees.ndjson", GOOD + "\n{\"rings\":[{\"width\":0.5}]}\n");
        assertThat(parsed("--ndjson", "--select", "height", "--select", "rings[0].width", documents))
                .isEqualTo(new CommandRun(
                        0, "{\"height\":12,\"rings[0].width\":null}\n{\"height\":null,\"rings[0].width\":0.5}\n", ""));
        String quoted = file("Quoted.epl", "create json schema Quoted(`a\"b` int, `c\\d` int);");
        assertThat(CommandRun.withInput(
                        "{\"a\\\"b\":1,\"c\\\\d\":2}", "parse", quoted, "--select", "`a\"b`", "--select", "`c\\d`"))
                .isEqualTo(new CommandRun(0, "{\"`a\\\"b`\":1,\"`c\\\\d`\":2}\n", ""));
        String control = file("Control.epl", "create json schema Control(`a\tb` int, c int);");
        assertThat(CommandRun.withInput("{\"c\":2}", "parse", control, "--select", "a\tb", "--select", "c"))
                .isEqualTo(new CommandRun(0, "{\"a\\tb\":null,\"c\":2}\n", ""));
        assertThat(parsed("--select", "height", "--select", "height", documents))
                .isEqualTo(usage("--select height is given twice"));
    }

    @Test
    void printsATable() throws IOException {
        String documents = file(
                "trees.ndjson",
                GOOD
                        + "\n{}\n{\"name\":\"\"}\n{\"name\":\"a,\\\"b\\\"\\r\\n\\tc\\\\\",\"rings\":[{\"width\":1}]}\nx\n");

        CommandRun csv = parsed("--ndjson", "--csv", documents);
        assertThat(csv.out())
                .isEqualTo("name,height,rings\nash,12,\n,,\n\"\",,\n"
                        + "\"a,\"\"b\"\"\r\n\tc\\\",,\"[{\"\"width\"\":1.0}]\"\n");
        assertThat(csv.err()).startsWith(documents + ":5:1: ");
        assertThat(csv.exitCode()).isEqualTo(1);
        CommandRun tsv = parsed("--ndjson", "--tsv", "--select", "name", "--select", "rings[0]", documents);
        assertThat(tsv.out()).isEqualTo("name\trings[0]\nash\t\n\t\n\t\n" + "a,\"b\"\\r\\n\\tc\\\\\t{\"width\":1.0}\n");
        String names = file("Names.epl", "create json schema Names(`a.b` int, `c[d` int, `e\\f` int, `g,h` string);");
        assertThat(CommandRun.withInput("{\"a.b\":1,\"c[d\":2,\"e\\\\f\":3,\"g,h\":\"i\"}", "parse", names, "--csv"))
                .isEqualTo(new CommandRun(0, "a.b,c[d,e\\f,\"g,h\"\n1,2,3,i\n", ""));
        assertThat(CommandRun.withInput("", "parse", schema, "--type", "Tree", "--ndjson", "--csv"))
                .isEqualTo(new CommandRun(0, "name,height,rings\n", ""));
        assertThat(parsed("--csv", "--tsv", documents))
                .isEqualTo(usage("--csv and --tsv cannot be used together: choose one"));
        assertThat(parsed("--csv", "--count", documents))
                .isEqualTo(usage("--csv, --indent and --count cannot be used together: choose one"));
    }

    /** Readers of CSV skip empty lines, so they would lose the event. */
    @Test
    void aTableOfOneColumnHasNoEmptyLine() throws IOException {
        String documents = file("trees.ndjson", "{\"name\":\"a\"}\n{}\n{\"name\":\"\"}\n{\"name\":null}\n");
        assertThat(parsed("--ndjson", "--csv", "--select", "name", documents))
                .isEqualTo(new CommandRun(0, "name\na\n\"\"\n\"\"\n\"\"\n", ""));
        assertThat(parsed("--ndjson", "--csv", "--select", "rings[0].width", documents))
                .isEqualTo(new CommandRun(0, "rings[0].width\n" + "\"\"\n".repeat(4), ""));
        assertThat(parsed("--ndjson", "--csv", "--select", "name", "--select", "height", documents))
                .isEqualTo(new CommandRun(0, "name,height\na,\n,\n\"\",\n,\n", ""));
        assertThat(parsed("--ndjson", "--tsv", "--select", "name", documents))
                .isEqualTo(new CommandRun(0, "name\na\n\n\n\n", ""));
    }

    @Test
    void aTableCanHaveAMemberWithoutAName() throws IOException {
        String empty = file("empty.epl", "create json schema E(@Name('') a string, b int);");
        String documents = file("empty.ndjson", "{\"\":\"x\",\"b\":2}\n");
        assertThat(CommandRun.of("parse", empty, "--type", "E", "--ndjson", "--csv", documents))
                .isEqualTo(new CommandRun(0, "\"\",b\nx,2\n", ""));
    }

    private CommandRun parsed(String... arguments) {
        return CommandRun.of(Stream.concat(Stream.of("parse", schema, "--type", "Tree"), Stream.of(arguments))
                .toArray(String[]::new));
    }

    @Test
    void saysInOneLineWhatIsNoText() throws IOException {
        assertRefused(
                new byte[] {(byte) 0xFD, '7', 'z', 'X', 'Z', 0, '\n', '\n'},
                "is compressed with xz: decompress it first (only gzip and zstd are supported)");
        assertRefused(
                "BZh91AY".getBytes(UTF_8),
                "is compressed with bzip2: decompress it first (only gzip and zstd are supported)");
        assertRefused(new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 4}, "unexpected end of zstd data");
        assertRefused(new byte[] {'P', 'K', 3, 4, '\n'}, "is a ZIP archive: extract the documents first");
        for (Charset charset : List.of(UTF_16LE, UTF_16BE)) {
            assertRefused(GOOD.getBytes(charset), "is text in UTF-16: convert it to UTF-8 first");
        }
        assertRefused(GOOD.getBytes(UTF_16), "is text in UTF-16: convert it to UTF-8 first");
        assertRefused(new byte[] {7, 'E', '\n', 'L'}, "is not text: it begins with the byte 0x07");
        assertRefused(new byte[] {0x7F, 'E', 'L', 'F'}, "is not text: it begins with the byte 0x7F");
        assertRefused(new byte[] {(byte) 0xCA, (byte) 0xFE, '\n', '\n'}, "is not text: it begins with the byte 0xCA");
        assertRefused(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, "is not text: it begins with the byte 0x89");
    }

    private void assertRefused(byte[] bytes, String problem) throws IOException {
        Path file = Files.write(folder.resolve("bytes"), bytes);
        for (String[] framing : new String[][] {{}, {"--ndjson"}}) {
            List<String> words = new ArrayList<>(List.of("parse", schema, "--type", "Tree"));
            words.addAll(List.of(framing));
            words.add(file.toString());
            assertThat(CommandRun.of(words.toArray(String[]::new)))
                    .as(problem)
                    .isEqualTo(new CommandRun(1, "", "schemac: " + file + ": " + problem + "\n"));
        }
    }

    @Test
    void saysWhichTypeOrOptionWasMeant() throws IOException {
        String document = file("tree.json", GOOD);

        assertThat(CommandRun.of("parse", schema, "--type", "Tre", document))
                .isEqualTo(usage("--type: there is no schema 'Tre', only Ring, Tree; did you mean 'Tree'?"));
        assertThat(CommandRun.of("parse", schema, "--tpye", "Tree", document))
                .isEqualTo(usage("Unknown option: '--tpye'; did you mean '--type'?"));
        assertThat(CommandRun.of("parse", schema, "--tpye=Tree", document))
                .isEqualTo(usage("Unknown option: '--tpye'; did you mean '--type'?"));
    }

    private static String runtimeLibrary() {
        return new File(JsonAdapter.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
    }

    /** The sources of the two classes that the car needs. */
    private String carClasses() throws IOException {
        Files.createDirectories(folder.resolve("java/acme"));
        file("java/acme/Color.java", "package acme; public enum Color { RED }");
        file("java/acme/Year.java", """
                package acme;
                public class Year implements dev.schemac.runtime.JsonAdapter<Integer> {
                    @Override public Integer parse(String text) { return Integer.valueOf(text.substring(5)); }
                    @Override public void write(Integer year, dev.schemac.runtime.JsonWriter out) { out.value("year " + year); }
                }
                """);
        return folder.resolve("java").toString();
    }

    @Test
    void printsColumnsInTheOrderOfTheSchema() {
        assertThat(parse("{ \"rings\" : [ {\"width\":1.50} ], \"height\" : 3,\n \"age\":4, \"name\":\"x\" }"))
                .isEqualTo(new CommandRun(0, "{\"name\":\"x\",\"height\":3,\"rings\":[{\"width\":1.5}]}\n", ""));
    }

    @Test
    void printsUtf8OnEveryPlatform() {
        assertThat(parse("{\"name\":\"\\u00fc\u4e16\ud83c\udf33\"}").out())
                .isEqualTo("{\"name\":\"\u00fc\u4e16\ud83c\udf33\"}\n");
    }

    @Test
    void reportsAFailingDocumentAndGoesOn() throws IOException {
        String first = file("first.json", GOOD);
        String broken = file("broken.json", "{\n  \"name\": \"oak\",\n  \"height\": \"tall\"\n}\n");
        String truncated = file("truncated.json", "{\"name\":\"elm\"");
        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", first, broken, truncated, first);
        assertThat(run.out()).isEqualTo(GOOD + "\n" + GOOD + "\n");
        assertThat(run.err())
                .isEqualTo(broken + ":3:13: expected int but found string at $.height\n" + truncated
                        + ":1:14: expected ',' or '}' but found end of input at $.name\n");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void reportsDocumentsThatAreNoObjects() throws IOException {
        for (String text : new String[] {"", "null", "7", "\"x\"", GOOD + GOOD}) {
            CommandRun run = parse(text);
            assertThat(run.exitCode()).as(text).isEqualTo(1);
            assertThat(run.out()).as(text).isEmpty();
            assertThat(run.err()).as(text).startsWith("<stdin>:1:").hasLineCount(1);
        }
    }

    @Test
    void parsesEachLineWithNdjson() {
        CommandRun run = ndjson("{\"name\":\"a\"}\n\n{\"name\":\"b\"}\r\n   \n{\"name\":\"c\"}");
        assertThat(run).isEqualTo(new CommandRun(0, "{\"name\":\"a\"}\n{\"name\":\"b\"}\n{\"name\":\"c\"}\n", ""));
    }

    @Test
    void reportsTheLineOfTheFileWithNdjson() throws IOException {
        String file = file(
                "trees.ndjson",
                "{\"name\":\"a\"}\n\n{\"height\":1.5}\n{\"height\":2}\r\n  {\"name\":\n\"x\"}\n{\"height\":3}\n");
        CommandRun run = CommandRun.of("parse", "--ndjson", schema, file, "--type=Tree");
        assertThat(run.out()).isEqualTo("{\"name\":\"a\"}\n{\"height\":2}\n{\"height\":3}\n");
        assertThat(run.err())
                .isEqualTo(file + ":3:11: expected int but found number with a fraction at $.height\n"
                        + file + ":5:11: expected string but found end of input at $.name\n"
                        + file + ":6:1: expected object but found string at $\n");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void keepsReportsInTheirPlaceBetweenTheEvents() {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        StandardStreams streams = new StandardStreams(
                input("{\"name\":\"a\"}\n[\n{\"name\":\"b\"}\n"),
                both,
                new PrintStream(both, true, UTF_8),
                Terminal.NONE);
        Schemac.run(streams, "parse", schema, "--type", "Tree", "--ndjson", "-");
        assertThat(both.toString(UTF_8).lines().map(line -> line.substring(0, 8)))
                .containsExactly("{\"name\":", "<stdin>:", "{\"name\":");
    }

    @Test
    void refusesALineBeyondTheLimitOfTheProfileAndGoesOn() {
        byte[] line = new byte[(64 << 20) + 1];
        Arrays.fill(line, (byte) 'x');
        InputStream in = new SequenceInputStream(
                new SequenceInputStream(input(GOOD + "\n"), new ByteArrayInputStream(line)), input("xxx\n" + GOOD));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CommandRun run =
                CommandRun.withStreams(in, out, Terminal.NONE, "parse", schema, "--type", "Tree", "--ndjson", "-");
        assertThat(out.toString(UTF_8)).isEqualTo(GOOD + "\n" + GOOD + "\n");
        assertThat(run.err()).startsWith("<stdin>:2:1: ").contains("67108864").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void refusesAFileBeyondThatLimitUnlessTheOptionRaisesIt() throws IOException {
        Path file = folder.resolve("large.json");
        Files.writeString(file, " ".repeat(65 << 20) + GOOD);
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", file.toString()))
                .isEqualTo(
                        new CommandRun(
                                1,
                                "",
                                file
                                        + ":1:1: document longer than 67108864 bytes at $; --max-event-bytes changes this limit\n"));
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--max-event-bytes", "100000000", file.toString()))
                .isEqualTo(new CommandRun(0, GOOD + "\n", ""));
    }

    /** In each form of documents, to the byte; of compressed ones what comes out counts. */
    @Test
    void theLimitIsTheSameForEachFormOfDocuments() throws IOException {
        String document = "{\"name\":\"a\"}";
        int length = document.length();
        byte[] compressed = gzip(document);
        for (List<String> form : List.of(List.<String>of(), List.of("--ndjson"), List.of("--documents"))) {
            for (byte[] input : List.of(document.getBytes(UTF_8), compressed)) {
                assertThat(limited(input, length, form))
                        .as("%s", form)
                        .isEqualTo(new CommandRun(0, document + "\n", ""));
                CommandRun refused = limited(input, length - 1, form);
                assertThat(refused.exitCode()).as("%s", form).isEqualTo(1);
                assertThat(refused.out()).as("%s", form).isEmpty();
                assertThat(refused.err()).as("%s", form).contains("longer than " + (length - 1) + " bytes");
            }
        }
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--max-event-bytes", "0", "-"))
                .isEqualTo(usage("--max-event-bytes must be at least 1 but is 0"));
    }

    private CommandRun limited(byte[] input, int bytes, List<String> form) {
        List<String> words = new ArrayList<>(
                List.of("parse", schema, "--type", "Tree", "--max-event-bytes", String.valueOf(bytes), "-"));
        words.addAll(form);
        return CommandRun.withInput(input, Terminal.NONE, words.toArray(String[]::new));
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(text.getBytes(UTF_8));
        }
        return out.toByteArray();
    }

    @Test
    void followsTheProfile() {
        String document = "{\"name\":true,\"age\":3,\"height\":2}";
        assertThat(parse(document)).isEqualTo(new CommandRun(0, "{\"name\":\"true\",\"height\":2}\n", ""));
        assertThat(parse(document, "--profile", "default").exitCode()).isZero();
        CommandRun strict = parse(document, "--profile=strict");
        assertThat(strict)
                .isEqualTo(new CommandRun(1, "", "<stdin>:1:9: expected string but found boolean at $.name\n"));
        assertThat(parse(document, "--profile", "esper").out())
                .isEqualTo("{\"name\":\"true\",\"height\":2,\"rings\":null}\n");
    }

    @Test
    void reportsAnEventThatHasNoJsonText() {
        CommandRun run = CommandRun.withInput(
                "{\"width\":1e400}\n{\"width\":2}\n",
                "parse",
                schema,
                "--type",
                "Ring",
                "--profile",
                "esper",
                "--ndjson",
                "-");
        assertThat(run.out()).isEqualTo("{\"width\":2.0}\n");
        assertThat(run.err()).startsWith("<stdin>:1:1: ").hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void reportsAnUnreadableDocumentAndGoesOn() throws IOException {
        String missing = folder.resolve("none.json").toString();
        String good = file("good.json", GOOD);
        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", missing, folder.toString(), good);
        assertThat(run.out()).isEqualTo(GOOD + "\n");
        assertThat(run.err())
                .isEqualTo("schemac: " + missing + ": no such file or folder\n" + "schemac: " + folder
                        + ": a folder, not a file\n");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void reportsAMissingSchema() {
        String missing = folder.resolve("none.epl").toString();
        assertThat(CommandRun.of("parse", missing, "--type", "Tree", "-"))
                .isEqualTo(new CommandRun(1, "", "schemac: " + missing + ": no such file or folder\n"));
    }

    @Test
    void reportsSchemaErrors() throws IOException {
        String broken = file("Broken.epl", "create json schema Tree(height itn);\n");
        CommandRun run = CommandRun.of("parse", broken, "--type", "Tree", "-");
        assertThat(run)
                .isEqualTo(new CommandRun(
                        1,
                        "",
                        broken + ":1:32: error: unknown type 'itn'; did you mean 'int'? [SC012]\n"
                                + "  create json schema Tree(height itn);\n"
                                + "                                 ^^^\n"));
    }

    @Test
    void readsTheSchemaFromAFolderOrStandardInput() throws IOException {
        String document = file("tree.json", GOOD);
        CommandRun expected = new CommandRun(0, GOOD + "\n", "");
        assertThat(CommandRun.of("parse", folder.toString(), "--type", "Tree", document))
                .isEqualTo(expected);
        assertThat(CommandRun.withInput(Files.readString(Path.of(schema)), "parse", "-", "--type", "Tree", document))
                .isEqualTo(expected);
    }

    /** As with {@code --elements $}, and an error has its path in the array. */
    @Test
    void readsTheElementsOfAnArrayWithoutAnOption() throws IOException {
        String bad = GOOD.replaceFirst(":", ":{},\"z\":");
        for (String begin : List.of("", "\uFEFF", " \r\n\t ", "\uFEFF\n")) {
            String array = file("array.json", begin + "[" + GOOD + ",\n" + bad + ", 7," + GOOD + "]");
            CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", array);
            assertThat(run).isEqualTo(CommandRun.of("parse", schema, "--type", "Tree", "--elements", "$", array));
            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.out()).isEqualTo(GOOD + "\n" + GOOD + "\n");
            assertThat(run.err().lines()).hasSize(2).satisfies(lines -> {
                assertThat(lines.get(0)).contains(" but found object at $[1].");
                assertThat(lines.get(1)).endsWith(": expected object but found number at $[2]");
            });
        }
        String two = file("two.json", "[" + GOOD + "," + GOOD + "]");
        String one = file("one.json", GOOD);
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--count", two, one, file("none.json", "[]")))
                .isEqualTo(new CommandRun(0, "3\n", ""));
    }

    @Test
    void anArrayThatIsIncompleteOrNotAloneIsAnError() throws IOException {
        String open = file("open.json", "[" + GOOD);
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", open))
                .isEqualTo(new CommandRun(
                        1,
                        GOOD + "\n",
                        open + ":1:" + (GOOD.length() + 2) + ": expected ',' or ']' but found end of input at $[0]\n"));
        String second = file("second.json", "[" + GOOD + "]\n[]");
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", second))
                .isEqualTo(
                        new CommandRun(1, GOOD + "\n", second + ":2:1: expected end of input but found array at $\n"));
    }

    @Test
    void needsASchema() {
        assertThat(CommandRun.of("parse"))
                .isEqualTo(usage("missing SCHEMA: Schema file, folder with .epl files, or - for standard input"));
    }

    @Test
    void readsStandardInputWithoutADocument() {
        CommandRun expected = new CommandRun(0, GOOD + "\n", "");
        assertThat(CommandRun.withInput(GOOD, "parse", schema, "--type", "Tree"))
                .isEqualTo(expected);
        assertThat(CommandRun.typing(GOOD, "parse", schema, "--type", "Tree", "-"))
                .isEqualTo(expected);
        assertThat(CommandRun.typing(GOOD, "parse", schema, "--type", "Tree"))
                .isEqualTo(new CommandRun(0, expected.out(), "schemac: no document given, reading standard input\n"));
        assertThat(CommandRun.withInput("create json schema A();", "parse", "-"))
                .isEqualTo(usage("no document given: name files, because standard input (-) has the schema"));
    }

    @Test
    void aSchemaThatNoOtherUsesIsTheTypeOfDocuments() throws IOException {
        CommandRun expected = new CommandRun(0, GOOD + "\n", "");
        assertThat(CommandRun.withInput(GOOD, "parse", schema)).isEqualTo(expected);
        Files.writeString(
                folder.resolve("Tree.epl"),
                "module acme; create json schema Ring(); create json schema Tree(name string, height int, r Ring);");
        assertThat(CommandRun.withInput(GOOD, "parse", schema)).isEqualTo(expected);
        assertThat(CommandRun.withInput(GOOD, "parse", schema, "--esper")).isEqualTo(expected);
    }

    @Test
    void namesTheSchemasThatMayBeTheTypeOfDocuments() throws IOException {
        String two = file("two.epl", "module acme; create json schema A(); create json schema B();");
        assertThat(CommandRun.of("parse", two))
                .isEqualTo(usage("--type must name the schema of the documents, one of: acme.A, acme.B"));
        String circle = file("circle.epl", "create json schema A(b B); create json schema B(a A);");
        assertThat(CommandRun.of("parse", circle))
                .isEqualTo(usage("--type must name the schema of the documents, one of: A, B"));
        StringBuilder many = new StringBuilder();
        for (int i = 1; i <= 12; i++) {
            many.append("create json schema S").append(i).append("();");
        }
        assertThat(CommandRun.of("parse", file("many.epl", many.toString())))
                .isEqualTo(usage("--type must name the schema of the documents, one of: "
                        + "S1, S2, S3, S4, S5, S6, S7, S8, S9, S10 and 2 more"));
        String none = file("none.epl", "create json enum Color('red');");
        assertThat(CommandRun.of("parse", none))
                .isEqualTo(new CommandRun(1, "", "schemac: " + none + ": no schema found\n"));
        String broken = file("broken.epl", "create json schema A(a itn);");
        assertThat(CommandRun.of("parse", broken).err())
                .startsWith(broken + ":1:24: error: unknown type 'itn'; did you mean 'int'? [SC012]");
    }

    @Test
    void aTypeOfSeveralModulesNeedsItsModule() throws IOException {
        Path schemas = Files.createDirectories(folder.resolve("two"));
        Files.writeString(schemas.resolve("A.epl"), "module a; create json schema Tree(x int);");
        Files.writeString(schemas.resolve("B.epl"), "module b; create json schema Tree(x int);");
        assertThat(CommandRun.of("parse", schemas.toString(), "--type", "Tree", "-"))
                .isEqualTo(usage("--type: several modules have a schema 'Tree': name one of a.Tree, b.Tree"));
        assertThat(CommandRun.of("parse", schemas.toString(), "--type", "c.Bush", "-"))
                .isEqualTo(usage("--type: there is no schema 'c.Bush', only a.Tree, b.Tree"));
    }

    @Test
    void aHintIsPrintedIfNoDocumentHasAColumn() throws IOException {
        String hint =
                "schemac: every event is empty: no document has a value for a column of 'Ring'; check the schema (--type) and the names of its columns\n";
        String[] ring = {"parse", schema, "--type", "Ring", "-"};
        assertThat(CommandRun.withInput(GOOD, ring)).isEqualTo(new CommandRun(0, "{}\n", hint));
        String[] rings = {"parse", schema, "--type", "Ring", "--ndjson", "--indent", "2", "-"};
        assertThat(CommandRun.withInput(GOOD + "\n" + GOOD, rings)).isEqualTo(new CommandRun(0, "{}\n{}\n", hint));
        assertThat(CommandRun.withInput(GOOD + "\n{\"width\":1.0}", "parse", schema, "--type", "Ring", "--ndjson"))
                .isEqualTo(new CommandRun(0, "{}\n{\"width\":1.0}\n", ""));
        assertThat(CommandRun.withInput(" {\n}\n", ring)).isEqualTo(new CommandRun(0, "{}\n", ""));
        String none = file("None.epl", "create json schema None();");
        assertThat(CommandRun.withInput(GOOD, "parse", none)).isEqualTo(new CommandRun(0, "{}\n", ""));
    }

    @Test
    void refusesATypeThatTheSchemaDoesNotHave() {
        assertThat(CommandRun.of("parse", schema, "--type", "Bush", "-"))
                .isEqualTo(usage("--type: there is no schema 'Bush', only Ring, Tree"));
    }

    @Test
    void refusesAProfileThatIsNone() {
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--profile", "lax", "-"))
                .isEqualTo(usage("Invalid value for option '--profile': expected one of [default, strict, esper]"
                        + " but was 'lax'"));
    }

    @Test
    void suggestsAProfileForAMistypedOne() {
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--profile", "stirct", "-"))
                .isEqualTo(usage("Invalid value for option '--profile': expected one of [default, strict, esper]"
                        + " but was 'stirct'; did you mean 'strict'?"));
    }

    @Test
    void readsStandardInputOnlyOnce() {
        CommandRun expected = usage("standard input (-) can be read only once");
        assertThat(CommandRun.of("parse", "-", "--type", "Tree", "-")).isEqualTo(expected);
        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "-", "-")).isEqualTo(expected);
    }

    @Test
    void refusesArgumentsBeforeItsName() {
        assertThat(CommandRun.of("--package", "x", "parse", schema, "--type", "Tree", "-"))
                .isEqualTo(usage("'parse' is a command and must be the first word"));
    }

    @Test
    void printsHelp() {
        CommandRun run = CommandRun.of("parse", "--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("Parse documents and print each event as a line of JSON\n\n"
                        + "Usage: schemac parse SCHEMA [FILE|-...] [OPTIONS]\n\n")
                .contains("--type", "--profile", "--ndjson", "Exit codes: 0 ");
    }

    @Test
    void sumsUpOnATerminal() {
        CommandRun run =
                CommandRun.onTerminal(GOOD + "\n[\n" + GOOD + "\n", "parse", schema, "--type", "Tree", "--ndjson", "-");
        assertThat(run.out()).isEqualTo(GOOD + "\n" + GOOD + "\n");
        assertThat(run.err().lines().skip(1))
                .singleElement()
                .asString()
                .matches("3 documents \\(1 failed\\), 56 bytes, \\d+\\.\\d\\d s, \\d+\\.\\d MB/s, [\\d,]+ documents/s");
    }

    @Test
    void handsEventsOverBeforeItWaitsForMore() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new FilterInputStream(input(GOOD + "\n")) {
            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                if (available() == 0) {
                    assertThat(out.toString(UTF_8)).isEqualTo(GOOD + "\n");
                }
                return super.read(target, offset, length);
            }
        };
        CommandRun run =
                CommandRun.withStreams(in, out, Terminal.NONE, "parse", schema, "--type", "Tree", "--ndjson", "-");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void endsQuietlyWhenTheReaderOfItsOutputIsGone() {
        CommandRun run = CommandRun.withStreams(
                input((GOOD + "\n").repeat(10_000)),
                failingWith("Broken pipe"),
                Terminal.NONE,
                "parse",
                schema,
                "--type",
                "Tree",
                "--ndjson",
                "-");
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void reportsAnOutputThatIsFull() {
        CommandRun run = CommandRun.withStreams(
                input(GOOD),
                failingWith("No space left on device"),
                Terminal.NONE,
                "parse",
                schema,
                "--type",
                "Tree",
                "-");
        assertThat(run).isEqualTo(new CommandRun(1, "", "schemac: standard output: No space left on device\n"));
    }

    private CommandRun parse(String document, String... options) {
        String[] arguments = {"parse", schema, "--type", "Tree", "-"};
        String[] all = Arrays.copyOf(arguments, arguments.length + options.length);
        System.arraycopy(options, 0, all, arguments.length, options.length);
        return CommandRun.withInput(document, all);
    }

    private CommandRun ndjson(String lines) {
        return parse(lines, "--ndjson");
    }

    private static CommandRun usage(String mistake) {
        return new CommandRun(2, "", "schemac: " + mistake + "\n'schemac parse --help' lists the options.\n");
    }

    private static InputStream input(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8));
    }

    private static OutputStream failingWith(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
