package dev.schemac.codegen.build;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Reads schema files of a commit through git. */
final class GitSchemas {
    private final SchemaCompiler compiler;
    private final String commit;

    /** @param commit a revision, such as a branch, a tag, {@code HEAD~1} */
    GitSchemas(SchemaCompiler compiler, String commit) {
        this.compiler = compiler;
        this.commit = commit;
    }

    /**
     * Reads the files, and all {@code .epl} files of the commit below folders.
     *
     * @param included decides about a file below a folder by its path there
     * @throws IOException if git or the commit is missing, or the commit contains none of the files
     */
    List<SchemaSource> read(List<Path> filesAndFolders, Predicate<String> included) throws IOException {
        Map<Path, SchemaSource> sources = new LinkedHashMap<>();
        for (Path argument : filesAndFolders) {
            Path path = argument.toAbsolutePath().normalize();
            boolean folder = Files.isDirectory(path);
            Path at = folder ? path : path.getParent();
            String name = folder ? "." : path.getFileName().toString();
            String listed = new String(
                    git(at, "ls-tree", "-r", "-z", "--name-only", commit, "--", name), StandardCharsets.UTF_8);
            for (String file : listed.split("\0")) {
                if (folder ? file.endsWith(".epl") && included.test(file) : !file.isEmpty()) {
                    sources.put(at.resolve(file), source(at, file));
                }
            }
        }
        if (sources.isEmpty()) {
            throw new IOException(filesAndFolders.stream().map(Path::toString).collect(Collectors.joining(", ")) + ": "
                    + OlderSchemas.COMMIT + commit + " has no such schema file");
        }
        return List.copyOf(sources.values());
    }

    private SchemaSource source(Path folder, String file) throws IOException {
        return compiler.read(
                OlderSchemas.COMMIT + commit + ":" + file,
                new ByteArrayInputStream(git(folder, "show", "--no-textconv", commit + ":./" + file)));
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
