package dev.schemac.codegen.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.codegen.write.ClassPathFiles;
import dev.schemac.dsl.SchemaSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Reads older versions of schemas, to compare them with the current one. A version is {@code git:} and a revision of git,
 * such as a branch, a tag or {@code HEAD~1}, for the same files in a commit; a jar with schemas; or another file or folder.
 */
public final class OlderSchemas {
    private static final String COMMIT = "git:";

    private OlderSchemas() {}

    /** {@return whether a version is a commit} */
    public static boolean isCommit(String version) {
        return version.startsWith(COMMIT);
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
            return ofCommit(compiler, version.substring(COMMIT.length()), now, included);
        }
        Path path = Path.of(version);
        boolean jar = version.endsWith(".jar") && Files.exists(path);
        List<SchemaSource> found = jar
                ? SchemaBuild.libraries(List.of(path)).stream()
                        .map(SchemaLibrary::placedSources)
                        .flatMap(List::stream)
                        .toList()
                : compiler.read(List.of(path)).stream()
                        .filter(source -> Files.isRegularFile(path)
                                || included.test(ClassPathFiles.path(path, Path.of(source.name()))))
                        .toList();
        if (found.isEmpty()) {
            throw new IOException(version + ": no schema found");
        }
        return found;
    }

    private static List<SchemaSource> ofCommit(
            SchemaCompiler compiler, String commit, List<Path> now, Predicate<String> included) throws IOException {
        Map<Path, SchemaSource> sources = new LinkedHashMap<>();
        for (Path argument : now) {
            Path path = argument.toAbsolutePath().normalize();
            boolean folder = Files.isDirectory(path);
            Path at = folder ? path : path.getParent();
            String name = folder ? "." : path.getFileName().toString();
            String listed = new String(git(at, "ls-tree", "-r", "-z", "--name-only", commit, "--", name), UTF_8);
            for (String file : listed.split("\0")) {
                if (folder ? file.endsWith(".epl") && included.test(file) : !file.isEmpty()) {
                    byte[] content = git(at, "show", "--no-textconv", commit + ":./" + file);
                    sources.put(
                            at.resolve(file),
                            compiler.read(COMMIT + commit + ":" + file, new ByteArrayInputStream(content)));
                }
            }
        }
        if (sources.isEmpty()) {
            throw new IOException(now.stream().map(Path::toString).collect(Collectors.joining(", ")) + ": " + COMMIT
                    + commit + " has no such schema file");
        }
        return List.copyOf(sources.values());
    }

    private static byte[] git(Path folder, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        Path errors = Files.createTempFile("schemac", ".txt");
        try {
            Process git = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectError(errors.toFile())
                    .start();
            git.getOutputStream().close();
            byte[] output = git.getInputStream().readAllBytes();
            if (git.waitFor() != 0) {
                throw new IOException(
                        "git: " + Files.readString(errors).lines().findFirst().orElse("failed"));
            }
            return output;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("git: interrupted");
        } finally {
            Files.delete(errors);
        }
    }
}
