package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A Java without the compiler, or without the module of its interfaces, is answered with one line. */
@Timeout(600)
class IncompleteJavaTest {
    private static final String ADVICE = ": set JAVA_HOME to a JDK 17 or newer, or put its java on the PATH";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void writeFiles() throws IOException {
        Files.createDirectory(folder.resolve("src"));
        Files.writeString(folder.resolve("A.epl"), "create json schema A(a int);");
        Files.writeString(folder.resolve("C.epl"), "import com.acme.Color; create json schema C(c Color);");
        Files.writeString(folder.resolve("a.json"), "{\"a\":1}");
        Files.writeString(folder.resolve("contract.json"), "{\"title\": \"A\", \"type\": \"object\"}");
    }

    @Tag("slow")
    @Test
    void everyCommandWorksOrNeedsAJdkWithoutTheModuleJavaCompiler() throws Exception {
        Path java = image("java.base");
        SoftAssertions softly = new SoftAssertions();
        int refused = 0;
        for (List<String> words : commands()) {
            CommandRun run = run(java, words);
            boolean works = run.exitCode() == ExitCode.OK && run.err().isEmpty();
            refused += works ? 0 : 1;
            if (!works) {
                softly.assertThat(run.err())
                        .as("%s", words)
                        .matches("schemac: a JDK is needed, but \\Q" + java
                                + "\\E has no (module )?[a-z]+[.][\\w.$]+\\Q" + ADVICE + "\\E\n");
                softly.assertThat(run.exitCode()).as("%s", words).isEqualTo(ExitCode.FAILED);
                softly.assertThat(run.out()).as("%s", words).isEmpty();
            }
        }
        softly.assertAll();
        assertThat(refused).isBetween(3, commands().size() - 3);
    }

    @Tag("slow")
    @Tag("each-jdk")
    @Test
    void whatNeedsTheCompilerSaysSo() throws Exception {
        Path java = image("java.base,java.compiler,jdk.httpserver,java.logging");
        String line = "a JDK is needed, but " + java + " has no module jdk.compiler" + ADVICE + "\n";
        assertThat(run(java, List.of("parse", "A.epl", "--type", "A", "a.json")))
                .isEqualTo(new CommandRun(1, "", "schemac: " + line));
        assertThat(run(java, List.of("playground"))).isEqualTo(new CommandRun(1, "", "schemac: " + line));
        assertThat(run(java, List.of("compile", "A.epl", "-o", "out")).exitCode())
                .isZero();
        assertThat(run(java, List.of("check", "C.epl", "--source-path", ".")))
                .satisfies(run -> assertThat(run.exitCode()).isEqualTo(1))
                .satisfies(run -> assertThat(run.err())
                        .contains("[SC0")
                        .endsWith("^\nschemac: cannot find Java classes: " + line));
        assertThat(run(java, List.of("check", "a.json")).err())
                .contains("[SC004]")
                .doesNotContain("JDK");
    }

    /** Each command once; of the two that need a connection, help and start. */
    private static List<List<String>> commands() {
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--version"));
        commands.add(List.of("--help"));
        commands.add(List.of("A.epl", "-o", "out"));
        for (String name : Schemac.program(
                        new StandardStreams(
                                InputStream.nullInputStream(),
                                OutputStream.nullOutputStream(),
                                new PrintStream(OutputStream.nullOutputStream(), false, UTF_8),
                                Terminal.NONE),
                        new PrintWriter(OutputStream.nullOutputStream()))
                .getSubcommands()
                .keySet()) {
            commands.add(
                    switch (name) {
                        case "compile" -> List.of(name, "A.epl", "-o", "out");
                        case "parse" -> List.of(name, "A.epl", "--type", "A", "a.json");
                        case "check", "fmt" -> List.of(name, "A.epl");
                        case "breaking" -> List.of(name, "A.epl", "--against", "A.epl");
                        case "init" -> List.of(name, "src");
                        case "infer" -> List.of(name, "a.json");
                        case "import" -> List.of(name, "--from", "json-schema", "contract.json");
                        case "export" -> List.of(name, "A.epl", "--to", "openapi");
                        default -> List.of(name);
                    });
        }
        return commands;
    }

    private static CommandRun run(Path image, List<String> words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                image.resolve("bin/java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xshare:off",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Schemac.class.getName()));
        command.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        // with these the JVM prints a line of its own
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        builder.environment().put("SCHEMAC_CACHE", "none");
        File err = folder.resolve("err").toFile();
        Process process = builder.redirectError(err).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return new CommandRun(
                process.waitFor(), out, Files.readString(err.toPath()).replace(System.lineSeparator(), "\n"));
    }

    /** A runtime image with these modules, made once. */
    private static Path image(String modules) {
        Optional<ToolProvider> jlink = ToolProvider.findFirst("jlink");
        assumeThat(jlink).as("jlink").isPresent();
        Path image = folder.resolve("java-" + modules.length());
        StringBuilder log = new StringBuilder();
        PrintStream printed = new PrintStream(
                new OutputStream() {
                    @Override
                    public void write(int b) {
                        log.append((char) b);
                    }
                },
                true,
                UTF_8);
        assertThat(jlink.get().run(printed, printed, "--add-modules", modules, "--output", image.toString()))
                .as(log.toString())
                .isZero();
        return image;
    }
}
