package dev.schemac.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac:breaking} and {@code schemac:fmt}. The real build {@code reactor} compares with a release. */
class BreakingMojoTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final BreakingMojo breaking = new BreakingMojo();
    private final FormatMojo fmt = new FormatMojo();

    @BeforeEach
    void configureAsMavenDoes() throws IOException {
        fmt.sourceDirectory =
                Files.createDirectories(folder.resolve("src/main/epl")).toFile();
        breaking.sourceDirectory = fmt.sourceDirectory;
        for (AbstractSchemaMojo mojo : List.of(breaking, fmt)) {
            mojo.project = new MavenProject();
            mojo.project.setFile(folder.resolve("pom.xml").toFile());
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
    }

    private Path write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, text);
    }

    @Test
    void failsIfTheChangeBreaksOldData() throws Exception {
        Path now = write("src/main/epl/A.epl", "create json schema A(a int);\n");
        write("old/A.epl", "create json schema A(a long);\n");
        breaking.against = "old";
        assertThatThrownBy(breaking::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 1 error in 1 file");
        assertThat(log)
                .containsExactly(
                        "error " + now
                                + ":[1,22] column 'a' now has the type 'int' instead of 'long': old data may contain values outside of the new type [SC205]",
                        "error   create json schema A(a int);",
                        "error                        ^");

        log.clear();
        breaking.ignore = List.of("type-narrowed");
        breaking.execute();
        assertThat(log).containsExactly("info Compared 1 schema file with old: nothing breaks");
        breaking.ignore = List.of("narrowed");
        assertThatThrownBy(breaking::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessageStartingWith("ignore: there is no rule 'narrowed'");
    }

    @Test
    void comparesIncludedFilesWithACommit() throws Exception {
        write("src/main/epl/deep/A.epl", "create json schema A(a long);\n");
        write("src/main/epl/drafts/Gone.epl", "create json schema Gone(a long);\n");
        for (List<String> words : List.of(
                List.of("init", "-q"),
                List.of("add", "."),
                List.of("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "first"))) {
            List<String> command = new ArrayList<>(List.of("git"));
            command.addAll(words);
            assertThat(new ProcessBuilder(command)
                            .directory(folder.toFile())
                            .start()
                            .waitFor())
                    .isZero();
        }
        Files.delete(folder.resolve("src/main/epl/drafts/Gone.epl"));
        breaking.against = "git:HEAD";
        assertThatThrownBy(breaking::execute).hasMessage("schemac: 1 error in 1 file");
        assertThat(log)
                .first()
                .isEqualTo(
                        "error git:HEAD:drafts/Gone.epl:[1,20] schema 'Gone' was removed: its old data can no longer be read [SC200]");
        breaking.excludes = new String[] {"drafts/**"};
        breaking.execute();

        breaking.against = "git:";
        assertThatThrownBy(breaking::execute)
                .isExactlyInstanceOf(MojoExecutionException.class)
                .hasMessage("git:: expected a commit, as in git:main");
        breaking.against = "none.jar";
        assertThatThrownBy(breaking::execute)
                .isExactlyInstanceOf(MojoExecutionException.class)
                .hasMessage(folder + "/none.jar: no such file or folder");
    }

    @Test
    void findsNoReleaseForAProjectWithoutSchemas() throws Exception {
        breaking.sourceDirectory = folder.resolve("none").toFile();
        breaking.execute();
        assertThat(log).containsExactly("info Nothing to compare: there is no folder " + folder.resolve("none"));
    }

    @Test
    void formatsOrFails() throws Exception {
        Path odd = write("src/main/epl/Odd.epl", "create  json schema Odd(a int) ;");
        write("src/main/epl/Good.epl", "create json schema Good(a int);\n");
        fmt.check = true;
        assertThatThrownBy(fmt::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 1 schema file not formatted; run mvn schemac:fmt to format");
        assertThat(odd).hasContent("create  json schema Odd(a int) ;");

        fmt.check = false;
        fmt.execute();
        fmt.check = true;
        fmt.execute();
        assertThat(log)
                .containsExactly(
                        "error " + odd + ": not formatted",
                        "info Formatted 1 of 2 schema files",
                        "info Checked 2 schema files");

        write("src/main/epl/Broken.epl", "create json schema (");
        assertThatThrownBy(fmt::execute).hasMessageStartingWith("schemac: ");
    }
}
