package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command in a process whose caller has closed standard streams, or has redirected them to files. */
@EnabledOnOs(OS.LINUX) // elsewhere only the launcher can detect closed streams
@Tag("slow")
@Tag("each-jdk")
class ClosedStreamsTest {
    private static final String CLOSED = "standard input is closed: redirect it, or name a file\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("A.epl"), "create json schema A(a int);\n");
        Files.writeString(folder.resolve("a.json"), "{\"a\":1}\n");
    }

    /** Java has opened its modules under the number of standard input. */
    @Test
    void aClosedInputIsAnError() throws Exception {
        assertThat(run("<&-", "parse", "A.epl", "-")).isEqualTo(new CommandRun(1, "", "schemac: <stdin>: " + CLOSED));
        assertThat(run("<&-", "infer", "-")).isEqualTo(new CommandRun(1, "", "schemac: <stdin>: " + CLOSED));
        assertThat(run("<&-", "check", "-")).isEqualTo(new CommandRun(1, "", "schemac: -: " + CLOSED));
        assertThat(run("<&-", "parse", "A.epl", "a.json")).isEqualTo(new CommandRun(0, "{\"a\":1}\n", ""));
        assertThat(run("<a.json", "parse", "A.epl", "-")).isEqualTo(new CommandRun(0, "{\"a\":1}\n", ""));
    }

    @Test
    void aClosedOutputIsAnError() throws Exception {
        for (List<String> words : List.of(List.of("--version"), List.of("parse", "A.epl", "a.json"))) {
            assertThat(run(">&-", words.toArray(String[]::new)))
                    .isEqualTo(new CommandRun(1, "", "schemac: standard output: the stream is closed: redirect it\n"));
        }
        assertThat(run("2>&-", "parse", "A.epl", "missing")).isEqualTo(new CommandRun(1, "", ""));
        assertThat(run("<&- 2>&-", "parse", "A.epl", "-")).isEqualTo(new CommandRun(1, "", ""));
    }

    /** The file of a redirected stream is an input or an output, too. */
    @Test
    void outputsAreNotTheFilesOfTheStreams() throws Exception {
        String input = Files.readString(folder.resolve("a.json"));
        assertRefused(
                "--rejects would overwrite an input file: a.json",
                run("<a.json", "parse", "A.epl", "--ndjson", "--rejects", "a.json"));
        assertRefused("-o would overwrite an input file: ./a.json", run("<a.json", "infer", "-", "-o", "./a.json"));
        assertThat(folder.resolve("a.json")).hasContent(input);
        assertRefused(
                "--rejects would overwrite the file of standard output: out",
                run("<a.json", "parse", "A.epl", "--ndjson", "--rejects", "out"));
        assertRefused(
                "--rejects would overwrite the file of standard output: /dev/stdout",
                run("<a.json", "parse", "A.epl", "--ndjson", "--rejects", "/dev/stdout"));
        assertRefused("-o would overwrite the file of standard error: err", run("<a.json", "infer", "-", "-o", "err"));
    }

    private static void assertRefused(String message, CommandRun run) {
        assertThat(run.err()).startsWith("schemac: " + message + "\n");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    /** @param redirections after those to the files of the result */
    private CommandRun run(String redirections, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                "sh",
                "-c",
                "\"$@\" >out 2>err " + redirections,
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Schemac.class.getName()));
        command.addAll(List.of(words));
        Files.deleteIfExists(folder.resolve("out"));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        // with these the JVM prints a line of its own
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        builder.environment().put("SCHEMAC_CACHE", "none");
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return new CommandRun(
                process.exitValue(),
                Files.readString(folder.resolve("out"), UTF_8),
                Files.readString(folder.resolve("err"), UTF_8));
    }
}
