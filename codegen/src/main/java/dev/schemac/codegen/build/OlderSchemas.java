package dev.schemac.codegen.build;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.codegen.write.ClassPathFiles;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/**
 * Reads older versions of schemas, to compare them with the current one. A version is {@code git:COMMIT} for the same
 * files in a commit, a jar with schemas, or another file or folder.
 */
public final class OlderSchemas {
    static final String COMMIT = "git:";

    private OlderSchemas() {}

    /** {@return whether a version is a commit} */
    public static boolean isCommit(String version) {
        return version.startsWith(COMMIT);
    }

    /** {@return whether a version is a jar} */
    public static boolean isJar(String version) {
        return version.endsWith(".jar");
    }

    /** {@return false if a version is a commit without a name, or with one that git mistakes for an option} */
    public static boolean isValid(String version) {
        return !version.matches("git:(-.*)?");
    }

    /**
     * Reads a version.
     *
     * @param now the files and folders of the current version
     * @param included decides about a file below a folder by its path there, with {@code /} between the parts
     * @throws IOException if the version does not exist, cannot be read, or has no schemas
     */
    public static List<SchemaSource> read(
            SchemaCompiler compiler, String version, List<Path> now, Predicate<String> included) throws IOException {
        if (!isValid(version)) {
            throw new IOException(version + ": expected a commit, as in git:main");
        }
        if (isCommit(version)) {
            return new GitSchemas(compiler, version.substring(COMMIT.length())).read(now, included);
        }
        Path path = Path.of(version);
        if (!Files.exists(path)) {
            throw new NoSuchFileException(version);
        }
        List<SchemaSource> found = isJar(version)
                ? ofJar(path)
                : compiler.read(List.of(path)).stream()
                        .filter(source -> Files.isRegularFile(path)
                                || included.test(ClassPathFiles.path(path, Path.of(source.name()))))
                        .toList();
        if (found.isEmpty()) {
            throw new IOException(version + " has no schemas");
        }
        return found;
    }

    /** Returns the schemas that a build has put into a jar. */
    private static List<SchemaSource> ofJar(Path jar) throws IOException {
        return SchemaBuild.libraries(List.of(jar)).stream()
                .map(SchemaLibrary::placedSources)
                .flatMap(List::stream)
                .toList();
    }
}
