package dev.schemac.lsp;

import static dev.schemac.lsp.Conversation.PING;
import static dev.schemac.lsp.Conversation.frame;
import static dev.schemac.lsp.Conversation.id;
import static dev.schemac.lsp.Conversation.request;
import static dev.schemac.lsp.Conversation.send;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[       |      | -32700 | expected a JSON-RPC message: Expected BEGIN_OBJECT but was BEGIN_ARRAY at line 1 column 2 path $",
                "[{\"a\": |    | -32700 | expected a JSON-RPC message: Expected BEGIN_OBJECT but was BEGIN_ARRAY at line 1 column 2 path $",
                "{\"a\": |     | -32700 | expected a JSON-RPC message: Nesting limit 255 reached at line 1 column 1277 path $.a.",
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/hover\",\"params\":[ | 7 | -32602 | "
                        + "the message cannot be read: Nesting limit 255 reached at line 1 column 8193 path $.params[0].params[0].[0].",
            })
    void deepNestingIsAnErrorAndTheNextRequestIsAnswered(String open, Integer id, int code, String message)
            throws Exception {
        assertThat(send(frame(open + open.substring(open.length() - 1).repeat(200_000)), frame(PING))
                        .error())
                .isNotNull();
        Conversation found = send(frame(open.repeat(200_000)), frame(PING));
        assertThat(found.error().get("code")).isEqualTo(code);
        assertThat((String) found.error().get("message")).startsWith(message);
        assertThat(found.answers()).extracting(Conversation::id).containsExactly(id, 99);
        assertThat(found.reported()).isEmpty();
    }

    @Test
    void aMessageOfAllAllowedLevelsIsAnswered() throws Exception {
        String open = PING.substring(0, PING.indexOf("}}")) + "\"experimental\":";
        int left = 255 - 3; // the message, params and capabilities
        assertThat(send(frame(open + "[".repeat(left) + "]".repeat(left) + "}}}"))
                        .answers())
                .extracting(answer -> answer.containsKey("result"))
                .containsExactly(true);
        assertThat(send(frame(open + "[".repeat(left + 1) + "]".repeat(left + 1) + "}}}"))
                        .answers())
                .extracting(answer -> answer.containsKey("error"))
                .containsExactly(true);
    }

    @Test
    void bracketsWithinStringsDoNotNest() throws Exception {
        String text = "\\\"[".repeat(1_000);
        Conversation found = send(
                frame(
                        "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"untitled:a\","
                                + "\"languageId\":\"epl\",\"version\":1,\"text\":\"" + text + "\"}}}"),
                frame(PING));
        assertThat(found.answers()).extracting(Conversation::id).containsExactly(99);
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

        assertThat(found.error())
                .isEqualTo(
                        Map.of(
                                "code",
                                -32602,
                                "message",
                                "the message cannot be read: Expected BEGIN_OBJECT but was NUMBER at line 1 column 65 path $.params"));
        assertThat(found.answers()).extracting(Conversation::id).contains(7);
        assertThat(send(frame(request("7", "textDocument/hover", "null")), frame(PING))
                        .error())
                .isEqualTo(Map.of(
                        "code", -32602, "message", "expected parameters of 'textDocument/hover' but found none"));
    }

    @Test
    void textAfterARequestIsAnErrorOfThatRequest() throws Exception {
        Conversation found = send(frame(request("7", "shutdown", "null") + "{}"), frame(PING));

        assertThat(found.error().get("code")).isEqualTo(-32602);
        assertThat((String) found.error().get("message"))
                .startsWith("the message cannot be read: ")
                .endsWith(" at line 1 column 60 path $");
        assertThat(found.answers()).extracting(Conversation::id).containsExactly(7, 99);
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
                "textDocument/codeLens",
                "textDocument/inlayHint",
                "workspace/executeCommand",
            })
    void otherRequestsAreNotFound(String method) throws Exception {
        Conversation found = send(
                frame(PING),
                frame(request(
                        "7",
                        method,
                        "{\"textDocument\":{\"uri\":\"untitled:a\"},\"position\":{\"line\":0,\"character\":0}}")));

        assertThat(found.error())
                .isEqualTo(Map.of("code", -32601, "message", "the server has no method '" + method + "'"));
        assertThat(found.answers()).extracting(Conversation::id).contains(7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"$/setTrace", "$/unknown", "acme/unknown", "textDocument/willSave", "notebookDocument/didOpen"})
    void otherNotificationsAreIgnored(String method) throws Exception {
        Conversation found =
                send(frame(PING), frame("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":{}}"));

        assertThat(found.answers()).extracting(Conversation::id).containsExactly(99);
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
        assertThat(found.answers()).extracting(Conversation::id).doesNotContain(7);
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
        assertThat(send(frame).answers()).extracting(Conversation::id).containsExactly(99);
    }

    @Test
    void anInputThatEndsWithinAMessageEndsTheServer() throws Exception {
        byte[] whole = frame(request("99", "initialize", "{\"capabilities\":{},\"locale\":\"\u00e9\"}"));
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
