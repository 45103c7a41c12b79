package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.ProductVersion;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@code schemac lsp} as an editor starts it: a process, and messages on its standard input and output. */
@Timeout(300)
class LanguageServerCommandTest {
    private Process server;
    private InputStream answers;

    @BeforeEach
    void start() throws IOException {
        server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.schemac.cli.Schemac",
                        "lsp",
                        "--stdio",
                        "--esper")
                .start();
        answers = new BufferedInputStream(server.getInputStream());
    }

    @AfterEach
    void end() {
        server.destroyForcibly();
    }

    @Test
    void anEditorIsServedUntilItEndsTheServer() throws Exception {
        request(1, "initialize", "{\"capabilities\":{}}");
        assertThat(answer("\"id\":1"))
                .contains(
                        "\"hoverProvider\":true",
                        "{\"name\":\"schemac\",\"version\":\"" + ProductVersion.number() + "\"}");
        notify("initialized", "{}");
        notify(
                "textDocument/didOpen",
                "{\"textDocument\":{\"uri\":\"untitled:ü\",\"languageId\":\"epl\",\"version\":1,"
                        + "\"text\":\"create json schema A(a itn)\"}}");
        assertThat(answer("publishDiagnostics"))
                .contains("unknown type \\u0027itn\\u0027; did you mean \\u0027int\\u0027?")
                .contains("\"uri\":\"untitled:ü\"");
        request(
                2,
                "textDocument/hover",
                "{\"textDocument\":{\"uri\":\"untitled:ü\"},\"position\":{\"line\":9,\"character\":9}}");
        assertThat(answer("\"id\":2")).contains("\"result\":null");
        request(3, "shutdown", "null");
        answer("\"id\":3");
        notify("exit", "null");

        assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(server.exitValue()).isZero();
    }

    @Test
    void theServerEndsWhenItsEditorIsGone() throws Exception {
        request(1, "initialize", "{\"capabilities\":{}}");
        answer("\"id\":1");
        server.getOutputStream().close();

        assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(server.exitValue()).isEqualTo(ExitCode.FAILED);
    }

    /** It was deaf after that: the rest of the message was taken for headers. */
    @Test
    void aDeeplyNestedMessageIsAnErrorAndTheNextOneIsAnswered() throws Exception {
        send("{\"a\":" + "[".repeat(200_000));
        assertThat(answer("\"id\":null"))
                .contains("\"code\":-32700", "Nesting limit 255 reached at line 1 column 261 path $.a");
        request(1, "initialize", "{\"capabilities\":{}}");
        assertThat(answer("\"id\":1")).contains("\"name\":\"schemac\"");
    }

    @Test
    void aHeaderWithoutALengthEndsTheServerWithALine() throws Exception {
        server.getOutputStream().write("Content-Length: -5\r\n\r\n{}".getBytes(UTF_8));
        server.getOutputStream().flush();

        assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(server.exitValue()).isEqualTo(ExitCode.FAILED);
        assertThat(new String(server.getErrorStream().readAllBytes(), UTF_8))
                .isEqualTo("schemac: lost the connection to the editor: expected a length in bytes after"
                        + " Content-Length but found '-5'\n");
    }

    private void request(int id, String method, String params) throws IOException {
        send("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    private void notify(String method, String params) throws IOException {
        send("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    private void send(String message) throws IOException {
        byte[] body = message.getBytes(UTF_8);
        OutputStream out = server.getOutputStream();
        out.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(UTF_8));
        out.write(body);
        out.flush();
    }

    /** The next message with such a part. */
    private String answer(String part) throws IOException {
        String message;
        do {
            int length = Integer.parseInt(header().replaceAll("(?s).*Content-Length: (\\d+).*", "$1"));
            message = new String(answers.readNBytes(length), UTF_8);
        } while (!message.contains(part));
        return message;
    }

    private String header() throws IOException {
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        while (!header.toString(UTF_8).endsWith("\r\n\r\n")) {
            int next = answers.read();
            if (next < 0) {
                throw new EOFException("the server has ended: " + header.toString(UTF_8));
            }
            header.write(next);
        }
        return header.toString(UTF_8);
    }
}
