package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac breaking FILE|FOLDER|-... --against OLD}. */
class BreakingTest {
    @TempDir
    private Path folder;

    @Test
    void printsNothingWhereNothingChanges() throws IOException {
        String schema = file("A.epl", "create json schema A(a int, b A[]);");
        assertThat(CommandRun.of("breaking", schema, "--against", schema)).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void reportsWhatBreaksWithExitCode3() throws IOException {
        String old = file("old.epl", "create json schema A(a long, b int);\ncreate json schema B(x int);\n");
        String now = file("new.epl", "create json schema A(a int);\n");
        assertThat(CommandRun.of("breaking", now, "--against", old))
                .isEqualTo(new CommandRun(3, "", """
                        NEW:1:20: error: column 'b' of schema 'A' was removed: its values in old data are skipped, under STRICT refused [SC201]
                          create json schema A(a int);
                                             ^
                        NEW:1:22: error: column 'a' has type 'int', before 'long': it does not hold all that old data may [SC205]
                          create json schema A(a int);
                                               ^
                        OLD:2:20: error: schema 'B' was removed: nothing reads its data [SC200]
                          create json schema B(x int);
                                             ^
                        """.replace("NEW", now).replace("OLD", old)));
    }

    @Test
    void warningsAloneDoNotFail() throws IOException {
        String old = file("old.epl", "create json schema A(a int);");
        CommandRun run = CommandRun.withInput("create json schema A(a int, b int);", "breaking", "-", "--against", old);
        assertThat(run).isEqualTo(new CommandRun(0, "", """
                        <stdin>:1:29: warning: column 'b' is new: old readers skip it, under STRICT they refuse it [SC220]
                          create json schema A(a int, b int);
                                                    ^
                        """.replace(
                        "                            ^\n", "                              ^\n")));
    }

    @Test
    void ignoresRules() throws IOException {
        String old = file("old.epl", "create json schema A(a long, b int);");
        String now = file("new.epl", "create json schema A(a int);");
        assertThat(CommandRun.of("breaking", now, "--against", old, "--ignore", "column-removed,SC205"))
                .isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void comparesFolders() throws IOException {
        file("old/a.epl", "create json schema A(b B);");
        file("old/b.epl", "create json schema B(x int);");
        file("new/ab.epl", "create json schema B(x int); create json schema A(b B);");
        assertThat(CommandRun.of(
                        "breaking",
                        folder.resolve("new").toString(),
                        "--against",
                        folder.resolve("old").toString()))
                .isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void reportsErrorsOfTheSchemasWithExitCode1() throws IOException {
        String broken = file("old.epl", "create json schema A(a itn);");
        CommandRun run = CommandRun.withInput("create json schema A(a int);", "breaking", "-", "--against", broken);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith(broken + ":1:24: error: unknown type 'itn'");
    }

    @Test
    void needsSomethingToCompareWith() {
        assertThat(CommandRun.of("breaking", "A.epl").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("breaking", "-", "--against", "-").err())
                .startsWith("schemac: standard input (-) can be read only once\n");
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }
}
