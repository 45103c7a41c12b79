package dev.schemac.codegen.build;

import dev.schemac.codegen.write.ClassPathFiles;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generated classes in the unnamed package of a project whose own classes are in packages. */
public final class UnnamedPackage {

    private static final int MOST_SHOWN = 3;
    private static final String PARSER = "Parser.java";

    private UnnamedPackage() {}

    /**
     * Returns a warning that names generated classes in the unnamed package, and what to do; empty if there are none,
     * or if no class of the project is in a package.
     *
     * @param sourceFolder the folder of the generated sources
     * @param sourcePath the folders of the project's own Java sources
     * @param setting the name of the setting for the default package, such as {@code the parameter 'defaultPackage'}
     */
    public static Optional<String> warning(Path sourceFolder, List<Path> sourcePath, String setting)
            throws IOException {
        List<String> classes = classes(sourceFolder);
        Optional<String> ownPackage = classes.isEmpty() ? Optional.empty() : firstPackage(sourcePath);
        if (ownPackage.isEmpty()) {
            return Optional.empty();
        }
        int more = classes.size() - MOST_SHOWN;
        return Optional.of("Classes of schemas without a module are in the unnamed package, so classes of packages"
                + " cannot use them: " + classes.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "") + ". Begin the schema file with its Java package, such as"
                + " 'module " + ownPackage.get() + ";', or set " + setting + ".");
    }

    /** Returns the names of the event classes in the unnamed package, sorted. */
    private static List<String> classes(Path sourceFolder) throws IOException {
        if (!Files.isDirectory(sourceFolder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(sourceFolder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(PARSER) && name.length() > PARSER.length())
                    .map(name -> name.substring(0, name.length() - PARSER.length()))
                    .filter(name -> Files.exists(sourceFolder.resolve(name + ".java")))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Returns the first package of the project, of those with the fewest parts. */
    private static Optional<String> firstPackage(List<Path> sourcePath) throws IOException {
        TreeSet<Path> folders =
                new TreeSet<>(Comparator.comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()));
        for (Path root : sourcePath) {
            for (Path file : ClassPathFiles.below(root)) {
                if (file.toString().endsWith(".java") && !file.getParent().equals(root)) {
                    folders.add(root.relativize(file.getParent()));
                }
            }
        }
        return folders.stream().findFirst().map(folder -> folder.toString().replace(File.separatorChar, '.'));
    }
}
