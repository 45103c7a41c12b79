package dev.schemac.lsp;

import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.analysis.Symbol;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * Reports changes of files and folders outside of the editor.
 *
 * @param changed called after each change
 */
record WorkspaceEvents(Projects projects, Places places, Worker worker, Runnable changed) implements WorkspaceService {
    /** More than a user scrolls through. */
    private static final int MOST_SYMBOLS = 1_000;

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams files) {
        List<String> uris = files.getChanges().stream().map(FileEvent::getUri).toList();
        worker.run(() -> {
            uris.stream().filter(uri -> uri.endsWith(".epl")).map(places::name).forEach(projects::fileChanged);
            if (uris.stream().anyMatch(uri -> !uri.endsWith(".epl"))) {
                projects.classesChanged();
            }
        });
        changed.run();
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams folders) {
        List<Path> removed = Places.paths(folders.getEvent().getRemoved());
        List<Path> added = Places.paths(folders.getEvent().getAdded());
        worker.run(() -> {
            removed.forEach(projects::removeFolder);
            added.forEach(projects::addFolder);
        });
        changed.run();
    }

    /** Returns the declarations whose names contain the letters of the query in that order, in any case. */
    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
            WorkspaceSymbolParams asked) {
        // atomic groups: each letter matches at its first place only, so that no query is slow
        Pattern query = Pattern.compile(
                asked.getQuery().replaceAll("(?s).", "(?>.*?\\\\Q$0\\\\E)"),
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
        return worker.answer(
                () -> Either.forRight(projects.all().stream()
                        .map(Project::texts)
                        .flatMap(texts -> texts.names().stream().flatMap(name -> texts.outline(name).stream()))
                        .flatMap(item -> Stream.concat(
                                found(item, "", query),
                                item.children().stream()
                                        .flatMap(child ->
                                                found(child, item.symbol().name(), query))))
                        .limit(MOST_SYMBOLS)
                        .toList()),
                Either.forRight(List.of()));
    }

    private Stream<WorkspaceSymbol> found(Outline.Item item, String container, Pattern query) {
        Symbol symbol = item.symbol();
        return query.matcher(symbol.name()).lookingAt()
                ? Stream.of(new WorkspaceSymbol(
                        symbol.name(),
                        TextRequests.kind(symbol),
                        Either.forLeft(places.location(symbol.location())),
                        container))
                : Stream.empty();
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams settings) {
        // the command line has the options
    }
}
