package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code schemac init [FOLDER] [--maven | --gradle] [--module MODULE]}. */
class InitTest {
    private static final String VERSION = System.getProperty("schemac.version");

    @TempDir
    private Path folder;

    @Test
    void theFirstSchemaIsAsGoodAsCanBe() throws IOException {
        CommandRun run = init();
        String schema = folder.resolve("Order.epl").toString();
        assertThat(run).isEqualTo(new CommandRun(0, """
                        Written: FILE

                        Generate Java, or parse a document at once:

                        schemac compile FILE -o gen
                        echo '{"id": "A-1", "items": [{"sku": "pen", "quantity": 12}]}' | schemac parse FILE --type Order -
                        """.replace("FILE", schema), ""));
        assertThat(Files.readString(folder.resolve("Order.epl"))).startsWith("module com.example;\n");
        assertThat(CommandRun.of("check", schema)).isEqualTo(new CommandRun(0, "", ""));
        assertThat(CommandRun.of("fmt", "--check", schema)).isEqualTo(new CommandRun(0, "", ""));
        String document = "{\"id\":\"A-1\",\"items\":[{\"sku\":\"pen\",\"quantity\":12}]}\n";
        assertThat(CommandRun.withInput(document, "parse", schema, "--type", "Order", "-"))
                .isEqualTo(new CommandRun(0, document, ""));
    }

    @Test
    void whereThereAreSchemasNoneIsWritten() throws IOException {
        Files.writeString(folder.resolve("Users.epl"), "create json schema User(id string);");
        assertThat(init())
                .isEqualTo(new CommandRun(
                        0,
                        "Generate Java:\n\nschemac compile " + folder + " -o gen\n",
                        "schemac: " + folder + " already has schemas; no schema was written\n"));
        Path schemas = folder.resolve("src/main/epl");
        Files.createDirectories(schemas.resolve("com/acme"));
        Files.writeString(schemas.resolve("com/acme/Users.epl"), "create json schema User(id string);");
        assertThat(init("--maven").err())
                .isEqualTo("schemac: " + schemas + " already has schemas; no schema was written\n");
        assertThat(schemas.resolve("Order.epl")).doesNotExist();
    }

    @Test
    void aPomMayHaveAnyEncoding() throws IOException {
        Files.writeString(
                folder.resolve("pom.xml"),
                "<project><!-- Müller --><artifactId>schemac-maven-plugin</artifactId></project>",
                StandardCharsets.ISO_8859_1);
        assertThat(init().out()).contains("pom.xml has the plugin already.\n");
    }

    @Test
    void aSchemaNeedsNoModule() throws IOException {
        assertThat(init("--module", "").exitCode()).isZero();
        Path schema = folder.resolve("Order.epl");
        assertThat(schema).content().startsWith("import java.time.Instant;\n");
        assertThat(CommandRun.of("check", schema.toString())).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void aPomIsNotChangedAndTheSnippetIsThatOfReadme() throws IOException {
        Path pom = Files.writeString(folder.resolve("pom.xml"), "<project/>");
        CommandRun run = init("--module", "com.acme.shop");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(pom).hasContent("<project/>");
        assertThat(folder.resolve("src/main/epl/Order.epl")).content().startsWith("module com.acme.shop;\n");
        String readme = Files.readString(Path.of("../README.md"));
        assertThat(snippets(run.out(), "dependency", "plugin")).isEqualTo(snippets(readme, "dependency", "plugin"));
        assertThat(run.out())
                .contains("<version>" + VERSION + "</version>")
                .endsWith("Then 'mvn compile' generates the classes.\n");

        Files.writeString(pom, """
                <project><artifactId>schemac-maven-plugin</artifactId><artifactId>maven-compiler-plugin</artifactId></project>
                """);
        CommandRun again = init();
        assertThat(again)
                .isEqualTo(new CommandRun(
                        0,
                        "pom.xml has the plugin already.\n\nThen 'mvn compile' generates the classes.\n",
                        "schemac: " + folder.resolve("src/main/epl")
                                + " already has schemas; no schema was written\n"));
        assertThat(folder.resolve("src/main/epl/Order.epl")).content().startsWith("module com.acme.shop;\n");
    }

    @Test
    void theCompilerPluginOfMavenIsNamedUnlessThePomOrItsParentHasIt() throws IOException {
        Path pom = folder.resolve("pom.xml");
        String lines = """

                Maven 3.8 selects a compiler plugin that cannot compile for Java 17. Set a newer version, and a property:

                <plugin>
                  <artifactId>maven-compiler-plugin</artifactId>
                  <version>3.14.0</version>
                </plugin>

                <maven.compiler.release>17</maven.compiler.release>

                Then 'mvn compile' generates the classes.
                """;
        Files.writeString(pom, "<project/>");
        assertThat(init().out()).endsWith("</executions>\n</plugin>\n" + lines);
        Files.writeString(pom, "<project><artifactId>schemac-maven-plugin</artifactId></project>");
        assertThat(init().out()).isEqualTo("pom.xml has the plugin already.\n" + lines);
        for (String known : new String[] {"<parent>", "<artifactId>maven-compiler-plugin</artifactId>"}) {
            Files.writeString(pom, "<project>" + known + "</project>");
            assertThat(init().out())
                    .endsWith("</executions>\n</plugin>\n\nThen 'mvn compile' generates the classes.\n");
        }
        assertThat(Files.readString(Path.of("../docs/quick-start.md")))
                .contains(
                        "<artifactId>maven-compiler-plugin</artifactId>\n        <version>3.14.0</version>",
                        "<maven.compiler.release>17</maven.compiler.release>");
    }

    /** The elements of these names, the first of each. */
    private static String snippets(String text, String... names) {
        return Stream.of(names)
                .map(name -> text.substring(text.indexOf("<" + name + ">\n"), text.indexOf("</" + name + ">\n")))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource({
        "build.gradle,id 'dev.schemac' version 'VERSION'",
        "build.gradle.kts,id(\"dev.schemac\") version \"VERSION\""
    })
    void gradleHasItsPlugin(String file, String line) throws IOException {
        Files.writeString(folder.resolve(file), "plugins {}");
        CommandRun run = init();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("Add to " + file + "\n", line.replace("VERSION", VERSION), "schemac-runtime:" + VERSION);
        assertThat(folder.resolve("src/main/epl/Order.epl")).exists();
        assertThat(folder.resolve(file)).hasContent("plugins {}");
        Files.writeString(folder.resolve(file), "dependencies { implementation('dev.schemac:schemac-runtime:1') }");
        assertThat(init().out()).startsWith("Add to " + file);
        Files.writeString(folder.resolve(file), line);
        assertThat(init().out()).startsWith(file + " has the plugin already.\n");
    }

    @Test
    void theBuildIsAskedForWhereItIsNotClear() throws IOException {
        assertThat(init("--gradle").out()).contains("Add to build.gradle\n");
        assertThat(init("--maven").out()).contains("Add to pom.xml,");
        assertThat(init("--maven", "--gradle"))
                .isEqualTo(usage("--maven and --gradle cannot be used together: choose one"));
        Files.writeString(folder.resolve("pom.xml"), "");
        Files.writeString(folder.resolve("build.gradle"), "");
        assertThat(init()).isEqualTo(usage("the project has files of Maven and of Gradle: add --maven or --gradle"));
        assertThat(init("--gradle").out()).contains("Add to build.gradle\n");
    }

    @Test
    void createsTheFolder() {
        Path shop = folder.resolve("new/shop");
        assertThat(CommandRun.of("init", shop.toString(), "--module", "com.acme")
                        .out())
                .startsWith(
                        "Written: " + shop.resolve("Order.epl") + "\n\nGenerate Java, or parse a document at once:\n");
        assertThat(shop.resolve("Order.epl")).content().startsWith("module com.acme;\n");
    }

    @Test
    void refusesWhatIsNoFolderOrNoModule() throws IOException {
        String file = Files.createFile(folder.resolve("file")).toString();
        assertThat(CommandRun.of("init", file))
                .isEqualTo(new CommandRun(1, "", "schemac: " + file + ": expected a folder but found a file\n"));
        assertThat(init("--module", "a-b")).isEqualTo(usage("--module: not a module name: 'a-b'"));
        Files.writeString(folder.resolve("src"), "a file");
        CommandRun run = init("--maven");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("schemac: " + folder).hasLineCount(1);
    }

    private CommandRun init(String... options) {
        return CommandRun.of(Stream.concat(Stream.of("init", folder.toString()), Stream.of(options))
                .toArray(String[]::new));
    }

    private static CommandRun usage(String mistake) {
        return new CommandRun(2, "", "schemac: " + mistake + "\n'schemac init --help' lists the options.\n");
    }
}
