package dev.schemac.lsp;

import dev.schemac.codegen.CompilerOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor: talks to a server by the protocol, and keeps what it is told. */
final class EditorClient implements LanguageClient {
    /** Longer than any answer takes on a machine that does other things too. */
    private static final long PATIENCE_SECONDS = 60;

    private final Map<String, List<Diagnostic>> diagnostics = new ConcurrentHashMap<>();
    final List<String> log = new CopyOnWriteArrayList<>();
    private final OutputStream toServer;
    final LanguageServer server;
    private int version;

    /** Of a server that reads and writes these. */
    EditorClient(InputStream fromServer, OutputStream toServer) {
        this.toServer = toServer;
        Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(this, fromServer, toServer);
        server = launcher.getRemoteProxy();
        launcher.startListening();
    }

    /** Of a server within this process. */
    static EditorClient inProcess() throws IOException {
        // not PipedInputStream, which fails as soon as the thread that has written last is dead
        Pipe requests = Pipe.open();
        Pipe answers = Pipe.open();
        OutputStream toClient = Channels.newOutputStream(answers.sink());
        EditorClient client =
                new EditorClient(Channels.newInputStream(answers.source()), Channels.newOutputStream(requests.sink()));
        Thread thread = new Thread(() -> {
            try (toClient) {
                SchemaLanguageServer.serve(
                        CompilerOptions.DEFAULT,
                        "1.2.3",
                        Channels.newInputStream(requests.source()),
                        toClient,
                        client.log::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
        return client;
    }

    EditorClient start(Path... folders) throws Exception {
        InitializeParams params = new InitializeParams();
        List<WorkspaceFolder> opened = new ArrayList<>();
        for (Path folder : folders) {
            opened.add(new WorkspaceFolder(folder.toUri().toString(), folder.toString()));
        }
        params.setWorkspaceFolders(opened);
        get(server.initialize(params));
        server.initialized(new InitializedParams());
        return this;
    }

    void open(String uri, String text) {
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "epl", ++version, text)));
    }

    void change(String uri, String text) {
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(uri, ++version),
                        List.of(new TextDocumentContentChangeEvent(text))));
    }

    /** Changes a part of a text; further ones count from there. */
    void edit(String uri, TextDocumentContentChangeEvent... changes) {
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(uri, ++version), List.of(changes)));
    }

    void closeText(String uri) {
        server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    }

    static <T> T get(CompletableFuture<T> answer) throws Exception {
        return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** The place of the first character of a part of a text. */
    static Position at(String text, String part) {
        int offset = text.indexOf(part);
        if (offset < 0) {
            throw new IllegalArgumentException(part);
        }
        int line =
                (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
        return new Position(line, offset - text.lastIndexOf('\n', offset - 1) - 1);
    }

    /** What was said last of a source, once it is as wanted. */
    List<Diagnostic> diagnostics(String uri, Predicate<List<Diagnostic>> wanted) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        synchronized (diagnostics) {
            while (!wanted.test(diagnostics.getOrDefault(uri, List.of()))) {
                if (System.nanoTime() > end) {
                    throw new AssertionError("not as wanted: " + diagnostics + ", log: " + log);
                }
                diagnostics.wait(100);
            }
            return diagnostics.getOrDefault(uri, List.of());
        }
    }

    /** What was said last of a source, once something was said. */
    List<Diagnostic> published(String uri) throws InterruptedException {
        return diagnostics(uri, found -> diagnostics.containsKey(uri));
    }

    /** Forgets what was said of a source. */
    void forget(String uri) {
        synchronized (diagnostics) {
            diagnostics.remove(uri);
        }
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams published) {
        synchronized (diagnostics) {
            diagnostics.put(published.getUri(), published.getDiagnostics());
            diagnostics.notifyAll();
        }
    }

    @Override
    public CompletableFuture<Void> registerCapability(RegistrationParams params) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void telemetryEvent(Object event) {
        throw new AssertionError("the server reports nothing about its user");
    }

    @Override
    public void showMessage(MessageParams message) {
        log.add(message.getMessage());
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {
        log.add(message.getMessage());
    }

    /** Ends the server as an editor does. */
    void end() throws Exception {
        get(server.shutdown());
        server.exit();
        toServer.close();
    }
}
