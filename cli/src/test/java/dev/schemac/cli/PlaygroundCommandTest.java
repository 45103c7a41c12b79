package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
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
        Process process = start(List.of());
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

    /** Anybody on this machine can open connections; it needs no token. */
    @Tag("slow")
    @Test
    void halfRequestsKeepNobodyWaitingAndAreCutSoon() throws Exception {
        Process process = start(List.of());
        List<Socket> half = new ArrayList<>();
        try {
            URI page = address(process);
            HttpClient client = HttpClient.newHttpClient();
            HttpRequest get =
                    HttpRequest.newBuilder(page).timeout(Duration.ofSeconds(20)).build();
            for (int i = 0; i < 60; i++) {
                half.add(halfRequest(page));
            }
            assertThat(client.send(get, HttpResponse.BodyHandlers.discarding()).statusCode())
                    .isEqualTo(200);
            for (Socket each : half) {
                assertThat(readsEnd(each)).isTrue();
            }
            // more than there may be: the rest is cut at once, and there is place again after two seconds
            for (int i = 0; i < 300; i++) {
                half.add(halfRequest(page));
            }
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            int status = 0;
            while (status != 200 && System.nanoTime() < end) {
                try {
                    status = client.send(get, HttpResponse.BodyHandlers.discarding())
                            .statusCode();
                } catch (IOException e) {
                    Thread.sleep(100);
                }
            }
            assertThat(status).isEqualTo(200);
        } finally {
            for (Socket each : half) {
                each.close();
            }
            process.destroyForcibly();
        }
    }

    private static Socket halfRequest(URI page) throws IOException {
        Socket socket = new Socket(page.getHost(), page.getPort());
        socket.setSoTimeout(20_000);
        try {
            socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: ".getBytes(UTF_8));
        } catch (IOException e) {
            // it is one too many, and cut already
        }
        return socket;
    }

    private static boolean readsEnd(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (SocketException e) {
            return true; // reset
        }
    }

    /** With 48 MB it is a matter of luck which thread gets no memory: the server must never be there and deaf. */
    @Test
    void afterOutOfMemoryItAnswersOrEnds() throws Exception {
        Process process = start(List.of("-Xmx48m"));
        try {
            URI page = address(process);
            HttpClient client = HttpClient.newHttpClient();
            String columns =
                    IntStream.range(0, 500).mapToObj(i -> "c" + i + " double").collect(Collectors.joining(","));
            String body = "{\"schema\":\"create json schema D(" + columns
                    + "); create json schema Ds(ds D[])\",\"type\":\"Ds\"," + "\"document\":\"{\\\"ds\\\":["
                    + "{},".repeat(7_000) + "{}]}\"}";
            HttpRequest run = HttpRequest.newBuilder(page.resolve("run"))
                    .timeout(Duration.ofSeconds(40))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            List<CompletableFuture<Integer>> statuses = IntStream.range(0, 6)
                    .mapToObj(i -> client.sendAsync(run, HttpResponse.BodyHandlers.discarding())
                            .handle((response, failure) -> failure == null ? response.statusCode() : -1))
                    .toList();
            for (CompletableFuture<Integer> status : statuses) {
                assertThat(status.get()).isIn(200, 503, -1);
            }
            boolean answers = false;
            for (int i = 0; i < 30 && !answers && process.isAlive(); i++) {
                HttpRequest get = HttpRequest.newBuilder(page)
                        .timeout(Duration.ofSeconds(2))
                        .build();
                answers = client.sendAsync(get, HttpResponse.BodyHandlers.discarding())
                        .handle((response, failure) -> failure == null && response.statusCode() == 200)
                        .get();
            }
            if (!answers) {
                assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
                assertThat(process.exitValue()).isEqualTo(ExitCode.FAILED);
                assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8))
                        .contains("schemac: out of memory: the playground has stopped");
            }
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aThreadThatEndsWithAnErrorEndsTheProcess() {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        AtomicInteger ends = new AtomicInteger();
        PrintStream err = new PrintStream(said, true, UTF_8);
        Thread thread = new Thread("HTTP-Dispatcher");

        PlaygroundCommand.ended(thread, new OutOfMemoryError("Java heap space"), err, ends::incrementAndGet);
        assertThat(said)
                .hasToString(
                        "schemac: out of memory: the playground has stopped; start it with more memory, as in java -Xmx2g -jar schemac.jar playground\n");
        assertThat(ends).hasValue(1);

        PlaygroundCommand.ended(thread, new StackOverflowError(), err, ends::incrementAndGet);
        assertThat(said.toString())
                .contains("\nschemac: internal error: the thread HTTP-Dispatcher of the playground has ended\n"
                        + "java.lang.StackOverflowError\n");
        assertThat(ends).hasValue(2);
    }

    private static URI address(Process process) throws IOException {
        String line = process.inputReader(UTF_8).readLine();
        return URI.create(line.substring(line.indexOf("http")));
    }

    @Test
    void aPortInUseIsOneLine() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, java.net.InetAddress.getByName("127.0.0.1"))) {
            int port = taken.getLocalPort();
            CommandRun run = CommandRun.of("playground", "--port", String.valueOf(port));

            assertThat(run.err()).isEqualTo("schemac: port " + port + ": Address already in use\n");
            assertThat(run.exitCode()).isEqualTo(ExitCode.FAILED);
        }
    }

    @Test
    void aPortThatThereIsNotIsAMistake() {
        CommandRun run = CommandRun.of("playground", "--port", "70000");

        assertThat(run.err()).startsWith("schemac: --port must be from 0 to 65535 but is 70000\n");
        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    }

    /** With a folder for temporary files and a current folder of its own. */
    private Process start(List<String> options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder,
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(options);
        command.addAll(List.of("dev.schemac.cli.Schemac", "playground"));
        return new ProcessBuilder(command).directory(folder.toFile()).start();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.equals(folder)).toList();
        }
    }
}
