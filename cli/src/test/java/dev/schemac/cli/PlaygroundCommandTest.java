package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac playground} as somebody starts it in a terminal. */
@Timeout(120)
class PlaygroundCommandTest {
    @TempDir
    private Path folder;

    @Test
    void servesUntilItIsEndedAndLeavesNothing() throws Exception {
        Process process = start("playground");
        try {
            String line = process.inputReader(UTF_8).readLine();
            assertThat(line).matches("Playground: http://127\\.0\\.0\\.1:\\d+/[0-9a-f]{32}/");
            URI page = URI.create(line.substring(line.indexOf("http")));
            HttpClient client = HttpClient.newHttpClient();
            assertThat(client.send(HttpRequest.newBuilder(page).build(), HttpResponse.BodyHandlers.ofString())
                            .body())
                    .contains("<title>schemac playground</title>");
            HttpRequest run = HttpRequest.newBuilder(page.resolve("run"))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(
                            "{\"schema\":\"create json schema A(a int)\",\"document\":\"{\\\"a\\\":7}\"}"))
                    .build();
            assertThat(client.send(run, HttpResponse.BodyHandlers.ofString()).body())
                    .contains("\"json\":\"{\\n  \\\"a\\\": 7\\n}\"");
            assertThat(files()).isEmpty();
        } finally {
            process.toHandle().destroy(); // as Ctrl-C does it: by a signal
        }
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8)).isEmpty();
        assertThat(files()).isEmpty();
    }

    @Test
    void aPortInUseIsOneLine() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getByName("127.0.0.1"))) {
            int port = taken.getLocalPort();
            CommandRun run = CommandRun.of("playground", "--port", String.valueOf(port));

            assertThat(run.err()).isEqualTo("schemac: port " + port + ": Address already in use\n");
            assertThat(run.exitCode()).isEqualTo(Schemac.FAILED);
        }
    }

    @Test
    void aPortThatThereIsNotIsAMistake() {
        CommandRun run = CommandRun.of("playground", "--port", "70000");

        assertThat(run.err()).startsWith("schemac: --port must be from 0 to 65535 but is 70000\n");
        assertThat(run.exitCode()).isEqualTo(Schemac.USAGE);
    }

    /** With a folder for temporary files and a current folder of its own. */
    private Process start(String... arguments) throws IOException {
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-Djava.io.tmpdir=" + folder,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.schemac.cli.Schemac"),
                        Stream.of(arguments))
                .toList();
        return new ProcessBuilder(command).directory(folder.toFile()).start();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.equals(folder)).toList();
        }
    }
}
