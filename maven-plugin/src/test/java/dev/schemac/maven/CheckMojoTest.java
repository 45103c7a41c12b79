package dev.schemac.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMojoTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final CheckMojo mojo = new CheckMojo();
    private Path odd;

    @BeforeEach
    void configureAsMavenDoes() throws IOException {
        mojo.project = new MavenProject();
        mojo.sourceDirectory = folder.toFile();
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void info(CharSequence line) {
                log.add("info " + line);
            }

            @Override
            public void warn(CharSequence line) {
                log.add("warn " + line);
            }
        });
        odd = Files.writeString(folder.resolve("Odd.epl"), "@public create json schema odd_name(id string);\n");
    }

    @Test
    void failsOnWarnings() {
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 1 warning in 1 file");
        assertThat(log)
                .containsExactly(
                        "warn " + odd + ":[1,28] schema 'odd_name' is not written in UpperCamelCase [SC103]",
                        "warn   @public create json schema odd_name(id string);",
                        "warn                              ^^^^^^^^");
    }

    @Test
    void warnsOnlyWhereTheBuildIsNotToFail() throws Exception {
        mojo.failOnViolation = false;
        mojo.execute();
        assertThat(log).hasSize(4).last().isEqualTo("info Checked 1 schema file: 1 warning");
    }

    @Test
    void ignoresRules() throws Exception {
        mojo.ignore = List.of("schema-name-style");
        mojo.execute();
        assertThat(log).containsExactly("info Checked 1 schema file");
    }

    @Test
    void refusesRulesThatAreNone() {
        mojo.ignore = List.of("unused");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("ignore: there is no rule 'unused'");
    }

    @Test
    void failsOnErrorsInAnyCase() throws Exception {
        mojo.failOnViolation = false;
        Files.writeString(odd, "create json schema X(a strin);");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 1 error in 1 file");
    }

    @Test
    void hasNothingToSayWithoutSchemas() throws Exception {
        Files.delete(odd);
        mojo.execute();
        assertThat(log).containsExactly("info Checked 0 schema files");
    }
}
