package dev.schemac.cli.console;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads schema files of a commit through git. */
public final class GitSchemas {
    private static final String PREFIX = "git:";

    private final SchemaCompiler compiler;
    private final String commit;

    /** @param argument of a commit: {@code git:} and a revision, such as a branch, a tag, {@code HEAD~1} */
    public GitSchemas(SchemaCompiler compiler, String argument) {
        this.compiler = compiler;
        this.commit = argument.substring(PREFIX.length());
    }

    /** Returns whether an argument names a commit, not a file. */
    public static boolean isCommit(String argument) {
        return argument.startsWith(PREFIX);
    }

    /**
     * Reads the files, and all {@code .epl} files of the commit below folders.
     *
     * @throws CommandFailure if git or the commit is missing, or the commit contains none of the files
     */
    public List<SchemaSource> read(List<String> filesAndFolders) throws CommandFailure {
        Map<Path, SchemaSource> sources = new LinkedHashMap<>();
        for (String argument : filesAndFolders) {
            Path path = SchemaArguments.path(argument).toAbsolutePath().normalize();
            boolean folder = Files.isDirectory(path);
            Path at = folder ? path : path.getParent();
            String name = folder ? "." : path.getFileName().toString();
            String listed = new String(
                    git(at, "ls-tree", "-r", "-z", "--name-only", commit, "--", name), StandardCharsets.UTF_8);
            for (String file : listed.split("\0")) {
                if (folder ? file.endsWith(".epl") : !file.isEmpty()) {
                    sources.put(at.resolve(file), source(at, file));
                }
            }
        }
        if (sources.isEmpty()) {
            throw new CommandFailure("schemac: " + String.join(", ", filesAndFolders) + ": " + PREFIX + commit
                    + " has no such schema file");
        }
        return new ArrayList<>(sources.values());
    }

    private SchemaSource source(Path folder, String file) throws CommandFailure {
        try {
            return compiler.read(
                    PREFIX + commit + ":" + file,
                    new ByteArrayInputStream(git(folder, "show", "--no-textconv", commit + ":./" + file)));
        } catch (IOException e) {
            throw CommandFailure.of(file, e);
        }
    }

    private static byte[] git(Path folder, String... words) throws CommandFailure {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        try {
            Path errors = Files.createTempFile("schemac", ".txt");
            try {
                Process git = new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectError(errors.toFile())
                        .start();
                git.getOutputStream().close();
                byte[] output = git.getInputStream().readAllBytes();
                if (git.waitFor() != 0) {
                    throw new CommandFailure("schemac: git: "
                            + Files.readString(errors).lines().findFirst().orElse("failed"));
                }
                return output;
            } finally {
                Files.delete(errors);
            }
        } catch (IOException e) {
            throw CommandFailure.of("git", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailure("schemac: git: interrupted");
        }
    }
}
