package dev.schemac.codegen.build;

import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.write.SourceWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The files that the build tool makes of generated files in its class folder: copies of resources and classes of
 * sources. Maven never removes a copied resource, and no class once a project has no source. So the step removes those
 * of generated files that no longer exist.
 */
final class CompiledCopies {

    private static final String SOURCE = ".java";
    private static final String CLASS = ".class";

    private CompiledCopies() {}

    /** Returns the copies of output files, sorted; empty if the build tool removes outdated ones itself. */
    static SortedSet<Path> of(Collection<Path> targets, BuildRequest request) {
        SortedSet<Path> copies = new TreeSet<>();
        for (Path classFolder : request.classFolder().stream().toList()) {
            for (Path target : targets) {
                if (target.startsWith(request.resourceFolder())) {
                    copies.add(classFolder.resolve(request.resourceFolder().relativize(target)));
                }
                if (target.startsWith(request.sourceFolder())
                        && target.toString().endsWith(SOURCE)) {
                    Path copy = classFolder.resolve(request.sourceFolder().relativize(target));
                    copies.add(copy.resolveSibling(simpleName(copy, SOURCE) + CLASS));
                }
            }
        }
        return copies;
    }

    /** Removes a copy of a generated file that no longer exists. */
    static void remove(Path copy, BuildRequest request, SourceWriter writer) throws IOException {
        Optional<Path> own = request.classFolder().filter(copy::startsWith);
        Path root = own.orElseGet(() -> OutputFiles.root(copy, request.stateFolder()));
        if (copy.toString().endsWith(CLASS)) {
            for (Path nested : nestedClasses(copy)) {
                writer.delete(nested);
            }
        }
        if (copy.endsWith(GeneratedFiles.PARSER_INDEX)) {
            List<String> kept = linesOfOthers(copy);
            if (!kept.isEmpty()) {
                writer.put(copy, (String.join("\n", kept) + "\n").getBytes(StandardCharsets.UTF_8));
                return;
            }
        }
        writer.delete(copy);
        writer.removeEmptyFolders(copy.getParent(), root);
    }

    private static List<Path> nestedClasses(Path copy) throws IOException {
        List<Path> nested = new ArrayList<>();
        if (Files.isDirectory(copy.getParent())) {
            String begin = simpleName(copy, CLASS) + "$";
            try (DirectoryStream<Path> classes = Files.newDirectoryStream(
                    copy.getParent(), file -> file.getFileName().toString().startsWith(begin))) {
                classes.forEach(nested::add);
            }
        }
        return nested;
    }

    /**
     * Returns the lines of the index with parsers that are still compiled: those that the project wrote by hand, or
     * that an annotation processor added.
     */
    private static List<String> linesOfOthers(Path index) throws IOException {
        if (!Files.isRegularFile(index)) {
            return List.of();
        }
        Path classFolder = index;
        for (int i = 0; i < Path.of(GeneratedFiles.PARSER_INDEX).getNameCount(); i++) {
            classFolder = classFolder.getParent();
        }
        List<String> kept = new ArrayList<>();
        for (String line : Files.readString(index).lines().toList()) {
            String name = line.replaceFirst("#.*", "").trim();
            if (!name.isEmpty() && Files.isRegularFile(classFolder.resolve(name.replace('.', '/') + CLASS))) {
                kept.add(line);
            }
        }
        return kept;
    }

    private static String simpleName(Path file, String suffix) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - suffix.length());
    }
}
