package dev.schemac.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateMojoTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final GenerateMojo mojo = new GenerateMojo();

    @BeforeEach
    void configureAsMavenDoes() throws IOException {
        mojo.project = new MavenProject();
        mojo.sourceDirectory = Files.createDirectories(folder.resolve("epl")).toFile();
        mojo.outputDirectory = folder.resolve("sources").toFile();
        mojo.resourceDirectory = folder.resolve("resources").toFile();
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void info(CharSequence line) {
                log.add("info " + line);
            }

            @Override
            public void warn(CharSequence line) {
                log.add("warn " + line);
            }

            @Override
            public void error(CharSequence line) {
                log.add("error " + line);
            }
        });
    }

    @Test
    void generatesIntoASourceRootAndAResourceRoot() throws Exception {
        schema("Point.epl", "module geo;\ncreate json schema Point(x double);\n");
        mojo.execute();
        assertThat(folder.resolve("sources/geo")).isDirectoryContaining("glob:**/PointParser.java");
        assertThat(folder.resolve("resources/META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("geo.PointParser");
        assertThat(mojo.project.getCompileSourceRoots()).containsExactly(mojo.outputDirectory.getPath());
        assertThat(mojo.project.getResources())
                .extracting(Resource::getDirectory)
                .containsExactly(mojo.resourceDirectory.getPath());
        assertThat(log).containsExactly("info Compiled 1 schema file: 4 generated files written, 0 unchanged");
    }

    @Test
    void addsTheRootsWhereNothingHadToBeWritten() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.execute();
        mojo.project = new MavenProject();
        mojo.execute();
        assertThat(log).last().isEqualTo("info Compiled 1 schema file: 0 generated files written, 4 unchanged");
        assertThat(mojo.project.getCompileSourceRoots()).hasSize(1);
        assertThat(mojo.project.getResources()).hasSize(1);
    }

    @Test
    void putsSchemasWithoutAModuleIntoTheDefaultPackage() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.defaultPackage = "com.acme";
        mojo.execute();
        assertThat(folder.resolve("sources/com/acme/Point.java")).isRegularFile();
    }

    @Test
    void findsEnumsAmongTheSourcesOfTheProject() throws Exception {
        Path sources = folder.resolve("java");
        Files.createDirectories(sources.resolve("geo"));
        Files.writeString(sources.resolve("geo/Color.java"), "package geo; public enum Color { RED }");
        mojo.project.addCompileSourceRoot(sources.toString());
        schema("Point.epl", "module geo;\nimport geo.Color;\ncreate json schema Point(color Color);\n");
        mojo.execute();
        assertThat(folder.resolve("sources/geo/Point.java")).content().contains("public Color getColor()");
    }

    @Test
    void warnsOfWhatEsperRefuses() throws Exception {
        Path point = schema("Point.epl", "create json schema Point(index int);\n");
        mojo.esper = true;
        mojo.execute();
        assertThat(log).first().asString().startsWith("warn " + point + ":1:26: warning: ");
    }

    @Test
    void doesNothingWithoutASourceFolder() throws Exception {
        mojo.sourceDirectory = folder.resolve("none").toFile();
        mojo.execute();
        assertThat(log).containsExactly("info No schemas: there is no folder " + mojo.sourceDirectory);
        assertThat(mojo.project.getCompileSourceRoots()).isEmpty();
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void doesNothingWhereItIsToSkip() throws Exception {
        schema("Point.epl", "broken");
        mojo.skip = true;
        mojo.execute();
        assertThat(log).containsExactly("info Skipped, as schemac.skip is set");
    }

    @Test
    void logsEveryErrorWithItsPlaceAndFails() throws Exception {
        Path book = schema("Book.epl", "create json schema Book(author Naems);\ncreate json schema Names(x int);\n");
        Path shelf = schema("Shelf.epl", "create json schema Shelf(\n  room strin);\n");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 2 errors in 2 files");
        assertThat(log)
                .containsExactly(
                        "error " + book + ":[1,32] unknown type 'Naems'; did you mean 'Names'? [SC012]",
                        "error   create json schema Book(author Naems);",
                        "error                                  ^^^^^",
                        "error " + shelf + ":[2,8] unknown type 'strin'; did you mean 'string'? [SC012]",
                        "error     room strin);",
                        "error          ^^^^^");
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void generatesRecordsWhereAsked() throws Exception {
        schema("Point.epl", "create json schema Point(x int);\n");
        mojo.style = "record";
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().contains("public record Point(Integer x)");
    }

    @Test
    void refusesAStyleThatIsNone() {
        mojo.style = "Record";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("style: expected one of [bean, record] but was 'Record'");
    }

    @Test
    void refusesAPackageThatIsNone() {
        mojo.defaultPackage = "a..b";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("defaultPackage: not a usable Java package name: 'a..b'");
    }

    @Test
    void saysWhatCannotBeWritten() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        Files.writeString(mojo.outputDirectory.toPath(), "a file where a folder belongs");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoExecutionException.class)
                .hasMessageContaining(mojo.outputDirectory.getPath());
    }

    private Path schema(String name, String text) throws IOException {
        return Files.writeString(mojo.sourceDirectory.toPath().resolve(name), text);
    }
}
