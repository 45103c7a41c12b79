package dev.schemac.lsp;

import static dev.schemac.lsp.Conversation.PING;
import static dev.schemac.lsp.Conversation.frame;
import static dev.schemac.lsp.Conversation.notification;
import static dev.schemac.lsp.Conversation.request;
import static dev.schemac.lsp.Conversation.send;
import static dev.schemac.lsp.EditorClient.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The order of messages in the protocol, and the requests that the server sends to its client. */
@Timeout(60)
class LifecycleTest {
    private static final String HOVER = request(
            "7",
            "textDocument/hover",
            "{\"textDocument\":{\"uri\":\"untitled:a\"},\"position\":{\"line\":0,\"character\":0}}");
    private static final String INITIALIZED = notification("initialized", "{}");
    private static final String WATCHING_CLIENT = request(
            "1",
            "initialize",
            "{\"capabilities\":{\"workspace\":{\"configuration\":true,"
                    + "\"didChangeWatchedFiles\":{\"dynamicRegistration\":true}},"
                    + "\"window\":{\"showMessage\":{}}}}");

    @Test
    void theServerReportsItsNameAndVersion() throws Exception {
        Map<?, ?> result = (Map<?, ?>) send(frame(PING)).answers().get(0).get("result");

        assertThat(result.get("serverInfo")).isEqualTo(Map.of("name", "schemac", "version", "1.2.3"));
    }

    @Test
    void requestsBeforeInitializeAreErrors() throws Exception {
        assertThat(send(frame(HOVER), frame(PING)).error())
                .isEqualTo(Map.of(
                        "code", -32002, "message", "expected the request 'initialize' before 'textDocument/hover'"));
    }

    @Test
    void shutdownBeforeInitializeIsAnError() throws Exception {
        Conversation found = send(frame(request("7", "shutdown", "null")), frame(PING));

        assertThat(found.error())
                .isEqualTo(Map.of("code", -32002, "message", "expected the request 'initialize' before 'shutdown'"));
        assertThat(found.shutDown()).isFalse();
    }

    @Test
    void exitBeforeInitializeEndsTheServer() throws Exception {
        assertThat(send(frame(notification("exit", "null")), frame(PING)).answers())
                .isEmpty();
    }

    @Test
    void aSecondInitializeIsAnError() throws Exception {
        assertThat(send(frame(PING), frame(request("7", "initialize", "{\"capabilities\":{}}")))
                        .error())
                .isEqualTo(Map.of("code", -32600, "message", "the server is initialized already"));
    }

    @Test
    void requestsAfterShutdownAreErrors() throws Exception {
        Conversation found = send(frame(PING), frame(request("8", "shutdown", "null")), frame(HOVER));

        assertThat(found.answers())
                .filteredOn(answer -> Integer.valueOf(7).equals(Conversation.id(answer)))
                .extracting(answer -> answer.get("error"))
                .isEqualTo(List.of(Map.of(
                        "code",
                        -32600,
                        "message",
                        "expected the notification 'exit' after 'shutdown' but found 'textDocument/hover'")));
        assertThat(found.shutDown()).isTrue();
    }

    @Test
    void notificationsBeforeInitializeAreIgnored() throws Exception {
        EditorClient editor = EditorClient.inProcess();
        editor.open("untitled:early", "create json schema A(a int);");
        get(editor.server.initialize(new InitializeParams()));
        editor.open("untitled:late", "create json schema B(b int);");

        assertThat(symbols(editor, "untitled:early")).isEmpty();
        assertThat(symbols(editor, "untitled:late")).hasSize(1);
        editor.end();
        assertThat(editor.log).isEmpty();
    }

    private static List<?> symbols(EditorClient editor, String uri) throws Exception {
        return get(editor.server
                .getTextDocumentService()
                .documentSymbol(new DocumentSymbolParams(new TextDocumentIdentifier(uri))));
    }

    /** It reads no settings (workspace/configuration) and shows no messages (window/showMessageRequest). */
    @Test
    void theOnlyRequestToTheClientRegistersWatchedFiles() throws Exception {
        List<Map<?, ?>> requests = send(
                        frame(WATCHING_CLIENT),
                        frame(INITIALIZED),
                        frame(notification("workspace/didChangeConfiguration", "{\"settings\":{}}")),
                        frame(request("2", "shutdown", "null")))
                .answers()
                .stream()
                .filter(message -> message.containsKey("method"))
                .toList();

        assertThat(requests).hasSize(1);
        assertThat(requests.get(0).get("method")).isEqualTo("client/registerCapability");
        assertThat(requests.get(0).get("params"))
                .isEqualTo(Map.of(
                        "registrations",
                        List.of(Map.of(
                                "id",
                                "schemas",
                                "method",
                                "workspace/didChangeWatchedFiles",
                                "registerOptions",
                                Map.of(
                                        "watchers",
                                        List.of(
                                                Map.of("globPattern", "**/*.epl"),
                                                Map.of("globPattern", "**/*.java")))))));
    }

    @Test
    void aClientWithoutDynamicRegistrationGetsNoRequest() throws Exception {
        assertThat(send(frame(PING), frame(INITIALIZED), frame(request("2", "shutdown", "null")))
                        .answers())
                .noneMatch(message -> message.containsKey("method"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"result\":null",
                "\"error\":{\"code\":-32601,\"message\":\"unknown method\"}",
            })
    void theServerGoesOnAfterEachAnswerToItsRegistration(String answer) throws Exception {
        Conversation found = send(
                frame(WATCHING_CLIENT),
                frame(INITIALIZED),
                frame("{\"jsonrpc\":\"2.0\",\"id\":\"1\"," + answer + "}"),
                frame(request("2", "shutdown", "null")));

        assertThat(found.answers())
                .filteredOn(message -> !message.containsKey("method"))
                .extracting(Conversation::id)
                .isEqualTo(List.of(1, 2));
        assertThat(found.reported()).isEmpty();
        assertThat(found.shutDown()).isTrue();
    }
}
