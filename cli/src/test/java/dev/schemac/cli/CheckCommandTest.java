package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac check FILE|FOLDER|-...}. */
class CheckCommandTest {
    private static final String GOOD = "create json schema Point(x double, y double);\n";

    @TempDir
    private Path folder;

    @Test
    void printsNothingAboutAGoodSchema() {
        assertThat(CommandRun.withInput(GOOD, "check", "-")).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void warnsWithExitCode3() {
        assertThat(CommandRun.withInput("import java.net.*;\ncreate json schema point(x double);\n", "check", "-"))
                .isEqualTo(new CommandRun(3, "", """
                        <stdin>:1:1: warning: nothing in this file needs 'import java.net.*' [SC101]
                          import java.net.*;
                          ^^^^^^
                        <stdin>:2:20: warning: schema 'point' is not written in UpperCamelCase [SC103]
                          create json schema point(x double);
                                             ^^^^^
                        """));
    }

    @Test
    void reportsErrorsWithExitCode1() {
        assertThat(CommandRun.withInput("create json schema point(x dubble);", "check", "-"))
                .isEqualTo(new CommandRun(1, "", """
                        <stdin>:1:28: error: unknown type 'dubble'; did you mean 'double'? [SC012]
                          create json schema point(x dubble);
                                                     ^^^^^^
                        """));
    }

    @Test
    void reportsWhatOnlyGeneratingMeets() {
        CommandRun run = CommandRun.withInput(
                "create json schema User(a int); create json schema UserParser(a int);", "check", "-");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("[SC060]");
    }

    @Test
    void ignoresRulesByNameAndByCode() {
        String text = "import java.net.*;\ncreate json schema point(`x y` double);\n";
        assertThat(CommandRun.withInput(
                        text, "check", "-", "--ignore", "unused-import,SC103", "--ignore", "column-name-style"))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(CommandRun.withInput(text, "check", "-", "--ignore", "unused"))
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        "schemac: --ignore: there is no rule 'unused'\n'schemac check --help' lists the options.\n"));
        assertThat(CommandRun.withInput(text, "check", "-", "--ignore", "unusd-schema")
                        .err())
                .startsWith("schemac: --ignore: there is no rule 'unusd-schema'; did you mean 'unused-schema'?\n");
    }

    @Test
    void acceptsRoots() {
        String text = "create json schema A(b B); create json schema B(x int); create json schema C(y int);";
        assertThat(CommandRun.withInput(text, "check", "-", "--root", "A,C").exitCode())
                .isZero();
        assertThat(CommandRun.withInput(text, "check", "-", "--root", "A").err())
                .contains("no event of the module needs schema 'C' [SC100]");
    }

    @Test
    void warnsOfEsperWhereAsked() {
        String text = "create json schema Point(order int);";
        assertThat(CommandRun.withInput(text, "check", "-").exitCode()).isZero();
        CommandRun run = CommandRun.withInput(text, "check", "-", "--esper");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("[SC080]");
    }

    @Test
    void looksIntoFolders() throws IOException {
        Files.writeString(folder.resolve("a.epl"), GOOD);
        Files.writeString(folder.resolve("b.epl"), "create json schema Line(from Point, to Point);");
        assertThat(CommandRun.of("check", folder.toString())).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void asksForASchema() {
        assertThat(CommandRun.of("check"))
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        "schemac: no schema given: name files or folders, or - for standard input\n"
                                + "'schemac check --help' lists the options.\n"));
    }

    @Test
    void mustBeTheFirstWord() {
        assertThat(CommandRun.of("--esper", "check", "A.epl"))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: 'check' is a command and must be the first word\n'schemac check --help' lists the options.\n"));
    }
}
