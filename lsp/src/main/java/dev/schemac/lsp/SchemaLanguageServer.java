package dev.schemac.lsp;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * The language server of schemas: what {@code schemac lsp} runs. One server serves one client, once.
 *
 * <p>One thread reads messages. A second one changes texts and answers requests, in the order of the messages. A third one looks
 * for errors in what all texts meant at one moment, so that no answer waits for it.
 */
public final class SchemaLanguageServer implements LanguageServer, LanguageClientAware {
    /** So long nobody has typed before it is said what is wrong, in milliseconds. */
    private static final int PAUSE = 150;

    private final Places places = new Places();
    private final Projects projects;
    private final Worker worker = new Worker("schemas", this::log);
    private final Worker checker = new Worker("errors", this::log);
    /** What is to be looked at next, where it has not begun yet. */
    private final AtomicReference<Runnable> nextCheck = new AtomicReference<>();

    private final TextRequests texts;
    private final WorkspaceEvents events;
    private LanguageClient client;
    private DiagnosticPublisher publisher;
    private boolean watching;
    private volatile Future<Void> listening;
    private volatile boolean shutDown;

    /** @param options where the classes are that schemas name, and what to warn of */
    public SchemaLanguageServer(CompilerOptions options) {
        this.projects = new Projects(options);
        this.texts = new TextRequests(projects, places, worker, this::changed);
        this.events = new WorkspaceEvents(projects, places, worker, this::changed);
    }

    /**
     * Serves the client that writes {@code in} and reads {@code out}, until it ends.
     *
     * @return whether the client has said that it ends
     */
    public static boolean serve(CompilerOptions options, InputStream in, OutputStream out) {
        SchemaLanguageServer server = new SchemaLanguageServer(options);
        Launcher<LanguageClient> launcher = LSPLauncher.createServerLauncher(server, in, out);
        server.connect(launcher.getRemoteProxy());
        try {
            server.listening = launcher.startListening();
            server.listening.get();
        } catch (ExecutionException | CancellationException e) {
            // the client has said "exit", or has gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        server.stop();
        return server.shutDown;
    }

    @Override
    public void connect(LanguageClient connected) {
        client = connected;
        publisher = new DiagnosticPublisher(places, connected);
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams client) {
        List<Path> folders = folders(client);
        worker.run(() -> folders.forEach(projects::addFolder));
        watching = client.getCapabilities() != null
                && client.getCapabilities().getWorkspace() != null
                && client.getCapabilities().getWorkspace().getDidChangeWatchedFiles() != null
                && Boolean.TRUE.equals(client.getCapabilities()
                        .getWorkspace()
                        .getDidChangeWatchedFiles()
                        .getDynamicRegistration());
        ServerInfo info = new ServerInfo("schemac");
        return CompletableFuture.completedFuture(new InitializeResult(capabilities(), info));
    }

    @SuppressWarnings("deprecation") // rootUri is what clients without workspace folders send
    private static List<Path> folders(InitializeParams client) {
        Stream<String> uris = client.getWorkspaceFolders() != null
                ? client.getWorkspaceFolders().stream().map(WorkspaceFolder::getUri)
                : Stream.ofNullable(client.getRootUri());
        return uris.map(Places::path).flatMap(Optional::stream).distinct().toList();
    }

    private static ServerCapabilities capabilities() {
        ServerCapabilities can = new ServerCapabilities();
        can.setTextDocumentSync(TextDocumentSyncKind.Full);
        can.setHoverProvider(true);
        can.setDefinitionProvider(true);
        can.setReferencesProvider(true);
        can.setDocumentSymbolProvider(true);
        can.setDocumentFormattingProvider(true);
        can.setFoldingRangeProvider(true);
        can.setRenameProvider(new RenameOptions(true));
        can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        can.setCompletionProvider(new CompletionOptions(false, List.of("@", "(", " ", "<", "=")));
        WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
        folders.setSupported(true);
        folders.setChangeNotifications(true);
        can.setWorkspace(new WorkspaceServerCapabilities(folders));
        return can;
    }

    @Override
    public void initialized(InitializedParams done) {
        if (watching) {
            List<FileSystemWatcher> watched = Stream.of("**/*.epl", "**/*.java")
                    .map(pattern -> new FileSystemWatcher(Either.forLeft(pattern)))
                    .toList();
            client.registerCapability(new RegistrationParams(List.of(new Registration(
                    "schemas",
                    "workspace/didChangeWatchedFiles",
                    new DidChangeWatchedFilesRegistrationOptions(watched)))));
        }
        changed();
    }

    /** Says what is wrong as soon as nobody types. */
    private void changed() {
        worker.runLater(
                () -> {
                    List<ProjectSchemas> all = projects.checked();
                    List<Findings> unreadable =
                            List.copyOf(projects.unreadable().values());
                    nextCheck.set(() -> check(all, unreadable));
                    checker.run(
                            () -> Optional.ofNullable(nextCheck.getAndSet(null)).ifPresent(Runnable::run));
                },
                PAUSE);
    }

    private void check(List<ProjectSchemas> all, List<Findings> unreadable) {
        publisher.publish(Stream.concat(
                        all.stream().map(project -> project.among(all).findings()), unreadable.stream())
                .toList());
    }

    private void log(String failure) {
        if (client != null) {
            client.logMessage(new MessageParams(MessageType.Error, "schemac: internal error: " + failure));
        }
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        shutDown = true;
        stop();
        return CompletableFuture.completedFuture(null);
    }

    /** The client need not close its stream. */
    @Override
    public void exit() {
        stop();
        if (listening != null) {
            listening.cancel(false);
        }
    }

    private void stop() {
        worker.stop();
        checker.stop();
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return texts;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return events;
    }
}
