package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.dsl.SchemaSource;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
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
                        NEW:1:20: error: column 'b' of schema 'A' was removed: its values in old data are skipped (rejected under STRICT) [SC201]
                          create json schema A(a int);
                                             ^
                        NEW:1:22: error: column 'a' now has the type 'int' instead of 'long': old data may contain values outside of the new type [SC205]
                          create json schema A(a int);
                                               ^
                        OLD:2:20: error: schema 'B' was removed: its old data can no longer be read [SC200]
                          create json schema B(x int);
                                             ^
                        """.replace("NEW", now).replace("OLD", old)));
    }

    @Test
    void comparesWithACommitOfGit() throws Exception {
        String schema = file("schemas/A.epl", "create json schema A(a long, b int);\n");
        file("schemas/deep/B.epl", "create json schema B(x int);\n");
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "first");
        file("schemas/A.epl", "create json schema A(a int, b int);\n");
        Files.delete(folder.resolve("schemas/deep/B.epl"));
        assertThat(CommandRun.of("breaking", schema, "--against", "git:HEAD").err())
                .startsWith(schema + ":1:22: error: column 'a' now has the type 'int' instead of 'long'")
                .contains("[SC205]")
                .doesNotContain("SC200");
        CommandRun all = CommandRun.of("breaking", folder.resolve("schemas").toString(), "--against", "git:HEAD");
        assertThat(all.err()).contains("[SC205]", "git:HEAD:deep/B.epl:1:20: error: schema 'B' was removed");
        assertThat(all.exitCode()).isEqualTo(3);

        assertThat(CommandRun.of("breaking", schema, "--against", "git:nowhere"))
                .isEqualTo(new CommandRun(1, "", "schemac: git: fatal: Not a valid object name nowhere\n"));
        String fresh = file("schemas/New.epl", "create json schema New(a int);");
        assertThat(CommandRun.of("breaking", fresh, "--against", "git:HEAD"))
                .isEqualTo(new CommandRun(1, "", "schemac: " + fresh + ": git:HEAD has no such schema file\n"));
        for (String commit : new String[] {"git:", "git:--output=x"}) {
            assertThat(CommandRun.of("breaking", schema, "--against", commit).err())
                    .startsWith("schemac: --against git: expected a commit, as in git:main\n");
        }
        assertThat(CommandRun.withInput("", "breaking", "-", "--against", "git:HEAD")
                        .exitCode())
                .isEqualTo(2);
    }

    @Test
    void readsTheSchemasOfJars() throws IOException {
        String people = jar("people", "module people; @public create json schema Person(name string);");
        String text = "module staff; create json schema Boss(p Person, x int);";
        String old = jar("staff", text);
        String now = file("Staff.epl", text.replace("x int", "x string"));
        assertThat(CommandRun.of("breaking", now, "--against", old, "--classpath", people, "--ignore", "type-widened"))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(CommandRun.of("check", now, "--classpath", people).exitCode())
                .isZero();
        assertThat(CommandRun.of("export", now, "--to", "proto", "--classpath", people)
                        .exitCode())
                .isZero();
        String output = folder.resolve("out").toString();
        assertThat(CommandRun.of("compile", now, "--classpath", people, "-o", output))
                .isEqualTo(new CommandRun(0, "", ""));
        String both = people + File.pathSeparator + old;
        assertThat(CommandRun.of("compile", now, "--classpath", both, "-o", output)
                        .err())
                .startsWith(now + ":1:34: error: 'staff.Boss' is already declared at " + old + "!/staff.epl:1:34; ");

        String none = folder.resolve("none.jar").toString();
        assertThat(CommandRun.of("breaking", now, "--against", none))
                .isEqualTo(new CommandRun(1, "", "schemac: " + none + ": no such file or folder\n"));
        Files.writeString(Path.of(none), "no jar");
        assertThat(CommandRun.of("breaking", now, "--against", none))
                .isEqualTo(new CommandRun(1, "", "schemac: " + none + ": no schema found\n"));
    }

    /** A jar as a build of a project with this schema makes it. */
    private String jar(String name, String schema) throws IOException {
        Path jar = folder.resolve(name + ".jar");
        SchemaSource source = new SchemaSource(name + ".epl", schema);
        SchemaLibrary library = new SchemaLibrary(
                "com.acme/" + name, "", CompilerOptions.DEFAULT, true, List.of("com.acme/people"), List.of(source));
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (GeneratedFile file : library.files()) {
                out.putNextEntry(new JarEntry(file.path()));
                out.write(file.content().getBytes(UTF_8));
            }
        }
        return jar.toString();
    }

    /** A repository can name programs that convert its files for display. */
    @Test
    void runsNoProgramOfTheRepository() throws Exception {
        String schema = file("A.epl", "create json schema A(a long);\n");
        file(".gitattributes", "*.epl diff=converted filter=converted\n");
        git("init", "-q");
        git("add", ".");
        git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "first");
        for (String program : List.of("diff.converted.textconv", "diff.converted.command", "filter.converted.smudge")) {
            git("config", program, "touch '" + folder + "/ran'; cat");
        }
        assertThat(CommandRun.of("breaking", schema, "--against", "git:HEAD")).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("ran")).doesNotExist();
    }

    private void git(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        Process git = new ProcessBuilder(command)
                .directory(folder.toFile())
                .inheritIO()
                .start();
        assertThat(git.waitFor()).isZero();
    }

    @Test
    void warningsAloneDoNotFail() throws IOException {
        String old = file("old.epl", "create json schema A(a int);");
        CommandRun run = CommandRun.withInput("create json schema A(a int, b int);", "breaking", "-", "--against", old);
        assertThat(run).isEqualTo(new CommandRun(0, "", """
                        <stdin>:1:29: warning: column 'b' is new: old readers skip it (reject it under STRICT) [SC220]
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
