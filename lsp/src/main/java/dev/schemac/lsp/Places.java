package dev.schemac.lsp;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.WorkspaceFolder;

/**
 * Places as the protocol has them, and as schemac has them: URIs and names of sources, lines and columns from 0 and from
 * 1. Both count UTF-16 units. Safe for use by several threads.
 */
final class Places {
    /** The client's names of its open sources. */
    private final Map<String, String> uris = new ConcurrentHashMap<>();

    /** Returns the name of a source: the path of a file, otherwise the URI. */
    String name(String uri) {
        return path(uri).map(Path::toString).orElse(uri);
    }

    /**
     * Returns the {@link #name} of a source that the client has opened under this URI, and remembers the URI for
     * answers.
     */
    String opened(String uri) {
        String name = name(uri);
        uris.put(name, uri);
        return name;
    }

    String uri(String name) {
        String known = uris.get(name);
        return known != null ? known : Path.of(name).toUri().toString();
    }

    /** Returns the file of a URI; empty for other URIs, such as that of an unsaved source. */
    static Optional<Path> path(String uri) {
        try {
            URI parsed = URI.create(uri);
            return "file".equals(parsed.getScheme())
                    ? Optional.of(Path.of(parsed).toAbsolutePath().normalize())
                    : Optional.empty();
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Returns the folders of the file system, without duplicates. */
    static List<Path> paths(List<WorkspaceFolder> folders) {
        return folders.stream()
                .map(folder -> path(folder.getUri()))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    Location location(SourceLocation place) {
        return new Location(uri(place.file()), range(place));
    }

    static int offset(SourceText text, Position at) {
        return text.offset(at.getLine() + 1, at.getCharacter() + 1);
    }

    static Range range(SourceLocation place) {
        Position start = new Position(place.line() - 1, place.column() - 1);
        return new Range(start, new Position(start.getLine(), start.getCharacter() + place.length()));
    }

    /** From the begin of one place to the end of another. */
    static Range range(SourceLocation first, SourceLocation last) {
        return new Range(range(first).getStart(), range(last).getEnd());
    }
}
