package dev.schemac.lsp;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.WorkspaceService;

/**
 * Reports changes of files and folders outside of the editor.
 *
 * @param changed called after each change
 */
record WorkspaceEvents(Projects projects, Places places, Worker worker, Runnable changed) implements WorkspaceService {
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
        List<WorkspaceFolder> removed = folders.getEvent().getRemoved();
        List<WorkspaceFolder> added = folders.getEvent().getAdded();
        worker.run(() -> {
            removed.stream()
                    .map(folder -> Places.path(folder.getUri()))
                    .flatMap(Optional::stream)
                    .forEach(projects::removeFolder);
            added.stream()
                    .map(folder -> Places.path(folder.getUri()))
                    .flatMap(Optional::stream)
                    .forEach(projects::addFolder);
        });
        changed.run();
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams settings) {
        // the command line has the options
    }
}
