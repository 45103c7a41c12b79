package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JvmFeatures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac FILE|FOLDER|-... -o DIR}. */
class GenerateTest {
    private static final String POINT = "create json schema Point(x double, y double);\n";
    private static final String HELP_HINT = "'schemac --help' lists the options.\n";

    @TempDir
    private Path folder;

    @Test
    void writesSourcesAndTheIndexBesideThem() throws IOException {
        CommandRun run = CommandRun.of(file("Point.epl", "module geo.flat;\n" + POINT), "-o", output());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(generated())
                .containsExactly(
                        "META-INF/services/dev.schemac.runtime.ObjectParser",
                        "geo/flat/Point.java",
                        "geo/flat/PointParser.java",
                        "geo/flat/PointWriter.java");
        assertThat(folder.resolve("gen/META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("geo.flat.PointParser");
    }

    @Test
    void readsFoldersAndFilesThatReferToEachOther() throws IOException {
        file("schemas/deep/Line.epl", "create json schema Line(from Point, to Point);\n");
        file("schemas/notes.txt", "no schema");
        String point = file("Point.epl", POINT);
        CommandRun run = CommandRun.of(folder.resolve("schemas").toString(), point, "--output", output());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(generated()).contains("Line.java", "Point.java");
    }

    @Test
    void readsStandardInput() throws IOException {
        CommandRun run = CommandRun.withInput(POINT, "-", "-o", output());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(generated()).contains("Point.java");
    }

    @Test
    void putsSchemasWithoutAModuleIntoThePackage() throws IOException {
        String point = file("Point.epl", POINT);
        String line = file("Line.epl", "module geo;\ncreate json schema Line(length int);\n");
        CommandRun run = CommandRun.of("--package", "com.acme.x", point, line, "-o", output());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(generated()).contains("com/acme/x/Point.java", "geo/Line.java");
    }

    @Test
    void reportsOnATerminalWhatItDid() throws IOException {
        String point = file("Point.epl", POINT);
        assertThat(CommandRun.onTerminal("", point, "-o", output()).err())
                .isEqualTo("3 classes and their index: 4 files written, 0 unchanged in " + output() + "\n");
        assertThat(CommandRun.onTerminal("", point, "-o", output()).err())
                .isEqualTo("3 classes and their index: 0 files written, 4 unchanged in " + output() + "\n");
    }

    @Test
    void reportsAllErrorsOfASchemaAndWritesNothing() throws IOException {
        String schema = file(
                "Book.epl",
                "create json schema Book(author Naems, pages\n  itn);\n" + "create json schema Names(first string);\n");
        CommandRun run = CommandRun.of(schema, "-o", output());
        assertThat(run.err())
                .isEqualTo(schema
                        + ":1:32: error: unknown type 'Naems'; did you mean 'Names'? [SC012]\n"
                        + "  create json schema Book(author Naems, pages\n"
                        + "                                 ^^^^^\n"
                        + schema
                        + ":2:3: error: unknown type 'itn'; did you mean 'int'? [SC012]\n"
                        + "    itn);\n"
                        + "    ^^^\n");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(folder.resolve("gen")).doesNotExist();
    }

    @Test
    void callsStandardInputByAName() {
        CommandRun run = CommandRun.withInput("create json schema A(x Missing);", "-", "-o", output());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("<stdin>:1:24: error: ");
    }

    @Test
    void reportsASchemaThatIsNotUtf8() throws IOException {
        Path schema = folder.resolve("Latin.epl");
        Files.write(schema, "// caf\u00e9\n".getBytes(ISO_8859_1));
        CommandRun run = CommandRun.of(schema.toString(), "-o", output());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith(schema + ":1:").contains(": error: ");
    }

    @Test
    void reportsAMissingSchemaInOneLine() {
        String missing = folder.resolve("none.epl").toString();
        assertThat(CommandRun.of(missing, "-o", output()))
                .isEqualTo(new CommandRun(1, "", "schemac: " + missing + ": no such file or folder\n"));
    }

    @Test
    void reportsAFolderWithoutSchemas() {
        assertThat(CommandRun.of(folder.toString(), "-o", output()))
                .isEqualTo(new CommandRun(1, "", "schemac: " + folder + ": no .epl file found\n"));
    }

    @Test
    void reportsAnOutputFolderThatIsAFile() throws IOException {
        String file = file("taken", "");
        CommandRun run = CommandRun.of(file("Point.epl", POINT), "-o", file);
        assertThat(run).isEqualTo(new CommandRun(1, "", "schemac: " + file + ": a file, not a folder\n"));
        assertThat(Path.of(file)).hasContent("");
    }

    @Test
    void asksForASchema() {
        assertThat(CommandRun.of()).isEqualTo(usage("no schema given: name files or folders, or - for standard input"));
    }

    @Test
    void asksForAnOutputFolder() {
        assertThat(CommandRun.of("A.epl")).isEqualTo(usage("no output folder given: add -o DIR"));
        assertThat(CommandRun.of("A.epl", "gen"))
                .isEqualTo(usage("no output folder given: add -o DIR; did you mean '-o gen'?"));
        assertThat(CommandRun.of("gen", "A.epl")).isEqualTo(usage("no output folder given: add -o DIR"));
    }

    @Test
    void namesAWordThatIsNeitherCommandNorFile() {
        assertThat(CommandRun.of("generate")).isEqualTo(usage("there is no command, file or folder 'generate'"));
    }

    @Test
    void namesJsonInPlaceOfASchema() throws IOException {
        for (String json : List.of("{\"a\": 1}", "[]")) {
            String file = file("a.json", json);
            assertThat(CommandRun.of(file, "-o", folder.resolve("gen").toString())
                            .err())
                    .startsWith(file + ":1:1: error: expected 'create json schema' but found '" + json.charAt(0)
                            + "': this is JSON, not a schema [SC004]\n");
        }
    }

    @Test
    void suggestsOptionsByTheirBeginningAndTheirLetter() {
        assertThat(CommandRun.of("A.epl", "--out", "gen"))
                .isEqualTo(usage("Unknown option: '--out'; did you mean '--output'?"));
        assertThat(CommandRun.of("A.epl", "-v")).isEqualTo(usage("Unknown option: '-v'; did you mean '-V'?"));
    }

    @Test
    void suggestsACommandForHelp() {
        assertThat(CommandRun.of("help", "pares"))
                .isEqualTo(usage("there is no command 'pares'; did you mean 'parse'?"));
    }

    @Test
    void namesACommandAfterItsArguments() {
        String expected = "schemac: 'parse' is a command and must be the first word\n"
                + "'schemac parse --help' lists the options.\n";
        assertThat(CommandRun.of("A.epl", "parse")).isEqualTo(new CommandRun(2, "", expected));
        assertThat(CommandRun.of("--style", "record", "parse", "A.epl", "a.json"))
                .isEqualTo(new CommandRun(2, "", expected));
    }

    @Test
    void readsStandardInputOnlyOnce() {
        assertThat(CommandRun.of("-", "-", "-o", output()))
                .isEqualTo(usage("standard input (-) can be read only once"));
    }

    @Test
    void refusesAPackageThatIsNone() {
        CommandRun run = CommandRun.of("A.epl", "-o", output(), "--package", "a..b");
        assertThat(run)
                .isEqualTo(
                        usage(
                                "--package: expected a Java package name of ASCII characters, outside of 'java', but found 'a..b'"));
    }

    @Test
    void refusesAStyleThatIsNone() {
        CommandRun run = CommandRun.of("A.epl", "-o", output(), "--style", "Record");
        assertThat(run)
                .isEqualTo(
                        usage(
                                "Invalid value for option '--style': expected one of [bean, record] but was 'Record'; did you mean 'record'?"));
    }

    @Test
    void generatesLazyTextsWhereAsked() throws IOException {
        String point = file("Point.epl", "create json schema Point(label string);\n");
        assertThat(CommandRun.of("--strings", "lazy", point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java")).content().contains("long labelAt;");
        assertThat(CommandRun.of("--strings", "eager", point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java")).content().doesNotContain("labelAt");
        assertThat(CommandRun.of(point, "-o", output(), "--strings", "late"))
                .isEqualTo(usage("Invalid value for option '--strings': expected one of [eager, lazy] but was 'late'"));
    }

    @Test
    void columnsAreCalledAsAsked() throws IOException {
        String page = file("Page.epl", "create json schema Page(html_url string);\n");
        assertThat(CommandRun.of(page, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Page.java")).content().contains(" getHtmlUrl() {");
        assertThat(CommandRun.of("--names", "as-is", page, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Page.java")).content().contains(" getHtml_url() {");
        assertThat(CommandRun.of("--names", "java", page, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Page.java")).content().contains(" getHtmlUrl() {");
        assertThat(CommandRun.of(page, "-o", output(), "--names", "AS_IS"))
                .isEqualTo(
                        usage(
                                "Invalid value for option '--names': expected one of [java, as-is] but was 'AS_IS'; did you mean 'as-is'?"));
    }

    @Test
    void saysWhereNullIsAValueWhereAsked() throws IOException {
        String point = file("Point.epl", "create json schema Point(label string);\n");
        assertThat(CommandRun.of("--jspecify", "true", point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java"))
                .content()
                .contains("@NullMarked", "public @Nullable String getLabel() {");
        assertThat(CommandRun.of(point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java")).content().doesNotContain("jspecify", "@Null");
        Path library = folder.resolve("lib/org/jspecify/annotations/NullMarked.class");
        Files.createDirectories(library.getParent());
        Files.createFile(library);
        String lib = folder.resolve("lib").toString();
        assertThat(CommandRun.of("--classpath", lib, point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java")).content().contains("@NullMarked");
        assertThat(CommandRun.of("--classpath", lib, "--jspecify", "false", point, "-o", output()))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java")).content().doesNotContain("@NullMarked");
        assertThat(CommandRun.of(point, "-o", output(), "--jspecify", "yes"))
                .isEqualTo(usage(
                        "Invalid value for option '--jspecify': expected one of [auto, true, false] but was 'yes'"));
    }

    @Test
    void warnsOfGsonWithoutItsAdapter() throws IOException {
        String point = file("Point.epl", "create json schema Point(label string);\n");
        String lib = folder.resolve("lib").toString();
        Path gson = folder.resolve("lib/com/google/gson/annotations/JsonAdapter.class");
        Files.createDirectories(gson.getParent());
        Files.createFile(gson);
        assertThat(CommandRun.of("--classpath", lib, point, "-o", output()))
                .isEqualTo(
                        new CommandRun(
                                0,
                                "",
                                "schemac: warning: Gson is on the class path, but schemac-gson is not, so new Gson() rejects generated classes."
                                        + " Add dev.schemac:schemac-gson, or set the option 'gson' to 'false' if Gson does not read or write them.\n"));
        assertThat(folder.resolve("gen/Point.java")).content().contains("@JsonAdapter(GsonGuard.class)");
        assertThat(CommandRun.of("--classpath", lib, "--gson", "false", point, "-o", output()))
                .isEqualTo(new CommandRun(0, "", ""));
        Path adapter = folder.resolve("lib/dev/schemac/gson/EventAdapterFactory.class");
        Files.createDirectories(adapter.getParent());
        Files.createFile(adapter);
        assertThat(CommandRun.of("--classpath", lib, point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java")).content().contains("@JsonAdapter(EventAdapterFactory.class)");
    }

    @Test
    void generatesRecordsWhereAsked() throws IOException {
        String point = file("Point.epl", "create json schema Point(x int);\n");
        assertThat(CommandRun.of("--style", "record", point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java"))
                .content()
                .contains("public record Point(Integer x) implements JsonEvent, JsonOutput.Writable {");
        assertThat(CommandRun.of("--style", "bean", point, "-o", output())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Point.java"))
                .content()
                .contains("public final class Point implements JsonEvent, JsonOutput.Writable {");
    }

    @Test
    void refusesAnUnknownOption() {
        assertThat(CommandRun.of("A.epl", "-o", output(), "--fast")).isEqualTo(usage("Unknown option: '--fast'"));
    }

    @Test
    void suggestsLongOptionsForOnesWithASingleHyphen() throws IOException {
        String point = file("Point.epl", "create json schema Point(x int);\n");
        for (String option : new String[] {"-output", "-out", "-output=gen", "-outdir"}) {
            String name = option.split("=")[0];
            assertThat(CommandRun.of(point, option, output()))
                    .isEqualTo(usage("Unknown option: '" + name + "'; did you mean '--output'?"));
            assertThat(CommandRun.of("compile", point, option, output()).err())
                    .startsWith("schemac: Unknown option: '" + name + "'; did you mean '--output'?\n");
        }
        assertThat(CommandRun.of("parse", "-type", "Point", point).err())
                .startsWith("schemac: Unknown option: '-type'; did you mean '--type'?\n");
        assertThat(CommandRun.of("-help")).isEqualTo(usage("Unknown option: '-help'; did you mean '--help'?"));
        assertThat(CommandRun.of(point, "-o" + output())).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void suggestsOptionsForThoseOfOtherTools() {
        for (String[] words : new String[][] {
            {"compile", "--output-dir", "--output"},
            {"compile", "-d", "--output"},
            {"compile", "--records", "--style record"},
            {"compile", "--namespace", "--package"},
            {"parse", "--pretty", "--indent 2"},
            {"parse", "--strict", "--profile strict"},
            {"infer", "--lines", "--ndjson"},
            {"import", "--package", "--module"}
        }) {
            assertThat(CommandRun.of(words[0], "A.epl", words[1]).err())
                    .startsWith("schemac: Unknown option: '" + words[1] + "'; did you mean '" + words[2] + "'?\n");
        }
        assertThat(CommandRun.of("check", "A.epl", "--pretty").err())
                .startsWith("schemac: Unknown option: '--pretty'\n");
    }

    @Test
    void saysWhichCommandWasMeant() {
        for (String[] words : new String[][] {
            {"pares", "A.epl"}, {"pares", "A.epl", "--type", "A", "a.json"}, {"pares"}, {"pares", "-o", output()}
        }) {
            assertThat(CommandRun.of(words)).isEqualTo(usage("there is no command 'pares'; did you mean 'parse'?"));
        }
    }

    @Test
    void helpIsACommandToo() {
        assertThat(CommandRun.of("help")).isEqualTo(CommandRun.of("--help"));
        // A command that is the first word is created without the others.
        for (String command : List.of("compile", "parse", "import", "lsp", "generate-completion")) {
            assertThat(CommandRun.of("help", command)).as(command).isEqualTo(CommandRun.of(command, "--help"));
        }
        assertThat(CommandRun.of("parse", "--against", "x").err())
                .startsWith("schemac: 'parse' has no option '--against'; it is an option of 'breaking'\n");
    }

    @Test
    void printsHelp() {
        CommandRun run = CommandRun.of("--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("Generate JSON code for Java from schemas\n\n"
                        + "Usage: schemac [compile] FILE|FOLDER|-... -o DIR [OPTIONS]\n"
                        + "       schemac COMMAND ... ('schemac COMMAND --help' lists the options)\n\n")
                .contains(
                        "-o, --output",
                        "--package",
                        "--style",
                        "-h, --help",
                        "-V, --version",
                        "\n  compile ",
                        "\n  parse ",
                        "\n  check ",
                        "\n  fmt ",
                        "\n  breaking ",
                        "\n  infer ",
                        "\n  export ",
                        "\n  import ",
                        "\n  explain ",
                        "\n  generate-completion ",
                        "\n  help ",
                        "Exit codes: 0 ");
        assertThat(CommandRun.of("-h")).isEqualTo(run);
        assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void printsTheVersionOfTheBuild() {
        String version = System.getProperty("schemac.version");
        assertThat(version).isNotBlank();
        assertThat(CommandRun.of("--version")).isEqualTo(new CommandRun(0, "schemac " + version + "\n", ""));
        assertThat(CommandRun.of("-V")).isEqualTo(CommandRun.of("--version"));
    }

    @Test
    void printsTheFeaturesOfTheJvm() {
        CommandRun run = CommandRun.of("--version", "-v");
        assertThat(run)
                .isEqualTo(new CommandRun(
                        0,
                        "schemac " + System.getProperty("schemac.version") + "\nJava "
                                + System.getProperty("java.version") + ", " + System.getProperty("os.name") + ": "
                                + JvmFeatures.describe() + "\n",
                        ""));
        assertThat(CommandRun.of("-V", "--verbose")).isEqualTo(run);
        assertThat(CommandRun.of("-v", "-V")).isEqualTo(run);
        assertThat(CommandRun.of("--help").out().replaceAll("\\s+", " "))
                .contains("-V, --version Print the version; with -v, also the features of the JVM");
    }

    @Test
    void findsClassesOnTheSourcePath() throws IOException {
        file("java/acme/Color.java", "package acme; public enum Color { RED }");
        String car = file("Car.epl", "import acme.Color;\ncreate json schema Car(color Color);\n");
        String sources = folder.resolve("java").toString();
        CommandRun run = CommandRun.of("--source-path", sources, car, "-o", output());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Car.java")).content().contains("import acme.Color;");
        assertThat(CommandRun.of(car, "-o", output()).exitCode()).isEqualTo(1);
    }

    @Test
    void findsApplicationClasses() throws IOException {
        file("java/acme/Wheel.java", "package acme; public class Wheel { public int size; }");
        String car = file("Car.epl", """
                @JsonSchema(className='com.acme.Place') create json schema Garage();
                create json schema Car(wheels acme.Wheel[]);
                """);
        String sources = folder.resolve("java").toString();
        String classes = Path.of("target/test-classes").toString();
        CommandRun run = CommandRun.of("--source-path", sources, "--classpath", classes, car, "-o", output());
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("gen/Car.java")).content().contains("import acme.Wheel;");
        assertThat(folder.resolve("gen/WheelParser.java")).exists();
        assertThat(folder.resolve("gen/GarageParser.java")).content().contains("import com.acme.Place;");
        assertThat(folder.resolve("gen/Garage.java")).doesNotExist();
    }

    @Test
    void warnsOfWhatEsperWouldRefuse() throws IOException {
        String point = file("Point.epl", "create json schema Point(order int);\n");
        CommandRun run = CommandRun.of("--esper", point, "-o", output());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).startsWith(point + ":1:26: warning: ").contains("order");
        assertThat(CommandRun.of(point, "-o", output()).err()).isEmpty();
    }

    private static CommandRun usage(String mistake) {
        return new CommandRun(2, "", "schemac: " + mistake + "\n" + HELP_HINT);
    }

    private String output() {
        return folder.resolve("gen").toString();
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    private List<String> generated() throws IOException {
        Path root = folder.resolve("gen");
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> !file.startsWith(".schemac/"))
                    .sorted()
                    .toList();
        }
    }
}
