package dev.schemac.codegen.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files below folders, and their paths as text that is the same on every machine. */
final class FolderFiles {
    private FolderFiles() {}

    /** All regular files below a folder, sorted; none where there is no such folder. */
    static List<Path> below(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> below = Files.walk(folder)) {
            return below.filter(Files::isRegularFile).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The way from a folder to a file or another folder, with {@code /} between the parts; all of its path where there is none. */
    static String path(Path folder, Path file) {
        boolean related = file.getRoot() != null && file.getRoot().equals(folder.getRoot());
        return (related ? folder.relativize(file) : file).toString().replace('\\', '/');
    }
}
