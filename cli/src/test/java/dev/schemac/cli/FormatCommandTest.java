package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac fmt FILE|FOLDER...|-}. */
class FormatCommandTest {
    private static final String GOOD = "create json schema Point(x double, y double); // flat\n";
    private static final String SAME = "create JSON schema Point( x double,y double ) // flat";

    @TempDir
    private Path folder;

    private Path good;
    private Path other;

    @BeforeEach
    void writeSchemas() throws IOException {
        good = Files.writeString(folder.resolve("Good.epl"), GOOD);
        other = Files.writeString(folder.resolve("Other.epl"), SAME);
    }

    @Test
    void formatsStandardInputToStandardOutput() {
        assertThat(CommandRun.withInput(SAME, "fmt", "-")).isEqualTo(new CommandRun(0, GOOD, ""));
        assertThat(CommandRun.withInput(GOOD, "fmt", "-")).isEqualTo(new CommandRun(0, GOOD, ""));
    }

    @Test
    void formatsFilesInPlace() throws IOException {
        var before = Files.getLastModifiedTime(good);
        assertThat(CommandRun.of("fmt", folder.toString())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(other).hasContent(GOOD);
        assertThat(Files.getLastModifiedTime(good)).isEqualTo(before);
        assertThat(CommandRun.onTerminal("", "fmt", folder.toString()).err()).isEqualTo("0 formatted, 2 unchanged\n");
    }

    @Test
    void movesAnnotationsOfColumns() {
        String beside = "create json schema Point(@Required @Max(9) x double, @Required y double);\n";
        String above = """
                @Column(name=x, required=true, max=9)
                @Column(name=y, required=true)
                create json schema Point(x double, y double);
                """;
        assertThat(CommandRun.withInput(above, "fmt", "-")).isEqualTo(new CommandRun(0, above, ""));
        assertThat(CommandRun.withInput(above, "fmt", "--columns", "beside", "-"))
                .isEqualTo(new CommandRun(0, beside, ""));
        assertThat(CommandRun.withInput(beside, "fmt", "--columns", "above", "-"))
                .isEqualTo(new CommandRun(0, above, ""));
        assertThat(CommandRun.withInput(above, "fmt", "--check", "--columns", "beside", "-"))
                .isEqualTo(new CommandRun(3, "", "schemac: <stdin>: not formatted\n"));
        assertThat(CommandRun.withInput(above, "fmt", "--columns", "below", "-").err())
                .startsWith("schemac: Invalid value for option '--columns'");
    }

    @Test
    void checksAndWritesNothing() {
        assertThat(CommandRun.of("fmt", "--check", good.toString(), other.toString()))
                .isEqualTo(new CommandRun(3, "", "schemac: " + other + ": not formatted\n"));
        assertThat(other).hasContent(SAME);
        assertThat(CommandRun.of("fmt", "--check", good.toString())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(CommandRun.withInput(SAME, "fmt", "--check", "-"))
                .isEqualTo(new CommandRun(3, "", "schemac: <stdin>: not formatted\n"));
    }

    @Test
    void writesNothingWhereAnyFileIsBroken() throws IOException {
        Path broken = Files.writeString(folder.resolve("Broken.epl"), "create json schema A(a int b int);");
        CommandRun run = CommandRun.of("fmt", folder.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith(broken + ":1:27: error: ").hasLineCount(3);
        assertThat(other).hasContent(SAME);
    }

    @Test
    void followsALinkToTheFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("Link.epl"), other);
        assertThat(CommandRun.of("fmt", link.toString()).exitCode()).isZero();
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(other).hasContent(GOOD);
    }

    @Test
    void readsStandardInputAlone() {
        assertThat(CommandRun.of("fmt", "-", good.toString()))
                .isEqualTo(
                        new CommandRun(
                                2,
                                "",
                                "schemac: standard input (-) cannot be formatted together with files\n'schemac fmt --help' lists the options.\n"));
    }

    @Test
    void asksForAFile() {
        assertThat(CommandRun.of("fmt").exitCode()).isEqualTo(2);
    }
}
