package dev.schemac.codegen.build;

import dev.schemac.codegen.write.ClassPathFiles;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Schema files in other folders than the one that a build step reads, for a step without schemas. */
public final class MisplacedSchemas {

    private static final int MOST_SHOWN = 3;

    private MisplacedSchemas() {}

    /**
     * Returns a warning that names schema files in other folders, and what to do; empty if there are none, or if the
     * schema folder has schema files: then the build excludes them.
     *
     * @param project the folder of the project; the message contains paths relative to it
     * @param schemaFolder the folder of the schemas, which may be missing
     * @param searched the folder to search
     * @param others folders below it that are not searched, because other steps read them
     * @param setting the name of the setting for the schema folder, such as {@code the parameter 'sourceDirectory'}
     */
    public static Optional<String> warning(
            Path project, Path schemaFolder, Path searched, Collection<Path> others, String setting)
            throws IOException {
        Path base = absolute(project);
        Path folder = absolute(schemaFolder);
        if (!below(folder, List.of()).isEmpty()) {
            return Optional.empty();
        }
        List<Path> files = below(
                absolute(searched),
                others.stream().map(MisplacedSchemas::absolute).toList());
        if (files.isEmpty()) {
            return Optional.empty();
        }
        String target = ClassPathFiles.path(base, folder);
        String shown = files.stream()
                .limit(MOST_SHOWN)
                .map(file -> ClassPathFiles.path(base, file))
                .collect(Collectors.joining(", "));
        int more = files.size() - MOST_SHOWN;
        return Optional.of("No classes are generated: there is no schema file in " + target + ", but there is "
                + shown + (more > 0 ? " and " + more + " more" : "") + ". Move "
                + (files.size() == 1 ? "it" : "them") + " to " + target + ", or set " + setting + " to "
                + (files.size() == 1 ? "its" : "their") + " folder.");
    }

    /** Returns the schema files below a folder, sorted. Folders that cannot be read have none. */
    private static List<Path> below(Path folder, Collection<Path> except) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) {
                return except.contains(each) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile() && file.toString().endsWith(".epl")) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(files);
        return files;
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
