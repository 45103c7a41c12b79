package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The shell script {@code schemac} at the root, in a copy of the tree and with stand-ins for Maven and Java. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String BUILDING = "schemac: building the command, once until a source changes\n";

    @TempDir
    private Path folder;

    private Path root;
    private Path jar;

    @BeforeEach
    void makeTree() throws IOException {
        root = Files.createDirectories(folder.resolve("a tree"));
        jar = root.resolve("target/schemac/schemac.jar");
        Files.copy(Path.of("../schemac"), root.resolve("schemac"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.writeString(root.resolve("pom.xml"), "");
        for (String module : List.of(
                "cli", "codegen", "contracts", "export", "lsp", "playground", "processor", "runtime", "schema-dsl")) {
            Files.createDirectories(root.resolve(module + "/src/main/java"));
            Files.writeString(root.resolve(module + "/pom.xml"), "");
            Files.writeString(root.resolve(module + "/src/main/java/A.java"), "");
        }
        Files.createDirectories(root.resolve("cli/target"));
        program("java", "for word; do echo \"<$word>\"; done; exit 3");
        program(
                "mvn",
                "echo run >>'" + folder + "/builds'\n"
                        + "echo \"arguments: $*\"\n"
                        + "sleep 0.3\n"
                        + "[ ! -e '" + folder + "/broken' ] || exit 1\n"
                        + "[ ! -e '" + folder + "/saves' ] || echo changed >'" + root
                        + "/runtime/src/main/java/A.java'\n"
                        + "echo built >'" + root + "/cli/target/schemac.jar'");
    }

    @Test
    void buildsOnceAndThenRuns() throws Exception {
        Run first = launch(root.resolve("schemac"));
        assertThat(first.err).isEqualTo(BUILDING);
        assertThat(jar).hasContent("built");
        Run second = launch(root.resolve("schemac"));
        assertThat(second.err).isEmpty();
        assertThat(builds()).isEqualTo(1);
        try (var left = Files.list(jar.getParent())) {
            assertThat(left).containsExactly(jar);
        }
    }

    @Test
    void handsArgumentsAndExitCodeThrough() throws Exception {
        Run run = launch(root.resolve("schemac"), "a b", "", "--x=*", "$HOME");
        assertThat(run.exitCode).isEqualTo(3);
        assertThat(run.out).endsWith("<-jar>\n<" + jar.toRealPath() + ">\n<a b>\n<>\n<--x=*>\n<$HOME>\n");
        assertThat(run.out).contains("<-Dschemac.terminal=none>\n<-Dschemac.terminal.input=false>\n");
    }

    /** Java would open its own files under the numbers of these streams. */
    @Test
    void namesClosedStreams() throws Exception {
        program("java", "for word; do echo \"<$word>\"; done >'" + folder + "/words'");
        Map<String, String> closed =
                Map.of("<&-", ",in", ">&-", ",out", "2>&-", ",err", "<&- >&- 2>&-", ",in,out,err", "", "");
        for (Map.Entry<String, String> each : closed.entrySet()) {
            Run run = launch(Path.of("/bin/sh"), "-c", "'" + root.resolve("schemac") + "' x " + each.getKey());
            assertThat(folder.resolve("words"))
                    .content()
                    .as(each.getKey())
                    .contains("<-Dschemac.closed=" + each.getValue() + ">\n");
            assertThat(run.exitCode).as(each.getKey()).isZero();
        }
    }

    @Test
    void worksThroughSymbolicLinks() throws Exception {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Files.createSymbolicLink(folder.resolve("first"), root.resolve("schemac"));
        Files.createSymbolicLink(bin.resolve("second"), Path.of("../first"));
        Run run = launch(bin.resolve("second"));
        assertThat(run.exitCode).isEqualTo(3);
        assertThat(jar).exists();
    }

    @Test
    void buildsAgainWhenASourceIsNewerOrGone() throws Exception {
        launch(root.resolve("schemac"));
        Path source = root.resolve("schema-dsl/src/main/java/A.java");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        assertThat(launch(root.resolve("schemac")).err).isEqualTo(BUILDING);
        Files.delete(source);
        assertThat(launch(root.resolve("schemac")).err).isEqualTo(BUILDING);
        assertThat(launch(root.resolve("schemac")).err).isEmpty();
    }

    @Test
    void buildsAgainWhenASourceWasSavedDuringTheBuild() throws Exception {
        Files.writeString(folder.resolve("saves"), "");
        assertThat(launch(root.resolve("schemac")).err).isEqualTo(BUILDING);
        Files.delete(folder.resolve("saves"));
        assertThat(launch(root.resolve("schemac")).err).isEqualTo(BUILDING);
        assertThat(launch(root.resolve("schemac")).err).isEmpty();
    }

    @Test
    void buildsWithoutInstallingAnything() throws Exception {
        Files.writeString(folder.resolve("broken"), "");
        assertThat(launch(root.resolve("schemac")).err)
                .contains("arguments: -q -B -f " + root.toRealPath() + "/pom.xml -pl cli -am package ")
                .doesNotContain("install");
    }

    @Test
    void showsWhatMavenSaidWhenTheBuildFails() throws Exception {
        Files.writeString(folder.resolve("broken"), "");
        Run run = launch(root.resolve("schemac"));
        assertThat(run.exitCode).isEqualTo(70);
        assertThat(run.err).startsWith(BUILDING + "arguments: ").endsWith("schemac: the build failed\n");
        assertThat(run.out).isEmpty();
        Files.delete(folder.resolve("broken"));
        assertThat(launch(root.resolve("schemac")).exitCode).isEqualTo(3);
    }

    @Test
    void buildsOnceForManyLaunchesAtATime() throws Exception {
        List<Process> launches = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            launches.add(start(root.resolve("schemac")));
        }
        for (Process launch : launches) {
            assertThat(finish(launch).exitCode).isEqualTo(3);
        }
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void reusesTheLockOfALaunchThatDied() throws Exception {
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        Files.createDirectories(jar.resolveSibling("build"));
        Files.writeString(jar.resolveSibling("build/pid"), dead.pid() + "\n");
        Run run = launch(root.resolve("schemac"));
        assertThat(run.exitCode).isEqualTo(3);
        assertThat(run.err).isEqualTo(BUILDING);
    }

    private record Run(int exitCode, String out, String err) {}

    private Run launch(Path script, String... arguments) throws Exception {
        return finish(start(script, arguments));
    }

    private Process start(Path script, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(script.toString()));
        words.addAll(List.of(arguments));
        ProcessBuilder process =
                new ProcessBuilder(words).directory(Path.of("/").toFile());
        Map<String, String> environment = process.environment();
        environment.put("PATH", folder.resolve("programs") + ":" + environment.get("PATH"));
        environment.remove("JAVA_HOME");
        environment.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        environment.remove("SCHEMAC_OPTS");
        return process.start();
    }

    /** What the stand-ins print is small enough for the pipes, so it can be read afterwards. */
    private static Run finish(Process process) throws Exception {
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Run(
                process.exitValue(),
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8),
                new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
    }

    private long builds() throws IOException {
        Path log = folder.resolve("builds");
        return Files.exists(log) ? Files.readAllLines(log).size() : 0;
    }

    private void program(String name, String text) throws IOException {
        Path file = Files.createDirectories(folder.resolve("programs")).resolve(name);
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
