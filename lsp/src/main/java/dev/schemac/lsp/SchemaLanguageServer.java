package dev.schemac.lsp;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.lsp.MessageReader.BrokenHeaderException;
import java.io.BufferedInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
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
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * The language server of {@code schemac lsp}. One server serves one client, once.
 *
 * <p>One thread reads messages. A second one changes sources and answers requests, in the order of the messages. A
 * third one checks a snapshot of all sources for errors, so that no answer waits for it.
 */
public final class SchemaLanguageServer implements LanguageServer, LanguageClientAware {
    /** The pause after the last key before errors are reported, in milliseconds. */
    private static final int PAUSE = 150;

    private final String version;
    private final Places places = new Places();
    private final Projects projects;
    private final Worker worker = new Worker("schemas", this::log);
    private final Worker checker = new Worker("errors", this::log);
    /** The next check, unless it has begun. */
    private final AtomicReference<Check> nextCheck = new AtomicReference<>();

    private final TextRequests texts;
    private final WorkspaceEvents events;
    private LanguageClient client;
    private DiagnosticPublisher publisher;
    private boolean watching;
    private volatile MessageReader reader;
    private volatile boolean shutDown;

    /**
     * @param options class path, source path, and whether to warn about Esper
     * @param version the version of schemac, which clients compare with the one that they need
     */
    public SchemaLanguageServer(CompilerOptions options, String version) {
        this.version = version;
        this.projects = new Projects(options);
        this.texts = new TextRequests(projects, places, worker, this::changed);
        this.events = new WorkspaceEvents(projects, places, worker, this::changed);
    }

    /**
     * Serves the client that writes {@code in} and reads {@code out}, until it ends.
     *
     * @param version the version of schemac
     * @param report receives one line if the connection ends with an error
     * @return whether the client has announced its end
     */
    public static boolean serve(
            CompilerOptions options, String version, InputStream in, OutputStream out, Consumer<String> report) {
        SchemaLanguageServer server = new SchemaLanguageServer(options, version);
        Map<String, JsonRpcMethod> methods = new HashMap<>(ServiceEndpoints.getSupportedMethods(LanguageClient.class));
        methods.putAll(SupportedMethods.PROTOCOL);
        MessageJsonHandler json = new MessageJsonHandler(methods);
        MessageWriter answers = new MessageWriter(new StreamMessageConsumer(out, json));
        SupportedMethods supported = new SupportedMethods(server, server::log);
        RemoteEndpoint client = new RemoteEndpoint(answers, supported, supported::error);
        client.setJsonHandler(json);
        json.setMethodProvider(client);
        server.connect(ServiceEndpoints.toServiceObject(client, LanguageClient.class));
        server.reader = new MessageReader(new BufferedInputStream(in), json, answers);
        try {
            server.reader.listen(client);
        } catch (BrokenHeaderException | OutOfMemoryError e) {
            report.accept(e instanceof OutOfMemoryError ? "out of memory" : e.getMessage());
            server.shutDown = false;
        } catch (JsonRpcException e) {
            // the client has ended
        } finally {
            server.stop();
            answers.close();
        }
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
        ServerInfo info = new ServerInfo("schemac", version);
        return CompletableFuture.completedFuture(new InitializeResult(capabilities(), info));
    }

    @SuppressWarnings("deprecation") // rootUri is what clients without workspace folders send
    private static List<Path> folders(InitializeParams client) {
        List<WorkspaceFolder> root = client.getRootUri() == null
                ? List.of()
                : List.of(new WorkspaceFolder(client.getRootUri(), client.getRootUri()));
        return Places.paths(client.getWorkspaceFolders() != null ? client.getWorkspaceFolders() : root);
    }

    private static ServerCapabilities capabilities() {
        ServerCapabilities can = new ServerCapabilities();
        can.setTextDocumentSync(TextDocumentSyncKind.Incremental);
        can.setHoverProvider(true);
        can.setDefinitionProvider(true);
        can.setReferencesProvider(true);
        can.setDocumentSymbolProvider(true);
        can.setDocumentFormattingProvider(true);
        can.setFoldingRangeProvider(true);
        can.setWorkspaceSymbolProvider(true);
        can.setSignatureHelpProvider(new SignatureHelpOptions(List.of("(", ",", "=")));
        can.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(NameTokens.LEGEND, true));
        can.setRenameProvider(new RenameOptions(true));
        can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        can.setCompletionProvider(new CompletionOptions(false, List.of("@", "(", " ", "<", "=", ".", "'", "\"", "{")));
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

    /**
     * The schemas to check.
     *
     * @param changed the sources with new content: the client receives the errors of each, or an empty list
     */
    private record Check(List<ProjectSchemas> all, List<Findings> unreadable, Set<String> changed) {}

    /** Schedules a check after the pause. */
    private void changed() {
        worker.runLater(
                () -> {
                    List<Findings> unreadable = List.copyOf(projects.unreadable.values());
                    Set<String> changed = projects.takeChanged();
                    Optional.ofNullable(nextCheck.getAndSet(null))
                            .ifPresent(skipped -> changed.addAll(skipped.changed()));
                    nextCheck.set(new Check(projects.checked(), unreadable, changed));
                    checker.run(
                            () -> Optional.ofNullable(nextCheck.getAndSet(null)).ifPresent(this::check));
                },
                PAUSE);
    }

    private void check(Check check) {
        publisher.publish(
                Stream.concat(
                                check.all().stream()
                                        .map(project ->
                                                project.among(check.all()).findings()),
                                check.unreadable().stream())
                        .toList(),
                check.changed());
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
        if (reader != null) {
            reader.close();
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
