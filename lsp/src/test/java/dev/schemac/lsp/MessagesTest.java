package dev.schemac.lsp;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that clients should not send, byte for byte: each gets an answer, or ends the server with a line. */
@Timeout(60)
class MessagesTest {
    /** Answered by the thread that reads: before the server ends. */
    private static final String PING = request("99", "initialize", "{\"capabilities\":{}}");

    private final Logger library = Logger.getLogger("org.eclipse.lsp4j");
    private final List<String> logged = new ArrayList<>();
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord found) {
            logged.add(found.getLevel() + " " + found.getMessage());
        }

        @Override
        public void flush() {
            // nothing is kept back
        }

        @Override
        public void close() {
            // nothing is open
        }
    };

    @BeforeEach
    void listen() {
        library.addHandler(listener);
        library.setUseParentHandlers(false);
    }

    @AfterEach
    void theLibraryLogsNothing() {
        library.removeHandler(listener);
        library.setUseParentHandlers(true);
        assertThat(logged).isEmpty();
    }

    /** What a server has sent until its input ended. */
    private record Conversation(List<Map<?, ?>> answers, List<String> reported, boolean shutDown) {
        /** The error of the only answer that is not that of {@link #PING}, which has to be there. */
        Map<?, ?> error() {
            assertThat(answers).anyMatch(answer -> Integer.valueOf(99).equals(id(answer)));
            List<Map<?, ?>> others = answers.stream()
                    .filter(answer -> !Integer.valueOf(99).equals(id(answer)))
                    .toList();
            assertThat(others).hasSize(1);
            return (Map<?, ?>) others.get(0).get("error");
        }
    }

    private static Conversation send(byte[]... parts) throws IOException {
        ByteArrayOutputStream in = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            in.write(part);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<String> reported = new ArrayList<>();
        boolean shutDown = SchemaLanguageServer.serve(
                CompilerOptions.DEFAULT, new ByteArrayInputStream(in.toByteArray()), out, reported::add);
        return new Conversation(messages(out.toByteArray()), reported, shutDown);
    }

    private static Object id(Map<?, ?> message) {
        return message.get("id");
    }

    private static List<Map<?, ?>> messages(byte[] sent) {
        List<Map<?, ?>> messages = new ArrayList<>();
        String all = new String(sent, ISO_8859_1);
        int at = 0;
        while (at < all.length()) {
            int body = all.indexOf("\r\n\r\n", at) + 4;
            int length = Integer.parseInt(all.substring(at + "Content-Length: ".length(), body - 4));
            messages.add((Map<?, ?>) ObjectParser.parseUntyped(sent, body, length, JsonOptions.DEFAULT));
            at = body + length;
        }
        return messages;
    }

    private static byte[] frame(byte[] body) {
        byte[] header = ("Content-Length: " + body.length + "\r\n\r\n").getBytes(UTF_8);
        byte[] frame = Arrays.copyOf(header, header.length + body.length);
        System.arraycopy(body, 0, frame, header.length, body.length);
        return frame;
    }

    private static byte[] frame(String body) {
        return frame(body.getBytes(UTF_8));
    }

    private static String request(String id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "{\"a\":",
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":[",
                "[{\"a\":"
            })
    void deepNestingIsAnErrorAndTheNextRequestIsAnswered(String open) throws Exception {
        assertThat(send(frame(open + open.substring(open.length() - 1).repeat(200_000)), frame(PING))
                        .error())
                .isNotNull();
        Conversation found = send(frame(open.repeat(200_000)), frame(PING));
        assertThat(found.error())
                .isEqualTo(Map.of("code", -32700, "message", "the message is nested deeper than 256 levels"));
        assertThat(found.reported()).isEmpty();
    }

    @Test
    void bracketsWithinStringsDoNotNest() throws Exception {
        String text = "\\\"[".repeat(1_000);
        Conversation found = send(
                frame(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"untitled:a\","
                                + "\"languageId\":\"epl\",\"version\":1,\"text\":\"" + text + "\"}}}"),
                frame(PING));
        assertThat(found.answers()).extracting(MessagesTest::id).containsExactly(99);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7                       | -32700 | expected a JSON-RPC message: ",
                "[]                      | -32700 | expected a JSON-RPC message: ",
                "{}                      | -32700 | expected a JSON-RPC message: ",
                "null                    | -32600 | expected a JSON-RPC message but found JSON that is not an object",
                "''                      | -32600 | expected a JSON-RPC message but found JSON that is not an object",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"shutdown\"} | -32700 | expected a JSON-RPC message: ",
            })
    void whatIsNoMessageIsAnError(String body, int code, String message) throws Exception {
        Map<?, ?> error = send(frame(body), frame(PING)).error();

        assertThat(error.get("code")).isEqualTo(code);
        assertThat((String) error.get("message")).startsWith(message);
        assertThat(error.get("data")).isNull();
    }

    @Test
    void parametersOfAnotherFormAreAnErrorOfThatRequest() throws Exception {
        Conversation found = send(frame(request("7", "textDocument/hover", "7")), frame(PING));

        assertThat(found.error().get("code")).isEqualTo(-32602);
        assertThat(found.answers()).extracting(MessagesTest::id).contains(7);
        assertThat(send(frame(request("7", "textDocument/hover", "null")), frame(PING))
                        .error())
                .isEqualTo(Map.of(
                        "code", -32602, "message", "expected parameters of 'textDocument/hover' but found none"));
    }

    @Test
    void aMessageThatIsNotUtf8IsAnError() throws Exception {
        byte[] body = request("7", "textDocument/hover\u00ff", "{}").getBytes(ISO_8859_1);
        assertThat(send(frame(body), frame(PING)).error())
                .isEqualTo(Map.of("code", -32700, "message", "the message is not well-formed UTF-8"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "acme/unknown",
                "$/unknown",
                "textDocument/signatureHelp",
                "textDocument/inlayHint",
                "workspace/executeCommand",
            })
    void otherRequestsAreNotFound(String method) throws Exception {
        Conversation found = send(
                frame(request(
                        "7",
                        method,
                        "{\"textDocument\":{\"uri\":\"untitled:a\"},\"position\":{\"line\":0,\"character\":0}}")),
                frame(PING));

        assertThat(found.error())
                .isEqualTo(Map.of("code", -32601, "message", "the server has no method '" + method + "'"));
        assertThat(found.answers()).extracting(MessagesTest::id).contains(7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"$/setTrace", "$/unknown", "acme/unknown", "textDocument/willSave", "notebookDocument/didOpen"})
    void otherNotificationsAreIgnored(String method) throws Exception {
        Conversation found =
                send(frame("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":{}}"), frame(PING));

        assertThat(found.answers()).extracting(MessagesTest::id).containsExactly(99);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Content-Length: -5              | expected a length in bytes after Content-Length but found '-5'",
                "Content-Length: 1e3             | expected a length in bytes after Content-Length but found '1e3'",
                "Content-Length:                 | expected a length in bytes after Content-Length but found ''",
                "Content-Length: 67108865        | a message of 67108865 bytes; the limit is 67108864 bytes",
                "Content-Length: 999999999999999999 | a message of 999999999999999999 bytes; the limit is 67108864 bytes",
                "Content-Length: 9999999999999999999 | expected a length in bytes after Content-Length but found '9999999999999999999'",
                "Content-Type: x                 | expected the header Content-Length before a message",
                "{\"jsonrpc\"                    | expected a header such as 'Content-Length: 120' but found '{\"jsonrpc\"'",
            })
    void aHeaderWithoutALengthEndsTheServerWithALine(String header, String reported) throws Exception {
        Conversation found =
                send(frame(PING), (header + "\r\n\r\n{}").getBytes(UTF_8), frame(request("7", "shutdown", "null")));

        assertThat(found.reported()).containsExactly(reported);
        assertThat(found.answers()).extracting(MessagesTest::id).doesNotContain(7);
        assertThat(found.shutDown()).isFalse();
    }

    @Test
    void aHeaderThatDoesNotEndIsBounded() throws Exception {
        assertThat(send("x".repeat(1_000_000).getBytes(UTF_8)).reported())
                .containsExactly("expected a header of at most 8192 bytes");
        assertThat(send("a: b\r\n".repeat(100_000).getBytes(UTF_8)).reported())
                .containsExactly("expected a header of at most 8192 bytes");
    }

    @Test
    void namesOfHeadersCountInAnyCase() throws Exception {
        byte[] frame = ("content-length: " + PING.length() + "\r\nContent-Type: a; charset=utf-8\r\n\r\n" + PING)
                .getBytes(UTF_8);
        assertThat(send(frame).answers()).extracting(MessagesTest::id).containsExactly(99);
    }

    @Test
    void anInputThatEndsWithinAMessageEndsTheServer() throws Exception {
        byte[] whole = frame(PING);
        for (int length = 0; length < whole.length; length++) {
            Conversation found = send(Arrays.copyOf(whole, length));
            assertThat(found.answers()).isEmpty();
            assertThat(found.reported()).isEmpty();
            assertThat(found.shutDown()).isFalse();
        }
    }

    /** Any body gets answers and no other; any byte of the frame may be wrong. */
    @Test
    void changedMessagesAreAnsweredOrEndTheServer() throws Exception {
        long seed = Seed.drawn();
        System.out.println("MessagesTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        String message = request("7", "initialize", "{\"capabilities\":{\"workspace\":{\"applyEdit\":true}}}");
        for (int i = 0; i < 500; i++) {
            byte[] body = message.getBytes(UTF_8);
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                body[random.nextInt(body.length)] = (byte) random.nextInt(256);
            }
            Conversation found = send(frame(body), frame(PING));
            assertThat(found.answers())
                    .as(new String(body, ISO_8859_1))
                    .anyMatch(answer -> Integer.valueOf(99).equals(id(answer)));
            assertThat(found.reported()).isEmpty();
        }
        logged.clear(); // a response that nothing has asked for is logged, and a changed request may be one
    }
}
